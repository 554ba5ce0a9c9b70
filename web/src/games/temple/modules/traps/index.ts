// Module 7, trap rooms: who discovers one is in it, and may hang, wait, or pull everybody along.
import { say } from '../../../../words/reader.svelte';
import type { Act } from '../../acts';
import type { Face } from '../../kinds';
import { SIDES } from '../../kinds';
import { cheapest, of, paid } from '../../paying';
import type { Temple } from '../../view';
import { countedFaces } from '../../why';
import type { Move, Room, View } from '../../wire';
import type { Carried, Lying, Spot, Tapped, TempleModule } from '../module';
import Floor from './Floor.svelte';
import { asideOf, trailsOf } from './going';
import Over from './Over.svelte';
import { askedBy, isTrap, RULES, SIGNS } from './tiles';

/** Between the acts of the base: see rank.ts. */
const USE = { climb: 12, summon: 70 } as const;
/** Where who hangs is in the room. */
const BELOW: Spot = { x: 50, y: 76 };

const hangs = (view: View, seat: number | null) => view.parts.traps?.hanging.find((one) => one.seat === seat);
const waits = (view: View, seat: number): boolean => {
  const platform = view.parts.traps?.platform;
  return Boolean(platform?.waits) && view.players[seat]?.place === platform?.place;
};

function buttons(word: 'climb' | 'summon', moves: readonly Move[], cost: readonly Face[], view: View, bright: boolean): Act[] {
  return cheapest(moves, view).map((move) => {
    const price = paid(cost, move, view);
    return { id: `${word}-${price.tiles.length}`, word, ...price, moves: [move], bright, use: USE[word] };
  });
}

function acts({ view, me, moves }: Temple): Act[] {
  return [
    ...buttons('climb', of(moves, 'climb'), hangs(view, me)?.cost ?? [], view, true),
    ...buttons('summon', of(moves, 'summon'), view.parts.traps?.summoning ?? [], view, false),
  ];
}

function carries(view: View, seat: number): Carried[] {
  const hanging = hangs(view, seat);
  if (hanging) {
    const price = { said: say('temple-hangs-until'), cost: hanging.cost };
    return [{ sign: 'hanging', name: say('temple-hangs'), rule: 'ESC-M7-ABYSS-1', price, harms: true, badge: 'hanging' }];
  }
  if (!waits(view, seat)) return [];
  return [{ sign: 'adrift', name: say('temple-waits'), rule: 'ESC-M7-PLATFORM-2', harms: true, badge: 'adrift' }];
}

function lies(room: Room): Lying[] {
  if (!isTrap(room.name)) return [];
  const said = [
    say(RULES[room.name] ?? ''),
    ...(room.things.includes('rope') ? [say('temple-room-rope')] : []),
    ...(room.things.includes('adrift') ? [say('temple-room-adrift')] : []),
  ].join(' ');
  return [{ said, Floor, ...(askedBy(room.name).length + room.things.length > 0 ? { Over } : {}), stairless: room.name === 'slide' }];
}

/** What holds the reader, and why there is no way back up. */
function why(tapped: Tapped, { view, me, here }: Temple): string | null {
  if (!('way' in tapped) || me === null) return null;
  const hanging = hangs(view, me);
  if (hanging) return say('temple-why-hangs', { cost: countedFaces(hanging.cost) });
  if (waits(view, me)) return say('temple-why-waits');
  const up = here?.name === 'slide' && SIDES[(2 + here.turned) % SIDES.length] === tapped.way.side;
  return up ? say('temple-why-slide') : null;
}

export const module: TempleModule = {
  signs: SIGNS,
  acts,
  carries,
  lies,
  aside: asideOf,
  trails: trailsOf,
  stands: (view, seat) => (hangs(view, seat) ? BELOW : null),
  why,
  marks: { hangs: 'loss', climbed: 'gain' },
  sounds: {
    hangs: 'fall',
    climbed: 'capture',
    slid: 'drift',
    summoned: 'gong',
    boarded: 'gear',
    'platform-carried': 'engine',
    'platform-waits': 'lose',
  },
};
