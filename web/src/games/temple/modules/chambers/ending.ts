import type { Endings } from '../../../../ending/ending';
import { say } from '../../../../words/reader.svelte';
import type { View } from '../../wire';
import Chalice from './Chalice.svelte';

export const endings: Endings<View> = {
  'ESC-M4-TREAS-2': { Picture: Chalice, hour: 'ember', title: () => say('chambers-ending-chalice') },
};
