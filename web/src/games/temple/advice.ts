// Where a hint is pointed at: dice that stay, a side, or an act.
import { sameMove } from '../same';
import type { Act } from './acts';
import { leftBy, type Die } from './dice';
import type { Side } from './kinds';
import type { Move } from './wire';

export function advisedDice(advised: Move | null, dice: readonly Die[]): number[] {
  return advised?.type === 'roll' ? leftBy(advised, dice) : [];
}

export function advisedWay(advised: Move | null): Side | null {
  return advised?.type === 'enter' || advised?.type === 'discover' || advised?.type === 'place-room' ? advised.side : null;
}

export function advisedAct(advised: Move | null, acts: readonly Act[]): string | null {
  const fits = (act: Act): boolean => act.id === advised?.type || act.moves.some((move) => sameMove(advised, move));
  return acts.find(fits)?.id ?? null;
}
