/** The grounds of the track, in the order in which they are listed. */
export const GROUNDS = ['sand', 'slope', 'fuel', 'skull'] as const;
export type GroundKind = (typeof GROUNDS)[number];
