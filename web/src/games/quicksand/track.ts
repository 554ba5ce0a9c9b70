// Where the gears stand: a half circle that fills its place, with straight legs where that is higher than wide, running level at
// the top where it is wide and low, and with tighter corners where the gears would be small otherwise.
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
  /** The middle of the place, as low as the bend begins: nothing stands there. */
  centre: Point;
  /** Of the bend; between its two halves the way may run level, and below it down two legs. */
  radius: number;
  level: number;
  leg: number;
  /** How large a timer is drawn, and how far inside the ring it stands. */
  glass: number;
  inset: number;
  /** How large a lost one is, and the place that all must fit in. */
  lost: number;
  width: number;
  height: number;
}
type Shape = Pick<Arch, 'centre' | 'radius' | 'level' | 'leg'>;

/** Beside the ring lost timers stand: so much of a gear's width is kept free for them. */
const MARGIN = 0.5;
/** How wide a gear is drawn, by its distance to the next: their teeth mesh. */
export const WHEEL = 1.14;
/** Below the feet. */
const FOOT = 0.62;
/** Few gears on a large screen would be monstrous. */
const WIDEST = 0.17;
/** Gears drawn smaller than this are hard to tell apart: the ring then has tighter corners, and is longer (px). */
const ENOUGH = 43;
/** The tightest of them, by the width of a gear: timers must still find their places inside. */
const TIGHT = 1.4;
/** A timer is drawn a little larger than its gear, unless the arch is narrow. */
const GLASS = 1.18;
const NARROW = 0.42;
/** Lost ones stand outside, a little smaller, but not too small for a finger (px). */
const LOST_AT = 0.8;
const LOST = 0.84;
const FINGER = 48;
/** From one lost timer to the next beside the same tile: the seconds of each can be read. */
const LOST_GAP = 1.06;

/** How wide a gear may be, if the bend takes a share of the most it could. */
function pitchOf(steps: number, width: number, height: number, round: number): number {
  let pitch = 40;
  // The margin depends on the gears and the gears on what the margin leaves: a few rounds settle it.
  for (let turn = 0; turn < 24; turn++) {
    const { radius, level, leg } = shapeOf(pitch, width, height, round);
    const wanted = (2 * leg + level + Math.PI * radius) / steps;
    pitch += (Math.min(wanted, WIDEST * Math.sqrt(width * height)) - pitch) * 0.6;
  }
  return pitch;
}

function shapeOf(pitch: number, width: number, height: number, round: number): Omit<Shape, 'centre'> {
  const edge = pitch * (MARGIN + 0.5);
  const [half, tall] = [Math.max(20, width / 2 - edge), Math.max(20, height - edge - pitch * FOOT)];
  const most = Math.min(half, tall);
  const radius = Math.min(most, Math.max(pitch * TIGHT, most * round));
  return { radius, level: 2 * (half - radius), leg: tall - radius };
}

export function archOf(count: number, width: number, height: number): Arch {
  const steps = Math.max(1, count - 1);
  // As round as it may be with gears of a good size.
  const rounds = [1, 0.85, 0.7, 0.55, 0.4];
  const round = rounds.find((share) => pitchOf(steps, width, height, share) >= ENOUGH) ?? 0.4;
  const pitch = pitchOf(steps, width, height, round);
  const shape = drawnTogether(shapeOf(pitch, width, height, round), pitch * steps);
  const edge = pitch * (MARGIN + 0.5);
  const used = edge + shape.radius + shape.leg + pitch * FOOT;
  const centre = { x: width / 2, y: (height - used) / 2 + edge + shape.radius };
  const whole = { ...shape, centre };
  const glass = Math.min(pitch * GLASS, (shape.radius + shape.level / 2) * NARROW);
  return {
    ...whole,
    pitch,
    gears: Array.from({ length: count }, (_, i) => pointAt(whole, i * pitch, 0)),
    path: pathOf(whole),
    glass,
    inset: Math.min(pitch * 0.54 + glass * 0.5, shape.radius - 4),
    lost: Math.max(pitch * LOST, Math.min(FINGER, glass)),
    width,
    height,
  };
}

