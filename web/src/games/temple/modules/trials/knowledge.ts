// What is known of the pieces of this module.
import type { ModuleKnowledge } from '../knowledge';
import Floor from './Floor.svelte';

const looks = { Floor };

export const knowledge: ModuleKnowledge = {
  rooms: {
    chaos: { rules: ['ESC-Q-QUEST-CHAOS'], looks },
    constellation: { rules: ['ESC-Q-QUEST-CONST-1', 'ESC-Q-QUEST-CONST-2'], looks },
    snakes: { rules: ['ESC-Q-QUEST-SNAKE-1', 'ESC-Q-QUEST-SNAKE-2', 'ESC-Q-QUEST-SNAKE-3'], looks },
  },
};
