// The constellation: which rooms it asks for, and where its stars are on the floor of its own, a square of 100.
import type { Room, View } from '../../wire';

/** In the order of the house: as many are asked for as there are players. */
export const STATIONS = ['constellation', 'start', 'three', 'one', 'exit'] as const;
export const STARS = [
  [24, 68],
  [40, 34],
  [58, 54],
  [76, 28],
  [80, 68],
] as const;

/** Which of them a room is; -1 where it is none (ESC-R-85: gem rooms by what is printed). */
export function stationOf(room: Room): number {
  if (room.name === 'constellation') return 0;
  if (room.special === 'start') return 1;
  if (room.special === 'exit') return 4;
  if (room.prizes.some(({ gems }) => gems === 3)) return 2;
  return room.prizes.length === 1 && room.prizes[0]?.gems === 1 ? 3 : -1;
}

/** Whether the stars are still to be aligned. */
export const shines = (view: View): boolean =>
  view.rooms.some((room) => room?.name === 'constellation' && !room.things.includes('quest-marker'));
