import type { Lay } from './wire';

/** The four kinds of card, in the order in which hands and counts are shown. */
export type Kind = 'oasis' | 'vizier' | 'thief' | 'treasure';
export const KINDS: readonly Kind[] = ['oasis', 'vizier', 'thief', 'treasure'];

/** A position of the square: 0 upper left, then clockwise. */
export type Cell = Lay['cell'];
