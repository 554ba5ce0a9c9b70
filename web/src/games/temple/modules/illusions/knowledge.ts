// What is known of the pieces of this module.
import type { ModuleKnowledge, RoomKnown } from '../knowledge';
import Shimmer from './Shimmer.svelte';

const ILLUSION: RoomKnown = { rules: ['ESC-M3-VANISH-1', 'ESC-M3-VANISH-2', 'ESC-M3-VANISH-3'], looks: { Floor: Shimmer } };

export const knowledge: ModuleKnowledge = {
  rooms: Object.fromEntries([1, 2, 3, 4, 5, 6].map((number) => [`illusion-${number}`, ILLUSION])),
};
