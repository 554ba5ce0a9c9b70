// The pieces by their names, as the rules spell them.
import type { Move, StormPile, Tile, Traveller } from './wire';

export type Adventurer = Traveller['adventurer'];
export type Equipment = Traveller['equipment'][number];
export type Part = Tile['parts'][number];
export type Face = NonNullable<Tile['face']>;
export type StormCard = StormPile['discard'][number];
export type MoveType = Move['type'];

/** The order in which storm cards are listed. */
export const STORM_CARDS: readonly StormCard[] = [
  'sun',
  'rise',
  'wind-north-1',
  'wind-north-2',
  'wind-north-3',
  'wind-south-1',
  'wind-south-2',
  'wind-south-3',
  'wind-east-1',
  'wind-east-2',
  'wind-east-3',
  'wind-west-1',
  'wind-west-2',
  'wind-west-3',
];

/** The rules that tell what a card does, the shortest account first. */
export const CARD_RULES: Readonly<Record<Equipment, readonly string[]>> = {
  blaster: ['DES-EQ-BLAST-1', 'DES-EQ-BLAST-2'],
  jetpack: ['DES-EQ-JET-1', 'DES-EQ-JET-2'],
  terrascope: ['DES-EQ-SCOPE-1'],
  shield: ['DES-EQ-SHIELD-1', 'DES-EQ-SHIELD-2'],
  reserve: ['DES-EQ-WATER-1'],
  throttle: ['DES-EQ-TIME-1'],
};

/** A clue tile's part and line; none for other faces. */
export function clueOf(face: Face | null): { part: Part; line: 'row' | 'column' } | null {
  const [line, part] = (face ?? '').split('-');
  return part && (line === 'row' || line === 'column') ? { part: part as Part, line } : null;
}

export function rowOf(cell: number, side: number): number {
  return Math.floor(cell / side);
}

export function columnOf(cell: number, side: number): number {
  return cell % side;
}
