// What a finger means: it is broad, and a cell or a truck may be small.
import type { Ground, Spot } from './ground';
import type { Rig } from './view';

/** So far from the middle of a cell, in cells, a tap may still mean it. */
const REACH = 0.62;

export const distance = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y);

/** The nearest cell that can be aimed at, unless the touched one is meant for sure. */
export function cellMeant(ground: Ground, open: readonly string[], touched: string | null, at: Spot | null): string | null {
  if (at === null || (touched !== null && (open.includes(touched) || touched === 'START' || touched === 'OASIS'))) return touched;
  const { width, height } = ground.hex;
  const far = (id: string): number => {
    const spot = id === 'OASIS' ? undefined : ground.spots.get(id);
    return spot ? Math.hypot((spot.x - at.x) / width, (spot.y - at.y) / height) : Infinity;
  };
  const close = [...open].sort((a, b) => far(a) - far(b))[0];
  return close !== undefined && far(close) < REACH ? close : touched;
}

/** Of the trucks that wait side by side in a cell the nearest. */
export function truckMeant(rigs: readonly Rig[], cell: string, far: (rig: Rig) => number): Rig | null {
  const there = rigs.filter((rig) => rig.cell === cell && rig.place === null);
  return there.sort((a, b) => far(a) - far(b))[0] ?? null;
}
