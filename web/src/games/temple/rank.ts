// Acts by their use: those in sight are the first four, all others wait behind "more".
import type { Act } from './acts';
import { IN_SIGHT } from './slots';

/** By what their words are; what is not named here comes after. */
const USE: readonly string[] = [
  'leave',
  'activate',
  'free',
  'free-me',
  'pledge',
  'take',
  'lift',
  'careful',
  'heal',
  'withdraw',
  'pledge-treasure',
  'teleport',
  'open-passage',
  'light',
  'take-gem',
  'explore',
  'enter-aided',
];
/** What ends something for everybody is never beside what is tapped in a hurry. */
const APART: readonly string[] = ['stop'];
/** Fate has its place at the clock. */
const FATE: readonly string[] = ['propose', 'agree', 'refuse'];

export const isFate = (act: Act): boolean => FATE.includes(act.word);
const use = (act: Act): number => {
  const at = USE.indexOf(act.word);
  return at < 0 ? USE.length : at;
};

/** The best first: what is advised, then by use. A second of a kind (fewer gems, or paid with treasures) comes after the first of all. */
export function ranked(acts: readonly Act[], advised: string | null): Act[] {
  const seen = new Set<string>();
  const places = acts.map((act) => {
    const kind = kindOf(act);
    const again = seen.has(kind);
    seen.add(kind);
    if (act.id === advised) return { act, place: -1 };
    if (APART.includes(act.word)) return { act, place: 3 * USE.length };
    return { act, place: use(act) + (again ? USE.length + 1 : 0) };
  });
  return places.sort((one, other) => one.place - other.place).map(({ act }) => act);
}

/** Freeing two friends are two kinds; one gem or three are one. */
const kindOf = (act: Act): string => `${act.word} ${act.seat ?? ''} ${act.details?.['curse'] ?? ''} ${act.details?.['side'] ?? ''}`;

/** Those that may stand in the four places, best first, and those that wait behind "more" whatever room there is. */
export function inSight(acts: readonly Act[], advised: string | null): Act[] {
  return ranked(acts, advised)
    .filter((act) => act.id === advised || !APART.includes(act.word))
    .slice(0, IN_SIGHT);
}
