// A closer look at the board: two fingers (or the wheel with Ctrl) enlarge it, one finger then draws it about,
// and it goes back by itself: to the whole, or to where the play is. It never takes a tap away from what lies on the board.
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
export interface Box extends Point {
  width: number;
  height: number;
}
export interface Size {
  width: number;
  height: number;
}
/** What of the board is wanted in sight, and how large. */
export interface Near {
  /** A selector: all that it finds on the board. */
  around: string;
  /** So many pixels the smaller side of each must have. */
  least: number;
  /** For a board that lays itself out anew rather than being enlarged: the room it needs for that; none where its frame is enough. */
  grow?: (width: number, height: number) => Size | null;
}
export const REST: Look = { scale: 1, x: 0, y: 0 };
const MOST = 4;
/** Nobody touched it for so long: back (ms). */
const PATIENCE = 6_000;
/** A finger that moved less than this was a tap (px). */
const STEADY = 8;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The board never leaves its frame: where it is no larger, it cannot be moved at all. */
export function held(look: Look, width: number, height: number, board: Size = { width, height }): Look {
  const scale = clamp(look.scale, 1, MOST);
  const [x, y] = [Math.max(0, (board.width * scale - width) / 2), Math.max(0, (board.height * scale - height) / 2)];
  return { scale, x: clamp(look.x, -x, x), y: clamp(look.y, -y, y) };
}

/** Enlarged round a point that stays where it is; points count from the middle of the frame. */
export function enlarged(look: Look, by: number, at: Point): Look {
  const scale = clamp(look.scale * by, 1, MOST);
  const real = scale / look.scale;
  return { scale, x: at.x - (at.x - look.x) * real, y: at.y - (at.y - look.y) * real };
}

/** Where along one axis a window may begin, so that it holds all edges, or has one of them at its own. */
function starts(edges: readonly (readonly [from: number, to: number])[], length: number): number[] {
  const [from, to] = [Math.min(...edges.map((edge) => edge[0])), Math.max(...edges.map((edge) => edge[1]))];
  if (to - from <= length) return [(from + to - length) / 2];
  return edges.flatMap((edge) => [edge[0], edge[1] - length]);
}

/** The window of a size that holds the most boxes whole; of equals the one nearest to the middle of them all. */
export function frameOf(boxes: readonly Box[], size: Size): Point {
  const mid = middle(boxes.map((box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })));
  const across = boxes.map((box) => [box.x, box.x + box.width] as const);
  const down = boxes.map((box) => [box.y, box.y + box.height] as const);
  let best = { x: mid.x, y: mid.y, whole: -1, away: 0 };
  for (const left of new Set(starts(across, size.width))) {
    for (const top of new Set(starts(down, size.height))) {
      const inside = (i: number): boolean => within(across[i], left, size.width) && within(down[i], top, size.height);
      const whole = boxes.filter((_, i) => inside(i)).length;
      const at = { x: left + size.width / 2, y: top + size.height / 2 };
      const away = Math.hypot(at.x - mid.x, at.y - mid.y);
      if (whole > best.whole || (whole === best.whole && away < best.away)) best = { ...at, whole, away };
    }
  }
  return best;
}
const within = (edge: readonly [number, number] | undefined, from: number, length: number): boolean =>
  edge !== undefined && edge[0] >= from - 0.5 && edge[1] <= from + length + 0.5;

/** The look at which every box is large enough for a finger, and as many as possible are in the frame. Boxes count from its middle. */
export function nearTo(boxes: readonly Box[], least: number, frame: Size = { width: 1e6, height: 1e6 }): Look {
  if (boxes.length === 0) return REST;
  const small = Math.min(...boxes.map((box) => Math.min(box.width, box.height)));
  const scale = clamp(least / Math.max(1, small), 1, MOST);
  const at = frameOf(boxes, { width: frame.width / scale, height: frame.height / scale });
  return { scale, x: -at.x * scale, y: -at.y * scale };
}

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, point) => sum + point.x, 0) / points.length,
  y: points.reduce((sum, point) => sum + point.y, 0) / points.length,
});
const spread = ([one, other]: readonly Point[]): number => (one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0);

/** Makes a frame's first child something to look at closer. */
export class Closer {
  #look = REST;
  #near: Near | null = null;
  #frame: HTMLElement | null = null;
  #moved = false;
  /** More of the board is there than the frame shows. */
  #large = false;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #fingers = new Map<number, Point>();

  /** What is looked at while nobody's fingers are on the board. */
  aim(near: Near | null): void {
    this.#near = near;
    this.#rest();
  }

