// How near the slam or the fall is, and where everybody should be by then.
import { SIDES, type Side } from './kinds';
import { beside } from './view';
import type { CueAt, View } from './wire';

/** ms before a gong in which it grows darker; where no gong is struck, a countdown begins by itself. */
const WARNING = 20_000;
const COUNTDOWN = 30_000;
/** How dark it is when the gong is struck, of 1. */
const AT_GONG = 0.4;
/** Degrees that can be told apart: between two of them nothing is drawn anew. */
const DEGREES = 50;

/** How much light is gone at the edge of the plan in the last moment: what is printed on rooms must still be read. */
export const DARKEST = 0.46;

export interface Tension {
  /** 0 calm to 1, in steps. */
  readonly degree: number;
  /** The place where one is safe then; null where it is calm, or where nobody has found it yet. */
  readonly goal: number | null;
}
const CALM: Tension = { degree: 0, goal: null };

export function tensionAt(view: Pick<View, 'timeline' | 'over' | 'rooms' | 'start'>, now: number): Tension {
  const ahead = view.timeline.findIndex((cue) => cue.at > now && cue.what !== 'gong');
  const danger = view.timeline[ahead];
  if (!danger || view.over) return CALM;
  const degree = degreeAt(danger, view.timeline[ahead - 1], now);
  if (degree === 0) return CALM;
  const exit = view.rooms.findIndex((room) => room?.special === 'exit');
  return { degree, goal: danger.what === 'slam' ? view.start : exit < 0 ? null : exit };
}

function degreeAt(danger: CueAt, before: CueAt | undefined, now: number): number {
  const struck = before?.what === 'gong' ? before.at : danger.at - COUNTDOWN;
  const degree =
    now < struck
      ? AT_GONG * Math.max(0, 1 - (struck - now) / WARNING)
      : AT_GONG + ((1 - AT_GONG) * (now - struck)) / Math.max(1, danger.at - struck);
  return Math.round(degree * DEGREES) / DEGREES;
}

/** ms until it is all over; null in practice. */
export function totalLeft({ timeline }: Pick<View, 'timeline'>, now: number): number | null {
  const last = timeline.at(-1);
  return last ? Math.max(0, last.at - now) : null;
}

/** A step on the way: out of a room, through a side. */
export interface Step {
  readonly place: number;
  readonly side: Side;
}

/** The way through the fewest rooms, as far as the plan shows one; empty where one is there, or cannot get there. */
export function wayTo(rooms: View['rooms'], from: number, goal: number): Step[] {
  const steps = new Map<number, Step[]>([[from, []]]);
  for (const [place, way] of steps) {
    if (place === goal) return way;
    for (const side of SIDES.filter((one) => rooms[place]?.ways.includes(one))) {
      const next = beside(rooms, place, side);
      // Who may not enter a room does not go through it.
      if (next === null || steps.has(next) || rooms[next]?.cost.length === 0) continue;
      steps.set(next, [...way, { place, side }]);
    }
  }
  return [];
}

/** The steps that are lit: the reader's own way, or everybody's where nobody's eyes are meant. */
export function litWays(view: Pick<View, 'rooms' | 'players'>, goal: number | null, me: number | null): Step[] {
  if (goal === null) return [];
  const seats = me === null ? view.players : view.players.slice(me, me + 1);
  const steps = seats.flatMap(({ place }) => (place === null ? [] : wayTo(view.rooms, place, goal)));
  return steps.filter(({ place, side }, i) => steps.findIndex((one) => one.place === place && one.side === side) === i);
}
