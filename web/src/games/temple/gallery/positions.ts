// Temples for the gallery and the tests of its board: as a server would send them, legal moves written out by hand.
import { OPPOSITE, type Face, type Side } from '../kinds';
import type { CueAt, Move, Player, Room, View } from '../wire';
import type { Shown } from '../../table';
import type { Sitter } from '../../../parts/sitter';

const NAMES = ['Aïcha', 'Noé', 'Sirocco', 'Marie-Élisabeth', 'Driss', 'Zoé'];
export const team: Sitter[] = NAMES.map((name, seat) => ({
  seat,
  name,
  bot: seat === 2,
  you: seat === 0,
  presence: seat === 4 ? 'away' : 'here',
}));

export function room(name: string, x: number, y: number, stairs: Side, cost: Room['cost'], more: Partial<Room> = {}): Room {
  const turned = (['south', 'west', 'north', 'east'] as const).indexOf(stairs);
  const ways = more.ways ?? [stairs];
  const open = more.open ?? [...new Set([...ways, ...(more.gaps ?? [])])];
  return {
    name,
    x,
    y,
    turned,
    special: null,
    cost,
    passages: [],
    prizes: [],
    marks: [],
    used: false,
    gems: 0,
    things: [],
    gaps: [],
    ...more,
    ways,
    open,
  };
}
const many = (number: number, symbol: Face): Face[] => Array.from({ length: number }, () => symbol);
const one = (symbol: 'key' | 'torch') => [{ gems: 1, symbols: many(4, symbol) }];
const three = (symbol: 'key' | 'torch') => [
  { gems: 1, symbols: many(4, symbol) },
  { gems: 2, symbols: many(7, symbol) },
  { gems: 3, symbols: many(10, symbol) },
];

const ROOMS: Room[] = [
  room('start', 0, 0, 'south', ['adventurer', 'adventurer'], { special: 'start', ways: ['north', 'east', 'west'], gaps: ['south'] }),
  room('cursed-4', 1, 0, 'west', ['adventurer', 'torch'], {
    ways: ['east', 'west'],
    gaps: ['north'],
    prizes: one('torch'),
    marks: ['curse'],
  }),
  room('keys-1', -1, 0, 'east', ['adventurer', 'torch'], { ways: ['east', 'north'], gaps: ['west'], prizes: three('key') }),
  room('cursed-8', 2, 0, 'west', ['adventurer', 'key'], {
    ways: ['west'],
    gaps: ['north', 'east'],
    marks: ['treasure'],
    things: ['treasure'],
  }),
  room('torches-2', 0, -1, 'south', ['adventurer', 'adventurer'], {
    ways: ['south', 'west'],
    gaps: ['east'],
    prizes: three('torch'),
    used: true,
    gems: 2,
  }),
  room('cursed-2', -1, -1, OPPOSITE.west, ['adventurer', 'torch'], {
    ways: ['east', 'south'],
    marks: ['curse', 'treasure'],
    things: ['big-torch'],
    passages: ['south'],
  }),
  room('exit', 0, -2, 'south', ['adventurer', 'adventurer'], { special: 'exit', ways: [] }),
];

