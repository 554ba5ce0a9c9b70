// The curve of chances as the chart and its table read it.
import type { Curve, Moment } from '../wire';

/** A way to draw each seat's line, so that no line is told by its colour alone. */
export const DASHES: readonly string[] = ['', '9 5', '2 4', '12 4 2 4', '5 3', '1 6'];
/** The colours of the seats, by their names among the page's colours. */
export const SHADES: readonly string[] = ['red', 'blue', 'green', 'yellow', 'white', 'black'];
/** Places of a long game that a drawing or a table shows: more could not be told apart. */
const SHOWN = 700;

/**
 * The chances at a step, by the entries so far: some steps are of time alone, and of a long game not all are judged. Where
 * time alone ended the game, that is a point of its own, after that of the last entry.
 */
export function chancesAt(curve: Curve, numbers: readonly number[], place: number): readonly number[] {
  const last = curve.chances.length - 1;
  const [number, all] = [numbers[place] ?? 0, numbers.at(-1) ?? 0];
  const ofLastEntry = Math.min(last, Math.ceil(all / curve.every));
  if (place > 0 && place >= numbers.length - 1) return curve.chances[last] ?? [];
  return curve.chances[number >= all ? ofLastEntry : Math.floor(number / curve.every)] ?? [];
}

/** The places that are shown: all, or of many some, with the last one. */
export function placesShown(steps: number, most: number = SHOWN): number[] {
  const stride = Math.max(1, Math.ceil(steps / most));
  return Array.from({ length: steps }, (_, place) => place).filter((place) => place % stride === 0 || place === steps - 1);
}

/** The line of one seat in a box of 100 by 100, one point per place shown. */
export function lineOf(curve: Curve, numbers: readonly number[], seat: number): string {
  const last = Math.max(1, numbers.length - 1);
  return placesShown(numbers.length)
    .map((place) => `${((place / last) * 100).toFixed(2)},${(100 - (chancesAt(curve, numbers, place)[seat] ?? 0) * 100).toFixed(2)}`)
    .join(' ');
}

/** The step at which a moment is shown: that of its entry, or the last one where time alone brought the end. */
export function stepOf({ number, since }: Pick<Moment, 'number' | 'since'>, numbers: readonly number[]): number {
  const place = since === number ? -1 : numbers.indexOf(number);
  return place < 0 ? numbers.length - 1 : place;
}

/** The step under a finger; a marked moment draws it in when it is near. */
export function stepUnder(share: number, steps: number, marks: readonly number[], reach: number): number {
  const exact = share * (steps - 1);
  const near = marks.filter((mark) => Math.abs(mark - exact) <= reach).sort((a, b) => Math.abs(a - exact) - Math.abs(b - exact));
  return near[0] ?? Math.max(0, Math.min(steps - 1, Math.round(exact)));
}
