// A game that ended here is remembered by this device, and a level that was won is a time to beat.
import { remember } from '../line/bests';
import type { Room } from './room.svelte';

/** What is worth keeping of a game that is over. One played on from a replay does not count: its draw was known. */
export function noteBest(room: Room): void {
  const { over, table, me } = room;
  if (!over?.feat || !table || table.played_on || !me || me.seats.length === 0) return;
  const { level } = table;
  const passed = level > 0 && over.end.winners.length > 0;
  const best = { level, ms: over.statistics.duration, pace: over.pace, names: room.names, time: Date.now() };
  remember(table.game, table.code, over.feat, passed ? best : undefined);
}
