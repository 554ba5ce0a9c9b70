// Module 2, treasures: taken with two keys, carried until they are used; double keys and torches pay with the dice.
import { say } from '../../../../words/reader.svelte';
import { plain, type Act } from '../../acts';
import type { Face } from '../../kinds';
import { cheapest, of, paid, repeat, type Payment } from '../../paying';
import { tellPlace, type Name } from '../../telling';
import type { Temple } from '../../view';
import type { Move, Player, Room, View } from '../../wire';
import { tileOf } from '../asking';
import type { Carried, Lying, TempleModule } from '../module';
import { CHEST, TILES } from './tiles';

/** Between the acts of the base: see rank.ts. */
const USE = { take: 60, heal: 90, pledge: 110, teleport: 120, passage: 130, gem: 150 } as const;

function taking({ view, moves }: Temple): Act[] {
  return cheapest(of(moves, 'take'), view).map((move) => {
    const price = paid(view.parts.treasures?.taking ?? [], move, view);
    return { id: `take-${price.tiles.length}`, word: 'take', ...price, moves: [move], bright: true, use: USE.take };
  });
}

function using({ moves }: Temple): Act[] {
  const [pledged] = of(moves, 'pledge-treasure');
  return [
    ...plain('heal', of(moves, 'heal'), USE.heal, 'treasure-healing'),
    ...(pledged ? plain('pledge-treasure', [pledged], USE.pledge, `treasure-${pledged.treasure}`) : []),
    ...plain('teleport', of(moves, 'teleport'), USE.teleport, 'treasure-teleport'),
    ...plain('open-passage', of(moves, 'open-passage'), USE.passage, 'treasure-passage'),
    ...plain('take-gem', of(moves, 'take-gem'), USE.gem, 'treasure-gem'),
  ];
}

/** Double keys and torches. */
function pays(move: Move, { figures }: View): Payment[] {
  const coins = (tile: string, face: Face, number = 0): Payment[] => repeat({ tile, worth: repeat(face, figures.worth) }, number);
  return [
    ...coins('treasure-keys', 'key', 'double_keys' in move ? move.double_keys : 0),
    ...coins('treasure-torches', 'torch', 'double_torches' in move ? move.double_torches : 0),
  ];
}

const DOUBLE: Readonly<Record<string, Face>> = { keys: 'key', torches: 'torch' };
const pledges = (player: Player, { figures }: View): Face[] =>
  player.pledged_treasures.flatMap((tile) => {
    const face = DOUBLE[tile];
    return face ? repeat(face, figures.worth) : [];
  });

function item(move: Move, view: View, name: Name): string | null {
  if (move.type === 'teleport') return tellPlace(view, move.place, name);
  if (move.type !== 'open-passage') return null;
  return say('temple-wall', { place: tellPlace(view, move.place, name), side: say(`side-${move.side}`) });
}

function carries(view: View, seat: number): Carried[] {
  const player = view.players[seat];
  const tiles = (player?.treasures ?? []).map((treasure): Carried => {
    const tile = `treasure-${treasure}`;
    return { sign: tile, name: say(tile), rule: tileOf(tile)?.rule, badge: 'treasure' };
  });
  const gems = view.parts.treasures?.kept[seat] ?? 0;
  return [...tiles, ...(gems > 0 ? [{ sign: 'gem', name: say('temple-own-gems'), number: gems }] : [])];
}

const lies = (room: Room): Lying[] =>
  room.things.includes('treasure') ? [{ said: say('temple-room-treasure'), sign: 'treasure', fill: '#8a4a12', edge: '#fff0cf' }] : [];

export const module: TempleModule = {
  tiles: TILES,
  signs: { treasure: CHEST },
  acts: (temple) => [...taking(temple), ...using(temple)],
  item,
  target: (move) => (move.type === 'teleport' ? move.place : null),
  pays,
  pledges,
  carries,
  lies,
  marks: { 'treasure-taken': 'gain' },
  sounds: { 'treasure-taken': 'capture' },
  murmurs: { mine: ['pledged-tile'] },
};
