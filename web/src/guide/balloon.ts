// Where a balloon stands: beside what it points to, never on it, and whole within the screen.

export interface Box {
  left: number;
  top: number;
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
const GAP = 14;
const EDGE = 6;
const TAIL = 24;
const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** The smallest box round several. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** Above, below, left or right of the target: the first that has room; else where most room is. */
export function stand(target: Box, size: { width: number; height: number }, screen: { width: number; height: number }): Stand {
  const room = {
    bottom: target.top - GAP - EDGE, // the tail is at its bottom: it stands above
    top: screen.height - target.top - target.height - GAP - EDGE,
    right: target.left - GAP - EDGE,
    left: screen.width - target.left - target.width - GAP - EDGE,
  };
  const spare = {
    bottom: room.bottom - size.height,
    top: room.top - size.height,
    right: room.right - size.width,
    left: room.left - size.width,
  };
  const sides = ['bottom', 'top', 'right', 'left'] as const;
  const tail = sides.find((side) => spare[side] >= 0) ?? sides.reduce((best, side) => (spare[side] > spare[best] ? side : best));
  const upright = tail === 'top' || tail === 'bottom';
  const middle = upright ? target.left + target.width / 2 : target.top + target.height / 2;
  const across = upright ? size.width : size.height;
  const along = clamp(middle - across / 2, EDGE, (upright ? screen.width : screen.height) - across - EDGE);
  const away = {
    bottom: target.top - GAP - size.height,
    top: target.top + target.height + GAP,
    right: target.left - GAP - size.width,
    left: target.left + target.width + GAP,
  }[tail];
  const far = clamp(away, EDGE, (upright ? screen.height - size.height : screen.width - size.width) - EDGE);
  const at = clamp(middle - along, TAIL, across - TAIL);
  return upright ? { left: along, top: far, tail, at } : { left: far, top: along, tail, at };
}

/** Over a region, at its lower edge: for words that point to nothing. */
export function over(region: Box, size: { width: number; height: number }, screen: { width: number; height: number }): Stand {
  const left = clamp(region.left + (region.width - size.width) / 2, EDGE, screen.width - size.width - EDGE);
  const top = clamp(region.top + (region.height - size.height) / 2, EDGE, screen.height - size.height - EDGE);
  return { left, top, tail: null, at: 0 };
}
