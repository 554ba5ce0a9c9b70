// Rooms that are none, one of them in use; and the temple when they are gone.
import { PERSON, PLAYERS, shown, VIEW } from '../../../gallery/positions';
import type { Room, View } from '../../../wire';

const prize = (symbol: 'key' | 'torch'): Room['prizes'] => [{ gems: 1, symbols: [symbol, symbol, symbol, symbol] }];
const illusion = (room: Room, number: number, more: Partial<Room>): Room => ({
  ...room,
  name: `illusion-${number}`,
  marks: [],
  things: [],
  ...more,
});
/** By their place. */
const MADE: Readonly<Record<number, [number, Partial<Room>]>> = {
  1: [4, { prizes: prize('torch') }],
  2: [2, { prizes: prize('key') }],
  5: [5, { prizes: prize('torch'), used: true, gems: 1 }],
};
const made = (place: number) => MADE[place];
const rooms = VIEW.rooms.map((room, place) => {
  const as = made(place);
  return room && as ? illusion(room, ...as) : room;
});
const view: View = { ...VIEW, modules: ['curses', 'treasures', 'illusions'], rooms, fate: [], fate_until: null };

export const illusions = shown(view, [
  { type: 'roll', adventurers: 2, keys: 1, torches: 2, golds: 1 },
  { type: 'activate', option: 0 },
  { type: 'pledge', face: 'torch', number: 2 },
]);

const home = PLAYERS.map((player) => (player.place !== null && made(player.place) ? { ...player, place: 0 } : player));
export const dissolved = shown(
  {
    ...view,
    now: 211_000,
    next_cue: 2,
    rooms: rooms.map((room, place) => {
      if (made(place)) return null;
      return room && place === 0 ? { ...room, ways: ['north'], gaps: ['east', 'south', 'west'] } : room;
    }),
    players: home.with(0, { ...PERSON, owes: 1, choices: [{ kind: 'give-up', until: 215_000 }] }),
  },
  [
    { type: 'give-up', face: 'key' },
    { type: 'give-up', face: 'torch' },
    { type: 'give-up', face: 'adventurer' },
  ],
);
