// Curses to give, a token to leap to; and one to carry.
import { PERSON, PLAYERS, shown, VIEW } from '../../../gallery/positions';
import type { Player, Room, View } from '../../../wire';

const laid = (room: Room, place: number): Room => {
  if (place === 1) return { ...room, name: 'exchange', cost: ['adventurer', 'adventurer'], prizes: [], marks: [], things: [] };
  if (place === 2)
    return { ...room, name: 'teleport', cost: ['adventurer', 'key'], prizes: [], marks: [], things: [], gems: 0, used: false };
  return place === 3 ? { ...room, things: ['token'] } : room;
};
const rooms = VIEW.rooms.map((room, place) => (room ? laid(room, place) : room));
const view = (me: Partial<Player>, exchange: NonNullable<View['parts']['exchange']>): View => ({
  ...VIEW,
  modules: ['curses', 'treasures', 'exchange'],
  rooms,
  parts: { ...VIEW.parts, exchange },
  fate: [],
  fate_until: null,
  players: PLAYERS.with(0, { ...PERSON, ...me }),
});
const nobody = [null, null, null, null, null, null];
const nowhere = [false, false, false, false, false, false];

const cursed: Player['curses'] = [
  { name: 'silence', lifted_by: ['torch', 'torch', 'key'] },
  { name: 'mask', lifted_by: ['gold', 'key', 'torch'] },
];
export const exchange = shown(
  view({ place: 1, curses: cursed }, { token: 3, bearer: null, across: nobody, may_give: nowhere.with(0, true) }),
  [
    { type: 'barter', curse: 'silence' },
    { type: 'barter', curse: 'mask' },
  ],
);
export const leap = shown(view({ place: 2 }, { token: 3, bearer: null, across: [3, ...nobody.slice(1)], may_give: nowhere }), [
  { type: 'leap' },
]);
