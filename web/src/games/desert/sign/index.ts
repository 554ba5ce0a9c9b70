import type { Sign } from '../../signs';
import { SEATS } from '../wire';
import Emblem from './Emblem.svelte';

export const sign: Sign = {
  Emblem,
  sky: { high: '#2f7f95', low: '#63aeb5' },
  seats: SEATS,
  place: 2,
  facts: { minutes: 45, age: 10, together: true, hard: 2 },
};
