// What happened since somebody's last act, in as many words as there is room for.
import { say } from '../words/reader.svelte';
import type { Told } from '../words/telling';
import type { Reader, Tale } from './tale';

/** Clauses of short phrases, in each the weightiest first. */
export function sum(tale: Pick<Tale, 'since'>, story: readonly Told[], reader: Reader): string[][] {
  const clauses = (tale.since?.(story, reader) ?? []).filter((phrases) => phrases.length > 0);
  return clauses.length > 0 ? clauses : [[say('since-count', { count: story.length })]];
}

/** One sentence of at most so many phrases; where some are left out it ends in dots. */
export function inOneSentence(clauses: readonly (readonly string[])[], most: number): string {
  const kept = clauses.map((phrases) => [...phrases]);
  const size = (): number => kept.reduce((all, phrases) => all + phrases.length, 0);
  const whole = size() <= most;
  while (size() > Math.max(1, most)) {
    // The least of the clause that says most; of the last one where all say little.
    const longest = Math.max(...kept.map((phrases) => phrases.length));
    kept.findLast((phrases) => phrases.length === longest)?.pop();
  }
  const told = kept.filter((phrases) => phrases.length > 0).map((phrases) => phrases.join(', '));
  const text = told.reduce((before, after) => say('since-also', { before, after }));
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${whole ? '.' : '…'}`;
}
