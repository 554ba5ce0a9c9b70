// The replay in words: what its story says, step by step, in the reader's language.
import type { LogLine } from '../parts/log';
import type { Replay } from '../wire';
import { actorOf, narrate } from '../words/telling';

export interface StepLine extends LogLine {
  step: number;
}

const readerOf = (replay: Replay): number | null => (typeof replay.seat === 'number' ? replay.seat : null);

export function linesOf(replay: Replay): StepLine[] {
  const reader = readerOf(replay);
  let id = 0;
  return replay.steps.flatMap((step, place) =>
    step.story.map((happening) => ({
      id: id++,
      step: place,
      text: narrate({ happening, eyes: reader }, reader, replay.names),
      seat: actorOf(happening),
      event: happening.name,
    })),
  );
}

/** All that happened at one step, in one breath. */
export function tellStep(replay: Replay, place: number): string {
  const reader = readerOf(replay);
  const story = replay.steps[place]?.story ?? [];
  return story.map((happening) => narrate({ happening, eyes: reader }, reader, replay.names)).join(' ');
}
