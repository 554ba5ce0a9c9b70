// The way in words, for those who listen, and what a level adds.
import { duration } from '../../../table/duration';
import { language, say } from '../../../words/reader.svelte';
import type { Stop } from '../../campaign';
import { addedBy, type Added, type Extra } from './levels';

const nameOf = (rule: Extra): string => say(`level-rule-${rule}`);
const listed = (rules: readonly Extra[]): string => new Intl.ListFormat(language(), { type: 'conjunction' }).format(rules.map(nameOf));

export function sayAdded(added: Added): string {
  if (!('rules' in added)) return say(`level-adds-${added.kind}`, { ...added });
  return say(`level-adds-${added.kind}`, { ...added, rules: listed(added.rules) });
}

/** All that a level adds, in whole sentences. */
export function sayLevel(level: number): string {
  return addedBy(level).map(sayAdded).join(' ');
}

export function sayStop({ level, passed, next, best }: Stop): string {
  const state = passed ? say('progress-passed', { level }) : say(next ? 'progress-next' : 'progress-open', { level });
  return [state, ...(best ? [say('progress-best', { time: duration(best.ms) })] : []), sayLevel(level)].join(' ');
}
