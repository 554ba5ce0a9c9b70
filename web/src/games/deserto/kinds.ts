import type { Lay } from './wire';

/** The four kinds of card, in the order in which hands and counts are shown. */
export type Kind = 'oasis' | 'vizier' | 'thief' | 'treasure';
export const KINDS: readonly Kind[] = ['oasis', 'vizier', 'thief', 'treasure'];
/** How many of each are in the box (rules: Components). Shown by the card counter, judged by nobody. */
export const IN_THE_BOX: Record<Kind, number> = { oasis: 6, vizier: 15, thief: 15, treasure: 15 };

/** A position of the square: 0 upper left, then clockwise. */
export type Cell = Lay['cell'];
