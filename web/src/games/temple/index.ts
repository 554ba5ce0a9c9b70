// What the hall loads when a table plays Escape.
import type { GameModule } from '../load';

export { default as Table } from './Temple.svelte';

export const cooperative = true;
export const showsCalls = true;
/** Gongs, slams and the fall belong to the soundtrack, which has its own clock. */
export const sounds: GameModule['sounds'] = {
  discovered: 'gear', activated: 'capture', freed: 'turn', unlocked: 'turn', 'left-temple': 'win', cursed: 'lose', lifted: 'turn',
  'treasure-taken': 'capture', 'die-lost': 'alarm', 'fate-turned': 'shuffle',
};
