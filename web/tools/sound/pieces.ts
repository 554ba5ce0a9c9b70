// What is rendered and measured: the palette by game, stretches of the beds, the cues of Escape, and the fullest moment there is.
import { strokesBetween, type Voice } from '../../src/games/temple/soundtrack.ts';
import { soundOf } from '../../src/games/temple/voices.ts';
import type { CueAt } from '../../src/games/temple/wire.ts';
import { bedBetween } from '../../src/games/quicksand/bed.ts';
import type { SandTimer } from '../../src/games/quicksand/wire.ts';
import type { Sounded } from '../../src/sound/note.ts';
import { PALETTE, type SoundName } from '../../src/sound/palette.ts';

export interface Piece {
  readonly name: string;
  readonly kind: 'short' | 'bed' | 'cue' | 'full';
  readonly seconds: number;
  readonly sounds: readonly Sounded[];
  /** Strokes in a second of it, for beds. */
  readonly pace?: number;
}

export const TIMELINE: CueAt[] = [
  { at: 180_000, what: 'gong', number: 1 },
  { at: 210_000, what: 'slam', number: 1 },
  { at: 360_000, what: 'gong', number: 2 },
  { at: 390_000, what: 'slam', number: 2 },
  { at: 540_000, what: 'gong', number: 3 },
  { at: 600_000, what: 'collapse', number: 3 },
];
const CUES: readonly Voice[] = ['gong', 'slam', 'collapse'];
export const TAIL = 1; // seconds after the last note of a bed
const LEAD = 250; // ms before a cue

const endOf = (sounds: readonly Sounded[]): number =>
  Math.max(...sounds.flatMap(({ at, notes }) => notes.map((note) => at / 1000 + note.at + note.lasts)));

const named = (name: SoundName, at = 0): Sounded => ({ at, notes: PALETTE[name], loud: 1 });
const short = (name: string, sounds: Sounded[]): Piece => ({ name, kind: 'short', seconds: Math.max(0.5, endOf(sounds)), sounds });

function bed(name: string, sounds: readonly Sounded[], from: number, seconds: number): Piece {
  const moved = sounds.map((one) => ({ ...one, at: one.at - from }));
  return { name, kind: 'bed', seconds: seconds + TAIL, sounds: moved, pace: sounds.length / seconds };
}
/** Without the cues, which are measured by themselves. */
const escape = (name: string, from: number, seconds: number): Piece =>
  bed(
    name,
    strokesBetween(TIMELINE, from, from + seconds * 1000)
      .filter((stroke) => !CUES.includes(stroke.voice))
      .map(soundOf),
    from,
    seconds,
  );
const timer = (left: number): SandTimer => ({ sort: 'normal', full: 60_000, left, since: 0, tile: 1, lost: false, turned_by: [] });
const quicksand = (name: string, left: number, seconds: number): Piece =>
  bed(name, bedBetween([timer(left), timer(58_000)], 0, seconds * 1000), 0, seconds);

/** Each cue of the timeline alone, a moment after the rendering begins. */
const cues = TIMELINE.flatMap((cue): Piece[] => {
  const sounds = strokesBetween(TIMELINE, cue.at, cue.at + 5000)
    .filter((stroke) => CUES.includes(stroke.voice))
    .map(soundOf)
    .map((one) => ({ ...one, at: one.at - cue.at + LEAD }));
  return [{ name: `${cue.what} ${cue.number}`, kind: 'cue', seconds: endOf(sounds), sounds }];
});
export const CUE_AT = LEAD / 1000;

/** All stings at once, over the last seconds, under the fall. */
const fullest: Piece = {
  name: 'the fall, with every sting at once',
  kind: 'full',
  seconds: 9,
  sounds: [
    ...strokesBetween(TIMELINE, 597_000, 601_000)
      .map(soundOf)
      .map((one) => ({ ...one, at: one.at - 597_000 })),
    ...(['gem', 'door', 'loss', 'mask', 'gold', 'alarm', 'turn'] as const).flatMap((name) => [named(name, 1000), named(name, 3000)]),
  ],
};

export const PIECES: readonly Piece[] = [
  ...(Object.keys(PALETTE) as SoundName[]).map((name) => short(name, [named(name)])),
  escape('Escape, act 1', 60_000, 16),
  escape('Escape, act 1, before the gong', 162_000, 16),
  escape('Escape, act 2', 270_000, 16),
  escape('Escape, act 3', 450_000, 16),
  escape('Escape, the rush', 570_000, 16),
  quicksand('Quicksand, calm', 42_000, 20),
  quicksand('Quicksand, uneasy', 22_000, 7),
  quicksand('Quicksand, tense', 15_000, 5),
  quicksand('Quicksand, low', 10_000, 5),
  quicksand('Quicksand, last seconds', 5_000, 4.9),
  ...cues,
  fullest,
];
