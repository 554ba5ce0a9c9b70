// What the hall loads when a table plays Deserto.
import type { MarkKind } from '../../replay/marks';
import type { GameModule } from '../load';

export { default as Aids } from './Aids.svelte';
export { default as Hands } from './Hands.svelte';
export { default as Table } from './Deserto.svelte';
export { tale } from './tale';

export const sounds: GameModule['sounds'] = { laid: 'card', given: 'card', taken: 'capture', 'four-viziers': 'gong' };

const MARKS: Readonly<Record<string, MarkKind>> = { 'four-viziers': 'gain' };
export const mark: GameModule['mark'] = ({ name }) => MARKS[name] ?? null;
