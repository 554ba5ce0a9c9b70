// Whoever has seen enough of the bots.
import type { Room } from './room.svelte';

/** Only bots are waited for, at their pace: whoever plays here may have seen enough. */
export function mayBeSkipped(room: Room): boolean {
  const { table, position } = room;
  if (!table || !position || table.real_time || table.skipping || table.bot_pace === 0) return false;
  if (room.over || position.paused || room.playing.length === 0) return false;
  return position.expected.length > 0 && position.expected.every((seat) => table.seats[seat]?.by_bot);
}
