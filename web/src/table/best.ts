// A level that was won here is a time to beat.
import { keepBest } from '../line/bests';
import type { Room } from './room.svelte';

/** What is worth keeping of a game that is over. One played on from a replay does not count: its draw was known. */
export function noteBest(room: Room): void {
  const { over, table, me } = room;
  if (!over || !table || table.level === 0 || table.played_on || over.end.winners.length === 0 || me?.seats.length === 0) return;
  keepBest(table.game, table.level, { ms: over.statistics.duration, pace: over.pace, names: room.names, time: Date.now() });
}
