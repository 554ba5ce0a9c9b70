// Somebody has locked five dice in the Pit; and somebody has to lose a treasure.
import { PERSON, PLAYERS, shown, VIEW } from '../../../gallery/positions';
import type { Player, Room, View } from '../../../wire';

const hole = (room: Room): Room => ({
  ...room,
  name: 'pit',
  cost: ['adventurer', 'adventurer'],
  marks: [],
  prizes: [{ gems: 2, symbols: ['black', 'black', 'black', 'black', 'black'] }],
});
const rooms = VIEW.rooms.map((room, place) => (room && place === 1 ? hole(room) : room));
const view = (me: Partial<Player>, stakes: Player['treasures'] = []): View => ({
  ...VIEW,
  modules: ['curses', 'treasures', 'pit'],
  rooms,
  parts: { ...VIEW.parts, pit: { at_stake: [stakes, [], [], [], [], []] } },
  fate: [],
  fate_until: null,
  players: PLAYERS.with(0, { ...PERSON, place: 1, ...me }),
});

export const pit = shown(view({ dice: ['black', 'black', 'black', 'black', 'black'] }), [{ type: 'wake' }]);

const robbed: Partial<Player> = {
  curses: [
    { name: 'lost-treasure', lifted_by: [] },
    { name: 'ultimate', lifted_by: ['torch', 'torch', 'torch', 'torch'] },
  ],
  choices: [{ kind: 'forgo', until: 124_000 }],
};
export const forgo = shown(view(robbed, ['healing', 'keys', 'teleport']), [
  { type: 'forgo', treasure: 'healing' },
  { type: 'forgo', treasure: 'keys' },
  { type: 'forgo', treasure: 'teleport' },
]);
