// What the hall loads when a table races trucks.
import type { GameModule } from '../load';

export { default as Aids } from './Aids.svelte';
export { default as Hands } from './Hands.svelte';
export { default as Table } from './Trucks.svelte';

export const sounds: GameModule['sounds'] = {
  played: 'card',
  drove: 'engine',
  pushed: 'engine',
  refuelled: 'pump',
  siphoned: 'pump',
  filled: 'pump',
  flipped: 'dice',
  'flipped-other': 'dice',
  'sent-home': 'fall',
  scorched: 'fall',
  arrived: 'capture',
  won: 'capture',
  shuffled: 'shuffle',
};
