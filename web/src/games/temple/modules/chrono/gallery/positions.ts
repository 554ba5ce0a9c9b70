// Hourglasses run: gems are forbidden and lava flows; dice have to be given up; dice lie in the sacrificial room.
import { midway, PERSON, PLAYERS, shown, VIEW } from '../../../gallery/positions';
import type { ChronoSeen, Glass, Room, View } from '../../../wire';

const NOW = VIEW.now;
const many = <T>(number: number, one: T): T[] => Array.from({ length: number }, () => one);
const TASKS = (['torch', 'key', 'adventurer'] as const).map((face, i) => ({ symbols: many(5 - i, face), penalty: 3 - i }));
const GREEN: Glass = {
  place: 3,
  room: 'forbidding-1',
  since: NOW - 9_000,
  until: NOW + 21_000,
  bans: ['gems', 'entering'],
  harm: null,
  steps: [],
  reached: 0,
};
const LAVA: Glass = {
  place: 4,
  room: 'lava-gems',
  since: NOW - 17_000,
  until: NOW + 43_000,
  bans: [],
  harm: 'gems',
  steps: TASKS,
  reached: 1,
};
const QUIET: ChronoSeen = { green: null, blue: null, waiting: [], held: many(6, 0), toll: null };

/** The temple of the gallery with some of its rooms changed. */
function rooms(changed: Readonly<Record<number, Partial<Room>>>): View['rooms'] {
  const plain = { prizes: [], marks: [], gems: 0, used: false };
  return VIEW.rooms.map((room, place) => (room && changed[place] ? { ...room, ...plain, ...changed[place] } : room));
}
function chrono(part: Partial<ChronoSeen>, changed: Readonly<Record<number, Partial<Room>>>): View {
  return {
    ...VIEW,
    modules: ['curses', 'treasures', 'chrono'],
    rooms: rooms(changed),
    fate: [],
    fate_until: null,
    parts: { ...VIEW.parts, chrono: { ...QUIET, ...part } },
  };
}
const legal = midway.legal.map((one) => one.move);

export const glasses = shown(
  chrono(
    { green: GREEN, blue: LAVA, waiting: [5] },
    {
      3: { name: 'forbidding-1', things: ['hourglass-green'] },
      4: { name: 'lava-gems', things: ['hourglass-blue'], prizes: [{ gems: 0, symbols: many(4, 'key') }] },
      5: { name: 'torch', things: ['waits-1'] },
    },
  ),
  legal.filter((move) => move.type !== 'activate'),
);

export const toll = shown(
  chrono(
    { toll: { number: 2, until: NOW + 6_000, gave: [] } },
    { 3: { name: 'lava-dice' }, 4: { name: 'forbidding-4' }, 5: { name: 'sacrifice' } },
  ),
  [...legal, { type: 'volunteer' }],
);

const NO_ENTRY: Glass = { ...GREEN, room: 'forbidding-3', bans: ['entering', 'gold'], until: NOW + 8_000 };
const ALTAR: Glass = { ...LAVA, place: 4, room: 'sacrifice', harm: 'held', steps: [], reached: 0 };
const bereft = PLAYERS.with(0, { ...PERSON, place: 1, dice: ['gold', 'key', 'black', 'torch'], held: 1, prices: PLAYERS[0]?.prices ?? [] });
export const sacrificed = shown(
  {
    ...chrono(
      { green: NO_ENTRY, blue: ALTAR, held: [1, 0, 1, 1, 0, 0] },
      { 3: { name: 'forbidding-3', things: ['hourglass-green'] }, 4: { name: 'sacrifice', things: ['hourglass-blue'] } },
    ),
    players: bereft,
  },
  legal.filter((move) => !['enter', 'teleport', 'lift'].includes(move.type)),
);
