// What there is in the box of Le Désert interdit, and the rules that tell of it.
import { CARD_RULES, type Adventurer, type Equipment, type Face, type Part } from '../kinds';
import type { Tile } from '../wire';

/** A tile as it comes out of the box, but for what is said of it. */
export const tileOf = (of: Partial<Tile> = {}): Tile => ({
  back: 'plain',
  face: null,
  excavated: false,
  scouted: false,
  sand: 0,
  blocked: false,
  parts: [],
  ...of,
});

export const GEAR = Object.keys(CARD_RULES) as Equipment[];
export const PARTS: readonly Part[] = ['propeller', 'gearbox', 'crystal', 'compass'];

const CLUE = ['DES-CLUE-1', 'DES-CLUE-3'];
export const FACES: Readonly<Record<Face, readonly string[]>> = {
  gear: ['DES-GEAR-1', 'DES-GEAR-7'],
  crash: ['DES-GEAR-1', 'DES-SETUP-10'],
  tunnel: ['DES-MOVE-6', 'DES-TUN-1', 'DES-GEAR-1'],
  well: ['DES-WELL-1', 'DES-WELL-2'],
  mirage: ['DES-WELL-3'],
  pad: ['DES-END-1', 'DES-PAD-1'],
  'row-propeller': CLUE,
  'column-propeller': CLUE,
  'row-gearbox': CLUE,
  'column-gearbox': CLUE,
  'row-crystal': CLUE,
  'column-crystal': CLUE,
  'row-compass': CLUE,
  'column-compass': CLUE,
};
export const BACKS: Readonly<Record<Tile['back'], readonly string[]>> = {
  plain: ['DES-EXC-1', 'DES-MOVE-3'],
  oasis: ['DES-WELL-1', 'DES-WELL-3'],
  crash: ['DES-SETUP-10', 'DES-EXC-1'],
};
export const ADVENTURERS: Readonly<Record<Adventurer, readonly string[]>> = {
  archeologist: ['DES-ADV-ARC-1'],
  climber: ['DES-ADV-CLI-1', 'DES-ADV-CLI-2', 'DES-ADV-CLI-3'],
  explorer: ['DES-ADV-EXP-1', 'DES-ADV-EXP-2', 'DES-EQ-BLAST-2'],
  meteorologist: ['DES-ADV-MET-1', 'DES-ADV-MET-2', 'DES-ADV-MET-3'],
  navigator: ['DES-ADV-NAV-1', 'DES-ADV-NAV-2', 'DES-ADV-NAV-3'],
  carrier: ['DES-ADV-WAT-1', 'DES-ADV-WAT-2', 'DES-ADV-WAT-3'],
};
export function stormRules(card: string): readonly string[] {
  if (card === 'sun') return ['DES-SUN-1', 'DES-SUN-3'];
  return card === 'rise' ? ['DES-LEVEL-1', 'DES-LEVEL-2', 'DES-LEVEL-4'] : ['DES-WIND-1', 'DES-WIND-2', 'DES-WIND-3'];
}
/** Single things: meter, sand, water, the eye. */
export const SINGLE: Readonly<Record<string, readonly string[]>> = {
  meter: ['DES-STORM-1', 'DES-LEVEL-1', 'DES-LEVEL-4'],
  sand: ['DES-MOVE-3', 'DES-SAND-1', 'DES-END-3'],
  water: ['DES-SUN-1', 'DES-SUN-3', 'DES-SHARE-1'],
  eye: ['DES-MOVE-5', 'DES-WIND-1'],
};
export const isIn = <Name extends string>(all: Readonly<Record<Name, unknown>>, name: string): name is Name => name in all;
