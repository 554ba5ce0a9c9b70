// Where a game turned, as the house judges it: a worker needs a while for that, and what it finds is told in words.
import { fetchCurve, fetchPage } from '../replay/source';
import type { Happening, NextStep, ReplayPage, ReplayStep } from '../wire';
import { isVeiled, narrate } from '../words/telling';

export interface TurningPoint {
  number: number;
  seat: number;
  name: string;
  change: number;
  points: number;
  /** What happened there. */
  tells: string;
}
const MOST = 2;

/** The greatest turns, in the order of the game. */
export async function turningPoints(code: string, names: readonly string[]): Promise<TurningPoint[]> {
  const { moments } = await fetchCurve({ code });
  const greatest = [...moments].sort((one, other) => Math.abs(other.change) - Math.abs(one.change)).slice(0, MOST);
  const found = greatest.sort((one, other) => one.number - other.number);
  return Promise.all(
    found.map(async ({ number, seat, change }) => {
      // Steps of time alone only come on top: the step of an entry is never before its number.
      const page = await fetchPage({ code }, 'watch', number);
      const points = Math.round(Math.abs(change) * 100);
      return { number, seat, change, points, name: names[seat] ?? '', tells: tell(storyAt(page, number), names) };
    }),
  );
}

/** The story of an entry, by its number. */
export function storyAt(page: ReplayPage, number: number): readonly Happening[] {
  const steps: (ReplayStep | NextStep)[] = [page.first, ...page.then];
  return steps.find((step) => step.number === number && (step.seat ?? null) !== null)?.story ?? [];
}

/** In a breath, without what nobody could see. */
function tell(story: readonly Happening[], names: readonly string[]): string {
  const told = story.map((happening) => ({ happening, eyes: null })).filter((one) => !isVeiled(one, null));
  return told
    .slice(0, 3)
    .map((one) => narrate(one, null, names))
    .join(' ');
}
