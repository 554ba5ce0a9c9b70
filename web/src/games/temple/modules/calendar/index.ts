// The Maya calendar: a day in every gem room, the order in which they come over the plan, and a room to swap two of them.
import { say } from '../../../../words/reader.svelte';
import type { Act } from '../../acts';
import { cheapest, of, paid } from '../../paying';
import { halfOf, type Temple } from '../../view';
import type { Room, View } from '../../wire';
import type { Carried, Lying, Tally, Tapped, TempleModule } from '../module';
import Band from './Band.svelte';
import { activeDay, DAYS, type Day } from './days';
import Floor from './Floor.svelte';
import Mosaic from './Mosaic.svelte';
import { sign } from './sign';

/** Between the acts of the base: see rank.ts. */
const USE = { swap: 65, notYet: 165 } as const;

const dayAt = (view: View, place: number | null): Day | null =>
  view.parts.calendar?.tiles.find((tile) => tile.place === place)?.day ?? null;

/** One button for all pairs; paid with dice, or with a double key where dice do not suffice. */
function swapping({ view, moves }: Temple): Act[] {
  const swaps = cheapest(of(moves, 'swap-days'), view);
  const first = swaps[0];
  if (!first) return [];
  const alike = swaps.filter((move) => move.double_keys === first.double_keys);
  const price = paid(view.parts.calendar?.swapping ?? [], first, view);
  return [{ id: 'swap-days', word: 'swap-days', ...price, moves: alike, bright: true, asks: true, use: USE.swap }];
}

/** Eternal: why the gems of this room sleep on. */
function sealed({ view, place, here }: Temple): Act[] {
  const calendar = view.parts.calendar;
  const active = calendar ? activeDay(calendar) : null;
  if (calendar?.face !== 'eternal' || !active || !here || here.used || !here.prizes.some((prize) => prize.gems > 0)) return [];
  const day = dayAt(view, place);
  if (day === active) return [];
  const why = day ? tellDay(day, active) : say('ESC-Q-MAYA-7');
  return [{ id: 'day', word: 'sealed', cost: [], tiles: [], moves: [], why, use: USE.notYet }];
}

function lies(room: Room, view: View): Lying[] {
  const calendar = view.parts.calendar;
  const day = dayAt(view, view.rooms.indexOf(room));
  const comes = calendar !== undefined && calendar !== null && day !== null && day === activeDay(calendar);
  return [
    ...(room.name === 'calendar' ? [{ said: say('temple-room-calendar'), Floor }] : []),
    ...(day
      ? [
          {
            said: say(comes ? 'temple-room-day-now' : 'temple-room-day', { day: say(`day-${day}`) }),
            sign: `day-${day}`,
            fill: DAYS[day].fill,
            edge: '#fff8e6',
            ...(halfOf(view.rooms, room) ? {} : { Floor: Mosaic }),
            ...(comes && !room.used ? { glow: '#37c978' } : {}),
          },
        ]
      : []),
  ];
}

/** A tap on a room tells its day; on the own calendar room, what one does there. */
function why(tapped: Tapped, { view, place, here }: Temple): string | null {
  if (!('place' in tapped)) return null;
  if (tapped.place === place && here?.name === 'calendar') return say('temple-room-calendar');
  const day = dayAt(view, tapped.place);
  const active = view.parts.calendar ? activeDay(view.parts.calendar) : null;
  if (!day || !active) return null;
  return day === active ? say('temple-room-day-now', { day: say(`day-${day}`) }) : tellDay(day, active);
}
const tellDay = (day: Day, active: Day): string => say('temple-why-day', { day: say(`day-${day}`), active: say(`day-${active}`) });

const carries = (view: View, seat: number): Carried[] => {
  const number = view.parts.calendar?.dice[seat] ?? 0;
  return number > 0 ? [{ sign: 'calendar', name: say('temple-calendar-dice'), number, harms: true, badge: 'calendar' }] : [];
};

function tallies(view: View): Tally[] {
  const more = view.parts.calendar?.more_keys ?? 0;
  return more > 0 ? [{ sign: 'calendar', number: more, said: say('temple-calendar-tally'), minor: true }] : [];
}

export const module: TempleModule = {
  signs: { calendar: sign.path, ...Object.fromEntries(Object.entries(DAYS).map(([day, look]) => [`day-${day}`, look.sign])) },
  acts: (temple) => [...swapping(temple), ...sealed(temple)],
  pair: (move) => (move.type === 'swap-days' ? [move.place, move.other] : null),
  carries,
  lies,
  tallies,
  Band,
  why,
  marks: { 'bar-missed': 'loss', 'calendar-dice-back': 'gain' },
  sounds: {
    'day-laid': 'card',
    'day-turned': 'gear',
    'day-sunk': 'shuffle',
    'days-swapped': 'turn',
    'bar-missed': 'alarm',
    'calendar-dice-back': 'capture',
  },
};
