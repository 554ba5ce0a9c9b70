// Acts by their use: those in sight are the first four, all others wait behind "more".
import type { Act } from './acts';
import { IN_SIGHT } from './slots';
import { allStuck } from './view';
import type { View } from './wire';

/** What is worth more has less: acts of modules find their places in between. */
export const USE = {
  leave: 10,
  gems: 20,
  free: 30,
  freeMe: 40,
  pledge: 50,
  withdraw: 100,
  explore: 160,
  aided: 170,
  rest: 900,
} as const;
/** A second of a kind comes after the first of all, what stands apart after everything. */
const AGAIN = 1000;
const LAST = 3 * AGAIN;
/** What ends something for everybody is never beside what is tapped in a hurry. */
const APART: readonly string[] = ['stop'];
/** Fate has its place at the clock. */
const FATE: readonly string[] = ['propose', 'agree', 'refuse'];

export const isFate = (act: Act): boolean => FATE.includes(act.word);

/** Whether an act stands at the clock. Where nothing but fate can help, a yes to it is under the thumb. */
export const atClock = (act: Act, view: View): boolean => isFate(act) && !(allStuck(view) && act.word !== 'refuse');

/** The best first: what is advised, then by use. A second of a kind (fewer gems, or paid with tiles) comes after the first of all. */
export function ranked(acts: readonly Act[], advised: string | null): Act[] {
  const seen = new Set<string>();
  const places = acts.map((act) => {
    const kind = kindOf(act);
    const again = seen.has(kind);
    seen.add(kind);
    if (act.id === advised) return { act, place: -1 };
    if (APART.includes(act.word)) return { act, place: LAST };
    return { act, place: act.use + (again ? AGAIN : 0) };
  });
  return places.sort((one, other) => one.place - other.place).map(({ act }) => act);
}

/** Freeing two friends are two kinds, and so are two sides and pledges of two faces; one gem or three are one. */
const kindOf = (act: Act): string =>
  [act.word, act.seat ?? '', ...Object.values(act.details ?? {}).filter((detail) => typeof detail === 'string')].join(' ');

/** Those that may stand in the four places, best first, and those that wait behind "more" whatever room there is. */
export function inSight(acts: readonly Act[], advised: string | null): Act[] {
  return ranked(acts, advised)
    .filter((act) => act.id === advised || !APART.includes(act.word))
    .slice(0, IN_SIGHT);
}
