// Every tap answers: what is asked of the house when something is tapped that cannot be done now, or what the board knows by itself.
import { stepsTo } from './ground';
import { candidates, offers, type Card, type Move, type Race, type Rig } from './view';
import type { Drive, Push } from './wire';

/** A move that is none, so that the house says which rule bars it; or a word of the board's own. */
export type Answer = { ask: Move } | { word: string };

const DRIVES = ['move13', 'move24', 'move3any'] as const;
type Driven = (typeof DRIVES)[number];
const isDriven = (card: Card | null): card is Driven => DRIVES.some((one) => one === card);
/** One truck as the flip of it names it, by its number. */
const ALONE = ['1', '2', '3'] as const;

/** Something that cannot be played, to ask the house why; none where there is nothing to ask. */
export function question(card: Card | null, rig: Rig, me: number | null, cell: string): Move | null {
  if (card === 'move3any' && rig.seat !== me) return { type: 'push', seat: rig.seat, truck: rig.number, cell } satisfies Push;
  // No truck ever has 0 litres left, so this is never a move; the house then says why the cell is out of reach.
  if (isDriven(card)) return rig.seat === me ? ({ type: 'drive', card, truck: rig.number, cell, litres: 0 } satisfies Drive) : null;
  if (rig.cell !== cell) return null;
  if (card === 'siphon')
    return rig.seat === me ? { type: 'fill', truck: rig.number } : { type: 'siphon', seat: rig.seat, truck: rig.number };
  if (card === 'flipany' && rig.seat !== me) return { type: 'flip-other', seat: rig.seat, truck: rig.number };
  if (rig.seat !== me || (card !== 'flipown' && card !== 'flipany')) return null;
  const trucks = ALONE[rig.number - 1];
  return trucks ? { type: 'flip', card, trucks } : null;
}

/** The truck that a question about a cell is most likely about: the nearest one of these. */
export function nearest(race: Race, rigs: readonly Rig[], cell: string): Rig | undefined {
  const steps = stepsTo(race.board, cell);
  const far = (rig: Rig): number => steps.get(rig.cell) ?? Infinity;
  return [...rigs].sort((a, b) => far(a) - far(b))[0];
}

/** Why nothing can be done at a cell with the card and the truck that are chosen, or without any. */
export function whyNot(race: Race, me: number | null, card: Card | null, rig: Rig | null, cell: string): Answer {
  const standing = race.rigs.find((one) => one.cell === cell && one.place === null);
  if (!card && !rig) return { word: standing ? (standing.seat === me ? 'race-why-own' : 'race-why-foreign') : 'race-why-first' };
  const used = card ?? race.hand?.find(isDriven) ?? null;
  const ask = asked(race, me, used, rig, cell, standing);
  return ask ? { ask } : { word: card ? 'race-why-card' : 'race-why-first' };
}

function asked(race: Race, me: number | null, card: Card | null, rig: Rig | null, cell: string, standing: Rig | undefined): Move | null {
  if (!isDriven(card)) return standing ? question(card, standing, me, cell) : null;
  if (card === 'move3any' && standing && standing.seat !== me && !rig) return question(card, standing, me, cell);
  const own = race.rigs.filter((one) => one.seat === me && one.place === null);
  const able = candidates(race, offers(race, card)).filter((one) => one.seat === me);
  const about = rig && (rig.seat === me || card === 'move3any') ? rig : nearest(race, able.length > 0 ? able : own, cell);
  return about ? question(card, about, me, cell) : null;
}
