// What moves when the story is told: tiles slide with all that is on them, pawns walk, sand falls, water is poured.
// The board already shows how it ended; everything is moved from where it was, and nobody waits for it.
import { still } from '../../look/motion.svelte';
import type { Happening } from '../../wire';
import { columnOf, rowOf } from './kinds';
import type { Figures, View } from './wire';

export const SLIDE = 350;
const STEP = 300;
const FALL = 260;
const SIP = 400;
/** The storm card is read before the wind blows. */
export const OMEN = 650;

/** One leg of a way, from cell to cell, at a time. */
export interface Leg {
  from: number;
  to: number;
  at: number;
  lasts: number;
}
export interface Motions {
  /** Ways of tiles, by the cell where they lie now. */
  tiles: Map<number, Leg[]>;
  /** The way of the hole. */
  eye: Leg[];
  /** Ways of pawns, by seat. */
  pawns: Map<number, Leg[]>;
  /** Cells that get sand, when it falls, and whether it blocks them. */
  sand: { cell: number; at: number; blocks: boolean }[];
  /** Tiles that are turned. */
  turned: number[];
  /** Seats that drink, gain or lose water. */
  sips: { seat: number; at: number }[];
}

export function motionsOf(story: readonly Happening[], figures: Figures): Motions {
  const found: Motions = { tiles: new Map(), eye: [], pawns: new Map(), sand: [], turned: [], sips: [] };
  let at = 0;
  for (const { name, details } of story) {
    const [seat, cell, origin] = [Number(details['seat']), Number(details['cell']), Number(details['origin'])];
    if (name === 'revealed') at += OMEN;
    else if (name === 'slid') {
      slide(found, { from: origin, to: cell, at, lasts: SLIDE });
      at += SLIDE;
    } else if (name === 'sand-added') found.sand.push({ cell, at, blocks: Number(details['markers']) === figures.blocking });
    else if (['walked', 'ridden', 'guided', 'flown'].includes(name)) {
      const way = found.pawns.get(seat) ?? [];
      const last = way.at(-1);
      found.pawns.set(seat, [...way, { from: origin, to: cell, at: last ? last.at + last.lasts : at, lasts: STEP }]);
    } else if (name === 'excavated') found.turned.push(cell);
    else if (name === 'drunk' || name === 'water-found') found.sips.push({ seat, at });
    else if (name === 'water-given') found.sips.push({ seat, at }, { seat: Number(details['to']), at: at + FALL });
  }
  // A pawn that walked before its tile slid away cannot be followed back: it simply is where it is.
  if (found.eye.length > 0) found.pawns.clear();
  return found;
}

/** ms until all that the story moves is at rest. */
export function lastsOf(story: readonly Happening[], figures: Figures): number {
  const { tiles, eye, pawns, sand, turned, sips } = motionsOf(story, figures);
  const ways = [...tiles.values(), ...pawns.values(), eye].flat();
  const omen = story.some(({ name }) => name === 'revealed') ? OMEN : 0;
  return Math.max(
    omen,
    ...ways.map((leg) => leg.at + leg.lasts),
    ...sand.map(({ at }) => at + FALL),
    ...turned.map(() => STEP),
    ...sips.map(({ at }) => at + SIP),
  );
}

/** The tile that lay at `from` takes its earlier ways along. */
function slide(found: Motions, leg: Leg): void {
  const ways = found.tiles.get(leg.from) ?? [];
  found.tiles.delete(leg.from);
  found.tiles.set(leg.to, [...ways, leg]);
  found.eye.push({ ...leg, from: leg.to, to: leg.from });
}

/** Keyframes that bring a thing along its way to `end`, as shares of the whole time. */
export function keyframes(way: readonly Leg[], end: number, pitch: number, side: number): { frames: Keyframe[]; lasts: number } {
  const last = way.at(-1);
  const lasts = last ? last.at + last.lasts : 0;
  const place = (cell: number): string =>
    `translate(${(columnOf(cell, side) - columnOf(end, side)) * pitch}px, ${(rowOf(cell, side) - rowOf(end, side)) * pitch}px)`;
  const frames: Keyframe[] = way.flatMap((leg) => [
    { transform: place(leg.from), offset: leg.at / lasts, easing: 'cubic-bezier(.3,.1,.3,1)' },
    { transform: place(leg.to), offset: (leg.at + leg.lasts) / lasts },
  ]);
  const first = way[0];
  if (first && first.at > 0) frames.unshift({ transform: place(first.from), offset: 0 });
  return { frames, lasts };
}

let running: Animation[] = [];

/** Moves what the story tells of on this board; what still moved for an older story is where it is at once. */
export function animate(root: ParentNode, story: readonly Happening[], { travellers, hole, figures }: View): void {
  running.forEach((one) => one.cancel());
  running = [];
  const grid = root.querySelector<HTMLElement>('[data-place=grid]');
  if (still() || story.length === 0 || !grid) return;
  const motions = motionsOf(story, figures);
  const pitch = grid.clientWidth / figures.side;
  const at = (name: string): HTMLElement | null => root.querySelector<HTMLElement>(`[data-place="${name}"]`);
  const run = (thing: Element | null | undefined, frames: Keyframe[], options: KeyframeAnimationOptions): void => {
    if (thing) running.push(thing.animate(frames, { fill: 'backwards', ...options }));
  };
  const along = (thing: HTMLElement | null, way: readonly Leg[], end: number): void => {
    const { frames, lasts } = keyframes(way, end, pitch, figures.side);
    run(thing, frames, { duration: lasts });
    // What moves passes over what lies still.
    run(thing?.closest('[data-cell-box]'), [{ zIndex: 3 }, { zIndex: 3 }], { duration: lasts });
  };
  for (const [cell, way] of motions.tiles) along(at(`tile-${cell}`), way, cell);
  if (motions.eye.length > 0) {
    const { frames, lasts } = keyframes(motions.eye, hole, pitch, figures.side);
    run(at('eye'), frames, { duration: lasts });
  }
  for (const [seat, way] of motions.pawns) {
    const end = travellers[seat]?.cell;
    if (end !== undefined) along(at(`pawn-${seat}`), way, end);
  }
  for (const { cell, at: delay, blocks } of motions.sand) {
    const tile = at(`tile-${cell}`);
    const frames = [
      { transform: 'translateY(-130%)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ];
    run(tile?.querySelector('[data-grain]'), frames, { duration: FALL, delay, easing: 'cubic-bezier(.4,0,.7,1)' });
    // What the new sand means is not told before it falls.
    run(tile?.querySelector('[data-count]'), [{ opacity: 0 }, { opacity: 1 }], { duration: FALL, delay });
    if (blocks) run(tile?.querySelector('[data-veil]'), [{ opacity: 0 }, { opacity: 1 }], { duration: FALL, delay });
  }
  for (const cell of motions.turned) {
    const frames = [{ transform: 'perspective(400px) rotateY(90deg)' }, { transform: 'perspective(400px) rotateY(0)' }];
    run(at(`tile-${cell}`)?.querySelector('[data-face]'), frames, { duration: STEP });
  }
  for (const { seat, at: delay } of motions.sips) {
    const frames = [{ transform: 'scale(1.35)' }, { transform: 'none' }];
    run(at(`water-${seat}`), frames, { duration: SIP, delay });
  }
}
