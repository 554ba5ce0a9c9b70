// What the hall loads when a table plays Deserto.
import type { GameModule } from '../load';

export { default as Aids } from './Aids.svelte';
export { default as Hands } from './Hands.svelte';
export { default as Table } from './Deserto.svelte';
export { tale } from './tale';

export const sounds: GameModule['sounds'] = { laid: 'card', given: 'card', taken: 'capture', 'four-viziers': 'gong' };
