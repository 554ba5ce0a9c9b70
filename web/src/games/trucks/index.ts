// What the hall loads when a table races trucks.
import { say } from '../../words/reader.svelte';
import { spoken } from '../../words/telling';
import type { MarkKind } from '../../replay/marks';
import type { GameModule } from '../load';
import type { Move, View } from './wire';

export { default as Aids } from './Aids.svelte';
export { default as Hands } from './Hands.svelte';
export { default as Table } from './Trucks.svelte';
export { tale } from './tale';

/** The card is lifted and the litres stand on the board. */
export const sayAdvice: GameModule<View, Move>['sayAdvice'] = (move) =>
  move.type === 'drive' ? say('trucks-advised-drive', spoken({ truck: move.truck, cell: move.cell }, [])) : undefined;
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

const MARKS: Readonly<Record<string, MarkKind>> = { arrived: 'gain', won: 'gain', 'sent-home': 'loss' };
export const mark: GameModule['mark'] = ({ name }) => MARKS[name] ?? null;
