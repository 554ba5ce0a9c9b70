// What the hall loads when a table plays Quicksand.
import type { GameModule } from '../load';

export { default as Aids } from './Aids.svelte';
export { default as Hands } from './Hands.svelte';
export { default as Table } from './Quicksand.svelte';

export const cooperative = true;
export const showsCalls = true;
export const sounds: GameModule['sounds'] = {
  announced: 'card',
  advanced: 'sand',
  turned: 'sand',
  recovered: 'sand',
  'still-lost': 'sand',
  unblocked: 'gear',
  lost: 'alarm',
  'ran-out': 'gong',
  'pile-turned': 'shuffle',
};
