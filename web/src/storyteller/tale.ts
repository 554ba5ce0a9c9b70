// How a game is told. All of it may be left out: then every happening is a beat with its own sentence.
import type { Unread } from '../games/table';
import type { Happening } from '../wire';
import { isVeiled, narrate, type Told } from '../words/telling';

/** Whom it is told to. */
export interface Reader {
  seat: number | null;
  names: readonly string[];
}
export interface Tale<View = Unread> {
  /** How what led to one position falls into beats. */
  beats?: (story: readonly Happening[]) => (readonly Happening[])[];
  /** ms that the picture of a beat moves. */
  lasts?: (story: readonly Happening[], view: View) => number;
  /** A beat in a few sentences, where those of all its happenings would be too many; undefined where they are not. */
  words?: (beat: readonly Told[], reader: Reader) => string | undefined;
  /** What happened since the reader's last act: clauses of short phrases without capitals and stops, in each the weightiest first. */
  since?: (story: readonly Told[], reader: Reader) => string[][];
}

/** One act is one beat: for games whose every position comes of one. */
export const whole = (story: readonly Happening[]): (readonly Happening[])[] => [story];

/** A beat in words, without what everybody knows: that a card was drawn unseen. */
export function tellBeat(tale: Pick<Tale, 'words'>, beat: readonly Told[], reader: Reader): string {
  return tale.words?.(beat, reader) ?? tellAll(beat, reader);
}
export function tellAll(beat: readonly Told[], reader: Reader): string {
  return beat
    .filter((told) => !isVeiled(told, reader.seat))
    .map((told) => narrate(told, reader.seat, reader.names))
    .join(' ');
}

/** A sentence as a part of another one. */
export const phrase = (sentence: string): string => sentence.replace(/[.…]$/u, '');
