// Where to look at the plan from: near the reader's room, or from so far that the whole temple is in sight.
import type { Side } from './kinds';
import type { View } from './wire';

/** A room is a square of so many units. */
export const CELL = 100;
/** Around the outermost rooms there is fog where more may be found. */
const FOG = 0.62;
/** Who only looks on explores nothing: there the rooms are larger. */
const EDGE = 0.3;
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

/** `edge`: so much of the upper edge is taken, and what is looked at lies in the middle of the rest. */
export function cameraOf(places: View['rooms'], place: number | null, width: number, height: number, watches = false, edge = 0): Camera {
  const { scale, x, y } = seenFrom(places, place, width, height - edge, watches);
  return { scale, x, y: y + edge };
}

function seenFrom(places: View['rooms'], place: number | null, width: number, height: number, watches: boolean): Camera {
  const here = place === null ? undefined : places[place];
  if (here) {
    const scale = Math.min(LARGEST_NEAR, Math.min(width, height) / NEAR / CELL);
    return looking(here.x, here.y, scale, width, height);
  }
  const rooms = places.filter((room) => room !== null);
  const [xs, ys] = [rooms.map((room) => room.x), rooms.map((room) => room.y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const around = 2 * (watches ? EDGE : FOG);
  const scale = Math.min(LARGEST, width / ((right - left + 1 + around) * CELL), height / ((bottom - top + 1 + around) * CELL));
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

/** Where things stand in a room, a square of 100: the price, what lies there, what can be won, and the pawns. */
export interface Spots {
  readonly price: string;
  readonly sign: (index: number) => string;
  readonly foot: string;
  readonly pawn: (index: number, count: number) => { x: number; y: number };
}

const WHOLE: Spots = {
  price: 'translate(9.500 9.500)',
  sign: (index) => `translate(${72 - index * 17.5} 9.200) scale(.76)`,
  foot: '',
  pawn: standing,
};
/** A thing of the foot, drawn about its middle, is moved to another one, and smaller. */
const foot = (x: number, y: number, scale: number): string => `translate(${x} ${y}) scale(${scale}) translate(-50 -77)`;

/** In half a room all stands closer: beside each other where it is flat, below each other where it is narrow. */
export function spotsOf(side: Side | null): Spots {
  if (side === null) return WHOLE;
  const start = side === 'north' || side === 'west' ? 9.5 : 54;
  if (side === 'north' || side === 'south')
    return {
      price: `translate(9.500 ${start}) scale(.8)`,
      sign: (index) => `translate(${42 + index * 14} ${start}) scale(.62)`,
      foot: foot(70.5, start + 9.5, 0.78),
      pawn: (index, count) => ({ x: 50 + (index - (count - 1) / 2) * (count > 4 ? 13 : 17), y: start + 27 }),
    };
  return {
    price: `translate(${start} 9.500) scale(.95)`,
    sign: (index) => `translate(${start + index * 15} 29.500) scale(.6)`,
    foot: foot(start + 18.5, 80, 0.68),
    pawn: (index, count) => ({
      x: start + 18.5 + ((index % 2) - (Math.min(2, count - 2 * Math.floor(index / 2)) - 1) / 2) * 17,
      y: (count > 2 ? 46 : 52) + Math.floor(index / 2) * 13,
    }),
  };
}

/** The part of its cell that a room takes, in its units. */
export function areaOf(room: { x: number; y: number }, side: Side | null): { left: number; top: number; width: number; height: number } {
  const [flat, narrow] = [side === 'north' || side === 'south', side === 'east' || side === 'west'];
  return {
    left: room.x * CELL + (side === 'east' ? CELL / 2 : 0),
    top: room.y * CELL + (side === 'south' ? CELL / 2 : 0),
    width: narrow ? CELL / 2 : CELL,
    height: flat ? CELL / 2 : CELL,
  };
}
