// Somebody who has lost a die can drink; and somebody is tied by vines.
import { PERSON, PLAYERS, shown, VIEW } from '../../../gallery/positions';
import type { Player, Room, View } from '../../../wire';

const spring = (room: Room): Room => ({ ...room, name: 'fountain', marks: [], prizes: [] });
const rooms = VIEW.rooms.map((room, place) => (room && place === 1 ? spring(room) : room));
const view = (me: Partial<Player>): View => ({
  ...VIEW,
  modules: ['curses', 'treasures', 'fountain'],
  rooms,
  parts: { ...VIEW.parts, fountain: { drunk: [], drinking: ['gold', 'gold'] } },
  fate: [],
  fate_until: null,
  players: PLAYERS.with(0, { ...PERSON, place: 1, ...me }),
});

export const fountain = shown(view({ dice: ['gold', 'gold', 'key', 'torch'], lost: 1 }), [
  { type: 'roll', adventurers: 0, keys: 1, torches: 1, golds: 2 },
  { type: 'drink' },
]);
const tied: Partial<Player> = {
  dice: ['key', 'key', 'torch', 'adventurer', 'adventurer'],
  curses: [
    { name: 'vines', lifted_by: ['key', 'key', 'key', 'torch'] },
    { name: 'poison', lifted_by: ['gold', 'torch', 'torch'] },
  ],
  worth: [{ face: 'adventurer', symbol: 'adventurer', times: 0 }],
};
export const vines = shown(view(tied), [
  { type: 'roll', adventurers: 0, keys: 0, torches: 0, golds: 0 },
  { type: 'roll', adventurers: 0, keys: 2, torches: 1, golds: 0 },
]);
