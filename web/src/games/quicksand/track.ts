// Where the gears stand: a half circle, or an arch with straight legs where the place is higher than wide.
import type { SandTimer } from './wire';

export interface Point {
  x: number;
  y: number;
}

export interface Arch {
  /** The distance of two gears, and the width of one. */
  pitch: number;
  /** The middle of each gear, from the first tile (lower left) to the last (lower right). */
  gears: readonly Point[];
  /** The way from gear to gear, for the bed under them. */
  path: string;
  /** The middle of the half circle, where nothing stands. */
  centre: Point;
  radius: number;
  leg: number;
  /** How large a timer is drawn, and the radius at which it stands. */
  glass: number;
  inner: number;
}

/** Beside the ring lost timers stand: so much of a gear's width is kept free for them. */
const MARGIN = 0.62;
/** Few gears on a large screen would be monstrous. */
const WIDEST = 0.14;
/** A timer is drawn a little larger than its gear, unless the arch is narrow. */
const GLASS = 1.18;
const NARROW = 0.42;
const LOST_AT = 0.8;

export function archOf(count: number, width: number, height: number): Arch {
  const steps = Math.max(1, count - 1);
  let pitch = 40;
  let radius = 0;
  let leg = 0;
  // The margin depends on the gears and the gears on what the margin leaves: a few rounds settle it.
  for (let round = 0; round < 24; round++) {
    const edge = pitch * (MARGIN + 0.5);
    radius = Math.max(20, Math.min((width - 2 * edge) / 2, height - edge - pitch * 0.64));
    leg = Math.max(0, height - edge - pitch * 0.64 - radius);
    const wanted = (2 * leg + Math.PI * radius) / steps;
    pitch += (Math.min(wanted, WIDEST * Math.sqrt(width * height)) - pitch) * 0.6;
  }
  // Gears that have reached their size draw the arch together, so that they still mesh.
  const spare = 2 * leg + Math.PI * radius - pitch * steps;
  leg = Math.max(0, leg - Math.max(0, spare) / 2);
  radius = Math.min(radius, (pitch * steps - 2 * leg) / Math.PI);
  const edge = pitch * (MARGIN + 0.5);
  const used = edge + radius + leg + pitch * 0.64;
  const centre = { x: width / 2, y: (height - used) / 2 + edge + radius };
  const at = (way: number): Point => pointAt(way, centre, radius, leg);
  const { x, y } = centre;
  const glass = Math.min(pitch * GLASS, radius * NARROW);
  return {
    pitch,
    gears: Array.from({ length: count }, (_, i) => at(i * pitch)),
    path: `M${x - radius} ${y + leg}V${y}A${radius} ${radius} 0 0 1 ${x + radius} ${y}V${y + leg}`,
    centre,
    radius,
    leg,
    glass,
    inner: Math.max(10, radius - pitch * 0.52 - glass * 0.5),
  };
}

function pointAt(way: number, centre: Point, radius: number, leg: number): Point {
  const bend = Math.PI * radius;
  if (way <= leg) return { x: centre.x - radius, y: centre.y + leg - way };
  if (way >= leg + bend) return { x: centre.x + radius, y: centre.y + (way - leg - bend) };
  const angle = Math.PI - (way - leg) / radius;
  return { x: centre.x + radius * Math.cos(angle), y: centre.y - radius * Math.sin(angle) };
}

/** The way to the middle of the arch, one long. */
export function inward(arch: Arch, tile: number): Point {
  const gear = arch.gears[tile - 1] ?? arch.centre;
  if (gear.y >= arch.centre.y) return { x: gear.x < arch.centre.x ? 1 : -1, y: 0 };
  return { x: (arch.centre.x - gear.x) / arch.radius, y: (arch.centre.y - gear.y) / arch.radius };
}

const shifted = (from: Point, way: Point, by: number): Point => ({ x: from.x + way.x * by, y: from.y + way.y * by });

/** Half way between two gears: where the disarm marker stands. */
export function between(arch: Arch, tile: number): Point {
  const one = arch.gears[tile - 1] ?? arch.centre;
  const other = arch.gears[tile] ?? one;
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

/** Outside the ring, at a gear. */
export function beside(arch: Arch, tile: number, by: number): Point {
  return shifted(arch.gears[tile - 1] ?? arch.centre, inward(arch, tile), -by);
}

/** Where the timers stand: inside the ring at their gears, or outside it when they are lost. */
export function standing(arch: Arch, timers: readonly SandTimer[]): Point[] {
  const ways = spread(
    timers.map((timer) => (timer.lost ? null : innerWay(arch, timer.tile))),
    arch.glass * 1.13, // room for the seconds below each
  );
  return timers.map((timer, which) => {
    const way = ways[which];
    if (way !== null && way !== undefined) return pointAt(way, arch.centre, arch.inner, arch.leg);
    // Several may be lost beside one tile: each next one stands a little further along.
    const before = timers.slice(0, which).filter((other) => other.lost && other.tile === timer.tile).length;
    const { x, y } = inward(arch, timer.tile);
    return shifted(beside(arch, timer.tile, LOST_AT * arch.pitch), { x: -y, y: x }, before * 0.6 * arch.pitch);
  });
}

/** How far along the inner arch a gear lies, where the bend is shorter. */
function innerWay({ pitch, radius, inner, leg }: Arch, tile: number): number {
  const way = (tile - 1) * pitch;
  const bent = Math.min(Math.max(0, way - leg), Math.PI * radius);
  return way - bent + (bent * inner) / radius;
}

/** Moves crowded places apart, each no further than it must. */
function spread(places: readonly (number | null)[], gap: number): (number | null)[] {
  const moved = [...places];
  const order = places.flatMap((place, i) => (place === null ? [] : [i])).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  for (let round = 0; round < 40; round++) {
    for (let i = 1; i < order.length; i++) {
      const [one, other] = [order[i - 1] ?? 0, order[i] ?? 0];
      const lack = gap - ((moved[other] ?? 0) - (moved[one] ?? 0));
      if (lack <= 0.01) continue;
      moved[one] = (moved[one] ?? 0) - lack / 2;
      moved[other] = (moved[other] ?? 0) + lack / 2;
    }
    const least = moved[order[0] ?? -1];
    // Nobody is pushed off the foot of the arch.
    if (least !== undefined && least !== null && least < 0) moved[order[0] ?? 0] = 0;
  }
  return moved;
}
