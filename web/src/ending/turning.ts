// Where a game turned, as the house judges it: a worker needs a while for that.
import { greatest } from '../replay/moments';
import { fetchCurve } from '../replay/source';
import type { End, Moment } from '../wire';
import { learnTurned } from '../words/reader.svelte';

const MOST = 2;

/** The greatest turns, in the order of the game. */
export async function turningPoints(code: string, game: string, end: End, together: boolean): Promise<Moment[]> {
  const [{ moments }] = await Promise.all([fetchCurve({ code }), learnTurned(game)]);
  return greatest(moments, end, together)
    .slice(0, MOST)
    .sort((one, other) => one.number - other.number);
}
