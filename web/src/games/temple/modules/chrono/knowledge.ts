// What is known of the pieces of this module.
import type { ModuleKnowledge } from '../knowledge';
import Floor from './Floor.svelte';
import { PRINTED, RULES, rulesOf } from './tiles';

const names = [...Object.keys(PRINTED), ...Object.keys(RULES)];

export const knowledge: ModuleKnowledge = {
  rooms: Object.fromEntries(names.map((name) => [name, { rules: rulesOf(name), looks: { Floor } }])),
};
