// Deserto: the viziers clear the carpet, and the piles are counted in a race.
import type { Ended, Endings } from '../../../ending/ending';
import { language, say } from '../../../words/reader.svelte';
import type { View } from '../wire';
import Count from './Count.svelte';

function winners({ end, names }: Ended<View>): string {
  const who = end.winners.map((seat) => names[seat] ?? '');
  return say(who.length === 1 ? 'won-alone' : 'won-shared', {
    names: new Intl.ListFormat(language(), { type: 'conjunction' }).format(who),
  });
}

export const endings: Endings<View> = {
  'DST-END-3': { Picture: Count, hour: 'gold', title: winners, lasts: 5000 },
};
