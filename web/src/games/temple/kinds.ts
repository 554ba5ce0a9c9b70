import type { Player, Room } from './wire';

export type Face = Player['dice'][number];
export type Side = Room['open'][number];
export type Symbol = Extract<Face, 'adventurer' | 'key' | 'torch' | 'gold'>;

/** Clockwise from the top of the plan. */
export const SIDES: readonly Side[] = ['north', 'east', 'south', 'west'];
export const STEP: Record<Side, { x: number; y: number }> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};

export const OPPOSITE: Record<Side, Side> = { north: 'south', east: 'west', south: 'north', west: 'east' };

/** Faces that a roll can name; the others are locked, or have nothing to show. */
export const ROLLED_BY_CHOICE: readonly Symbol[] = ['adventurer', 'key', 'torch', 'gold'];
