// Connected rooms half ready, two double rooms in two directions with people in both parts, and the last one about to leave.
import { PERSON, room, shown, VIEW } from '../../../gallery/positions';
import type { Face } from '../../../kinds';
import type { Room, View } from '../../../wire';

const many = (number: number, face: Face): Face[] => Array.from({ length: number }, () => face);
const gems = (number: number, face: Face, needed: number): Room['prizes'] => [{ gems: number, symbols: many(needed, face) }];
const AA: Face[] = ['adventurer', 'adventurer'];
const START = room('start', 0, 0, 'south', AA, { special: 'start', ways: ['north', 'east', 'west'], gaps: ['south'] });
const ROOMS: Room[] = [
  START,
  room('connected-1', 1, 0, 'west', ['adventurer', 'key'], { ways: ['west', 'east'], gaps: ['south'], prizes: gems(1, 'key', 3) }),
  room('connected-2', -1, 0, 'east', ['adventurer', 'torch'], { ways: ['east'], gaps: ['west'], prizes: gems(1, 'torch', 3) }),
  room('connected-3', 2, 0, 'west', AA, { ways: ['west'], gaps: ['east'], prizes: gems(1, 'key', 3) }),
  room('treasury', 0, -1, 'south', ['adventurer', 'torch'], { ways: ['south', 'east', 'west'], things: ['chalice'] }),
  room('double-1', 1, -1, 'south', AA, { ways: ['west'], open: ['south', 'west'] }),
  room('double-1-rear', 1, -1, 'south', ['adventurer', 'key'], { ways: ['north'], open: ['north'], prizes: gems(2, 'key', 6) }),
  room('double-2', -1, -1, 'east', AA, { ways: ['east'], open: ['east'] }),
  room('double-2-rear', -1, -1, 'east', ['adventurer', 'torch'], { ways: ['west'], open: ['west'], used: true, gems: 2 }),
  room('basic-7', 1, -2, 'south', AA, { ways: ['south'], gaps: ['north', 'east', 'west'] }),
  room('exit', 0, -2, 'south', AA, { special: 'exit', ways: [] }),
];
const CHAMBERS: NonNullable<View['parts']['chambers']> = {
  chalice: null,
  saved: false,
  carrying: ['torch'],
  spent: false,
  links: [
    { place: 1, missing: ['key'], manned: true },
    { place: 2, missing: [], manned: true },
    { place: 3, missing: many(3, 'key'), manned: false },
  ],
};
const people = (...places: (number | null)[]): View['players'] =>
  places.map((place, pawn) => ({ ...PERSON, place, pawn, dice: ['key', 'key', 'torch', 'adventurer', 'black'] }));
const BASE: View = { ...VIEW, modules: ['chambers', 'treasures'], rooms: ROOMS, fate: [], fate_until: null, depot: 6, keys_needed: 7 };
const bare = ROOMS.map((one) => ({ ...one, things: [] }));
const spent = ROOMS.map((one, place) => (one.name.startsWith('connected') ? { ...one, used: true, gems: place < 3 ? 1 : 0 } : one));

export const links = shown(
  {
    ...BASE,
    rooms: bare,
    parts: { ...VIEW.parts, chambers: CHAMBERS },
    players: people(1, 1, 2, 2, 0, 0).with(0, {
      ...PERSON,
      place: 1,
      dice: ['torch', 'adventurer', 'black'],
      pledged: ['key', 'key'],
      prices: [
        { side: 'west', cost: AA },
        { side: 'east', cost: AA },
      ],
    }),
  },
  [{ type: 'roll', adventurers: 1, keys: 0, torches: 1, golds: 0 }, { type: 'withdraw' }, { type: 'discover', side: 'south' }],
);

export const chalice = shown(
  {
    ...BASE,
    rooms: spent,
    parts: { ...VIEW.parts, chambers: { ...CHAMBERS, spent: true, links: [], chalice: 4 } },
    players: people(4, 5, 6, 6, 7, 8).with(0, {
      ...PERSON,
      place: 4,
      dice: ['adventurer', 'adventurer', 'torch', 'torch', 'key'],
      prices: [
        { side: 'east', cost: AA },
        { side: 'south', cost: AA },
        { side: 'west', cost: AA },
      ],
    }),
  },
  [
    { type: 'roll', adventurers: 2, keys: 1, torches: 2, golds: 0 },
    { type: 'enter', side: 'east' },
    { type: 'enter', side: 'south' },
    { type: 'enter', side: 'west' },
    { type: 'carry', side: 'east' },
    { type: 'carry', side: 'south' },
    { type: 'carry', side: 'west' },
  ],
);

export const behind = shown(
  {
    ...BASE,
    rooms: spent,
    parts: { ...VIEW.parts, chambers: { ...CHAMBERS, spent: true, links: [], chalice: 4 } },
    players: people(10, null, null, null, null, null),
    depot: 1,
    keys_needed: 2,
  },
  [{ type: 'roll', adventurers: 1, keys: 2, torches: 1, golds: 0 }, { type: 'leave' }],
);
