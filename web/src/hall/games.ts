import type { GameName } from '../art/Emblem.svelte';

/** What the hall says of a game before its code is loaded. */
export interface GameCard {
  game: GameName;
  min: number;
  max: number;
  /** Not yet playable games are shown, and say so. */
  open: boolean;
}
