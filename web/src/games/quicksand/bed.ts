// What is heard while the sand runs. Its layers follow the timer that is nearest to its end, moment by moment.
import { deep, drone, drum, grains, pluck, tick, tongue } from '../../sound/instruments';
import { degree, type Note, type Sounded } from '../../sound/note';
import { leftAt, LOW, VERY_LOW } from './sand';
import type { SandTimer } from './wire';

/** ms; a bar has eight. */
export const EIGHTH = 250;
const BAR = 8;
/** ms of sand below which each layer joins: unrest, a pulse, the strings, the rush. */
export const LAYERS: readonly number[] = [22_000, 15_000, LOW, VERY_LOW];

/** How tense it is, 0 to 4; null where no sand runs. */
export function tensionAt(timers: readonly SandTimer[], moment: number): number | null {
  const left = timers.map((timer) => leftAt(timer, moment)).filter((one) => one > 0);
  if (left.length === 0) return null;
  const least = Math.min(...left);
  return LAYERS.filter((below) => least < below).length;
}

/** A layer: from which tension on it is heard, its bars, and what a letter of them sounds like. A digit is a degree of the scale. */
interface Layer {
  readonly from: number;
  readonly bars: readonly string[];
  readonly notes: (letter: string) => readonly Note[];
}
const tuned = (letter: string): number => degree(Number(letter));
const LAYED: readonly Layer[] = [
  { from: 0, bars: ['s...s...'], notes: grains },
  { from: 0, bars: ['4...2...', '3...1...', '4...5...', '3...0...'], notes: (letter) => tongue(tuned(letter)) },
  { from: 0, bars: ['0.......'], notes: () => drone(degree(0), degree(4), (BAR * EIGHTH) / 1000) },
  { from: 1, bars: ['..7...8.', '..7...4.'], notes: (letter) => tongue(tuned(letter)) },
  { from: 1, bars: ['D.......', 'D...D...'], notes: deep },
  { from: 2, bars: ['....D..d', '..d.D..d'], notes: (letter) => (letter === 'D' ? deep() : drum()) },
  { from: 3, bars: ['01014101', '01015101'], notes: (letter) => pluck(tuned(letter)) },
  { from: 4, bars: ['8.8.8.8.', '9.9.8.8.'], notes: (letter) => pluck(tuned(letter)) },
  { from: 4, bars: ['.d.d.d.d'], notes: drum },
];
/** By tension. */
const LOUD: readonly number[] = [0.34, 0.37, 0.41, 0.43, 0.54];

function layersAt(tension: number, number: number): (readonly Note[])[] {
  const bar = Math.floor(number / BAR);
  return LAYED.flatMap(({ from, bars, notes }) => {
    const letter = bars[bar % bars.length]?.[number % BAR] ?? '.';
    return tension < from || letter === '.' ? [] : [notes(letter)];
  });
}

function layersBetween(timers: readonly SandTimer[], from: number, to: number): Sounded[] {
  const found: Sounded[] = [];
  for (let number = Math.ceil(from / EIGHTH); number * EIGHTH < to; number++) {
    const at = number * EIGHTH;
    const tension = tensionAt(timers, at);
    if (tension === null) continue;
    for (const notes of layersAt(tension, number)) found.push({ at, notes, loud: LOUD[tension] ?? 1 });
  }
  return found;
}

/** The timer that is nearest to its end ticks: on each whole second of its last ten, and on each half of its last five. */
export function ticksBetween(timers: readonly SandTimer[], from: number, to: number): Sounded[] {
  const ends = timers.filter((timer) => leftAt(timer, from) > 0).map((timer) => timer.since + timer.left);
  const found: Sounded[] = [];
  for (const end of new Set(ends)) {
    for (let left = LOW; left > 0; left -= left > VERY_LOW ? 1000 : 500) {
      const at = end - left;
      const nearer = ends.some((other) => other > at && other < end);
      if (at >= from && at < to && !nearer)
        found.push({ at, notes: tick(left > VERY_LOW ? 1320 : 1660), loud: left > VERY_LOW ? 0.6 : 0.8 });
    }
  }
  return found;
}

/** All that sounds from a moment of game time on and before another, as far as this position knows. */
export function bedBetween(timers: readonly SandTimer[], from: number, to: number): Sounded[] {
  return [...layersBetween(timers, from, to), ...ticksBetween(timers, from, to)].sort((one, other) => one.at - other.at);
}
