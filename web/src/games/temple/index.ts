// What the hall loads when a table plays Escape.
import { say } from '../../words/reader.svelte';
import type { GameModule } from '../load';
import type { Move, View } from './wire';

export { mark } from './marks';
export { bring } from './modules';
export { default as Table } from './Temple.svelte';

export const cooperative = true;
/** All dice lie on the table: a device that several share covers nothing. */
export const open = true;
export const showsCalls = true;
/** Which dice a roll leaves is marked on them. */
export const sayAdvice: GameModule<View, Move>['sayAdvice'] = (move) => (move.type === 'roll' ? say('temple-advised-roll') : undefined);
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