/** Gears that have reached their size draw the arch together, so that they still mesh. */
function drawnTogether({ radius, level, leg }: Omit<Shape, 'centre'>, length: number): Omit<Shape, 'centre'> {
  let spare = Math.max(0, 2 * leg + level + Math.PI * radius - length);
  const fromLegs = Math.min(spare, 2 * leg);
  spare -= fromLegs;
  const fromLevel = Math.min(spare, level);
  spare -= fromLevel;
  return { leg: leg - fromLegs / 2, level: level - fromLevel, radius: radius - spare / Math.PI };
}

function pathOf({ centre: { x, y }, radius, level, leg }: Shape): string {
  const half = radius + level / 2;
  const arc = `A${radius} ${radius} 0 0 1`;
  return `M${x - half} ${y + leg}V${y}${arc} ${x - level / 2} ${y - radius}H${x + level / 2}${arc} ${x + half} ${y}V${y + leg}`;
}

/** A place on the way, or on one that runs so far inside it. */
function pointAt({ centre, radius, level, leg }: Shape, way: number, inset: number): Point {
  const bend = ((radius - inset) * Math.PI) / 2;
  const half = radius + level / 2 - inset;
  if (way <= leg) return { x: centre.x - half, y: centre.y + leg - way };
  const along = way - leg;
  if (along <= bend) return onBend(centre, -level / 2, radius - inset, Math.PI - along / (radius - inset));
  if (along <= bend + level) return { x: centre.x - level / 2 + along - bend, y: centre.y - radius + inset };
  const past = along - bend - level;
  if (past <= bend) return onBend(centre, level / 2, radius - inset, Math.PI / 2 - past / (radius - inset));
  return { x: centre.x + half, y: centre.y + past - bend };
}
function onBend(centre: Point, aside: number, radius: number, angle: number): Point {
  return { x: centre.x + aside + radius * Math.cos(angle), y: centre.y - radius * Math.sin(angle) };
}

/** The way to the middle of the arch, one long. */
export function inward(arch: Arch, tile: number): Point {
  const gear = arch.gears[tile - 1] ?? arch.centre;
  const left = gear.x < arch.centre.x;
  if (gear.y >= arch.centre.y) return { x: left ? 1 : -1, y: 0 };
  // Where it runs level, straight down.
  const aside = Math.min(arch.level / 2, Math.abs(gear.x - arch.centre.x)) * (left ? -1 : 1);
  return { x: (arch.centre.x + aside - gear.x) / arch.radius, y: (arch.centre.y - gear.y) / arch.radius };
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
    innerWay(arch, arch.gears.length),
  );
  return timers.map((timer, which) => {
    const way = ways[which];
    if (way !== null && way !== undefined) return pointAt(arch, way, arch.inset);
    // Several may be lost beside one tile: each next one stands a little further along.
    const before = timers.slice(0, which).filter((other) => other.lost && other.tile === timer.tile).length;
    const { x, y } = inward(arch, timer.tile);
    return kept(arch, shifted(beside(arch, timer.tile, LOST_AT * arch.pitch), { x: -y, y: x }, before * LOST_GAP * arch.lost));
  });
}

/** In sight, wherever its gear stands. */
function kept({ lost, width, height }: Arch, { x, y }: Point): Point {
  const within = (at: number, most: number): number => Math.min(Math.max(at, lost / 2), most - lost / 2);
  return { x: within(x, width), y: within(y, height) };
}

/** How far along the way inside a gear lies, where the bends are shorter. */
function innerWay({ pitch, radius, level, leg, inset }: Arch, tile: number): number {
  const way = (tile - 1) * pitch;
  const bend = (Math.PI * radius) / 2;
  const bent = Math.min(Math.max(0, way - leg), bend) + Math.min(Math.max(0, way - leg - bend - level), bend);
  return way - (bent * inset) / radius;
}

/** Moves crowded places apart, each no further than it must. */
function spread(places: readonly (number | null)[], gap: number, end: number): (number | null)[] {
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
    // Nobody is pushed off a foot of the arch.
    const [first, last] = [order[0], order.at(-1)];
    if (first !== undefined) moved[first] = Math.max(0, moved[first] ?? 0);
    if (last !== undefined) moved[last] = Math.min(end, moved[last] ?? 0);
  }
  return moved;
}
