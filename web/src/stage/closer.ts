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
/** What of the board is wanted in sight, and how large. */
export interface Near {
  /** A selector: all that it finds on the board. */
  around: string;
  /** So many pixels the smaller side of each must have. */
  least: number;
}
export const REST: Look = { scale: 1, x: 0, y: 0 };
const MOST = 4;
/** Nobody touched it for so long: back (ms). */
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

/** The look at which every box is large enough for a finger, and as many as possible are in the frame. Boxes count from its middle. */
export function nearTo(boxes: readonly Box[], least: number): Look {
  if (boxes.length === 0) return REST;
  const small = Math.min(...boxes.map((box) => Math.min(box.width, box.height)));
  const [left, top] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.x + box.width)), Math.max(...boxes.map((box) => box.y + box.height))];
  const scale = clamp(least / Math.max(1, small), 1, MOST);
  return { scale, x: (-(left + right) / 2) * scale, y: (-(top + bottom) / 2) * scale };
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
  #resting: ReturnType<typeof setTimeout> | undefined;
  #fingers = new Map<number, Point>();

  /** What is looked at while nobody's fingers are on the board. */
  aim(near: Near | null): void {
    this.#near = near;
    this.#rest();
  }

  attach: Attachment<HTMLElement> = (frame) => {
    this.#frame = frame;
    const resized = new ResizeObserver(() => this.#rest());
    resized.observe(frame);
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
    const [left, top] = [board.offsetLeft - frame.clientWidth / 2, board.offsetTop - frame.clientHeight / 2];
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
    if (this.#fingers.size === 0) this.#show(this.#near ? nearTo(this.#boxes(this.#near.around), this.#near.least) : REST);
  }
  #show(next: Look, byHand = false): void {
    const [frame, board] = [this.#frame, this.#board];
    if (!frame || !board) return;
    this.#look = held(next, frame.clientWidth, frame.clientHeight);
    const away = this.#look.scale > 1.001;
    board.style.transform = away ? `translate(${this.#look.x}px, ${this.#look.y}px) scale(${this.#look.scale})` : '';
    frame.toggleAttribute('data-closer', away);
    frame.toggleAttribute('data-held', byHand);
    clearTimeout(this.#resting);
    if (away && byHand) this.#resting = setTimeout(() => this.#rest(), PATIENCE);
  }
  #down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && this.#look.scale === 1) return;
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
    if (this.#look.scale > 1 || after.length > 1) this.#moved = true;
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
