import type { Phrased, Said, Table } from '../wire';
import { say } from '../words/reader.svelte';

/** What somebody said, a quick phrase in the reader's own language. */
export function sayWord(word: Said | Phrased): string {
  return word.type === 'said' ? word.text : say(`phrase-${word.phrase}`);
}

/** The seat of who said it; none for watchers, and for a device that holds several. */
export function seatOf(table: Table | null, guest: number): number | null {
  const seats = table?.seats.filter((row) => row.guest === guest) ?? [];
  return seats.length === 1 ? (seats[0]?.seat ?? null) : null;
}
