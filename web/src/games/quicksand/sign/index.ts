import type { Sign } from '../../signs';
import { SEATS } from '../wire';
import Emblem from './Emblem.svelte';

export const sign: Sign = {
  Emblem,
  sky: { high: '#8b2e4a', low: '#a63d57' },
  seats: SEATS,
  place: 4,
  banners: true,
  facts: { minutes: 15, age: 8, together: true, hard: 2 },
};
