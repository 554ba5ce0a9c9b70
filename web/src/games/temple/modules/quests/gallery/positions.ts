// Every quest room about the start: the ghost with the reader, a mission, one die on the altar; and the exit while it is barred.
import { PERSON, PLAYERS, room, shown, VIEW } from '../../../gallery/positions';
import type { Player, View } from '../../../wire';

const QUESTS = { markers: 3, quests: 5, hidden: 0, gem_tiles: 2, altar: 1, missions: 2, ghost: 0, pushing: ['torch', 'torch'] } as const;
const rooms: View['rooms'] = [
  room('start', 0, 0, 'south', ['adventurer', 'adventurer'], { special: 'start', ways: ['north', 'south', 'west'], things: ['ghost'] }),
  room('altar', 0, -1, 'south', ['adventurer', 'torch'], { ways: ['south'], gaps: ['north', 'west'], things: ['altar-die'] }),
  room('mission', -1, 0, 'east', ['adventurer', 'key'], {
    ways: ['east', 'north'],
    things: ['mission-tile', 'mission-tile'],
    prizes: [{ gems: 0, symbols: ['adventurer', 'adventurer', 'key', 'key', 'torch', 'torch'] }],
  }),
  room('ghost', 1, 0, 'west', [], { ways: [], open: ['north', 'east', 'south', 'west'] }),
  room('tree', 0, 1, 'north', ['adventurer', 'adventurer'], {
    ways: ['north'],
    gaps: ['west'],
    prizes: [{ gems: 0, symbols: Array.from({ length: 12 }, () => 'gold' as const) }],
  }),
  room('obelisk', 1, -1, 'south', [], { ways: [], open: [], things: ['quest-marker', 'gem-tile-west'] }),
  room('exit', -1, -1, 'south', ['adventurer', 'adventurer'], { special: 'exit', ways: ['south'] }),
];
const team = (place: number, dice: Player['dice']): Player[] =>
  PLAYERS.map((player, seat): Player =>
    seat === 0 ? { ...PERSON, place, dice } : { ...player, curses: [], treasures: [], pledged: [], place: seat % 3 },
  );
const view = (place: number, dice: Player['dice'], parts: Partial<typeof QUESTS> = {}): View => ({
  ...VIEW,
  modules: ['quests'],
  rooms,
  depot: 4,
  keys_needed: 7,
  players: team(place, dice),
  fate: [],
  fate_until: null,
  exit_found: true,
  parts: { quests: { ...QUESTS, ...parts, pushing: ['torch', 'torch'] } },
});
const roll = { type: 'roll', adventurers: 0, keys: 1, torches: 2, golds: 1 } as const;

export const quests = shown(view(0, ['gold', 'key', 'torch', 'torch', 'black']), [
  roll,
  { type: 'push-ghost', side: 'north' },
  { type: 'push-ghost', side: 'east' },
  { type: 'push-ghost', side: 'west' },
  { type: 'help', to: 0 },
]);
export const altar = shown(view(1, ['key', 'torch', 'torch', 'unrolled', 'black']), [
  roll,
  { type: 'sacrifice', face: 'key' },
  { type: 'sacrifice', face: 'torch' },
  { type: 'sacrifice', face: 'unrolled' },
  { type: 'sacrifice', face: 'black' },
]);
export const barred = shown(view(6, ['key', 'key', 'key', 'key', 'key']), [{ ...roll, keys: 5, torches: 0, golds: 0 }]);
