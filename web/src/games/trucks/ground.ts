// Where the cells of a board lie on a screen. Any board: nothing here knows the one of the house.
// A narrow screen shows the race upright, from the start below to the oasis above, and tilts the board
// (squashes it one way) rather than draw it small.
import type { Board, Cell } from './wire';

export interface Spot {
  x: number;
  y: number;
}

/** A parking place outside the track, as large as the cells beside it allow. */
export interface Pad extends Spot {
  width: number;
  height: number;
}

export interface Ground {
  width: number;
  height: number;
  /** The race goes up instead of right. */
  upright: boolean;
  /** The middle of every cell, START and OASIS included. */
  spots: ReadonlyMap<string, Spot>;
  /** The corners of a hexagon round its middle. */
  corners: readonly Spot[];
  /** A hexagon's width and height. */
  hex: { width: number; height: number };
  start: Pad;
  oasis: Pad;
}

/** How far a board may be squashed downwards, as a table seen from a chair; and how far it may be drawn out. */
const TILT = 2.3;
const STRETCH = 1.75;
/** How far a pad reaches along the race: towards the track, and away from it. */
const NEAR = 0.5;
const AWAY = 0.4;
/** A hexagon of width 1 is so high. */
const HIGH = 2 / Math.sqrt(3);
const EDGE = 3; // pixels left free all round
const BELOW = 9; // and below, where cells are seen from the side

interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Cells are as wide as the closest two of them allow; a unit at most. */
export function cellSize(cells: readonly Cell[]): number {
  let closest = 1;
  cells.forEach((one, i) => {
    for (const other of cells.slice(i + 1)) closest = Math.min(closest, Math.hypot(one.x - other.x, one.y - other.y));
  });
  return closest;
}

/** From where to where a pad lies along the race: start and oasis turn their backs to the cells that they lead to. */
function depth(pad: Cell, cells: readonly Cell[]): { left: number; right: number } {
  const beside = cells.filter((cell) => pad.next.includes(cell.id) || cell.next.includes(pad.id));
  const middle = beside.reduce((sum, cell) => sum + cell.x, 0) / beside.length;
  return pad.x <= middle ? { left: pad.x - AWAY, right: pad.x + NEAR } : { left: pad.x - NEAR, right: pad.x + AWAY };
}

function frameOf(cells: readonly Cell[], size: number): Frame {
  const ys = cells.map((cell) => cell.y);
  const up = (size * HIGH) / 2;
  const spans = cells.map((cell) =>
    cell.kind === 'start' || cell.kind === 'oasis' ? depth(cell, cells) : { left: cell.x - size / 2, right: cell.x + size / 2 },
  );
  return {
    left: Math.min(...spans.map((span) => span.left)),
    right: Math.max(...spans.map((span) => span.right)),
    top: Math.min(...ys) - up,
    bottom: Math.max(...ys) + up,
  };
}

/** The reach of a pad across the race, both ways from its middle: up to the next cell beside it, or the board's edge. */
function reach(pad: Cell, cells: readonly Cell[], frame: Frame, size: number): { from: number; to: number } {
  const { left, right } = depth(pad, cells);
  let from = frame.top;
  let to = frame.bottom;
  for (const cell of cells) {
    if (cell.id === pad.id || cell.x + size / 2 <= left || cell.x - size / 2 >= right) continue;
    const gap = (size * HIGH) / 2 + 0.05;
    if (cell.y <= pad.y) from = Math.max(from, cell.y + gap);
    if (cell.y >= pad.y) to = Math.min(to, cell.y - gap);
  }
  // Where a board leaves no room at all, a pad is as large as a cell.
  return to - from < size ? { from: pad.y - size / 2, to: pad.y + size / 2 } : { from, to };
}

/** Pixels per unit across and down, for a frame of so many units. */
function scales(across: number, down: number, width: number, height: number): { x: number; y: number } {
  const x = (width - 2 * EDGE) / across;
  const y = (height - EDGE - BELOW) / down;
  return { x: Math.min(x, y * TILT), y: Math.min(y, x * STRETCH) };
}

/** A cell's smaller side, for so many pixels a unit along the race and across it. */
const leastSide = (size: number, along: number, across: number): number => size * Math.min(along, across * HIGH);
/** A finger is so broad (px). */
export const FINGER = 48;

/** What a look closer needs: cells for a finger, and beside them room for the button that leads back to the whole. */
export const GUTTER = 50;
export function roomy(board: Board, width: number, height: number): { width: number; height: number } | null {
  if (width < 40 || height < 40) return null;
  const { hex, upright } = layOut(board, width, height);
  if (Math.min(hex.width, hex.height) >= FINGER) return null;
  const size = cellSize(board.cells);
  const frame = frameOf(board.cells, size);
  const along = ((frame.right - frame.left) * FINGER) / size;
  const across = ((frame.bottom - frame.top) * FINGER) / (size * HIGH) + GUTTER;
  const needs = upright ? { width: across, height: along } : { width: along, height: across };
  return {
    width: Math.ceil(Math.max(width, needs.width + 2 * EDGE)),
    height: Math.ceil(Math.max(height, needs.height + EDGE + BELOW)),
  };
}

