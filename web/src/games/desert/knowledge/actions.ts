// The four actions of a turn, and the thing that tells more of each.
export const ACTIONS = [
  { name: 'walk', thing: 'back:plain' },
  { name: 'dig', thing: 'sand' },
  { name: 'excavate', thing: 'face:gear' },
  { name: 'take', thing: 'part:propeller' },
] as const;
export type ActionName = (typeof ACTIONS)[number]['name'];
