// The curve of chances as the chart and its table read it.
import type { Curve, Moment, ReplayStep } from '../wire';

/** A way to draw each seat's line, so that no line is told by its colour alone. */
export const DASHES: readonly string[] = ['', '9 5', '2 4', '12 4 2 4', '5 3', '1 6'];

/** The chances after a step: some steps are of time alone and have no entry of their own. */
export function chancesAt(curve: Curve, step: ReplayStep | undefined): readonly number[] {
  return curve.chances[Math.min(step?.number ?? 0, curve.chances.length - 1)] ?? [];
}

/** The line of one seat in a box of 100 by 100, one point per step. */
export function lineOf(curve: Curve, steps: readonly ReplayStep[], seat: number): string {
  const last = Math.max(1, steps.length - 1);
  return steps
    .map((step, place) => `${((place / last) * 100).toFixed(2)},${(100 - (chancesAt(curve, step)[seat] ?? 0) * 100).toFixed(2)}`)
    .join(' ');
}

/** The step at which the entry of a moment is shown. */
export function stepOf(moment: Moment, steps: readonly ReplayStep[]): number {
  const place = steps.findIndex((step) => step.number === moment.number);
  return place < 0 ? steps.length - 1 : place;
}

/** The step under a finger; a marked moment draws it in when it is near. */
export function stepUnder(share: number, steps: number, marks: readonly number[], reach: number): number {
  const exact = share * (steps - 1);
  const near = marks.filter((mark) => Math.abs(mark - exact) <= reach).sort((a, b) => Math.abs(a - exact) - Math.abs(b - exact));
  return near[0] ?? Math.max(0, Math.min(steps - 1, Math.round(exact)));
}
