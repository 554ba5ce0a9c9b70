import type { Sign } from '../../signs';
import { SEATS } from '../wire';
import Emblem from './Emblem.svelte';

export const sign: Sign = {
  Emblem,
  sky: { high: '#24644a', low: '#2e7d5b' },
  seats: SEATS,
  place: 5,
  facts: { minutes: 10, together: true, hard: 2 },
};
