// The six adventurers, to be chosen or dealt.
import { say } from '../../../words/reader.svelte';
import type { Cast } from '../../cast';
import type { Adventurer } from '../kinds';
import Portrait from './Portrait.svelte';

const members: readonly Adventurer[] = ['archeologist', 'carrier', 'climber', 'explorer', 'meteorologist', 'navigator'];

export const cast: Cast = {
  option: 'adventurers',
  members,
  Portrait,
  nameOf: (who) => say(`adventurer-${who}`),
  powerOf: (who) => say(`power-${who}`),
};
