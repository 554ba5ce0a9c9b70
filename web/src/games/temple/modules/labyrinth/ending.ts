import type { Endings } from '../../../../ending/ending';
import { say } from '../../../../words/reader.svelte';
import type { View } from '../../wire';
import Broken from './Broken.svelte';

export const endings: Endings<View> = {
  'ESC-Q-LAB-WEAK-1': { Picture: Broken, hour: 'ember', title: () => say('labyrinth-ending-weak') },
};
