// A guided game, the first one or a minute of a module: a table that goes on from a kept record, and a few steps that say what to look at and what to try.
// The game is a real one: the house judges every move, and whoever does something else than the step says is not stopped.
import type { Happening, Position } from '../wire';

/** What a step is judged by. */
export interface Sight {
  position: Position;
  /** What happened since the step was shown, oldest first. */
  story: readonly Happening[];
  /** The seat of the one who learns. */
  seat: number;
}

export interface Step {
  /** Its words are `guide-NAME` in the board's own catalogue. */
  name: string;
  /** What to look at: a selector; all that it finds are ringed. */
  point?: string;
  /** When the step is over by itself. A step without it is read, and left by "Next". */
  done?: (sight: Sight) => boolean;
}

export interface Guide {
  /** The record that the game goes on from, as the text of its file: `() => import('./lesson.json?raw')`. */
  lesson: () => Promise<{ default: string }>;
  /** Entries of its log that were already played; all of them where it is not said. */
  played?: number;
  /** The seat of the one who learns; bots sit in the others. */
  seat: number;
  /** Ten at most; six for a module. */
  steps: readonly Step[];
}

/** The button that lets the clock run, while it waits for the reader. */
const START = '[data-stage=voice] .answers button';

/** What to look at once the clock runs; until then the button that lets it run. */
export const running = (point: string): string => `${START}, body:not(:has(${START})) :is(${point})`;

/** A step is over when the one who learns did such a thing. */
export const did =
  (...names: string[]) =>
  ({ story, seat }: Sight): boolean =>
    story.some((happening) => names.includes(happening.name) && happening.details['seat'] === seat);

/** A step is over when such a thing happened, whoever did it. */
export const saw =
  (...names: string[]) =>
  ({ story }: Sight): boolean =>
    story.some((happening) => names.includes(happening.name));

/** A step is over when it is the turn of the one who learns. */
export const myTurn = ({ position, seat }: Sight): boolean => position.expected.includes(seat);

const guides = import.meta.glob<{ guide: Guide }>('../games/*/guide.ts');
const pathOf = (game: string): string => `../games/${game}/guide.ts`;

export function hasGuide(game: string): boolean {
  return pathOf(game) in guides;
}

export async function loadGuide(game: string): Promise<Guide | null> {
  return (await guides[pathOf(game)]?.())?.guide ?? null;
}
