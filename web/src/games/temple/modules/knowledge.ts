// What a module knows of its own pieces, for those who ask: `knowledge.ts` of its folder, fetched on first use.
// Its tiles need nothing here: `tiles` of its index.ts has their signs and rules.
import type { Thing } from '../../../knowledge/knowledge';
import type { Lying } from './module';

/** A kind of room: the rules that tell of it, and how it looks among others. */
export interface RoomKnown {
  readonly rules: readonly string[];
  readonly looks?: Omit<Lying, 'said'>;
}

export interface ModuleKnowledge {
  /** By their names on the wire. */
  readonly rooms?: Readonly<Record<string, RoomKnown>>;
  /** Other things, by the name of their sign. */
  readonly things?: () => Readonly<Record<string, Thing>>;
}
