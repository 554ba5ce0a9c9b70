// What is known of the pieces of this module.
import type { ModuleKnowledge } from '../knowledge';

export const knowledge: ModuleKnowledge = {
  rooms: {
    dungeon: { rules: ['ESC-Q-CHAR-DUNGEON'], looks: { stairless: true, glow: '#6c6a78' } },
    narrow: { rules: ['ESC-Q-CHAR-NARROW'] },
  },
};
