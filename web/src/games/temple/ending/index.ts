// Escape: out into the light, or under the stones. Modules bring the ends that only they know: modules/NAME/ending.ts.
import type { Ended, Endings } from '../../../ending/ending';
import { language, say } from '../../../words/reader.svelte';
import type { View } from '../wire';
import Escaped from './Escaped.svelte';
import Fallen from './Fallen.svelte';
import { leftInside } from './inside';
import Stopped from './Stopped.svelte';

const ofModules = import.meta.glob<Endings<View>>('../modules/*/ending.ts', { eager: true, import: 'endings' });

function buried({ view, names }: Ended<View>): string {
  const who = leftInside(view).map((seat) => names[seat] ?? '');
  return say('temple-ending-inside', { names: new Intl.ListFormat(language(), { type: 'conjunction' }).format(who) });
}

export const endings: Endings<View> = {
  'ESC-END-1': { Picture: Escaped, hour: 'gold', title: () => say('temple-ending-out'), cause: () => say('ESC-END-1') },
  'ESC-END-2': { Picture: Fallen, hour: 'ember', title: () => say('temple-ending-fallen'), cause: buried },
  'ESC-TIME-7': {
    Picture: Stopped,
    hour: 'night',
    title: () => say('temple-ending-stopped'),
    cause: () => say('temple-ending-stopped-about'),
  },
  ...Object.values(ofModules).reduce((all, some) => ({ ...all, ...some }), {}),
};
