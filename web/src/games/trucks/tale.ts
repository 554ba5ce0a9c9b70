// How a race is told: an act is a beat, with all the trucks that it moves.
import { phrase, tellAll, whole, type Tale } from '../../storyteller/tale';
import { still } from '../../look/motion.svelte';
import { say } from '../../words/reader.svelte';
import { narrate, type Told } from '../../words/telling';
import { legsOf, timeOf } from './drives';
import { cellName } from './telling';
import type { View } from './wire';

/** What is done to somebody's truck. */
const TO = ['pushed', 'siphoned', 'flipped-other'];
const GREAT = ['won', 'arrived', 'sent-home'];
/** The card is seen on its pile, and what it did is told. */
const SEEN = ['played'];

export const tale: Tale<View> = {
  beats: whole,
  lasts: (story) => (still() ? 0 : timeOf(legsOf(story))),
  words(beat, reader) {
    const told = beat.filter(({ happening }) => !SEEN.includes(happening.name));
    return tellAll(told, reader) || undefined;
  },
  since(story, { seat, names }) {
    const isMine = ({ happening: { name, details } }: Told): boolean =>
      (TO.includes(name) && details['to'] === seat) || (name === 'scorched' && details['seat'] === seat);
    const told = story.filter((one) => isMine(one) || GREAT.includes(one.happening.name));
    const drove = new Map(
      story.flatMap(({ happening: { name, details } }) => (name === 'drove' ? [[Number(details['seat']), details]] : [])),
    );
    return [
      told.map((one) => phrase(narrate(one, seat, names))),
      [...drove].map(([who, { truck, way }]) =>
        say('trucks-since-drove', { name: names[who] ?? '', truck: Number(truck), cell: cellName(String(way).split('-').at(-1) ?? '') }),
      ),
    ];
  },
};
