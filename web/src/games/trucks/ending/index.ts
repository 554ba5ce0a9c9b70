// Les Camions du désert: a podium at the oasis.
import type { Ended, Endings, Moment } from '../../../ending/ending';
import { language, say } from '../../../words/reader.svelte';
import type { View } from '../wire';
import Podium from './Podium.svelte';

function winners({ end, names }: Ended<View>): string {
  const who = end.winners.map((seat) => names[seat] ?? '');
  return say(who.length === 1 ? 'won-alone' : 'won-shared', {
    names: new Intl.ListFormat(language(), { type: 'conjunction' }).format(who),
  });
}
const podium: Moment<View> = { Picture: Podium, hour: 'gold', title: winners };

export const endings: Endings<View> = { 'TRK-END-1': podium, 'TRK-END-2': podium, 'TRK-LIMIT-1': podium };
