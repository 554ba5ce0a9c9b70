// Dice that are dragged: what can take them is what the house offers anyway, and a drop sends nothing else than a tap would.
import { sameMove } from '../same';
import { isChosen, type Act } from './acts';
import { mayKeep, timesOf, type Die } from './dice';
import type { Face } from './kinds';
import type { Way } from './ways';
import type { Move, Player } from './wire';

/** How far a finger goes before it drags, in pixels; less is a tap. */
export const SLACK = 8;
/** How far up or down a die is laid aside, or back. */
export const ASIDE = 16;

/** What a drop sends, and the button that it stands for. */
export interface Taker {
  readonly id: string;
  readonly move: Move;
}

/** The dice that go along with one: all that are kept with it, or it alone; none where it cannot be used. */
export function draggedWith(dice: readonly Die[], id: number): readonly Die[] {
  const die = dice.find((one) => one.id === id);
  if (!die || !mayKeep(die)) return [];
  return die.kept ? dice.filter((one) => one.kept) : [die];
}

/** Where dice may be dropped, by `data-drop`: on ways and acts that are open now and cost one of their faces. */
export function takersOf(
  ways: readonly Way[],
  acts: readonly Act[],
  moves: readonly Move[],
  dragged: readonly Die[],
  worth: Player['worth'] = [],
): ReadonlyMap<string, Taker> {
  const faces = dragged.map((die) => die.face);
  const pays = (cost: readonly Face[]): boolean => cost.some((symbol) => faces.some((face) => timesOf(worth, face, symbol) > 0));
  const takers = new Map<string, Taker>();
  for (const { side, cost, move } of ways) if (move && pays(cost)) takers.set(`way-${side}`, { id: side, move });
  for (const act of acts) {
    const {
      id,
      cost,
      moves: [move],
    } = act;
    if (move && !isChosen(act) && pays(cost)) takers.set(id, { id, move: asMany(move, moves, faces) });
  }
  return takers;
}

/** A pledge is of the dice that were dragged to it. */
function asMany(move: Move, moves: readonly Move[], faces: readonly Face[]): Move {
  if (move.type !== 'pledge' && move.type !== 'pledge-as') return move;
  const wanted = { ...move, number: faces.filter((face) => face === move.face).length };
  return moves.find((one) => sameMove(one, wanted)) ?? move;
}

/** Dice laid aside are kept; laid back, they go with the next roll. */
export function laid(dice: readonly Die[], dragged: readonly Die[], kept: boolean): Die[] {
  return dice.map((die) => (dragged.some((one) => one.id === die.id) && mayKeep(die) ? { ...die, kept } : die));
}
