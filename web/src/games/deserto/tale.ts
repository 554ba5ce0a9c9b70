// How a game of Deserto is told: an act is a beat, with the cards that it wins.
import { phrase, tellAll, whole, type Tale } from '../../storyteller/tale';
import { still } from '../../look/motion.svelte';
import { say } from '../../words/reader.svelte';
import { narrate } from '../../words/telling';
import { flightsOf, timeOf } from './flights';
import type { View } from './wire';

export const tale: Tale<View> = {
  beats: whole,
  lasts: (story) => (still() ? 0 : timeOf(flightsOf(story, []))),
  /** Four viziers win four piles: one number says it. */
  words(beat, reader) {
    const sweep = beat.find(({ happening }) => happening.name === 'four-viziers');
    if (!sweep) return undefined;
    const cards = beat.reduce((all, { happening: { name, details } }) => all + (name === 'taken' ? Number(details['cards']) : 0), 0);
    const who = Number(sweep.happening.details['seat']);
    const won = say('deserto-tale-swept', { you: who === reader.seat ? 'seat' : 'none', name: reader.names[who] ?? '', cards });
    return `${tellAll(
      beat.filter(({ happening }) => happening.name !== 'taken'),
      reader,
    )} ${won}`;
  },
  since(story, { seat, names }) {
    const won = new Map<number, number>();
    for (const { happening } of story) {
      if (happening.name !== 'taken') continue;
      const who = Number(happening.details['seat']);
      won.set(who, (won.get(who) ?? 0) + Number(happening.details['cards']));
    }
    const swept = story.filter(({ happening }) => happening.name === 'four-viziers');
    const given = story.filter(({ happening }) => happening.name === 'given');
    const laid = story.flatMap(({ happening: { name, details } }) =>
      name === 'laid' && !won.has(Number(details['seat'])) ? [details] : [],
    );
    return [
      [
        ...swept.map((told) => phrase(narrate(told, seat, names))),
        ...[...won].map(([who, cards]) => say('deserto-since-won', { name: names[who] ?? '', cards })),
        ...given.map((told) => phrase(narrate(told, seat, names))),
        ...laid.map(({ seat: who, card }) =>
          say('deserto-since-laid', { name: names[Number(who)] ?? '', card: say(`card-${String(card)}`) }),
        ),
      ],
    ];
  },
};
