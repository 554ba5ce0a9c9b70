// The soundtrack, composed: what sounds at which game time. It is made from the timeline alone, so that whoever comes
// back, or comes late, hears the same piece from the middle.
import type { CueAt } from './wire';

export type Voice = 'deep' | 'drum' | 'rim' | 'shaker' | 'tick' | 'gong' | 'slam' | 'collapse';
export interface Stroke {
  /** Game time in ms. */
  readonly at: number;
  readonly voice: Voice;
  /** 0 to 1. */
  readonly loud: number;
}

/** Drums keep to a grid of eighths; a bar has eight. */
export const EIGHTH = 250;
const BAR = 8;
/** Between two strokes of a gong. */
export const GONGS_APART = 1400;
/** How long a cue is shown to the eyes. */
export const SHOWN = 3000;
/** From here on a countdown ticks twice a second. */
const LAST_SECONDS = 10_000;
const SECOND = 1000;

/** Bars by how near the next gong is, four degrees; each letter is an eighth: D deep, d drum, r rim, s shaker. */
const CALM = ['D..d....', 'D..d..d.', 'D.sdD.d.', 'DrsdD.ds'] as const;
const HURRY = ['D.dsD.ds', 'DddsDdds', 'DdrdDdrd', 'DrdrDrdr'] as const;
const VOICES: Record<string, Voice> = { D: 'deep', d: 'drum', r: 'rim', s: 'shaker' };

/** The part of the piece that a moment belongs to. */
interface Part {
  from: number;
  to: number;
  hurry: boolean;
}

function partAt(timeline: readonly CueAt[], at: number): Part | null {
  const next = timeline.findIndex((cue) => cue.at > at);
  if (timeline.length === 0) return { from: 0, to: Infinity, hurry: false };
  if (next < 0) return null;
  const before = timeline[next - 1];
  return { from: before?.at ?? 0, to: timeline[next]?.at ?? at, hurry: before?.what === 'gong' };
}

/** How far a part has come, 0 to 1; practice never comes any further. */
const progress = ({ from, to }: Part, at: number): number => (to === Infinity ? 0 : (at - from) / (to - from));

function drums(timeline: readonly CueAt[], at: number): Stroke[] {
  const part = partAt(timeline, at);
  if (!part) return [];
  const far = progress(part, at);
  const bars = part.hurry ? HURRY : CALM;
  const bar = bars[Math.min(bars.length - 1, Math.floor(far * bars.length))] ?? '';
  const voice = VOICES[bar[(at / EIGHTH) % BAR] ?? '.'];
  if (!voice) return [];
  const loud = (part.hurry ? 0.55 : 0.25) + 0.45 * far;
  return [{ at, voice, loud }];
}

/** Ticks of a countdown: every second, and twice a second at its end. */
function ticks(timeline: readonly CueAt[], at: number): Stroke[] {
  const part = partAt(timeline, at);
  if (!part?.hurry || part.from === at) return [];
  const left = part.to - at;
  if (left % (left <= LAST_SECONDS ? SECOND / 2 : SECOND) !== 0) return [];
  return [{ at, voice: 'tick', loud: left <= LAST_SECONDS ? 0.9 : 0.5 }];
}

function strokesOf(cue: CueAt): Stroke[] {
  if (cue.what !== 'gong') return [{ at: cue.at, voice: cue.what, loud: 1 }];
  return Array.from({ length: cue.number }, (_, i) => ({ at: cue.at + i * GONGS_APART, voice: 'gong', loud: 1 }));
}

/** All that sounds from a moment on and before another. */
export function strokesBetween(timeline: readonly CueAt[], from: number, to: number): Stroke[] {
  const found: Stroke[] = [];
  for (let at = Math.ceil(from / EIGHTH) * EIGHTH; at < to; at += EIGHTH) found.push(...drums(timeline, at), ...ticks(timeline, at));
  const cues = timeline.flatMap(strokesOf).filter((stroke) => stroke.at >= from && stroke.at < to);
  return [...found, ...cues].sort((one, other) => one.at - other.at);
}

/** The cue that happened a moment ago, and is still shown. */
export function shownCue(timeline: readonly CueAt[], now: number): CueAt | null {
  return timeline.findLast((cue) => cue.at <= now && now < cue.at + SHOWN) ?? null;
}
