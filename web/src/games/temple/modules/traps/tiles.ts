// Trap rooms: what each asks for, and the rule that tells of it.
const ASKED = { 'abyss-torches': 'torch', 'abyss-keys': 'key', summoning: 'key' } as const;

export const RULES: Readonly<Record<string, string>> = {
  'abyss-torches': 'ESC-M7-ABYSS-1',
  'abyss-keys': 'ESC-M7-ABYSS-1',
  slide: 'ESC-M7-SLIDE-1',
  summoning: 'ESC-M7-SUMMON-2',
  platform: 'ESC-M7-PLATFORM-1',
};
export const isTrap = (name: string): boolean => name in RULES;

/** The symbols that are printed on a room besides its price. */
export function askedBy(name: string): ('torch' | 'key')[] {
  const face = name in ASKED ? ASKED[name as keyof typeof ASKED] : null;
  return face ? [face, face, face] : [];
}

export const SIGNS = {
  /** Somebody at a rope, over a pit. */
  hanging:
    'M11 .5h2v5.700a3.600 3.600 0 1 1-2 0ZM8.500 14h7c1 0 1.700.8 1.500 1.800L16 20.500H8l-1-4.700c-.2-1 .5-1.800 1.500-1.800ZM.5 9.500h4v13h15v-13h4v14H.5Z',
  /** A platform adrift. */
  adrift:
    'M4 6h16v7H4ZM2 15.500c2-1.600 3.300-1.600 5 0s3.300 1.600 5 0 3.300-1.600 5 0 3.300 1.600 5 0v2.700c-2 1.600-3.300 1.600-5 0s-3.300-1.600-5 0-3.300 1.600-5 0-3.300-1.600-5 0Z',
};
