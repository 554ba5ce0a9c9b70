// Where the chances turned, in words: what happened, how it stands since, and whether it was choice, luck or time.
import type { End, Moment } from '../wire';
import { known, say } from '../words/reader.svelte';
import { narrate, spoken } from '../words/telling';

/** What happened and what it meant. It is told of everybody by name, whoever reads. */
export function whyOf({ what, stands }: Moment, names: readonly string[]): string {
  const happened = what.map((happening) => narrate({ happening, eyes: null }, null, names));
  const since = stands
    .filter(({ name }) => known(`stands-${name}`))
    .map(({ name, details }) => say(`stands-${name}`, spoken(details, names)));
  return [...happened, ...since].join(' ');
}

/** Whose doing it was. What no longer look has confirmed is not judged, nor is a move by what it does to somebody else. */
export function judgementOf({ cause, key, by, seat, change }: Moment, together: boolean): string {
  if (cause === 'time') return say('replay-by-time');
  if (!key || (cause === 'choice' && !together && by !== seat)) return '';
  return say(`replay-by-${cause}-${change > 0 ? 'up' : 'down'}`);
}

/** By how much, and for whom. */
export function changeOf({ seat, change }: Moment, names: readonly string[], together: boolean): string {
  const points = Math.round(Math.abs(change) * 100);
  return say(change > 0 ? 'replay-up' : 'replay-down', { name: together ? say('replay-team') : (names[seat] ?? ''), points });
}

/** The same in brief: who, and by how many points up or down. */
export function pointsOf({ seat, change }: Moment, names: readonly string[], together: boolean): string {
  const points = `${change > 0 ? '+' : '−'}${Math.round(Math.abs(change) * 100)}`;
  return say('replay-points', { name: together ? say('replay-team') : (names[seat] ?? ''), points });
}

/** The greatest turns, those that longer looks have confirmed first, and of a team those that led to how it ended. */
export function greatest(moments: readonly Moment[], end: End | null, together: boolean): Moment[] {
  const won = (end?.winners.length ?? 0) > 0;
  const led = (moment: Moment): boolean => !together || end === null || moment.change > 0 === won;
  const weight = (moment: Moment): number => Math.abs(moment.change) + Number(moment.key) + 2 * Number(led(moment));
  return [...moments].sort((one, other) => weight(other) - weight(one));
}

/** The way to a moment in the replay of a game: by its entry, or to the end where time alone brought it. */
export const wayTo = (code: string, { number, since }: Moment): string => `/r/${code}?entry=${since === number ? 'end' : number}`;
