// Somebody who is condemned stands in the exit, and has a counterspell.
import { PERSON, PLAYERS, shown, VIEW } from '../../../gallery/positions';
import type { Room } from '../../../wire';

const way = (room: Room): Room => ({ ...room, name: 'exit', special: 'exit', cost: ['adventurer', 'adventurer'], prizes: [], marks: [] });
const view = {
  ...VIEW,
  modules: ['curses', 'treasures', 'condemned'] as typeof VIEW.modules,
  rooms: VIEW.rooms.map((room, place) => (room && place === 1 ? way(room) : room)),
  exit_found: true,
  fate: [],
  fate_until: null,
  players: PLAYERS.with(0, {
    ...PERSON,
    place: 1,
    dice: ['key', 'key', 'key', 'torch', 'black'],
    treasures: ['counterspell'],
    curses: [
      { name: 'condemned', lifted_by: ['key', 'key', 'key'] },
      { name: 'stand', lifted_by: ['adventurer', 'adventurer', 'key'] },
    ],
  }),
};

export const condemned = shown(view, [
  { type: 'lift', curse: 'condemned', double_keys: 0, double_torches: 0 },
  { type: 'counter', curse: 'condemned' },
  { type: 'counter', curse: 'stand' },
]);
