// A phone that is shaken rolls. Some devices ask their owner first, and only after a touch.
export interface Push {
  x: number | null;
  y: number | null;
  z: number | null;
}

/** m/s² without gravity: walking stays below it. */
const HARD = 16;
/** ms between two rolls by shaking: a shake is many pushes. */
const APART = 700;

/** Answers, push by push, whether the phone has just been shaken. */
export function shaker(): (push: Push, at: number) => boolean {
  let last = -Infinity;
  return ({ x, y, z }, at) => {
    if (Math.hypot(x ?? 0, y ?? 0, z ?? 0) < HARD || at - last < APART) return false;
    last = at;
    return true;
  };
}

type Asking = typeof DeviceMotionEvent & { requestPermission?: () => Promise<'granted' | 'denied'> };

/** Whether this device can be shaken at all: it has a touch screen and says how it is moved. */
export function canShake(): boolean {
  return typeof DeviceMotionEvent !== 'undefined' && navigator.maxTouchPoints > 0 && isSecureContext;
}

/** Asks where asking is needed; to be called from a touch. */
export async function mayShake(): Promise<boolean> {
  const asking = DeviceMotionEvent as Asking;
  if (!asking.requestPermission) return true;
  return (await asking.requestPermission().catch(() => 'denied' as const)) === 'granted';
}

/** Calls when the phone is shaken, until the answer is called. */
export function onShake(roll: () => void): () => void {
  const shaken = shaker();
  const hear = (event: DeviceMotionEvent): void => {
    if (event.acceleration && shaken(event.acceleration, event.timeStamp)) roll();
  };
  addEventListener('devicemotion', hear);
  return () => removeEventListener('devicemotion', hear);
}
