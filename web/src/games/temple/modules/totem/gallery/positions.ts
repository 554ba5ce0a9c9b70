// Seven dice are stacked, and the next may bring them down.
import { PERSON, PLAYERS, shown, VIEW } from '../../../gallery/positions';
import type { Face } from '../../../kinds';
import type { Room } from '../../../wire';

const masks = (number: number): Face[] => Array.from({ length: number }, () => 'black');
const carved = (room: Room): Room => ({
  ...room,
  name: 'totem',
  cost: ['adventurer', 'torch'],
  marks: [],
  things: [],
  prizes: [
    { gems: 1, symbols: masks(5) },
    { gems: 2, symbols: masks(10) },
  ],
});
const view = {
  ...VIEW,
  modules: ['totem'] as typeof VIEW.modules,
  rooms: VIEW.rooms.map((room, place) => (room && place === 1 ? carved(room) : room)),
  parts: {
    ...VIEW.parts,
    totem: { stack: [3, 2, 0, 2, 0, 0], least: 5, most: 10, stays: [100, 100, 97, 94, 91, 87, 83, 79, 75, 70] },
  },
  fate: [],
  fate_until: null,
  players: PLAYERS.with(0, { ...PERSON, place: 1, dice: ['gold', 'black'], curses: [], treasures: [] }).map((player, seat) =>
    seat === 1 || seat === 3 ? { ...player, place: 1 } : player,
  ),
};

export const totem = shown(view, [{ type: 'stack', face: 'black' }, { type: 'stack', face: 'gold' }, { type: 'call-totem' }]);
