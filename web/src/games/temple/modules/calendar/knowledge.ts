// What is known of the pieces of this module.
import Floor from './Floor.svelte';
import type { ModuleKnowledge } from '../knowledge';

export const knowledge: ModuleKnowledge = {
  rooms: { calendar: { rules: ['ESC-Q-MAYA-4', 'ESC-Q-MAYA-11'], looks: { Floor } } },
};
