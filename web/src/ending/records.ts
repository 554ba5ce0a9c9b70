// Records in words, and those that this device remembers of its own games.
import { keep, kept } from '../look/kept';
import { duration } from '../table/duration';
import type { BestOf, Feat, Records } from '../wire';
import { known, say } from '../words/reader.svelte';

export type Conditions = Pick<Feat, 'chosen' | 'seats' | 'people'>;
type Measure = Feat['measure'];

/** What was played, under the same conditions, on this device. */
export interface OwnBest {
  played: number;
  won: number;
  best: number | null;
  /** Tables that are counted already: the newest last. */
  codes: string[];
}
const REMEMBERED = 20;

export const isSame = (one: Conditions, other: Conditions): boolean =>
  one.chosen === other.chosen && one.seats === other.seats && one.people === other.people;

export const better = (measure: Measure, one: number, other: number | null): boolean =>
  other === null || (measure === 'points' ? one > other : one < other);

/** What a record is worth: a time, moves or points. */
export function valueIn(measure: Measure, value: number): string {
  if (measure === 'time') return duration(value);
  return say(measure === 'points' ? 'points' : 'record-moves', { count: value });
}

/** Under which conditions: how hard, how many. */
export function conditionsIn({ chosen, seats, people }: Conditions): string {
  const level = /^level-(\d+)$/.exec(chosen)?.[1];
  const own = chosen.startsWith('own-');
  const what = level
    ? say('record-level', { level })
    : own
      ? say('new-preset-own')
      : known(`preset-${chosen}`)
        ? say(`preset-${chosen}`)
        : '';
  const who = say('record-people', { people, bots: seats - people });
  return what ? `${what} · ${who}` : who;
}

export function bestUnder({ rows }: Records, conditions: Conditions): BestOf | undefined {
  return rows.find((row) => isSame(row, conditions));
}

const nameOf = (game: string): string => `records.${game}`;

export function ownRecords(game: string): Record<string, OwnBest> {
  try {
    return JSON.parse(kept(nameOf(game)) ?? '{}') as Record<string, OwnBest>;
  } catch {
    return {};
  }
}

/** Counts a finished game once, however often its page is opened; what this device now remembers of such games. */
export function remember(game: string, code: string, feat: Feat): OwnBest {
  const all = ownRecords(game);
  const kind = `${feat.chosen}/${feat.seats}/${feat.people}`;
  const before = all[kind] ?? { played: 0, won: 0, best: null, codes: [] };
  if (before.codes.includes(code)) return before;
  const counts = feat.value !== null && !feat.why;
  const after: OwnBest = {
    played: before.played + 1,
    won: before.won + Number(feat.value !== null),
    best: counts && better(feat.measure, feat.value ?? 0, before.best) ? feat.value : before.best,
    codes: [...before.codes, code].slice(-REMEMBERED),
  };
  keep(nameOf(game), JSON.stringify({ ...all, [kind]: after }));
  return after;
}
