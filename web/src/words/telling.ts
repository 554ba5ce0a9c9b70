// The story in words, as core/happenings.py tells it: `event-NAME` (or `event-NAME-hidden`), details by their words.
import type { Happening } from '../wire';
import { known, say } from './reader.svelte';
import type { Args } from './words';

const SEATS = ['seat', 'to', 'by'] as const; // details of these names are seats

/** A happening, and through whose eyes it was told. */
export interface Told {
  happening: Happening;
  eyes: number | null;
}

/** Whether the reader is told less than there is to know. */
export function isVeiled({ happening, eyes }: Told, reader: number | null): boolean {
  return (happening.hidden ?? false) || (eyes !== reader && known(`event-${happening.name}-hidden`));
}

/** In the reader's words. What was told to other eyes is told without what only they may know. */
export function narrate(told: Told, reader: number | null, players: readonly string[]): string {
  const { happening } = told;
  const word = `event-${happening.name}${isVeiled(told, reader) ? '-hidden' : ''}`;
  return say(word, { ...spoken(happening.details, players), you: youIn(happening.details, reader) });
}

/** As what the reader has a part in it. */
function youIn(details: Record<string, unknown>, reader: number | null): string {
  return SEATS.find((one) => reader !== null && details[one] === reader) ?? 'none';
}

/** Details as people say them: seats by the player's name, others by their word `DETAIL-VALUE`. */
export function spoken(details: Record<string, unknown>, players: readonly string[]): Args {
  const said: Args = {};
  for (const [name, value] of Object.entries(details)) {
    if (SEATS.some((one) => one === name)) said[name] = players[Number(value)] ?? '';
    else if (known(`${name}-${String(value)}`)) said[name] = say(`${name}-${String(value)}`);
    else said[name] = typeof value === 'number' ? value : String(value);
  }
  return said;
}

/** A move as a person says it: `move-TYPE`. */
export function sayMove(move: object, players: readonly string[]): string {
  const { type, ...details }: Record<string, unknown> = { ...move };
  return say(`move-${String(type)}`, spoken(details, players));
}

/** What a move is for: `reason-NAME`. `again` is what it is about where the move has just named it, so that it is not said twice. */
export function sayReason(
  name: string,
  about: Record<string, unknown>,
  reader: number | null,
  players: readonly string[],
  move: object = {},
): string {
  const named: Record<string, unknown> = { ...move };
  const again = Object.keys(about).find((key) => key in named && named[key] === about[key]) ?? 'none';
  return name && say(`reason-${name}`, { ...spoken(about, players), you: youIn(about, reader), again });
}

/** Who did it, where somebody did. */
export function actorOf(happening: Happening): number | undefined {
  const seat = happening.details['seat'];
  return typeof seat === 'number' ? seat : undefined;
}
