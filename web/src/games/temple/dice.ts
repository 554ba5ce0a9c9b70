// The reader's own dice as things in the hand: each keeps its place while its face changes, so that eyes and fingers find it again.
// The house only tells how many dice show which face; which die is which is a matter of this page alone.
import { ROLLED_BY_CHOICE, type Face, type Symbol } from './kinds';
import type { Move, Player, Roll, RollCarefully } from './wire';

export interface Die {
  readonly id: number;
  readonly face: Face;
  /** Held back from the next roll. */
  readonly kept: boolean;
  readonly pledged: boolean;
  /** How often it was rolled, so that a face that comes again is seen to have been rolled. */
  readonly spun: number;
  /** It counts for nothing, and goes with every roll. */
  readonly bound?: boolean;
}

export const mayKeep = (die: Die): boolean => !die.pledged && !die.bound && (ROLLED_BY_CHOICE as readonly Face[]).includes(die.face);
/** Whether it goes with the next roll. */
export const goes = (die: Die): boolean => !die.pledged && die.face !== 'black' && !die.kept;

type Held = Pick<Player, 'dice' | 'pledged'> & Partial<Pick<Player, 'worth'>>;

/** The same dice after the house has spoken; `rolled` says that the reader's own dice fell since. */
export function settled(before: readonly Die[], { worth = [], ...player }: Held, rolled: boolean): Die[] {
  const wanted = [...player.dice.map((face) => ({ face, pledged: false })), ...player.pledged.map((face) => ({ face, pledged: true }))];
  const places: (Die | null)[] = before.map(() => null);
  const take = (fits: (die: Die) => boolean): void => {
    before.forEach((die, at) => {
      if (places[at] || !fits(die)) return;
      const found = wanted.findIndex((one) => one.face === die.face && one.pledged === die.pledged);
      if (found < 0) return;
      wanted.splice(found, 1);
      places[at] = die;
    });
  };
  // What was held back stays; then, if nothing was rolled, whatever still shows what it showed.
  take((die) => !goes(die));
  if (!rolled) take(() => true);
  before.forEach((die, at) => {
    if (places[at]) return;
    // A die that changes its tray shows the same face there.
    const same = wanted.findIndex((one) => one.face === die.face && one.pledged !== die.pledged);
    const next = rolled || same < 0 ? wanted.shift() : wanted.splice(same, 1)[0];
    if (next) places[at] = { ...die, ...next, kept: false, spun: die.spun + (rolled ? 1 : 0) };
  });
  const fresh = wanted.map((one, i): Die => ({ ...one, id: nextId(before) + i, kept: false, spun: 0 }));
  return [...places.filter((die) => die !== null), ...fresh].map((die) => tied(die, worth));
}

/** A die that is worth nothing as what it shows cannot be kept. */
function tied(die: Die, worth: Player['worth']): Die {
  const bound = !die.pledged && timesOf(worth, die.face, die.face) === 0;
  return bound === (die.bound ?? false) ? die : { ...die, bound, kept: die.kept && !bound };
}

function nextId(dice: readonly Die[]): number {
  return dice.reduce((most, die) => Math.max(most, die.id), -1) + 1;
}

/** How often a face counts as a symbol: as itself once, where nothing else is said. */
export function timesOf(worth: Player['worth'], face: Face, symbol: Face): number {
  return worth.find((one) => one.face === face && one.symbol === symbol)?.times ?? (face === symbol ? 1 : 0);
}

export function toggled(dice: readonly Die[], id: number): Die[] {
  return dice.map((die) => (die.id === id && mayKeep(die) ? { ...die, kept: !die.kept } : die));
}

const COUNTED: Record<Symbol, 'adventurers' | 'keys' | 'torches' | 'golds'> = {
  adventurer: 'adventurers',
  key: 'keys',
  torch: 'torches',
  gold: 'golds',
};
const named = (move: Roll | RollCarefully, face: Symbol): number => move[COUNTED[face]] ?? 0;

/** The roll, of those the house allows, that takes the most of the dice not kept and none that is; null where there is none. */
export function rollOf(moves: readonly Move[], dice: readonly Die[], type: 'roll' | 'roll-carefully'): Roll | RollCarefully | null {
  const free = (face: Symbol): number => dice.filter((die) => goes(die) && die.face === face).length;
  const most = new Map(ROLLED_BY_CHOICE.map((face) => [face, free(face)]));
  let best: Roll | RollCarefully | null = null;
  let size = -1;
  for (const move of moves) {
    if (move.type !== type) continue;
    const counts = ROLLED_BY_CHOICE.map((face) => [face, named(move, face)] as const);
    if (counts.some(([face, number]) => number > (most.get(face) ?? 0))) continue;
    const total = counts.reduce((sum, [, number]) => sum + number, 0);
    if (total > size) [best, size] = [move, total];
  }
  return best;
}

/** The dice that a roll leaves as they are, of those that could go. */
export function leftBy(roll: Roll | RollCarefully, dice: readonly Die[]): number[] {
  const rolled = new Map(ROLLED_BY_CHOICE.map((face) => [face as Face, named(roll, face)]));
  return dice.flatMap((die) => {
    if (!mayKeep(die)) return [];
    const more = rolled.get(die.face) ?? 0;
    rolled.set(die.face, more - 1);
    return more > 0 ? [] : [die.id];
  });
}
