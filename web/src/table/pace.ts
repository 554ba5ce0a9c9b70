// The pace of bots in turns: how long each lets people look before it moves.
import type { Room } from './room.svelte';

/** ms of pause before a bot's move. */
export const TEMPOS = { slower: 2800, normal: 1400, faster: 500, once: 0 } as const;
export type Tempo = keyof typeof TEMPOS;

/** The choice that is nearest to a pace, which may have been set otherwise. */
export function nearestTempo(pace: number): Tempo {
  const all = Object.keys(TEMPOS) as Tempo[];
  return all.reduce((best, one) => (Math.abs(TEMPOS[one] - pace) < Math.abs(TEMPOS[best] - pace) ? one : best));
}

/** Only bots are waited for, at their pace: whoever plays here may have seen enough. */
export function mayBeSkipped(room: Room): boolean {
  const { table, position } = room;
  if (!table || !position || table.real_time || table.skipping || table.bot_pace === 0) return false;
  if (room.over || position.paused || room.playing.length === 0) return false;
  return position.expected.length > 0 && position.expected.every((seat) => table.seats[seat]?.by_bot);
}
