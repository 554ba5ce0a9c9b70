// The sand of a timer at a moment. The view says what was left when it was last turned over; the rest is subtraction.
import type { SandTimer } from './wire';

/** Below this a timer alarms by look and sound. */
export const LOW = 10_000;
/** Below this it ticks twice a second. */
export const VERY_LOW = 5_000;

/** ms of sand in the upper bulb. */
export function leftAt(timer: SandTimer, moment: number): number {
  return Math.min(timer.full, Math.max(0, timer.left - Math.max(0, moment - timer.since)));
}

/** What would be left if it were turned over at this moment: the bulbs swap. */
export function leftIfTurned(timer: SandTimer, moment: number): number {
  return timer.full - leftAt(timer, moment);
}

/** Whole seconds as people count them: 0 only when nothing is left. */
export function secondsOf(ms: number): number {
  return Math.ceil(ms / 1000);
}

export type Mood = 'calm' | 'low' | 'out';

export function moodOf(left: number): Mood {
  if (left <= 0) return 'out';
  return left < LOW ? 'low' : 'calm';
}

/** How high the sand stands in a bulb that narrows to its neck: a cone seen from the side. */
export function heightOf(share: number): number {
  return Math.sqrt(Math.min(1, Math.max(0, share)));
}

/**
 * How many ms of game time until the next tick of the timer that is nearest to its end; none while all are calm.
 * A tick falls on each whole second, under five seconds on each half.
 */
export function untilTick(timers: readonly SandTimer[], moment: number): number | null {
  const least = Math.min(...timers.map((timer) => leftAt(timer, moment)).filter((left) => left > 0));
  if (!(least <= LOW)) return null;
  return least % (least <= VERY_LOW ? 500 : 1000);
}
