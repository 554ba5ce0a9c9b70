// Where a balloon stands: beside what it points to and never on it, whole within the screen, over what is needed least.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Stand {
  left: number;
  top: number;
  /** The side of the balloon that its tail is on; none where it points to nothing. */
  tail: 'top' | 'bottom' | 'left' | 'right' | null;
  /** Where along that side, in px. */
  at: number;
}
/** A region, and how much it is missed where the balloon lies on it. */
export interface Needed {
  box: Box;
  worth: number;
}
const GAP = 14;
const EDGE = 6;
const TAIL = 24;
const APART = 4; // as bad as lying on the hand of one who plays
const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** The smallest box round several. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** How much of two boxes lies on each other, in square px. */
export function shared(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}

/** The best of all places: beside its target, on a region where it points to nothing or all sides of the target are needed. */
export function stand(target: Box | null, on: readonly Box[], size: Size, screen: Size, needed: readonly Needed[]): Stand {
  const far = on.map((region) => over(region, size, screen));
  const places = target ? [...beside(target, size, screen), ...far] : far;
  const cost = (place: Stand): number => {
    const box = { ...place, ...size };
    const missed = needed.reduce((sum, one) => sum + shared(box, one.box) * one.worth, 0);
    const apart = place.tail === null ? size.width * size.height * APART : 0;
    return missed + (target ? shared(box, target) * 400 + apart : 0);
  };
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

function beside(target: Box, size: Size, screen: Size): Stand[] {
  const middle = { x: target.left + target.width / 2, y: target.top + target.height / 2 };
  const left = clamp(middle.x - size.width / 2, EDGE, screen.width - size.width - EDGE);
  const top = clamp(middle.y - size.height / 2, EDGE, screen.height - size.height - EDGE);
  const upright = { left, at: clamp(middle.x - left, TAIL, size.width - TAIL) };
  const level = { top, at: clamp(middle.y - top, TAIL, size.height - TAIL) };
  const within = (at: number, most: number): number => clamp(at, EDGE, most - EDGE);
  const [low, far] = [screen.height - size.height, screen.width - size.width];
  return [
    { ...upright, top: within(target.top - GAP - size.height, low), tail: 'bottom' },
    { ...upright, top: within(target.top + target.height + GAP, low), tail: 'top' },
    { ...level, left: within(target.left - GAP - size.width, far), tail: 'right' },
    { ...level, left: within(target.left + target.width + GAP, far), tail: 'left' },
  ];
}

/** In the middle of a region, for words that point to nothing. */
function over(region: Box, size: Size, screen: Size): Stand {
  const left = clamp(region.left + (region.width - size.width) / 2, EDGE, screen.width - size.width - EDGE);
  const top = clamp(region.top + (region.height - size.height) / 2, EDGE, screen.height - size.height - EDGE);
  return { left, top, tail: null, at: 0 };
}
