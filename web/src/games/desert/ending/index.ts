// Le Désert interdit: the machine flies, or one of three deaths in the desert.
import type { Ended, Endings } from '../../../ending/ending';
import { language, say } from '../../../words/reader.svelte';
import type { View } from '../wire';
import Flight from './Flight.svelte';
import Sand from './Sand.svelte';
import Storm from './Storm.svelte';
import Thirst from './Thirst.svelte';
import { parched } from './parched';

function thirsty({ view, names }: Ended<View>): string {
  const who = parched(view).map((seat) => names[seat] ?? '');
  const list = new Intl.ListFormat(language(), { type: 'conjunction' }).format(who);
  return say('desert-ending-thirst', { names: list });
}

export const endings: Endings<View> = {
  'DES-END-1': { Picture: Flight, hour: 'gold', title: () => say('desert-ending-flight'), cause: () => say('won-team') },
  'DES-END-2': { Picture: Thirst, hour: 'noon', title: thirsty },
  'DES-END-3': { Picture: Sand, hour: 'sand', title: () => say('desert-ending-sand') },
  'DES-END-4': { Picture: Storm, hour: 'storm', title: () => say('desert-ending-storm') },
};