/** In a place that is hardly broader than high the race stands: a phone's bars come and go, and the board must not turn with them. */
const isNarrow = (width: number, height: number): boolean => width < height * 1.2;

/** The race goes along the screen if cells are large enough then; in a narrow place, or else, whichever way they are larger. */
export function layOut(board: Board, width: number, height: number): Ground {
  const { cells } = board;
  const size = cellSize(cells);
  const frame = frameOf(cells, size);
  const along = frame.right - frame.left;
  const across = frame.bottom - frame.top;
  const flat = scales(along, across, width, height);
  const tall = scales(across, along, width, height);
  const narrow = isNarrow(width, height);
  const small = leastSide(size, flat.x, flat.y) < FINGER;
  const stands = narrow && leastSide(size, tall.y, tall.x) >= FINGER;
  const upright = (small || stands) && tall.x * tall.y * (narrow ? 1.25 : 1) > flat.x * flat.y;
  const unit = upright ? tall : flat;
  const used = { width: (upright ? across : along) * unit.x, height: (upright ? along : across) * unit.y };
  const left = (width - used.width) / 2;
  const top = (height - used.height + EDGE - BELOW) / 2;
  const place = (x: number, y: number): Spot =>
    upright
      ? { x: left + (y - frame.top) * unit.x, y: top + (frame.right - x) * unit.y }
      : { x: left + (x - frame.left) * unit.x, y: top + (y - frame.top) * unit.y };
  const corners = Array.from({ length: 6 }, (_, i) => {
    const turn = Math.PI / 6 + (i * Math.PI) / 3 + (upright ? Math.PI / 2 : 0);
    const far = (size * HIGH) / 2;
    return { x: Math.cos(turn) * far * unit.x, y: Math.sin(turn) * far * unit.y };
  });
  const padOf = (id: string): Pad => {
    const cell = cells.find((one) => one.id === id);
    if (!cell) throw new Error(`the board has no ${id}`);
    const { from, to } = reach(cell, cells, frame, size);
    const { left: back, right: front } = depth(cell, cells);
    const a = place(back, from);
    const b = place(front, to);
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
  };
  return {
    width,
    height,
    upright,
    spots: new Map(cells.map((cell) => [cell.id, place(cell.x, cell.y)])),
    corners,
    hex: {
      width: size * unit.x * (upright ? HIGH : 1),
      height: size * unit.y * (upright ? 1 : HIGH),
    },
    start: padOf('START'),
    oasis: padOf('OASIS'),
  };
}

/** The same for a look closer, with the gutter left free: at the right of an upright race, below one that lies. */
export function layOutCloser(board: Board, width: number, height: number): Ground {
  const { upright } = layOut(board, width, height);
  return upright ? layOut(board, width - GUTTER, height) : layOut(board, width, height - GUTTER);
}

/** The places on a pad, one after another, the first uppermost or leftmost. */
export function parked(pad: Pad, count: number): Spot[] {
  const wide = pad.width > pad.height;
  return Array.from({ length: count }, (_, i) => {
    const share = (i + 0.5) / count - 0.5;
    return wide ? { x: pad.x + share * pad.width, y: pad.y } : { x: pad.x, y: pad.y + share * pad.height };
  });
}

/** How wide a thing may be that stands in one of so many places on a pad, if it is so high for its width. */
export function room(pad: Pad, count: number, shape: number): number {
  const wide = pad.width > pad.height;
  const [across, down] = wide ? [pad.width / count, pad.height] : [pad.width, pad.height / count];
  return Math.min(across, (wide ? 1.4 : 1) * (down / shape));
}

/** Neighbours whose hexagons do not touch: a track must be drawn between them. */
export function links(board: Board): [string, string][] {
  const by = new Map(board.cells.map((cell) => [cell.id, cell]));
  const far = cellSize(board.cells) * 1.12;
  return board.cells.flatMap((cell) =>
    cell.next.flatMap((id): [string, string][] => {
      const other = by.get(id);
      if (!other || (other.next.includes(cell.id) && id < cell.id)) return [];
      return Math.hypot(cell.x - other.x, cell.y - other.y) > far ? [[cell.id, id]] : [];
    }),
  );
}

/** How many steps each cell lies from another, by the board alone: for sorting lists, never for judging moves. */
export function stepsTo(board: Board, goal: string): ReadonlyMap<string, number> {
  const found = new Map([[goal, 0]]);
  for (const [id, steps] of found) {
    for (const cell of board.cells) {
      if (!found.has(cell.id) && cell.next.includes(id)) found.set(cell.id, steps + 1);
    }
  }
  return found;
}