export const PERSON: Player = {
  place: 0,
  pawn: 0,
  dice: ['key', 'torch', 'adventurer', 'unrolled', 'black'],
  pledged: [],
  pledged_treasures: [],
  held: 0,
  lost: 0,
  curses: [],
  treasures: [],
  gift: false,
  silent: false,
  roll_at: 0,
  rolls_again: false,
  act_at: 0,
  acts_again: false,
  owes: 0,
  drawn: null,
  choices: [],
  prices: [],
  worth: [],
};
/** As printed: nothing in the gallery makes rooms cheaper. */
function prices(place: number): Player['prices'] {
  const from = ROOMS[place];
  const step = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] } as const;
  return (from?.ways ?? []).flatMap((side) => {
    const to = ROOMS.find((one) => one.x === (from?.x ?? 0) + step[side][0] && one.y === (from?.y ?? 0) + step[side][1]);
    return to ? [{ side, cost: to.cost }] : [];
  });
}
export const PLAYERS: Player[] = [
  {
    ...PERSON,
    place: 1,
    prices: prices(1),
    dice: ['gold', 'key', 'torch', 'torch', 'adventurer', 'adventurer', 'black'],
    curses: [{ name: 'mask', lifted_by: ['gold', 'key', 'torch'] }],
    treasures: ['keys', 'teleport'],
  },
  { ...PERSON, place: 1, pawn: 1, dice: ['adventurer', 'black', 'black'], pledged: ['torch', 'torch'], treasures: ['healing'] },
  {
    ...PERSON,
    place: 2,
    pawn: 2,
    dice: ['black', 'black', 'black', 'black', 'black'],
    curses: [{ name: 'trap', lifted_by: ['key', 'key', 'torch'] }],
  },
  { ...PERSON, place: 5, pawn: 3, dice: ['key', 'key', 'key', 'torch'], lost: 1 },
  { ...PERSON, pawn: 4, dice: ['gold', 'gold', 'adventurer', 'torch', 'key'] },
  { ...PERSON, pawn: 5, place: null, dice: [], gift: true },
];
const TIMELINE: CueAt[] = [
  { at: 180_000, what: 'gong', number: 1 },
  { at: 210_000, what: 'slam', number: 1 },
  { at: 360_000, what: 'gong', number: 2 },
  { at: 390_000, what: 'slam', number: 2 },
  { at: 540_000, what: 'gong', number: 3 },
  { at: 600_000, what: 'collapse', number: 3 },
];
export const VIEW: View = {
  now: 120_000,
  modules: ['curses', 'treasures'],
  rooms: ROOMS,
  players: PLAYERS,
  pile: 9,
  coming: [],
  exit_found: true,
  start: 0,
  depot: 16,
  spare: 1,
  keys_needed: 17,
  timeline: TIMELINE,
  next_cue: 0,
  fate: [4],
  fate_until: 127_000,
  stops: [],
  over: false,
  figures: { dice: 5, roll: 800, discovery: ['adventurer', 'adventurer'], worth: 2, frees: 2 },
  parts: { curses: { left: 10 }, treasures: { left: 8, taking: ['key', 'key'], kept: [0, 0, 0, 0, 0, 0] } },
};
export function shown(view: View, moves: Move[]): Shown<View, Move> {
  return {
    view,
    seat: 0,
    movers: [0],
    legal: moves.map((move, code) => ({ code, move, foresee: null })),
    barred: [],
    outcome: null,
    paused: false,
    clock: { now: view.now, time: 0, running: true, alarm: view.now, rate: 1, starts: null },
  };
}

export const midway = shown(VIEW, [
  { type: 'roll', adventurers: 2, keys: 1, torches: 2, golds: 1 },
  { type: 'roll', adventurers: 2, keys: 1, torches: 1, golds: 0 },
  { type: 'roll', adventurers: 2, keys: 1, torches: 0, golds: 0 },
  { type: 'enter', side: 'east', double_keys: 1, double_torches: 0 },
  { type: 'enter', side: 'east', double_keys: 0, double_torches: 0 },
  { type: 'discover', side: 'north' },
  { type: 'explore' },
  { type: 'activate', option: 0 },
  { type: 'pledge', face: 'torch', number: 1 },
  { type: 'pledge', face: 'torch', number: 2 },
  { type: 'help', to: 0 },
  { type: 'help', to: 1 },
  { type: 'lift', curse: 'mask' },
  { type: 'teleport', place: 0 },
  { type: 'teleport', place: 2 },
  { type: 'teleport', place: 5 },
  { type: 'agree' },
  { type: 'refuse' },
]);

const owing = PLAYERS.with(0, {
  ...PERSON,
  place: 1,
  prices: prices(1),
  dice: ['key', 'torch', 'torch', 'adventurer', 'unrolled'],
  owes: 1,
  choices: [{ kind: 'give-up', until: 215_000 }],
});
export const lost = shown({ ...VIEW, now: 212_000, next_cue: 2, players: owing, fate: [], fate_until: null }, [
  { type: 'give-up', face: 'key' },
  { type: 'give-up', face: 'torch' },
  { type: 'give-up', face: 'adventurer' },
  { type: 'give-up', face: 'unrolled' },
]);

const out = PLAYERS.with(0, { ...PERSON, place: null, dice: [], gift: true });
export const late = shown({ ...VIEW, now: 571_000, next_cue: 5, depot: 2, keys_needed: 3, players: out, fate: [], fate_until: null }, [
  { type: 'give', to: 1 },
  { type: 'give', to: 2 },
]);

/** The ways home light up: before a gong, shortly before the slam, and in the last minute, when the exit is the way. */
const away = { ...VIEW, fate: [], fate_until: null, players: PLAYERS.with(0, { ...(PLAYERS[0] ?? PERSON), place: 3, prices: prices(3) }) };
const going = midway.legal.map((one) => one.move).filter((move) => move.type === 'roll');
export const warned = shown({ ...away, now: 172_000 }, going);
export const hurried = shown({ ...away, now: 206_000, next_cue: 1 }, going);
export const last = shown(
  {
    ...away,
    now: 588_000,
    next_cue: 5,
    depot: 3,
    keys_needed: 4,
    rooms: ROOMS.map((one) => (one.name === 'torches-2' ? { ...one, ways: ['south', 'west', 'north'] as Side[] } : one)),
  },
  going,
);

