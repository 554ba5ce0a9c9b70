// What is known of the pieces of this module.
import type { ModuleKnowledge } from '../knowledge';
import Basin from './Basin.svelte';

export const knowledge: ModuleKnowledge = { rooms: { fountain: { rules: ['ESC-Q-FOUNT-2'], looks: { Floor: Basin } } } };
