import type { Sign } from '../../signs';
import { SEATS } from '../wire';
import Emblem from './Emblem.svelte';

export const sign: Sign = {
  Emblem,
  sky: { high: '#b4532a', low: '#d87f45' },
  seats: SEATS,
  place: 3,
  facts: { minutes: 45, age: 10, together: false, hard: 3 },
};
