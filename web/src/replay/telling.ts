// The replay in words: what its story says, step by step, in the reader's language.
import type { LogLine } from '../parts/log';
import type { ReplayStep } from '../wire';
import { actorOf, narrate } from '../words/telling';
import { duration } from '../table/duration';
import type { Book } from './book.svelte';
import type { Mark } from './marks';
import type { Eyes } from './source';

export interface StepLine extends LogLine {
  step: number;
}

export const readerOf = (eyes: Eyes): number | null => (eyes === 'all' || eyes === 'watch' ? null : Number(eyes));

/** What happened, as far as the book has it. */
export function linesOf(book: Book, names: readonly string[]): StepLine[] {
  const reader = readerOf(book.eyes);
  let id = 0;
  return book.held().flatMap(({ place, step }) =>
    step.story.map((happening) => ({
      id: id++,
      step: place,
      text: narrate({ happening, eyes: reader }, reader, names),
      seat: actorOf(happening),
      event: happening.name,
    })),
  );
}

/** All that happened at one step, in one breath. */
export function tellStep(step: ReplayStep | undefined, eyes: Eyes, names: readonly string[]): string {
  const reader = readerOf(eyes);
  return (step?.story ?? []).map((happening) => narrate({ happening, eyes: reader }, reader, names)).join(' ');
}

/** What a mark stands for, in real time with its moment. */
export function tellMark(
  { step, happening }: Mark,
  moments: readonly number[],
  realTime: boolean,
  eyes: Eyes,
  names: readonly string[],
): string {
  const reader = readerOf(eyes);
  const text = narrate({ happening, eyes: reader }, reader, names);
  return realTime ? `${duration(moments[step] ?? 0)} · ${text}` : text;
}
