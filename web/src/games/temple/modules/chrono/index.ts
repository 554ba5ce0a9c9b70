// Module 8, chrono rooms: hourglasses over the plan, what they forbid beside what it concerns, and dice that somebody gives up.
import { say } from '../../../../words/reader.svelte';
import type { Act } from '../../acts';
import { of } from '../../paying';
import { locked, type Temple } from '../../view';
import type { Room, View } from '../../wire';
import type { Carried, Lying, Tapped, TempleModule } from '../module';
import Band from './Band.svelte';
import Floor from './Floor.svelte';
import { PRINTED, rulesOf, RULES, SIGNS, type Ban } from './tiles';

/** Among the acts of the base: see rank.ts. */
const USE = { volunteer: 5, gems: 25, gold: 45 } as const;
const COLOURS: Readonly<Record<string, string>> = { 'hourglass-green': '#2f8a4b', 'hourglass-blue': '#2b67ad' };

const banOf = ({ parts }: View): Ban | null => (parts.chrono?.green ? (parts.chrono.green.bans[parts.chrono.green.reached] ?? null) : null);
const whyOf = (ban: Ban): string => say('temple-forbidden', { ban: say(`ban-${ban}`) });

function acts(temple: Temple): Act[] {
  const moves = of(temple.moves, 'volunteer');
  const give: Act = { id: 'volunteer', word: 'volunteer', cost: ['unrolled'], tiles: [], moves, bright: true, use: USE.volunteer };
  return [...(moves.length > 0 ? [give] : []), ...barred(temple)];
}

/** The button that would stand here, were it not forbidden. */
function barred({ view, mine, here, place }: Temple): Act[] {
  const ban = banOf(view);
  const gems = ban === 'gems' && view.depot > 0 && here?.used === false && here.prizes.some((prize) => prize.gems > 0);
  const masks = view.players.some((one) => one.place !== null && one.place === place && locked(one) > 0);
  const gold = ban === 'gold' && masks && mine?.dice.includes('gold') === true;
  if (ban === null || !(gems || gold)) return [];
  return [
    { id: 'barred', word: `ban-${ban}`, cost: [], tiles: [`ban-${ban}`], moves: [], why: whyOf(ban), use: gems ? USE.gems : USE.gold },
  ];
}

function why(tapped: Tapped, { view }: Temple): string | null {
  const ban = banOf(view);
  if (!('way' in tapped) || tapped.way.kind !== 'enter' || ban === null) return null;
  return ban === 'entering' || (ban === 'start' && tapped.way.room?.special === 'start') ? whyOf(ban) : null;
}

function lies(room: Room): Lying[] {
  if (!(room.name in PRINTED) && !(room.name in RULES)) return [];
  const said = rulesOf(room.name)
    .map((rule) => say(rule))
    .join(' ');
  const running = room.things.find((thing) => thing in COLOURS);
  const waits = room.things.some((thing) => thing.startsWith('waits-'));
  return [
    { said, Floor },
    ...(running
      ? [{ said: say('temple-room-glass'), sign: 'hourglass', fill: COLOURS[running] ?? '', edge: '#fffdf4', glow: COLOURS[running] ?? '' }]
      : []),
    ...(waits ? [{ said: say('temple-room-waits'), sign: 'hourglass', fill: '#8b8577', edge: '#fffdf4' }] : []),
  ];
}

function carries({ parts }: View, seat: number): Carried[] {
  if (!parts.chrono?.held[seat]) return [];
  return [{ sign: 'die', name: say('temple-die-sacrificed'), rule: 'ESC-M8-SACR-1', harms: true, badge: 'die' }];
}

export const module: TempleModule = {
  signs: SIGNS,
  acts,
  why,
  lies,
  carries,
  Band,
  marks: { 'glass-empty': 'beat', 'task-met': 'gain', 'gems-back': 'loss', 'held-lost': 'loss' },
  sounds: {
    'glass-turned': 'sand',
    'glass-waits': 'card',
    forbidden: 'alarm',
    allowed: 'turn',
    'task-met': 'capture',
    'gems-back': 'lose',
    'toll-due': 'alarm',
    'die-fetched': 'capture',
    'held-lost': 'lose',
  },
  murmurs: { never: ['glass-empty'], mine: ['volunteered'] },
};
