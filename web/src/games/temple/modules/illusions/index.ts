// Module 3, illusions: rooms that shimmer, and are gone when the doors have slammed.
import { say } from '../../../../words/reader.svelte';
import type { Lying, TempleModule } from '../module';
import type { Room } from '../../wire';
import Shimmer from './Shimmer.svelte';

/** A veil that drifts off. */
const VEIL =
  'M2 8.500c3-3.400 6.200-3.400 9.500-.8 3.200 2.500 6 2.500 9-.7l1.700 1.700c-4 4.200-8.200 4.300-12.200 1.200C7.500 8 5.700 8 3.700 10.200ZM2 14c3-3.400 6.200-3.400 9.500-.8 3.200 2.500 6 2.500 9-.7l1.700 1.700c-4 4.200-8.200 4.300-12.200 1.200-2.500-1.900-4.300-1.900-6.300.3ZM5 19.500c2.200-2.400 4.600-2.400 7-.5 2 1.500 3.700 1.400 5.600-.6l1.600 1.600c-2.900 3-5.900 3.100-8.700.9-1.600-1.200-2.700-1.200-4 .2Z';

function lies(room: Room): Lying[] {
  if (!room.name.startsWith('illusion-')) return [];
  return [{ said: say('temple-room-illusion'), sign: 'illusion', fill: '#4b3fa3', edge: '#f3f0ff', Floor: Shimmer }];
}

export const module: TempleModule = {
  signs: { illusion: VEIL },
  lies,
  marks: { 'all-dissolved': 'loss' },
  sounds: { 'all-dissolved': 'wind' },
};
