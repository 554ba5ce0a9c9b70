// What is known of the pieces of this module.
import type { ModuleKnowledge } from '../knowledge';
import Floor from './Floor.svelte';

const looks = { Floor };

export const knowledge: ModuleKnowledge = {
  rooms: {
    altar: { rules: ['ESC-M5-ALTAR-1', 'ESC-M5-MARK-2'], looks },
    mission: { rules: ['ESC-M5-MISSION-1', 'ESC-M5-MISSION-2', 'ESC-M5-MARK-2'], looks },
    ghost: { rules: ['ESC-M5-GHOST-1', 'ESC-M5-GHOST-2', 'ESC-M5-GHOST-3', 'ESC-M5-GHOST-4'], looks },
    tree: { rules: ['ESC-M5-TREE-1', 'ESC-M5-MARK-2'], looks },
    obelisk: { rules: ['ESC-M5-OBEL-1', 'ESC-M5-OBEL-2', 'ESC-M5-OBEL-3', 'ESC-M5-OBEL-4'], looks },
  },
};
