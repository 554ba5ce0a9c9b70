// How a race is told: an act is a beat, with all the trucks that it moves.
import { phrase, whole, type Reader, type Tale } from '../../storyteller/tale';
import { still } from '../../look/motion.svelte';
import type { Happening } from '../../wire';
import { say } from '../../words/reader.svelte';
import { isVeiled, narrate, type Told } from '../../words/telling';
import { legsOf, timeOf } from './drives';
import { cellName } from './telling';
import type { View } from './wire';

/** What is done to somebody's truck. */
const TO = ['pushed', 'siphoned', 'flipped-other'];
const GREAT = ['won', 'arrived', 'sent-home'];
/** The card is seen on its pile, and what it did is told. */
const SEEN = ['played'];

const endOf = (way: unknown): string => String(way).split('-').at(-1) ?? '';
/** At the oasis it is told that a truck has arrived. */
const reaches = ({ name, details }: Happening): boolean => name === 'drove' && endOf(details['way']) === 'OASIS';

/** Where the board shows the way, the strip says where it led; a night on the skull comes after what somebody did, and is no longer. */
function inShort(told: Told, { seat, names }: Reader): string {
  const { name, details } = told.happening;
  if (name !== 'drove' && name !== 'scorched') return narrate(told, seat, names);
  return say(`trucks-tale-${name}`, {
    you: details['seat'] === seat ? 'seat' : 'none',
    name: names[Number(details['seat'])] ?? '',
    truck: Number(details['truck']),
    litres: Number(details['litres']),
    cell: cellName(endOf(details['way'])),
  });
}

export const tale: Tale<View> = {
  beats: whole,
  lasts: (story) => (still() ? 0 : timeOf(legsOf(story))),
  words(beat, reader) {
    const told = beat.filter((one) => !SEEN.includes(one.happening.name) && !reaches(one.happening) && !isVeiled(one, reader.seat));
    return told.map((one) => inShort(one, reader)).join(' ') || undefined;
  },
  since(story, { seat, names }) {
    const isMine = ({ happening: { name, details } }: Told): boolean =>
      (TO.includes(name) && details['to'] === seat) || (name === 'scorched' && details['seat'] === seat);
    const told = story.filter((one) => isMine(one) || GREAT.includes(one.happening.name));
    const drives = story.filter(({ happening }) => happening.name === 'drove' && !reaches(happening));
    const drove = new Map(drives.map(({ happening: { details } }) => [Number(details['seat']), details]));
    return [
      told.map((one) => phrase(narrate(one, seat, names))),
      [...drove].map(([who, { truck, way }]) =>
        say('trucks-since-drove', { name: names[who] ?? '', truck: Number(truck), cell: cellName(endOf(way)) }),
      ),
    ];
  },
};
