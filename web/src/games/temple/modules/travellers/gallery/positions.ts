// A trickster offers the reader a swap; and the reader may hop, alone or with somebody.
import { PERSON, PLAYERS, shown, VIEW } from '../../../gallery/positions';
import type { Character, Move, Player, View } from '../../../wire';
import { TILES } from '../../characters/gallery/positions';

const ROOMS: Record<number, { name: string; cost: Player['dice'] }> = {
  2: { name: 'narrow', cost: ['torch', 'torch', 'torch'] },
  3: { name: 'dungeon', cost: ['adventurer', 'key'] },
};
const is = (hero: Character['hero'], power: Character['power']): Character => ({ hero, power, down: false, lent: null });
const view = (mine: Character, travellers: View['parts']['travellers'], me: Partial<Player>): View => ({
  ...VIEW,
  modules: ['curses', 'treasures', 'characters', 'travellers'],
  rooms: VIEW.rooms.map((room, place) => (room && ROOMS[place] ? { ...room, ...ROOMS[place] } : room)),
  parts: {
    ...VIEW.parts,
    characters: { players: [mine, is('trickster', 'permanent'), null, null, null, null], tiles: TILES, began: 7_000 },
    travellers,
  },
  fate: [],
  fate_until: null,
  players: PLAYERS.with(0, { ...PERSON, place: 1, treasures: ['clone', 'portal'], ...me }),
});

export const swap = shown(
  view(
    is('doc', 'permanent'),
    {
      swap: { seat: 1, to: 0, give: ['adventurer', 'unrolled'], take: ['key', 'torch'] },
      offers: [{ seat: 1, to: 0, place: null, until: VIEW.now + 4_000 }],
      ready: [0],
    },
    {},
  ),
  [{ type: 'accept', to: 1 }, { type: 'decline', to: 1 }, { type: 'ready-clone' }, { type: 'step-over', place: 0 }],
);

const hops: Move[] = [2, 3].flatMap((place): Move[] => [
  { type: 'hop', place },
  { type: 'hop-together', place, to: 1 },
]);
export const trip = shown(
  view(
    is('teleporter', 'activable'),
    { swap: null, offers: [{ seat: 0, to: 1, place: 3, until: VIEW.now + 3_000 }], ready: [] },
    { dice: ['adventurer', 'adventurer', 'key', 'torch', 'black'] },
  ),
  [...hops, { type: 'take-back' }],
);
