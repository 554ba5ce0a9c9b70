// What the hall loads when a table plays Quicksand.
import { say } from '../../words/reader.svelte';
import { spoken } from '../../words/telling';
import type { MarkKind } from '../../replay/marks';
import type { GameModule } from '../load';
import type { Move, View } from './wire';

export { default as Aids } from './Aids.svelte';
export { default as Hands } from './Hands.svelte';
export { default as Table } from './Quicksand.svelte';

export const cooperative = true;
export const showsCalls = true;
/** One short line while the sand runs: the card, and where a joker goes. */
export const sayAdvice: GameModule<View, Move>['sayAdvice'] = (move) => {
  if (move.type === 'play') return say(`card-${move.card}`);
  return move.type === 'joker' ? say('quicksand-advised-joker', spoken({ timer: move.timer }, [])) : undefined;
};
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

const MARKS: Readonly<Record<string, MarkKind>> = { unblocked: 'door', recovered: 'gain', lost: 'loss', 'ran-out': 'loss' };
export const mark: GameModule['mark'] = ({ name }) => MARKS[name] ?? null;
