// What is known of the pieces of this module.
import type { ModuleKnowledge } from '../knowledge';
import Floor from './Floor.svelte';
import { RULES } from './tiles';

export const knowledge: ModuleKnowledge = {
  rooms: Object.fromEntries(Object.entries(RULES).map(([name, rule]) => [name, { rules: ['ESC-M7-ENTER-1', rule], looks: { Floor } }])),
};
