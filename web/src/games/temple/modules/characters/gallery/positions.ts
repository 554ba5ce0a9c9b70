// Before it begins, with some who have chosen; a Mechanic and a Priest at work; a tile that is turned down.
import { PERSON, PLAYERS, shown, VIEW } from '../../../gallery/positions';
import type { Character, Move, Player, Tile, View } from '../../../wire';

const PRICES = {
  explorer: ['adventurer', 'adventurer', 'adventurer'],
  doc: ['gold', 'gold'],
  magician: ['key', 'key'],
  colossus: ['adventurer', 'adventurer'],
  priest: ['black', 'black', 'black'],
  mechanic: ['torch', 'torch'],
  trickster: ['key', 'torch'],
  teleporter: ['adventurer', 'adventurer'],
} as const;
const HEROES = Object.keys(PRICES) as (keyof typeof PRICES)[];
export const TILES: Tile[] = HEROES.flatMap((hero) => [
  { hero, power: 'permanent', price: [] },
  { hero, power: 'activable', price: [...PRICES[hero]] },
]);
const is = (hero: Character['hero'], power: Character['power'], down = false): Character => ({ hero, power, down, lent: null });
export const OTHERS = [is('doc', 'permanent'), null, is('teleporter', 'activable'), null, is('colossus', 'permanent')];

const view = (began: number | null, mine: Character | null, me: Partial<Player>): View => ({
  ...VIEW,
  modules: ['curses', 'treasures', 'characters', 'travellers'],
  parts: {
    ...VIEW.parts,
    characters: { players: [mine, ...OTHERS], tiles: TILES, began },
    travellers: { swap: null, offers: [], ready: [] },
  },
  fate: [],
  fate_until: null,
  players: PLAYERS.with(0, { ...PERSON, place: 1, ...me }),
});

const CHOICE = { choices: [{ kind: 'choose', until: VIEW.now + 23_000 }] };
const free = TILES.filter((tile) => !OTHERS.some((one) => one?.hero === tile.hero));
const choices: Move[] = free.map(({ hero, power }) => ({ type: 'choose', hero, power }));
export const casting = shown(view(null, null, CHOICE), choices);
export const chosen = shown(view(null, is('magician', 'activable'), CHOICE), choices);

export const powers = shown(view(7_000, is('mechanic', 'activable'), { dice: ['torch', 'torch', 'key', 'adventurer', 'black'] }), [
  { type: 'turn', place: 2, quarters: 1, double_torches: 0 },
  { type: 'turn', place: 3, quarters: 1, double_torches: 0 },
  { type: 'turn', place: 3, quarters: 2, double_torches: 0 },
]);
export const used = shown(view(7_000, is('priest', 'activable', true), { dice: ['black', 'black', 'key', 'adventurer', 'black'] }), []);
