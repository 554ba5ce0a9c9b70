// Which portrait the reader looks at, in the grid above and with its powers below.
import type { Temple } from '../../view';
import type { Hero } from './heroes';

export const picked = $state<{ hero: Hero | null }>({ hero: null });

/** The seat of who has taken it, or -1. */
export const ownerOf = ({ view }: Temple, hero: Hero): number =>
  view.parts.characters?.players.findIndex((one) => one?.hero === hero) ?? -1;

/** The one that was tapped, else one's own, else the first that is free. */
export function shownTo(temple: Temple): Hero | undefined {
  const { players = [], tiles = [] } = temple.view.parts.characters ?? {};
  return picked.hero ?? players[temple.me ?? -1]?.hero ?? tiles.find((tile) => ownerOf(temple, tile.hero) < 0)?.hero;
}
