// Where to look at the plan from: near the reader's room, or from so far that the whole temple is in sight.
import type { View } from './wire';

/** A room is a square of so many units. */
export const CELL = 100;
/** Around the outermost rooms there is fog where more may be found. */
const FOG = 0.62;
/** How many rooms fit into the shorter side when one looks closely; where there is much room, more do. */
const NEAR = 2.5;
const LARGEST_NEAR = 1.8;
const LARGEST = 2.6;

export interface Camera {
  scale: number;
  /** Where the corner of the plan comes to lie, in px. */
  x: number;
  y: number;
}

export function cameraOf(places: View['rooms'], place: number | null, width: number, height: number): Camera {
  const here = place === null ? undefined : places[place];
  if (here) {
    const scale = Math.min(LARGEST_NEAR, Math.min(width, height) / NEAR / CELL);
    return looking(here.x, here.y, scale, width, height);
  }
  const rooms = places.filter((room) => room !== null);
  const [xs, ys] = [rooms.map((room) => room.x), rooms.map((room) => room.y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(LARGEST, width / ((right - left + 1 + 2 * FOG) * CELL), height / ((bottom - top + 1 + 2 * FOG) * CELL));
  return looking((left + right) / 2, (top + bottom) / 2, scale, width, height);
}

function looking(x: number, y: number, scale: number, width: number, height: number): Camera {
  return { scale, x: width / 2 - (x + 0.5) * CELL * scale, y: height / 2 - (y + 0.5) * CELL * scale };
}

/** Where pawns stand in a room: a row of three, and a second behind it. */
export function standing(index: number, count: number): { x: number; y: number } {
  const across = Math.min(count, 3);
  const row = Math.floor(index / 3);
  const inRow = row === 0 ? across : count - 3;
  const column = index % 3;
  return { x: 50 + (column - (inRow - 1) / 2) * 19, y: count > 3 ? 42 + row * 15 : 49 };
}
