// Somebody turns the gears beside a mirage; somebody looks through the pile; somebody asks the genie.
import { PERSON, PLAYERS, room, shown, VIEW } from '../../../gallery/positions';
import type { Move, Player, Room, View } from '../../../wire';

const other = (room: Room): Room => ({ ...room, name: 'gears', cost: ['adventurer', 'torch'], marks: [], prizes: [], things: [] });
const rooms = VIEW.rooms.map((room, place) => {
  if (room && place === 1) return other(room);
  return room && place === 3 ? { ...other(room), name: 'mirage', cost: room.cost } : room;
});
const view = (me: Partial<Player>, lamp: Player['treasures'] = []): View => ({
  ...VIEW,
  modules: ['curses', 'treasures', 'labyrinth'],
  rooms,
  parts: { ...VIEW.parts, labyrinth: { lamp: [lamp, [], [], [], [], []], shouted: null } },
  fate: [],
  fate_until: null,
  players: PLAYERS.with(0, { ...PERSON, place: 1, curses: [], treasures: [], ...me }),
});

const shift = (side: 'north' | 'east' | 'south' | 'west', line: number): Move => ({ type: 'shift', side, line, double_torches: 0 });
const LINES = [-1, 0, 1];
export const gears = shown(
  view({
    dice: ['torch', 'torch', 'key', 'adventurer', 'black'],
    curses: [
      { name: 'weak-link', lifted_by: [] },
      { name: 'disinformation', lifted_by: [] },
    ],
    treasures: ['shortcut', 'time-out', 'genie'],
  }),
  [
    ...LINES.flatMap((line) => [shift('east', line), shift('west', line), shift('north', line), shift('south', line)]),
    { type: 'shortcut' },
    { type: 'time-out' },
    { type: 'rub-lamp' },
  ],
);

export const genie = shown(view({ choices: [{ kind: 'wish', until: 124_000 }] }, ['gem', 'healing', 'keys']), [
  { type: 'wish', treasure: 'gem' },
  { type: 'wish', treasure: 'healing' },
  { type: 'wish', treasure: 'keys' },
]);

type Pick = Extract<Move, { type: 'pick-room' }>['room'];
const MARKED: Pick[] = ['cursed-3', 'cursed-5', 'cursed-6', 'cursed-7', 'cursed-9', 'cursed-10', 'cursed-12', 'cursed-13'];
const PILE: Pick[] = ['exit', 'keys-2', 'torches-1', ...MARKED, 'torches-2'];
/** As they are printed, more or less: rooms that lie in the gallery's temple lend their faces. */
const known = PILE.map((name, i): Room => {
  const lent = VIEW.rooms[i % 5 || 1] ?? room('exit', 0, 0, 'south', []);
  const special = name === 'exit' ? ('exit' as const) : null;
  return { ...lent, name, special, x: 0, y: 0, turned: 0, gems: 0, used: false, things: [], ...(special ? { prizes: [], marks: [] } : {}) };
});
export const shortcut = shown(
  { ...view({ choices: [{ kind: 'pick-room', until: 139_000 }] }), coming: PILE, known },
  PILE.map((room): Move => ({ type: 'pick-room', room })),
);
