import { isLent, nameOf, type Sitter } from '../parts/sitter';
import { say } from '../words/reader.svelte';

/** Whose turn it is, for the strip above the board; nobody's when the game is over. */
export function sayTurn(turn: number | null, me: number | null, sitters: readonly Sitter[]): string {
  if (turn === null) return say('game-over');
  return turn === me && !isLent(sitters, me) ? say('your-turn') : say('turn-of', { name: nameOf(sitters, turn) });
}
