// Where the stops lie: a way that winds up the dunes, narrower the further it is, and the dunes under it, one for each bend.
export interface Point {
  x: number;
  y: number;
}

export interface Dune {
  /** Its outline, down to the foot of the picture. */
  shape: string;
  /** The side that lies in the shade. */
  shade: string;
  /** Its ridge, which catches the last light. */
  ridge: string;
  /** 0 for the nearest, 1 for the furthest. */
  far: number;
}

export interface Way {
  stops: readonly Point[];
  /** From the foot of the way to a stop. */
  pathTo: (stop: number) => string;
  /** The furthest first, as they are painted. */
  dunes: readonly Dune[];
  /** The height of the last dune: behind it the sun goes down. */
  horizon: number;
  /** Where there is room beside the way, the nearest first. */
  rests: readonly Point[];
}

/** Half of what the chosen stop takes, and a little air; more at the foot, on which the page lies (px). */
const MARGIN = 34;
const FOOT = 44;
/** How much narrower the way is at its end, where that leaves the stops apart enough for a finger (px). */
const NARROWER = [0.34, 0.26, 0.18, 0.1] as const;
const ENOUGH = 52;
const BENDS = [3, 4, 5, 6, 7] as const;
/** How much of its climbing is done in the turns. */
const STEEP = 0.95;
/** Between ridges that are so far apart there is room for something that is only looked at (px). */
const ROOMY = 78;
/** Points of the line. */
const FINE = 420;

/** `above`: what the heading and the sky need at the top. */
export function wayOf(count: number, width: number, height: number, above: number): Way {
  // As many bends as leave the stops furthest from each other.
  const tried = NARROWER.map((narrower) =>
    BENDS.map((bends) => stopsOn(lineOf(bends, narrower, width, height, above), count)).reduce(further),
  );
  const best = tried.find(({ stops }) => apart(stops) >= ENOUGH) ?? tried.reduce(further);
  const { line, stops } = best;
  return {
    stops,
    pathTo: (stop) => drawn(line.slice(0, line.indexOf(stops[stop] ?? stops[0] ?? ORIGIN) + 1)),
    dunes: ridgesOf(line)
      .map((ridge, i, all) => duneOf(ridge, width, height, i / Math.max(1, all.length - 1)))
      .reverse(),
    rests: restsBeside(ridgesOf(line)),
    horizon: Math.min(...line.map((point) => point.y)),
  };
}

type Line = readonly Point[];
const ORIGIN: Point = { x: 0, y: 0 };

function lineOf(bends: number, narrower: number, width: number, height: number, above: number): Line {
  const [bottom, top] = [height - FOOT, above + MARGIN];
  return Array.from({ length: FINE + 1 }, (_, i) => {
    const at = i / FINE;
    const wide = (width / 2 - MARGIN) * (1 - narrower * at);
    // It climbs in its turns, and hardly in between.
    const high = at + (STEEP * Math.sin(2 * Math.PI * bends * at)) / (2 * Math.PI * bends);
    return { x: width / 2 - wide * Math.cos(Math.PI * bends * at), y: bottom - (bottom - top) * high };
  });
}

interface Tried {
  line: Line;
  stops: Point[];
}
const further = (one: Tried, other: Tried): Tried => (apart(other.stops) > apart(one.stops) ? other : one);

/** Stops at equal distances along a line, the first at its foot and the last at its end. */
function stopsOn(line: Line, count: number): Tried {
  const run: number[] = [0];
  for (let i = 1; i < line.length; i++) run.push((run[i - 1] ?? 0) + distance(line[i - 1], line[i]));
  const length = run.at(-1) ?? 0;
  const lengths = Array.from({ length: count }, (_, i) => (length * i) / Math.max(1, count - 1));
  const stops = lengths.map((far) => line[run.findIndex((one) => one >= far - 0.001)] ?? ORIGIN);
  return { line, stops };
}

function distance(one: Point | undefined, other: Point | undefined): number {
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
}

/** How near the two nearest stops are. */
export function apart(stops: readonly Point[]): number {
  return Math.min(...stops.flatMap((one, i) => stops.slice(i + 1).map((other) => distance(one, other))));
}

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
const drawn = (line: Line): string =>
  `M${line
    .filter((_, i) => i % 3 === 0)
    .map(at)
    .join('L')}`;

/** The way between two turns runs along a ridge. */
function ridgesOf(line: Line): Line[] {
  const turns = [0, ...line.flatMap((_, i) => (isTurn(line, i) ? [i] : [])), line.length - 1];
  return turns.slice(1).map((end, i) => line.slice(turns[i], end + 1));
}

/** Half way between two ridges, now left and now right; none where the stops leave no room. */
function restsBeside(ridges: readonly Line[]): Point[] {
  return ridges.slice(1).flatMap((ridge, i) => {
    const one = ridges[i]?.at(Math.floor(FINE * 0.06));
    const other = ridge.reduce(
      (near, point) => (one && Math.abs(point.x - one.x) < Math.abs(near.x - one.x) ? point : near),
      ridge[0] ?? ORIGIN,
    );
    return one && one.y - other.y > ROOMY ? [{ x: one.x, y: (one.y + other.y) / 2 + 6 }] : [];
  });
}

function isTurn(line: Line, i: number): boolean {
  const [before, here, after] = [line[i - 1], line[i], line[i + 1]];
  return !!before && !!here && !!after && (here.x - before.x) * (after.x - here.x) < 0;
}

/** It climbs slowly along the way, and falls steeply behind the turn. */
function duneOf(ridge: readonly Point[], width: number, height: number, far: number): Dune {
  const [first, last] = [ridge[0] ?? ORIGIN, ridge.at(-1) ?? ORIGIN];
  const [from, to] = first.x < last.x ? [0, width] : [width, 0];
  const rise = Math.max(18, first.y - last.y);
  const out = Math.abs(from - first.x);
  const on = Math.abs(to - last.x);
  const side = Math.sign(to - from);
  const foot = { x: from - side * 4, y: first.y + rise * 0.34 };
  const end = { x: to + side * 4, y: last.y + rise * (0.45 + on / width) };
  const start = `M${at(foot)}Q${at({ x: first.x - side * out * 0.5, y: first.y + rise * 0.16 })} `;
  const along = ridge
    .filter((_, i) => i % 4 === 0 || i === ridge.length - 1)
    .map(at)
    .join('L');
  const fall = `Q${at({ x: last.x + side * on * 0.45, y: last.y + rise * 0.12 })} ${at(end)}`;
  const deep = { x: first.x + (last.x - first.x) * 0.42, y: height + 4 };
  const middle = ridge[Math.floor(ridge.length * 0.62)] ?? last;
  return {
    shape: `${start}${along}${fall}V${height + 4}H${foot.x}Z`,
    shade: `M${at(last)}${fall}V${height + 4}H${deep.x.toFixed(1)}C${at({ x: middle.x, y: height - (height - last.y) * 0.4 })} ${at({ x: middle.x, y: last.y + rise * 0.9 })} ${at(last)}Z`,
    ridge: `${start}${along}${fall}`,
    far,
  };
}
