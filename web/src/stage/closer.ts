// A closer look at the board: two fingers (or the wheel with Ctrl) enlarge it, one finger then draws it about,
// and it goes back by itself. It never takes a tap away from what lies on the board.
import type { Attachment } from 'svelte/attachments';

export interface Look {
  /** 1 is at rest. */
  scale: number;
  x: number;
  y: number;
}
export interface Point {
  x: number;
  y: number;
}
export const REST: Look = { scale: 1, x: 0, y: 0 };
const MOST = 4;
/** Nobody touched it for so long: back to rest (ms). */
const PATIENCE = 6_000;
/** A finger that moved less than this was a tap (px). */
const STEADY = 8;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The board never leaves its frame: at rest it cannot be moved at all. */
export function held(look: Look, width: number, height: number): Look {
  const scale = clamp(look.scale, 1, MOST);
  const [x, y] = [(width * (scale - 1)) / 2, (height * (scale - 1)) / 2];
  return { scale, x: clamp(look.x, -x, x), y: clamp(look.y, -y, y) };
}

/** Enlarged round a point that stays where it is; points count from the middle of the frame. */
export function enlarged(look: Look, by: number, at: Point): Look {
  const scale = clamp(look.scale * by, 1, MOST);
  const real = scale / look.scale;
  return { scale, x: at.x - (at.x - look.x) * real, y: at.y - (at.y - look.y) * real };
}

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, point) => sum + point.x, 0) / points.length,
  y: points.reduce((sum, point) => sum + point.y, 0) / points.length,
});
const spread = ([one, other]: readonly Point[]): number => (one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0);

/** Makes a frame's only child something to look at closer. */
export const closer: Attachment<HTMLElement> = (frame) => {
  let look = REST;
  let moved = false;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const fingers = new Map<number, Point>();

  const point = (event: { clientX: number; clientY: number }): Point => {
    const box = frame.getBoundingClientRect();
    return { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
  };
  function show(next: Look): void {
    look = held(next, frame.clientWidth, frame.clientHeight);
    const board = frame.firstElementChild as HTMLElement | null;
    const away = look.scale > 1.001;
    if (board) board.style.transform = away ? `translate(${look.x}px, ${look.y}px) scale(${look.scale})` : '';
    frame.toggleAttribute('data-closer', away);
    clearTimeout(resting);
    if (away) resting = setTimeout(() => show(REST), PATIENCE);
  }
  function down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && look.scale === 1) return;
    if (fingers.size === 0) moved = false;
    fingers.set(event.pointerId, point(event));
  }
  function move(event: PointerEvent): void {
    const before = [...fingers.values()];
    const from = fingers.get(event.pointerId);
    if (!from) return;
    const to = point(event);
    if (before.length === 1 && !moved && Math.hypot(to.x - from.x, to.y - from.y) < STEADY) return;
    fingers.set(event.pointerId, to);
    const after = [...fingers.values()];
    const [was, is] = [middle(before), middle(after)];
    const drawn = { ...look, x: look.x + is.x - was.x, y: look.y + is.y - was.y };
    if (look.scale > 1 || after.length > 1) moved = true;
    show(after.length > 1 ? enlarged(drawn, spread(after) / Math.max(1, spread(before)), is) : drawn);
  }
  function up(event: PointerEvent): void {
    fingers.delete(event.pointerId);
  }
  /** Drawing the board about is no tap on what lies under the finger. */
  function click(event: MouseEvent): void {
    if (!moved) return;
    moved = false;
    event.stopPropagation();
    event.preventDefault();
  }
  function wheel(event: WheelEvent): void {
    if (!event.ctrlKey) return;
    event.preventDefault();
    show(enlarged(look, Math.exp(-event.deltaY / 200), point(event)));
  }

  frame.addEventListener('pointerdown', down);
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', up);
  frame.addEventListener('click', click, true);
  frame.addEventListener('wheel', wheel, { passive: false });
  return () => {
    clearTimeout(resting);
    frame.removeEventListener('pointerdown', down);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', up);
    frame.removeEventListener('click', click, true);
    frame.removeEventListener('wheel', wheel);
  };
};
