// What the hall loads when a table plays Escape.
import type { GameModule } from '../load';
import { sayAdvised } from './advised';
import type { Move, View } from './wire';

export { mark } from './marks';
export { bring } from './modules';
export { default as Table } from './Temple.svelte';

export const cooperative = true;
/** All dice lie on the table: a device that several share covers nothing. */
export const open = true;
export const showsCalls = true;
export const sayAdvice: GameModule<View, Move>['sayAdvice'] = sayAdvised;
/** Gongs, slams and the fall belong to the soundtrack, which has its own clock; masks are in stings.ts. */
export const sounds: GameModule['sounds'] = {
  discovered: 'door',
  activated: 'gem',
  freed: 'gold',
  unlocked: 'gold',
  'left-temple': 'capture',
  caught: 'alarm',
  'die-lost': 'loss',
  fell: 'loss',
  'fate-turned': 'shuffle',
};