// The fullest there is: six with the longest names, four curses and four treasures each, every act at once, eight rooms more.
export const crowd: Sitter[] = [
  'Marie-Élisabeth de la Tour',
  'Bartholomé-Alexandre',
  'Sirocco',
  'Anne-Sophie Montgolfier',
  'Driss',
  'Wilhelmina-Zoé',
].map((name, seat) => ({ seat, name, bot: seat === 2, you: seat === 0 || seat === 3, presence: seat === 4 ? 'lost' : 'here' }));
const LADEN: Pick<Player, 'curses' | 'treasures'> = {
  curses: [
    { name: 'mask', lifted_by: ['gold', 'key', 'torch'] },
    { name: 'trap', lifted_by: ['key', 'key', 'torch'] },
    { name: 'hand', lifted_by: ['adventurer', 'torch', 'torch'] },
    { name: 'lost-dice', lifted_by: ['key', 'key', 'key'] },
  ],
  treasures: ['keys', 'torches', 'teleport', 'healing'],
};
const DEEP: Room[] = [3, 4, 5, 6].flatMap((x) => [
  room(`cursed-${x}`, x, 0, 'west', ['adventurer', 'key'], { ways: ['west', 'north'], gaps: ['south'], prizes: three('torch') }),
  room(`keys-${x - 2}`, x, -1, 'south', ['adventurer', 'torch'], { ways: ['south'], marks: ['curse'], things: ['treasure'] }),
]);
export const fullest = shown(
  {
    ...VIEW,
    rooms: [...ROOMS.map((one, place) => (place === 1 ? { ...one, prizes: three('torch') } : one)), ...DEEP],
    parts: { ...VIEW.parts, treasures: { left: 8, taking: ['key', 'key'], kept: [1, 1, 1, 1, 1, 1] } },
    players: PLAYERS.map((player, seat) => ({
      ...player,
      place: seat < 4 ? 1 : (player.place ?? 0),
      dice: player.dice.length > 0 ? player.dice : ['key', 'key'],
      ...LADEN,
    })),
  },
  [
    ...midway.legal.map((one) => one.move),
    { type: 'activate', option: 1 },
    { type: 'activate', option: 2 },
    { type: 'help', to: 2 },
    { type: 'help', to: 3 },
    { type: 'take' },
    { type: 'take', double_keys: 1 },
    { type: 'lift', curse: 'trap' },
    { type: 'lift', curse: 'hand' },
    { type: 'heal' },
    { type: 'light' },
    { type: 'take-gem' },
    { type: 'pledge-treasure', treasure: 'torches' },
    { type: 'roll-carefully', adventurers: 2, keys: 1, torches: 2, golds: 1 },
  ],
);
/** A room was drawn, and waits for its side. */
export const drawn = shown(
  {
    ...VIEW,
    fate: [],
    fate_until: null,
    players: PLAYERS.with(0, {
      ...PERSON,
      place: 1,
      prices: prices(1),
      drawn: {
        room: room('torches-2', 0, 0, 'south', ['adventurer', 'key'], { ways: ['south'], prizes: three('torch') }),
        place: 1,
      },
      choices: [{ kind: 'place-room', until: 125_000 }],
    }),
  },
  [{ type: 'place-room', side: 'north' }],
);

/** A task of two symbols, one that is not about gems, a room that costs more than is printed, and a place that has vanished. */
const mixed: Face[] = [...many(3, 'torch'), ...many(2, 'key')];
export const tasks = shown(
  {
    ...VIEW,
    rooms: [
      ...ROOMS.map((one, place) => {
        if (place === 1) return { ...one, prizes: [{ gems: 1, symbols: mixed }] };
        return place === 3 ? { ...one, prizes: [{ gems: 0, symbols: [...mixed, 'gold' as const] }] } : one;
      }),
      null,
    ],
    players: PLAYERS.with(0, {
      ...PERSON,
      place: 1,
      dice: ['torch', 'torch', 'torch', 'key', 'key'],
      prices: [
        { side: 'east', cost: ['adventurer', 'adventurer', 'key'] },
        { side: 'west', cost: ['adventurer'] },
      ],
      worth: [{ face: 'torch', symbol: 'torch', times: 2 }],
    }),
  },
  [
    { type: 'roll', adventurers: 0, keys: 2, torches: 3, golds: 0 },
    { type: 'activate', option: 0 },
    { type: 'pledge', face: 'torch', number: 3 },
    { type: 'pledge', face: 'key', number: 2 },
    { type: 'agree' },
    { type: 'refuse' },
  ],
);
