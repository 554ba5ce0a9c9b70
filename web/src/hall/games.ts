import { hasBoard } from '../games/load';
import { inTheHall, signOf } from '../games/signs';
import type { GameInfo } from '../wire';

/** What the hall says of a game before its code is loaded. */
export interface GameCard {
  game: string;
  seats: { least: number; most: number } | null;
  /** Not yet playable games are shown, and say so. */
  open: boolean;
  /** How its bots can play, once the house has said so. */
  bots: GameInfo['bots'];
}

/** A game is open when the house plays it and this page has a board for it. */
export function cardsOf(offered: readonly GameInfo[] | null): GameCard[] {
  return inTheHall(offered?.map((one) => one.name)).map((game) => {
    const info = offered?.find((one) => one.name === game);
    const open = hasBoard(game) && (offered === null || info !== undefined);
    return { game, seats: info ?? signOf(game).seats ?? null, open, bots: info?.bots ?? [] };
  });
}
