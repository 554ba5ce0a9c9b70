// The soundtrack, composed: what sounds at which game time. It is made from the timeline alone, so that whoever comes
// back, or comes late, hears the same piece from the middle.
import { ACTS, RUSH, type Act } from './score';
import type { CueAt } from './wire';

export type Voice = 'deep' | 'drum' | 'rim' | 'shaker' | 'tick' | 'pluck' | 'reed' | 'drone' | 'gong' | 'slam' | 'collapse';
export interface Stroke {
  /** Game time in ms. */
  readonly at: number;
  readonly voice: Voice;
  /** 0 to 1. */
  readonly loud: number;
  /** A degree of the scale, for voices that have a pitch. */
  readonly tone?: number;
  /** ms, for voices that are held. */
  readonly lasts?: number;
}

const BAR = 8;
/** Between two strokes of a gong. */
export const GONGS_APART = 1400;
/** From here on a countdown ticks twice a second. */
const LAST_SECONDS = 10_000;
const SECOND = 1000;
/** How much louder a part becomes until the next cue. */
const RISE = 0.13;
/** Which eighths of a bar are heard first, and which only when the gong is near. */
const WEIGHT = [0, 3, 1, 2, 0, 3, 1, 2];
/** The fifth above a tone, in degrees. */
const FIFTH = 4;

const DRUMS: Readonly<Record<string, Voice>> = { D: 'deep', d: 'drum', r: 'rim', s: 'shaker' };

/** From one cue to the next. */
export interface Part {
  readonly from: number;
  readonly to: number;
  readonly act: Act;
  /** A gong has begun a countdown. */
  readonly hurry: boolean;
}

/** The parts of the piece; practice has one that never ends. */
export function partsOf(timeline: readonly CueAt[]): Part[] {
  const first = ACTS[0];
  if (timeline.length === 0) return [{ from: 0, to: Infinity, act: first, hurry: false }];
  return timeline.map((cue, i) => {
    const before = timeline[i - 1];
    const hurry = before?.what === 'gong';
    return { from: before?.at ?? 0, to: cue.at, act: hurry && cue.what === 'collapse' ? RUSH : actAfter(before), hurry };
  });
}

/** Each gong begins an act; so does a slam where there are none. */
const actAfter = (before: CueAt | undefined): Act => ACTS[Math.min(before?.number ?? 0, ACTS.length - 1)] ?? ACTS[0];

/** How far a part has come, 0 to 1; practice never comes any further. */
const progress = ({ from, to }: Part, at: number): number => (to === Infinity ? 0 : (at - from) / (to - from));

/** One of several, by how far it is. */
const byDegree = <T>(list: readonly T[], far: number): T | undefined => list[Math.min(list.length - 1, Math.floor(far * list.length))];

/** What sounds at an eighth of a part, counted from its beginning. */
function eighthOf(part: Part, number: number): Stroke[] {
  const { act, hurry } = part;
  const at = part.from + number * act.eighth;
  const far = progress(part, at);
  const bar = Math.floor(number / BAR);
  const place = number % BAR;
  const loud = act.loud + RISE * far;
  const here = (list: readonly string[]): string => list[bar % list.length]?.[place] ?? '.';
  const strokes: Stroke[] = [];
  const skin = DRUMS[(hurry ? here(act.hurry) : byDegree(act.drums, far)?.[place]) ?? '.'];
  if (skin) strokes.push({ at, voice: skin, loud });
  const string = hurry || (WEIGHT[place] ?? 0) <= far * WEIGHT.length ? toneOf(act, here(act.phrase)) : null;
  if (string !== null) strokes.push({ at, voice: 'pluck', loud, tone: string });
  // The reed is silent at first, and then in every other round of the phrase.
  const breath = hurry || Math.floor(bar / act.call.length) % 2 === 1 ? toneOf(act, here(act.call)) : null;
  if (breath !== null) strokes.push({ at, voice: 'reed', loud, tone: breath, lasts: 3 * act.eighth });
  if (place === 0) strokes.push({ at, voice: 'drone', loud, tone: act.key, lasts: BAR * act.eighth });
  return strokes;
}

const toneOf = (act: Act, digit: string): number | null => (digit === '.' ? null : act.key + Number(digit) - 1);
export const fifthOf = (tone: number): number => tone + FIFTH;

/** Ticks of a countdown: every second, and twice a second at its end. */
function ticksOf({ from, to, hurry }: Part): Stroke[] {
  if (!hurry) return [];
  const strokes: Stroke[] = [];
  for (let left = SECOND / 2; left < to - from; left += SECOND / 2) {
    const last = left <= LAST_SECONDS;
    if (last || left % SECOND === 0) strokes.push({ at: to - left, voice: 'tick', loud: last ? 0.8 : 0.5 });
  }
  return strokes;
}

function strokesOf(cue: CueAt): Stroke[] {
  if (cue.what !== 'gong') return [{ at: cue.at, voice: cue.what, loud: 1 }];
  return Array.from({ length: cue.number }, (_, i) => ({ at: cue.at + i * GONGS_APART, voice: 'gong', loud: 1 }));
}

function bedOf(part: Part, from: number, to: number): Stroke[] {
  const { eighth } = part.act;
  const strokes: Stroke[] = [];
  const [start, end] = [Math.max(from, part.from), Math.min(to, part.to)];
  // One eighth early: what the division rounds away is sorted out below.
  for (let number = Math.max(0, Math.floor((start - part.from) / eighth)); part.from + number * eighth < end; number++)
    strokes.push(...eighthOf(part, number));
  return strokes;
}

/** All that sounds from a moment on and before another. */
export function strokesBetween(timeline: readonly CueAt[], from: number, to: number): Stroke[] {
  const parts = partsOf(timeline).filter((part) => part.from < to && part.to > from);
  return [...parts.flatMap((part) => [...bedOf(part, from, to), ...ticksOf(part)]), ...timeline.flatMap(strokesOf)]
    .filter((stroke) => stroke.at >= from && stroke.at < to)
    .sort((one, other) => one.at - other.at);
}