  attach: Attachment<HTMLElement> = (frame) => {
    this.#frame = frame;
    // A frame later: the board lays itself out when it is told of its size, just as this is.
    const resized = new ResizeObserver(() => requestAnimationFrame(() => this.#rest()));
    resized.observe(frame);
    if (frame.firstElementChild) resized.observe(frame.firstElementChild);
    frame.addEventListener('pointerdown', this.#down);
    addEventListener('pointermove', this.#move);
    addEventListener('pointerup', this.#up);
    addEventListener('pointercancel', this.#up);
    frame.addEventListener('click', this.#click, true);
    frame.addEventListener('wheel', this.#wheel, { passive: false });
    return () => {
      clearTimeout(this.#resting);
      resized.disconnect();
      frame.removeEventListener('pointerdown', this.#down);
      removeEventListener('pointermove', this.#move);
      removeEventListener('pointerup', this.#up);
      removeEventListener('pointercancel', this.#up);
      frame.removeEventListener('click', this.#click, true);
      frame.removeEventListener('wheel', this.#wheel);
    };
  };

  get #board(): HTMLElement | null {
    return this.#frame?.firstElementChild as HTMLElement | null;
  }
  #point(event: { clientX: number; clientY: number }): Point {
    const box = this.#frame?.getBoundingClientRect() ?? new DOMRect();
    return { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
  }
  /** Boxes as they are without any look, whatever the look is now and however far it has moved. */
  #boxes(selector: string): Box[] {
    const [frame, board] = [this.#frame, this.#board];
    if (!frame || !board) return [];
    const whole = board.getBoundingClientRect();
    const scale = whole.width / Math.max(1, board.offsetWidth);
    const [left, top] = [-board.offsetWidth / 2, -board.offsetHeight / 2];
    return [...board.querySelectorAll(selector)].map((one) => {
      const box = one.getBoundingClientRect();
      return {
        x: left + (box.left - whole.left) / scale,
        y: top + (box.top - whole.top) / scale,
        width: box.width / scale,
        height: box.height / scale,
      };
    });
  }
  #rest(): void {
    if (this.#fingers.size > 0 || !this.#frame) return;
    const frame = { width: this.#frame.clientWidth, height: this.#frame.clientHeight };
    this.#show(this.#near ? nearTo(this.#boxes(this.#near.around), this.#near.least, frame) : REST);
  }
  #show(next: Look, byHand = false): void {
    const [frame, board] = [this.#frame, this.#board];
    if (!frame || !board) return;
    const [width, height] = [frame.clientWidth, frame.clientHeight];
    const size = { width: board.offsetWidth, height: board.offsetHeight };
    this.#look = held(next, width, height, size);
    // A board larger than its frame is shown from its middle, as a smaller one is.
    const over = { x: Math.min(0, (width - size.width) / 2), y: Math.min(0, (height - size.height) / 2) };
    const away = this.#look.scale > 1.001 || over.x < -0.5 || over.y < -0.5;
    this.#large = away;
    board.style.transform = away ? `translate(${this.#look.x + over.x}px, ${this.#look.y + over.y}px) scale(${this.#look.scale})` : '';
    frame.toggleAttribute('data-closer', away);
    frame.toggleAttribute('data-held', byHand);
    clearTimeout(this.#resting);
    if (away && byHand) this.#resting = setTimeout(() => this.#rest(), PATIENCE);
  }
  #down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && !this.#large) return;
    if (this.#fingers.size === 0) this.#moved = false;
    this.#fingers.set(event.pointerId, this.#point(event));
  };
  #move = (event: PointerEvent): void => {
    const before = [...this.#fingers.values()];
    const from = this.#fingers.get(event.pointerId);
    if (!from) return;
    const to = this.#point(event);
    if (before.length === 1 && !this.#moved && Math.hypot(to.x - from.x, to.y - from.y) < STEADY) return;
    this.#fingers.set(event.pointerId, to);
    const after = [...this.#fingers.values()];
    const [was, is] = [middle(before), middle(after)];
    const drawn = { ...this.#look, x: this.#look.x + is.x - was.x, y: this.#look.y + is.y - was.y };
    if (this.#large || after.length > 1) this.#moved = true;
    this.#show(after.length > 1 ? enlarged(drawn, spread(after) / Math.max(1, spread(before)), is) : drawn, true);
  };
  #up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
  };
  /** Drawing the board about is no tap on what lies under the finger. */
  #click = (event: MouseEvent): void => {
    if (!this.#moved) return;
    this.#moved = false;
    event.stopPropagation();
    event.preventDefault();
  };
  #wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.#show(enlarged(this.#look, Math.exp(-event.deltaY / 200), this.#point(event)), true);
  };
}
