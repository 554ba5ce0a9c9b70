// What the reader points at, and which of the legal moves belong to it.
import type { Equipment, MoveType } from './kinds';
import { seatsOn, type Act, type Camp, type Move } from './view';

/** An adventurer, an equipment card or nothing in the fingers; and the tile that is pointed at. */
export interface Choice {
  seat: number | null;
  card: Equipment | null;
  cell: number | null;
}
export const NOTHING: Choice = { seat: null, card: null, cell: null };

const CARD_OF: Partial<Record<MoveType, Equipment>> = {
  blast: 'blaster',
  fly: 'jetpack',
  'fly-with': 'jetpack',
  scout: 'terrascope',
  'raise-shield': 'shield',
  'share-reserve': 'reserve',
  'speed-up': 'throttle',
};
/** In the order in which they are offered: what is done most comes first, what is used up comes last. */
const ORDER: readonly MoveType[] = [
  'walk',
  'walk-with',
  'excavate',
  'take-part',
  'dig',
  'draw-water',
  'guide',
  'guide-with',
  'halt',
  'look',
  'spare',
  'give',
  'hand-over',
  'share-reserve',
  'raise-shield',
  'speed-up',
  'blast',
  'fly',
  'fly-with',
  'scout',
  'put-on-top',
  'put-under',
  'reveal',
  'call-storm',
];
/** What carries the turn on: it stands apart from what belongs to a place. */
const TURN: readonly MoveType[] = ['call-storm', 'reveal'];
const ON_MY_TILE: readonly MoveType[] = ['excavate', 'take-part', 'draw-water'];
const MINE: readonly MoveType[] = [...ON_MY_TILE, 'look', 'spare', 'put-on-top', 'put-under'];

export function cardOf(move: Move): Equipment | null {
  return move.type === 'hand-over' ? move.card : (CARD_OF[move.type] ?? null);
}
export function cellOf(move: Move): number | null {
  return 'cell' in move ? move.cell : null;
}
/** Whom a move is about: who is led, or who is given something. */
export function seatOf(move: Move): number | null {
  if (move.type === 'guide' || move.type === 'guide-with') return move.seat;
  return move.type === 'give' || move.type === 'hand-over' ? move.to : null;
}

/** The acts that carry the turn on. */
export function turnActs(acts: readonly Act[]): Act[] {
  return acts.filter(({ move }) => TURN.includes(move.type));
}

/** What can be done with what is chosen, in the order of offering. */
export function offered({ acts, view, me }: Camp, choice: Choice): Act[] {
  const here = me === null ? null : (view.travellers[me]?.cell ?? null);
  const leading = view.phase === 'guiding';
  const fits = ({ move }: Act): boolean => {
    if (TURN.includes(move.type)) return false;
    if (move.type === 'halt') return true;
    const cell = cellOf(move);
    if (choice.card !== null) return cardOf(move) === choice.card && cell === choice.cell;
    if (choice.seat !== null && choice.seat !== me) {
      const theirs = seatOf(move) === choice.seat;
      return theirs && cell === choice.cell;
    }
    if (choice.cell === null) return MINE.includes(move.type) || (move.type === 'dig' && cell === here && !leading);
    if (cell !== null) return cell === choice.cell;
    if (ON_MY_TILE.includes(move.type)) return choice.cell === here;
    const seat = seatOf(move);
    return seat !== null && seatsOn(view, choice.cell).includes(seat);
  };
  return acts.filter(fits).sort((one, other) => ORDER.indexOf(one.move.type) - ORDER.indexOf(other.move.type));
}

export type Mood = 'rest' | 'go' | 'dig';

/** How each cell glows: where the chosen adventurer or card can go; with open fingers, where I can walk or dig. */
export function moods({ acts, view, me }: Camp, choice: Choice): Map<number, Mood> {
  const found = new Map<number, Mood>();
  for (const { move } of acts) {
    const cell = cellOf(move);
    if (cell === null) continue;
    if (choice.card !== null) {
      if (cardOf(move) === choice.card) found.set(cell, 'go');
    } else if (choice.seat !== null && choice.seat !== me) {
      if (seatOf(move) === choice.seat) found.set(cell, 'go');
    } else if (move.type === 'walk' || view.phase === 'guiding') found.set(cell, 'go');
    else if (move.type === 'dig' && !found.has(cell)) found.set(cell, 'dig');
  }
  return found;
}

/** Where a second tap on the chosen tile leads: there on foot, alone. */
export function wayTo({ acts, view }: Camp, choice: Choice): Move | null {
  const types: readonly MoveType[] = choice.seat !== null || view.phase === 'guiding' ? ['guide'] : choice.card === null ? ['walk'] : [];
  const act = acts.find(
    ({ move }) => types.includes(move.type) && cellOf(move) === choice.cell && (choice.seat === null || seatOf(move) === choice.seat),
  );
  return act?.move ?? null;
}

/** What has to be pointed at for a move to be offered. */
export function choiceFor(move: Move): Choice {
  const seat = move.type === 'guide' || move.type === 'guide-with' || move.type === 'give' ? seatOf(move) : null;
  return { seat, card: seat === null ? cardOf(move) : null, cell: cellOf(move) };
}

/** Nothing can be done with what is pointed at, neither at once nor with a tile. */
export function useless(camp: Camp, choice: Choice, lent: boolean): boolean {
  if (lent) return true;
  const aiming = choice.cell === null && [...moods(camp, choice).values()].includes('go');
  return !aiming && offered(camp, choice).length === 0;
}

/** What somebody wants who points at this: the house says why it cannot be. */
export function triedBy({ view, me }: Camp, { seat, card, cell }: Choice): Move | null {
  const here = me === null ? null : (view.travellers[me]?.cell ?? null);
  const at = cell ?? here;
  if (at === null || seat === me) return null;
  if (card !== null) return played(card, at);
  if (seat !== null) return cell === null ? null : { type: 'guide', seat, cell };
  return at === here ? { type: 'excavate' } : { type: 'walk', cell: at };
}

function played(card: Equipment, cell: number): Move {
  switch (card) {
    case 'blaster':
      return { type: 'blast', cell };
    case 'jetpack':
      return { type: 'fly', cell };
    case 'terrascope':
      return { type: 'scout', cell };
    case 'shield':
      return { type: 'raise-shield' };
    case 'reserve':
      return { type: 'share-reserve' };
    case 'throttle':
      return { type: 'speed-up' };
  }
}
