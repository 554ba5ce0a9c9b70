// Days in gem rooms: one has come, the others have not; and two to swap.
import { PERSON, PLAYERS, shown, VIEW } from '../../../gallery/positions';
import type { Player, Room, View } from '../../../wire';

const DAYS = new Map<number, 'sun' | 'gear'>([
  [1, 'sun'],
  [2, 'gear'],
]);
const hall = (room: Room): Room => ({ ...room, name: 'calendar', cost: ['adventurer', 'key'], prizes: [], marks: [], things: [] });
const shows = (room: Room, place: number): Room => ({
  ...room,
  things: [...room.things, ...(DAYS.has(place) ? [DAYS.get(place) ?? ''] : [])],
});
const rooms = VIEW.rooms.map((room, place) => room && (place === 3 ? hall(room) : shows(room, place)));
const view = (face: 'eternal' | 'cursed', me: Partial<Player>): View => ({
  ...VIEW,
  modules: ['calendar'],
  rooms,
  parts: {
    ...VIEW.parts,
    calendar: {
      face,
      track: ['moon', 'sun', 'gear', 'sun', 'moon', 'sun', 'gear', 'sun', 'moon'],
      pawn: 2,
      tiles: [...DAYS].map(([place, day]) => ({ place, day })),
      left: 5,
      bars: face === 'cursed' ? [1, 4, 8] : [],
      dice: face === 'cursed' ? [1, 0, 0, 1, 0, 0] : [0, 0, 0, 0, 0, 0],
      more_keys: face === 'cursed' ? 3 : 0,
      swapping: ['key', 'key', 'key'],
    },
  },
  fate: [],
  fate_until: null,
  players: PLAYERS.with(0, { ...PERSON, curses: [], treasures: [], ...me }),
});

export const eternal = shown(view('eternal', { place: 1, dice: ['torch', 'torch', 'torch', 'torch', 'black'] }), []);
export const calendar = shown(view('cursed', { place: 3, dice: ['key', 'key', 'key', 'torch'] }), [
  { type: 'swap-days', place: 1, other: 2, double_keys: 0 },
]);
