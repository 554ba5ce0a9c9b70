// The palette: short sounds by name. What matters lies between 300 and 3,000 Hz, where phones speak, and all are alike in loudness;
// `npm run sound` measures both.
import { brush, degree, level, ring, slide, type Note } from './note';

export type SoundName =
  | 'card'
  | 'capture'
  | 'shuffle'
  | 'turn'
  | 'win'
  | 'lose'
  | 'gong'
  | 'count'
  | 'go'
  | 'press'
  | 'sand'
  | 'gear'
  | 'alarm'
  | 'wind'
  | 'water'
  | 'drift'
  | 'engine'
  | 'pump'
  | 'dice'
  | 'fall'
  | 'door'
  | 'gem'
  | 'gold'
  | 'mask'
  | 'loss';

const row = <T>(length: number, one: (i: number) => T): T[] => Array.from({ length }, (_, i) => one(i));
/** Metal: a tone and two partials that are no multiples of it. */
const bell = (at: number, pitch: number, loud: number, lasts: number): Note[] => [
  ring(at, pitch, loud, lasts, 'sine'),
  ring(at, pitch * 2.01, loud * 0.4, lasts * 0.6, 'sine'),
  ring(at, pitch * 2.76, loud * 0.22, lasts * 0.35, 'sine'),
];
/** A drop: a tone that rises as its bubble shrinks. */
const drop = (at: number, pitch: number, loud: number): Note[] => [
  slide(at, pitch * 0.7, pitch * 1.25, loud, 0.13, 'sine'),
  slide(at + 0.01, pitch * 1.4, pitch * 2.2, loud * 0.3, 0.07, 'sine'),
];

