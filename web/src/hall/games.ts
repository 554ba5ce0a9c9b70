import type { GameName } from '../art/Emblem.svelte';
import { hasBoard } from '../games/load';
import type { GameInfo } from '../wire';

/** What the hall says of a game before its code is loaded. */
export interface GameCard {
  game: GameName;
  min: number;
  max: number;
  /** Not yet playable games are shown, and say so. */
  open: boolean;
}

/** The five games in the order of the hall, with their seats as the boxes say. */
export const BOXES: readonly Omit<GameCard, 'open'>[] = [
  { game: 'deserto', min: 2, max: 4 },
  { game: 'desert', min: 2, max: 5 },
  { game: 'trucks', min: 2, max: 6 },
  { game: 'quicksand', min: 1, max: 7 },
  { game: 'temple', min: 1, max: 6 },
];

/** A game is open when the house plays it and this page has a board for it. */
export function cardsOf(offered: readonly GameInfo[] | null): GameCard[] {
  return BOXES.map((box) => {
    const info = offered?.find((one) => one.name === box.game);
    // eslint-disable-next-line @typescript-eslint/no-unsafe-argument -- a type out of a component, which ESLint does not see
    const open = hasBoard(box.game) && (offered === null || info !== undefined);
    return { ...box, ...(info ? { min: info.least, max: info.most } : {}), open };
  });
}

export function isGame(name: string): name is GameName {
  return BOXES.some((box) => box.game === name);
}
