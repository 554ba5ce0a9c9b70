// What is known of the pieces of this module.
import type { ModuleKnowledge } from '../knowledge';
import Floor from './Floor.svelte';

export const knowledge: ModuleKnowledge = {
  rooms: {
    mirage: { rules: ['ESC-Q-LAB-MIRAGE-1', 'ESC-Q-LAB-MIRAGE-2'], looks: { Floor } },
    gears: { rules: ['ESC-Q-LAB-GEARS-1'], looks: { Floor } },
  },
};
