// The extra rules of levels, and where they are told.
export const EXTRAS = {
  silent: ['QKS-SIL-1'],
  out: ['QKS-OUT-1', 'QKS-OUT-2'],
  block: ['QKS-BLK-1', 'QKS-BLK-2'],
  removed: ['QKS-DIS-1', 'QKS-DIS-2', 'QKS-DIS-3'],
} as const;
export type Extra = keyof typeof EXTRAS;
