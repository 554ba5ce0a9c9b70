// A friend under mind control asks for leave while snakes are about; and everybody is where the stars want them.
import { PERSON, PLAYERS, shown, VIEW } from '../../../gallery/positions';
import type { Move, Player, Room, View } from '../../../wire';

const ROOMS: Record<number, Partial<Room>> = {
  1: { name: 'snakes', cost: ['adventurer', 'adventurer'] },
  2: { name: 'chaos', cost: ['adventurer', 'key'] },
  3: { name: 'constellation', cost: ['adventurer', 'torch'] },
};
const rooms = VIEW.rooms.map((room, place) =>
  room && ROOMS[place] ? { ...room, marks: [], prizes: [], things: place === 1 ? ['snake', 'snake'] : [], ...ROOMS[place] } : room,
);
const seen = { partner: [null, null, null, null, null, null], waiting: [], stations: [true, true, false, true, false], snakes: 2 };
const view = (me: Partial<Player>, trials: Partial<NonNullable<View['parts']['trials']>> = {}): View => ({
  ...VIEW,
  modules: ['curses', 'treasures', 'quests', 'trials'],
  rooms,
  parts: { ...VIEW.parts, trials: { ...seen, ...trials } },
  fate: [],
  fate_until: null,
  players: PLAYERS.with(0, { ...PERSON, place: 1, curses: [], treasures: [], ...me }),
});

const asks: Move = { type: 'enter', side: 'east', double_keys: 0, double_torches: 0 };
export const asked = shown(
  view(
    { dice: ['torch', 'torch', 'key', 'key', 'adventurer'] },
    { partner: [null, 0, null, null, null, null], waiting: [{ seat: 3, move: { ...asks }, until: null }] },
  ),
  [
    { type: 'confirm', to: 3 },
    { type: 'strike', double_torches: 0 },
  ],
);

export const mind = shown(
  view({ curses: [{ name: 'mind', lifted_by: ['gold', 'gold'] }] }, { waiting: [{ seat: 0, move: { ...asks }, until: null }] }),
  [{ type: 'cancel' }],
);

export const stars = shown(
  view({ place: 3, dice: ['key', 'key', 'torch', 'black', 'gold'] }, { stations: [true, true, true, true, true], snakes: 0 }),
  [{ type: 'align', double_keys: 0 }],
);
