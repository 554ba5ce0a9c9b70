// What the hall loads when a table plays Le Désert interdit.
import type { MarkKind } from '../../replay/marks';
import type { GameModule } from '../load';

export { default as Aids } from './Aids.svelte';
export { default as Table } from './Desert.svelte';
export { tale } from './tale';

export const cooperative = true;
export const open = true;

export const sounds: GameModule['sounds'] = {
  walked: 'card',
  guided: 'card',
  flown: 'wind',
  dug: 'drift',
  blasted: 'drift',
  excavated: 'capture',
  'water-found': 'water',
  'water-given': 'water',
  'reserve-shared': 'water',
  drunk: 'water',
  'part-located': 'turn',
  'part-taken': 'capture',
  revealed: 'card',
  slid: 'wind',
  'sand-added': 'drift',
  'storm-rose': 'gong',
  shuffled: 'shuffle',
};

const MARKS: Readonly<Record<string, MarkKind>> = {
  'storm-rose': 'beat',
  'part-located': 'door',
  'part-taken': 'gain',
  'all-lost': 'loss',
};
export const mark: GameModule['mark'] = ({ name }) => MARKS[name] ?? null;
