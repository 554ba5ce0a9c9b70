// The five trap rooms: somebody hangs, all are summoned, a platform waits.
import { PERSON, PLAYERS, shown, VIEW } from '../../../gallery/positions';
import type { Player, Room, TrapsSeen, View } from '../../../wire';

const PLAIN: Room = {
  name: 'start',
  x: 0,
  y: 0,
  turned: 0,
  special: 'start',
  cost: ['adventurer', 'adventurer'],
  open: ['north', 'east', 'south', 'west'],
  ways: ['north', 'east', 'south', 'west'],
  gaps: [],
  passages: [],
  prizes: [],
  marks: [],
  used: false,
  gems: 0,
  things: [],
};
function trap(name: string, x: number, y: number, turned: number, ways: Room['ways'], gaps: Room['gaps'], things: string[] = []): Room {
  return { ...PLAIN, name, x, y, turned, special: null, ways, gaps, open: [...ways, ...gaps], things };
}
const ROOMS: Room[] = [
  PLAIN,
  trap('abyss-torches', 0, -1, 0, ['south'], ['east', 'west'], ['rope']),
  trap('abyss-keys', 1, 0, 1, ['west', 'south'], ['east']),
  trap('slide', -1, 0, 3, ['north'], ['south', 'west']),
  trap('summoning', 0, 1, 2, ['north', 'east'], ['south', 'west']),
  trap('platform', 1, 1, 2, ['north', 'west'], ['east']),
  trap('keys-2', -1, -1, 3, ['south'], ['north', 'west']),
];
const FREE: Player['prices'] = [
  { side: 'north', cost: [] },
  { side: 'east', cost: ['adventurer', 'adventurer'] },
  { side: 'south', cost: ['adventurer', 'adventurer'] },
  { side: 'west', cost: ['adventurer', 'adventurer'] },
];
const DEAR: Player['prices'] = [
  { side: 'north', cost: ['adventurer', 'adventurer'] },
  { side: 'east', cost: ['adventurer', 'adventurer'] },
];
const places = (...at: (number | null)[]): Player[] => PLAYERS.map((player, seat) => ({ ...player, place: at[seat] ?? null, prices: [] }));
const TRAPS: TrapsSeen = {
  chosen: 4,
  hanging: [{ seat: 0, cost: ['torch', 'torch', 'torch'] }],
  summoning: ['key', 'key', 'key'],
  calls: 1,
  platform: { place: 5, turned: 2, waits: false, x: 0, y: 2 },
};
const view = (players: Player[], rooms: View['rooms'], traps: Partial<TrapsSeen>): View => ({
  ...VIEW,
  modules: ['traps'],
  rooms,
  players,
  fate: [],
  fate_until: null,
  parts: { traps: { ...TRAPS, ...traps } },
});

/** The reader hangs, and a friend is on the bricks. */
const caught = places(1, 1, 0, 4, 3, null).with(0, {
  ...PERSON,
  place: 1,
  dice: ['torch', 'torch', 'torch', 'adventurer', 'black'],
  prices: [{ side: 'south', cost: ['adventurer', 'adventurer'] }],
});
export const abyss = shown(view(caught, ROOMS, {}), [
  { type: 'roll', adventurers: 1, keys: 0, torches: 0, golds: 0 },
  { type: 'climb', double_keys: 0, double_torches: 0 },
]);

/** A friend hangs to the north: entering costs nothing. */
export const rescue = shown(
  view(places(0, 1, 4, 4, 5, 3).with(0, { ...PERSON, dice: ['gold', 'black', 'black', 'black', 'unrolled'], prices: FREE }), ROOMS, {
    hanging: [{ seat: 1, cost: ['torch', 'torch', 'torch'] }],
    calls: 0,
  }),
  [{ type: 'enter', side: 'north', double_keys: 0, double_torches: 0 }],
);

/** All are in the Summoning room, where the reader may call again. */
export const summoned = shown(
  view(
    places(4, 4, 4, 4, 4, null).with(0, { ...PERSON, place: 4, dice: ['key', 'key', 'key', 'adventurer', 'gold'], prices: DEAR }),
    ROOMS,
    {
      hanging: [],
    },
  ),
  [{ type: 'summon', double_keys: 0 }],
);

/** The reader waits on the platform, beside the temple. */
const WAITING: View['rooms'] = ROOMS.map((room, place) => (place === 5 ? null : { ...room, things: [] }));
export const adrift = shown(
  view(places(5, 0, 0, 4, 3, null).with(0, { ...PERSON, place: 5 }), WAITING, {
    hanging: [],
    platform: { place: 5, turned: 2, waits: true, x: 1, y: 1 },
  }),
  [{ type: 'roll', adventurers: 1, keys: 1, torches: 1, golds: 0 }],
);