export const PALETTE: Readonly<Record<SoundName, readonly Note[]>> = {
  // Paper leaves the hand, slides, and lands on wood.
  card: level(2.6, [
    brush(0, 1300, 0.4, 0.2, 2300, 0.03),
    brush(0.11, 1000, 0.8, 0.18, 560),
    slide(0.115, 540, 340, 0.34, 0.22),
    slide(0.115, 900, 620, 0.12, 0.12, 'sine'),
  ]),
  capture: level(0.74, [
    brush(0, 900, 0.22, 0.24, 2400),
    ...[7, 9, 11, 14].flatMap((tone, i) => bell(0.03 + i * 0.075, degree(tone), 0.17, 0.34 + i * 0.06)),
  ]),
  shuffle: level(1.13, [
    ...row(10, (i) => brush(i * 0.05, 1000 + (i % 3) * 380, 0.5, 0.11)),
    brush(0.52, 900, 0.8, 0.16, 560),
    slide(0.525, 500, 330, 0.3, 0.18),
  ]),
  turn: level(0.65, [...bell(0, degree(7), 0.26, 0.5), ...bell(0.13, degree(11), 0.26, 0.8)]),
  win: level(0.56, [
    ...[0, 2, 4].flatMap((tone, i) => [ring(i * 0.14, degree(tone), 0.22, 0.5), ring(i * 0.14, degree(tone + 7), 0.1, 0.4, 'sine')]),
    ...bell(0.42, degree(7), 0.26, 1.5),
    ring(0.42, degree(9), 0.18, 1.4),
    ring(0.42, degree(11), 0.16, 1.5),
    ...bell(0.7, degree(14), 0.1, 1.2),
  ]),
  lose: level(0.66, [
    ...[11, 9, 8, 7].map((tone, i) => ring(i * 0.22, degree(tone), 0.2, i === 3 ? 1.2 : 0.55)),
    ...[4, 2, 1, 0].map((tone, i) => ring(i * 0.22, degree(tone), 0.18, i === 3 ? 1.3 : 0.6)),
    brush(0.66, 700, 0.1, 0.9, 320),
  ]),
  // A gust comes, whistles through a gap, and goes.
  wind: level(0.83, [
    brush(0, 460, 0.8, 1, 1300, 0.22),
    brush(0.2, 1300, 0.6, 0.9, 520, 0.2),
    { ...slide(0.1, 640, 980, 0.07, 0.5, 'sine'), attack: 0.15 },
    { ...slide(0.4, 980, 560, 0.07, 0.6, 'sine'), attack: 0.1 },
  ]),
  // Sand falls on a dune, or is dug away.
  drift: level(1.3, [brush(0, 1900, 0.6, 0.5, 800, 0.04), brush(0.1, 1300, 0.6, 0.5, 560, 0.06), brush(0.02, 560, 0.5, 0.34, 360, 0.03)]),
  // Poured from a canteen: drops, and a stream under them.
  water: level(1.02, [
    ...[880, 1180, 740, 990, 1320].flatMap((pitch, i) => drop(i * 0.075 + (i % 2) * 0.02, pitch, 0.24)),
    brush(0.02, 1300, 0.14, 0.42, 1900, 0.05),
  ]),
  count: level(1.91, [...bell(0, degree(4), 0.4, 0.4)]),
  go: level(2.12, [...bell(0, degree(11), 0.28, 0.5), ...bell(0, degree(7), 0.2, 0.5)]),
  // Under the finger, before the server has answered.
  press: level(2.95, [brush(0, 1500, 0.3, 0.06), slide(0, 640, 430, 0.24, 0.09, 'sine')]),
  // A glass is turned and set down, and sand pours.
  sand: level(0.86, [
    brush(0, 1200, 0.3, 0.16, 2000),
    slide(0.08, 640, 470, 0.34, 0.16),
    ring(0.08, 1975, 0.08, 0.3, 'sine'),
    brush(0.12, 1800, 0.5, 0.7, 2500, 0.06),
    brush(0.14, 1200, 0.36, 0.6, 1600, 0.06),
  ]),
  gear: level(
    1.25,
    row(3, (i) => i * 0.085).flatMap((at, i) => [
      brush(at, 1100 - i * 120, 0.7, 0.09),
      ring(at + 0.012, degree(4 - i), 0.24, 0.22),
      ring(at + 0.012, degree(10 - i), 0.08, 0.14, 'square'),
    ]),
  ),
  // Two tones that rub, three times: this is lost.
  alarm: level(1.1, [
    ...[0, 0.26, 0.52].flatMap((at) => [
      ring(at, degree(8), 0.16, 0.24, 'sawtooth'),
      ring(at, degree(11), 0.13, 0.24, 'square'),
      ring(at + 0.12, degree(4), 0.18, 0.2, 'sawtooth'),
    ]),
    slide(0.78, degree(8), degree(0), 0.24, 0.7, 'triangle'),
    brush(0, 1500, 0.16, 0.9, 520),
  ]),
  // A motor takes up the load: its knocks, its pipe, and the gravel.
  engine: level(0.86, [
    { ...slide(0, 74, 128, 0.09, 0.7, 'sawtooth'), attack: 0.05 },
    { ...slide(0.02, 185, 320, 0.1, 0.68, 'sawtooth'), attack: 0.08 },
    { ...slide(0.03, 370, 640, 0.24, 0.66, 'sawtooth'), attack: 0.09 },
    ...row(8, (i) => brush(i * (0.075 - i * 0.002), 700 + i * 70, 0.7, 0.08)),
    brush(0.1, 900, 0.4, 0.6, 1500, 0.1),
  ]),
  pump: level(
    1.09,
    [0, 0.13, 0.26].flatMap((at) => [
      { ...slide(at, 330, 640, 0.34, 0.13, 'sine'), attack: 0.01 },
      brush(at + 0.03, 1100, 0.3, 0.1, 640),
      ...drop(at + 0.08, 880, 0.08),
    ]),
  ),
  dice: level(
    1.41,
    row(6, (i) => i * 0.06 + (i % 2) * 0.02).flatMap((at, i) => [
      brush(at, 1900 - i * 180, 0.7, 0.07),
      ring(at, 1180 - i * 90, 0.16, 0.07),
    ]),
  ),
  fall: level(1.64, [slide(0, degree(8), 310, 0.3, 0.7), slide(0.02, degree(11), 420, 0.16, 0.55, 'sine'), brush(0.4, 700, 0.8, 0.4, 400)]),
  // A gong is inharmonic: partials that are no multiples of each other, the low ones dying last.
  gong: level(0.37, [
    ring(0, 110, 0.14, 4, 'sine', 0.02),
    ring(0, 207, 0.16, 3.6, 'sine', 0.02),
    ring(0, 331, 0.3, 3.4, 'sine', 0.02),
    ring(0.01, 467, 0.26, 2.8, 'sine', 0.02),
    ring(0.02, 643, 0.2, 2.2, 'sine', 0.02),
    ring(0.03, 911, 0.14, 1.5, 'sine', 0.02),
    ring(0.03, 1283, 0.09, 1, 'sine', 0.02),
    brush(0, 900, 0.3, 0.4, 420),
  ]),
  // A slab is pushed aside, and stops.
  door: level(1.33, [
    brush(0, 520, 0.7, 0.42, 680, 0.03),
    ...row(4, (i) => brush(0.03 + i * 0.07, 900 + (i % 2) * 300, 0.5, 0.09)),
    slide(0.33, 460, 320, 0.4, 0.26),
    brush(0.33, 760, 0.8, 0.2, 460),
  ]),
  // It wakes: a light that climbs.
  gem: level(0.68, [
    ...[7, 9, 11, 14, 16].flatMap((tone, i) => bell(i * 0.07, degree(tone), 0.15, 0.4 + i * 0.1)),
    { ...ring(0.1, degree(4), 0.14, 0.9), attack: 0.15 },
    { ...ring(0.1, degree(7), 0.12, 0.9), attack: 0.15 },
  ]),
  gold: level(1.13, [...bell(0, degree(11), 0.2, 0.3), ...bell(0.08, degree(14), 0.22, 0.6)]),
  // A lock snaps shut under two tones that rub.
  mask: level(2.45, [
    brush(0, 1300, 0.6, 0.08),
    slide(0, degree(4), degree(1), 0.26, 0.45, 'sawtooth'),
    slide(0.03, degree(5), degree(2), 0.22, 0.5),
    brush(0.1, 800, 0.6, 0.12),
  ]),
  // It rolls away, and is gone.
  loss: level(0.93, [
    ...row(4, (i) => brush(i * 0.1, 1900 - i * 320, 0.4 - i * 0.06, 0.04)),
    ...[8, 5, 4, 1].map((tone, i) => ring(0.04 + i * 0.13, degree(tone), 0.24, i === 3 ? 0.9 : 0.3)),
    ring(0.43, degree(2) * 1.02, 0.12, 0.8),
  ]),
};
