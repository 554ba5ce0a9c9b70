// What is known of the cards, cells and trucks of the race, at rest and in a position.
import { drawn, read, type Knowledge, type Now, type Sight, type Thing } from '../../../knowledge/knowledge';
import { say } from '../../../words/reader.svelte';
import { consequences, deed } from '../telling';
import { byCell, offers, offersTo, readPosition, rigOf, type Card, type Option, type Race, type Rig } from '../view';
import type { Move, Options, View } from '../wire';
import Aid from './Aid.svelte';
import Piece from './Piece.svelte';
import Scene from './Scene.svelte';

const CARDS: Readonly<Record<Card, readonly string[]>> = {
  move13: ['TRK-CARD-13', 'TRK-MOVE-1'],
  move24: ['TRK-CARD-24', 'TRK-MOVE-1'],
  move3any: ['TRK-CARD-3ANY-1', 'TRK-CARD-3ANY-2', 'TRK-CARD-3ANY-3'],
  siphon: ['TRK-CARD-SIPHON-1', 'TRK-CARD-SIPHON-2', 'TRK-CARD-SIPHON-3'],
  flipown: ['TRK-CARD-RED-1', 'TRK-CARD-RED-2'],
  flipany: ['TRK-CARD-PINK-1'],
};
const GROUNDS: Readonly<Record<string, readonly string[]>> = {
  sand: ['TRK-FUEL-1', 'TRK-MOVE-5'],
  slope: ['TRK-SLOPE-1', 'TRK-SLOPE-3'],
  fuel: ['TRK-STATION-1', 'TRK-STATION-3', 'TRK-STATION-4'],
  skull: ['TRK-SKULL-2', 'TRK-SKULL-3'],
  start: ['TRK-SETUP-2', 'TRK-MOVE-3'],
  oasis: ['TRK-GOAL-1', 'TRK-GOAL-2', 'TRK-SCORE-1', 'TRK-END-1'],
};
const TRUCK = ['TRK-FUEL-3', 'TRK-FUEL-4', 'TRK-JUMP-1'];
/** So many of the ways to use something are told. */
const SOME = 4;
const isCard = (name: string): name is Card => name in CARDS;

interface Place extends Race {
  name: (seat: number) => string;
}

function waysOf(race: Place, options: readonly Option[]): Now[] {
  const told = options.slice(0, SOME).map((option): Now => ({
    mood: 'open',
    text: [deed(option, race.name), ...consequences(race, option, race.name)].join('. '),
  }));
  const rest = options.length - told.length;
  return rest > 0 ? [...told, { text: say('race-known-more', { count: rest }) }] : told;
}

function tellCard(card: Card, race: Place | null): Thing {
  const impossible = race?.impossible.includes(card) ?? false;
  return {
    name: say(`title-${card}`),
    picture: drawn(Piece, { card }),
    rules: CARDS[card],
    now: !race ? [] : impossible ? [{ mood: 'barred', text: say('TRK-TURN-8') }] : waysOf(race, offers(race, card)),
  };
}

function tellGround(kind: string, rules: readonly string[]): Thing {
  return { name: say(`race-known-${kind}`), picture: drawn(Piece, { ground: kind }), rules };
}

function tellTruck(rig: Rig, race: Place): Thing {
  const kind = race.board.cells.find((cell) => cell.id === rig.cell)?.kind ?? 'sand';
  return {
    name: say('race-rig', { truck: rig.number, name: race.name(rig.seat), litres: rig.litres }),
    picture: drawn(Piece, { ground: kind, truck: { ...rig, number: race.each > 1 ? rig.number : null } }),
    words: [say(rig.place === null ? `race-kind-${kind}` : 'race-kind-oasis', { cell: rig.cell })],
    rules: [...TRUCK, ...(GROUNDS[kind] ?? [])],
    now: waysOf(race, offersTo(race, rig)),
  };
}

function tellCell(id: string, race: Place): Thing | null {
  const cell = race.board.cells.find((one) => one.id === id);
  if (!cell) return null;
  const rig = race.rigs.find((one) => one.cell === id && one.place === null);
  if (rig && id !== 'START') return tellTruck(rig, race);
  return {
    ...tellGround(cell.kind, GROUNDS[cell.kind] ?? []),
    words: [say(`race-kind-${cell.kind}`, { cell: id })],
    now: waysOf(race, byCell(race.options).get(id) ?? []),
  };
}

function tell(thing: string, sight: Sight<View, Move, Options> | null): Thing | null {
  const [kind, which] = read(thing);
  const race = sight && { ...readPosition(sight.position), name: (seat: number) => sight.names[seat] ?? '' };
  if (kind === 'card') return isCard(which) ? tellCard(which, race) : null;
  const rules = kind === 'ground' ? GROUNDS[which] : undefined;
  if (rules) return tellGround(which, rules);
  if (kind === 'cell') return race && tellCell(which, race);
  if (kind !== 'truck') return null;
  const [seat = 0, number = 0] = which.split('-').map(Number);
  const rig = race ? rigOf(race.rigs, seat, number) : undefined;
  if (race && rig) return tellTruck(rig, race);
  return {
    name: say('race-known-truck'),
    picture: drawn(Piece, { truck: { seat: 0, litres: 12, number: null } }),
    words: [say('race-known-gauge')],
    rules: TRUCK,
  };
}

const named = (kind: string, all: object): string[] => Object.keys(all).map((one) => `${kind}:${one}`);
export const knowledge: Knowledge<View, Move, Options> = {
  tell,
  shelves: () => [
    { kind: 'cards', things: named('card', CARDS) },
    { kind: 'grounds', things: named('ground', GROUNDS) },
    { kind: 'trucks', things: ['truck'] },
  ],
  Aid,
  booklet: { turn: ['card', 'fuel', 'ground', 'flip', 'jump', 'fail'], Scene },
};
