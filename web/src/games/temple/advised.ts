// A move as a hint says it, where the board says it better than its words do: which rooms it is about, as people find them.
import { say } from '../../words/reader.svelte';
import type { Shown } from '../table';
import { sameMove } from '../same';
import { actsOf } from './acts';
import { leftBy, settled } from './dice';
import { pairOf } from './modules/asking';
import { itemOf, tellAct, tellSpot, type Name } from './telling';
import { readPosition, type Temple } from './view';
import type { Move, Roll, View } from './wire';

export function sayAdvised(move: Move, position: Shown<View, Move> | null, names: readonly string[]): string | undefined {
  const temple = position && readPosition(position);
  if (move.type === 'roll') return say(temple && leavesNone(move, temple) ? 'temple-advised-roll-all' : 'temple-advised-roll');
  if (!temple || !('place' in move || 'line' in move)) return undefined;
  const name: Name = (seat) => names[seat] ?? '';
  const act = actsOf(temple, []).find(({ moves }) => moves.some((one) => sameMove(one, move)));
  const where = tellRooms(move, temple, name);
  return act && where ? say('temple-advised-where', { act: tellAct(act, name).replace('…', ''), where }) : undefined;
}

/** Which dice a roll leaves is marked on them, where it leaves any. */
const leavesNone = (roll: Roll, { mine }: Temple): boolean => mine !== null && leftBy(roll, settled([], mine, false)).length === 0;

/** Both rooms of a move that is about two. */
function tellRooms(move: Move, { view }: Temple, name: Name): string {
  const pair = pairOf(move)?.map((place) => tellSpot(view, view.rooms[place]));
  return pair?.join(', ') ?? itemOf(move, view, name).label;
}
