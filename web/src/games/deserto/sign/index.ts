import type { Sign } from '../../signs';
import { SEATS } from '../wire';
import Emblem from './Emblem.svelte';

export const sign: Sign = {
  Emblem,
  sky: { high: '#173d72', low: '#1f4e8c' },
  seats: SEATS,
  place: 1,
  facts: { minutes: 15, age: 7, together: false, hard: 1 },
};
