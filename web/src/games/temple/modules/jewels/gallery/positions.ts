// One token was looked at, one is told, one lies covered; and everybody has a gem.
import { PERSON, PLAYERS, shown, VIEW } from '../../../gallery/positions';
import type { View } from '../../../wire';

const view: View = {
  ...VIEW,
  modules: ['jewels'],
  parts: {
    ...VIEW.parts,
    jewels: {
      owned: ['ruby', 'onyx', 'pearl', null, 'emerald', 'sapphire'],
      positions: [
        { place: 1, jewel: null, told: false, looked: [] },
        { place: 2, jewel: 'onyx', told: false, looked: [0] },
        { place: 3, jewel: 'emerald', told: true, looked: [3] },
      ],
      left: 2,
      looking: ['key', 'key'],
    },
  },
  rooms: VIEW.rooms.map((room, place) => (room && place >= 1 && place <= 3 ? { ...room, things: ['position'] } : room)),
  fate: [],
  fate_until: null,
  players: PLAYERS.with(0, { ...PERSON, place: 1, dice: ['key', 'key', 'torch', 'adventurer', 'black'] }),
};

export const jewels = shown(view, [
  { type: 'peek', double_keys: 0 },
  { type: 'tell', place: 2 },
]);
