// A move as a hint says it, where the board says it better than its words do: which rooms it is about, as people find them.
import { say } from '../../words/reader.svelte';
import type { Shown } from '../table';
import { sameMove } from '../same';
import { actsOf } from './acts';
import { pairOf } from './modules/asking';
import { itemOf, tellAct, tellSpot, type Name } from './telling';
import { readPosition, type Temple } from './view';
import type { Move, View } from './wire';

export function sayAdvised(move: Move, position: Shown<View, Move> | null, names: readonly string[]): string | undefined {
  // Which dice a roll leaves is marked on them.
  if (move.type === 'roll') return say('temple-advised-roll');
  if (!position || !('place' in move || 'line' in move)) return undefined;
  const temple = readPosition(position);
  const name: Name = (seat) => names[seat] ?? '';
  const act = actsOf(temple, []).find(({ moves }) => moves.some((one) => sameMove(one, move)));
  const where = tellRooms(move, temple, name);
  return act && where ? say('temple-advised-where', { act: tellAct(act, name).replace('…', ''), where }) : undefined;
}

/** Both rooms of a move that is about two. */
function tellRooms(move: Move, { view }: Temple, name: Name): string {
  const pair = pairOf(move)?.map((place) => tellSpot(view, view.rooms[place]));
  return pair?.join(', ') ?? itemOf(move, view, name).label;
}
