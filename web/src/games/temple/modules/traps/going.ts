// Where the moving platform is drawn while it waits, and the ways of what has just moved: round the temple, or to whoever summoned.
import { seatMark } from '../../../../art/seats';
import type { Room, View } from '../../wire';
import type { Aside, Spot, Trail } from '../module';

/** So far from the temple a room waits, in cells. */
const OFF = 1.5;
/** So far outside the temple the platform goes round it. */
const ROUND = 0.9;
const STEP = Math.PI / 9;

interface Box {
  x: number;
  y: number;
  wide: number;
  high: number;
}
/** All rooms of the temple but the platform: their middle, and how far they reach from there. */
function boxOf(view: View): Box {
  const rooms = view.rooms.filter((room) => room !== null).filter((room) => room.name !== 'platform');
  const [xs, ys] = [rooms.map((room) => room.x), rooms.map((room) => room.y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { x: (left + right) / 2, y: (top + bottom) / 2, wide: (right - left) / 2, high: (bottom - top) / 2 };
}

/** The waiting platform lies on the side of the temple where it was found. */
export function asideOf(view: View): Aside[] {
  const found = view.parts.traps?.platform;
  if (!found?.waits) return [];
  const box = boxOf(view);
  const x = found.x >= box.x ? box.x + box.wide + OFF : box.x - box.wide - OFF;
  return [{ place: found.place, room: adrift(x, found.y, found.turned) }];
}
const adrift = (x: number, y: number, turned: number): Room => ({
  name: 'platform',
  x,
  y,
  turned,
  special: null,
  cost: ['adventurer', 'adventurer'],
  open: ['north', 'east', 'south', 'west'],
  ways: [],
  gaps: [],
  passages: [],
  prizes: [],
  marks: [],
  used: false,
  gems: 0,
  things: ['adrift'],
});

/** Clockwise, from north. */
const angleOf = ({ x, y }: Spot, box: Box): number => Math.atan2(x - box.x, box.y - y);

/** Round the temple, clockwise, from one cell to another. */
export function roundTo(from: Spot, to: Spot, box: Box): Spot[] {
  const begin = angleOf(from, box);
  const turn = (angleOf(to, box) - begin + 4 * Math.PI) % (2 * Math.PI) || 2 * Math.PI;
  const steps = Math.max(0, Math.ceil(turn / STEP) - 1);
  const between = Array.from({ length: steps }, (_, i): Spot => {
    const angle = begin + ((i + 1) * turn) / (steps + 1);
    return { x: box.x + Math.sin(angle) * (box.wide + ROUND) * 1.15, y: box.y - Math.cos(angle) * (box.high + ROUND) * 1.15 };
  });
  return [from, ...between, to];
}

export function trailsOf(before: View, after: View): Trail[] {
  return [...rides(before, after), ...calls(before, after)];
}

function rides(before: View, after: View): Trail[] {
  const [was, is] = [before.parts.traps?.platform, after.parts.traps?.platform];
  const room = is && after.rooms[is.place];
  const old = was && before.rooms[was.place];
  if (!is || !room || (old?.x === room.x && old.y === room.y)) return [];
  if (is.waits && was) return [];
  const from = old ?? { x: is.x, y: is.y };
  const cells = is.waits ? [from, room] : roundTo(from, room, boxOf(after));
  return [{ place: is.place, cells: cells.map(({ x, y }) => ({ x, y })), fill: '#8a5a14' }];
}

function calls(before: View, after: View): Trail[] {
  if ((after.parts.traps?.calls ?? 0) <= (before.parts.traps?.calls ?? 0)) return [];
  return after.players.flatMap(({ place, pawn }, seat) => {
    const [from, to] = [before.rooms[before.players[seat]?.place ?? -1], place === null ? null : after.rooms[place]];
    if (!from || to?.name !== 'summoning' || (from.x === to.x && from.y === to.y)) return [];
    return [{ cells: [from, to].map(({ x, y }) => ({ x, y })), fill: seatMark(pawn).fill }];
  });
}
