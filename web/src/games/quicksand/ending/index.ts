// Quicksand: the last grain stays gold, or the glass runs empty.
import type { Endings } from '../../../ending/ending';
import { say } from '../../../words/reader.svelte';
import type { View } from '../wire';
import Empty from './Empty.svelte';
import Grain from './Grain.svelte';
import Spilled from './Spilled.svelte';

export const endings: Endings<View> = {
  'QKS-END-1': { Picture: Spilled, hour: 'wine', title: () => say('quicksand-ending-spilled') },
  'QKS-END-2': { Picture: Empty, hour: 'wine', title: () => say('quicksand-ending-empty') },
  'QKS-END-3': { Picture: Grain, hour: 'gold', title: ({ view }) => say('quicksand-ending-passed', { level: view.level }) },
};
