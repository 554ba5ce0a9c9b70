// How well bots of a level play what is chosen, as it was measured; where nothing was, nothing is said.
import type { GameInfo, Strength } from '../wire';
import { LEVELS, type Level } from './plan';

type Options = Readonly<Record<string, unknown>>;
/** One of a level against all the others. */
export interface Duel {
  readonly word: 'strength-duel' | 'strength-alone';
  readonly tens: number;
  readonly other: Level;
  readonly rivals: number;
}
export interface Team {
  readonly word: 'strength-team';
  readonly tens: number;
  readonly preset: string;
  readonly level: number;
}
export type Found = Duel | Team;

const inTens = (percent: number): number => Math.round(percent / 10);
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** What was measured with these options. */
export const caseOf = (strengths: readonly Strength[], options: Options): Strength | undefined =>
  strengths.find((one) => Object.entries(one.options).every(([name, value]) => same(value, options[name])));

/** What there is to say of a level at a table of so many. */
export function strengthOf(info: GameInfo, options: Options, seats: number, level: Level): Found | undefined {
  const found = caseOf(info.strengths, options);
  if (!found) return undefined;
  return info.cooperative ? team(found, level, seats - info.least) : against(found, level, seats, info.least);
}

function team(found: Strength, level: Level, place: number): Team | undefined {
  const won = found.won[level]?.[place];
  if (won === undefined || won === null) return undefined;
  return { word: 'strength-team', tens: inTens(won), preset: found.preset, level: Number(found.options['level'] ?? 0) };
}

/** At a table of as many as play here; else in a duel. The lowest level is told by how the next one does against it. */
function against(found: Strength, level: Level, seats: number, least: number): Duel | undefined {
  const rank = LEVELS.indexOf(level);
  const below = LEVELS[rank - 1];
  const here = found.won[level]?.[seats - least];
  if (seats > 2 && below && typeof here === 'number')
    return { word: 'strength-alone', tens: inTens(here), other: below, rivals: seats - 1 };
  const duel = (one: Level | undefined): number | null | undefined => (one ? found.won[one]?.[2 - least] : undefined);
  const above = LEVELS[rank + 1];
  const mine = duel(level);
  if (below && typeof mine === 'number') return { word: 'strength-duel', tens: inTens(mine), other: below, rivals: 1 };
  const theirs = rank === 0 ? duel(above) : undefined;
  return above && typeof theirs === 'number' ? { word: 'strength-duel', tens: inTens(100 - theirs), other: above, rivals: 1 } : undefined;
}
