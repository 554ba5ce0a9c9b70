// Records in words, and how those of a house are found.
import type { Conditions } from '../line/bests';
import { duration } from '../table/duration';
import type { BestOf, Feat, Records } from '../wire';
import { known, say } from '../words/reader.svelte';

type Measure = Feat['measure'];

export const isSame = (one: Conditions, other: Conditions): boolean =>
  one.chosen === other.chosen && one.seats === other.seats && one.people === other.people;

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
