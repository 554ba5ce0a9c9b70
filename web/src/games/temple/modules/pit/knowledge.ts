// What is known of the pieces of this module.
import type { ModuleKnowledge } from '../knowledge';
import Chasm from './Chasm.svelte';

export const knowledge: ModuleKnowledge = { rooms: { pit: { rules: ['ESC-Q-PIT-2', 'ESC-Q-PIT-3'], looks: { Floor: Chasm } } } };
