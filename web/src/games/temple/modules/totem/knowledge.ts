// What is known of the pieces of this module.
import type { ModuleKnowledge } from '../knowledge';
import { sign } from './sign';

export const knowledge: ModuleKnowledge = {
  rooms: {
    totem: { rules: ['ESC-Q-TOTEM-2', 'ESC-Q-TOTEM-3', 'ESC-Q-TOTEM-5'], looks: { sign: 'totem', fill: sign.ink, edge: '#fff8e6' } },
  },
};
