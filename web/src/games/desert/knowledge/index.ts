// What is known of tiles, cards, adventurers and marks of Le Désert interdit, at rest and in a position.
import { drawn, read, type Knowledge, type Now, type Sight, type Thing } from '../../../knowledge/knowledge';
import { say } from '../../../words/reader.svelte';
import { sayMove } from '../../../words/telling';
import { cardOf, moods, NOTHING, offered, seatOf } from '../choice';
import { CARD_RULES, STORM_CARDS, type Adventurer, type Equipment, type Face, type Part, type StormCard } from '../kinds';
import { more, tellTile } from '../telling';
import { readPosition, seatsOn, type Act, type Camp } from '../view';
import type { Move, Options, Tile, View } from '../wire';
import Aid from './Aid.svelte';
import Piece from './Piece.svelte';
import Scene from './Scene.svelte';
import { ADVENTURERS, BACKS, FACES, GEAR, isIn, PARTS, SINGLE, stormRules, tileOf } from './things';

interface Place extends Camp {
  names: readonly string[];
}
const openActs = (acts: readonly Act[], names: readonly string[]): Now[] =>
  acts.map((act) => ({ mood: 'open', text: `${sayMove(act.move, names)}${more(act)}` }));

function tellGear(card: Equipment, place: Place | null): Thing {
  const now: Now[] = [];
  if (place) {
    const choice = { ...NOTHING, card };
    const aims = [...moods(place, choice).values()].filter((mood) => mood === 'go').length;
    const gifts = (act: Act): boolean => act.move.type === 'hand-over';
    const acts = offered(place, choice);
    if (aims > 0) now.push({ mood: 'open', text: say('desert-known-aims', { count: aims }) });
    now.push(...openActs([...acts.filter((act) => !gifts(act)), ...acts.filter(gifts)], place.names));
    const holders = place.view.travellers.flatMap((one, seat) => (one.equipment.includes(card) ? [place.names[seat] ?? ''] : []));
    if (holders.length > 0) now.push({ text: say('desert-known-held', { names: holders.join(', ') }) });
  }
  return {
    name: say(`title-${card}`),
    picture: drawn(Piece, { gear: card }),
    rules: [...CARD_RULES[card], ...(card === 'throttle' ? [] : ['DES-GEAR-7'])],
    now,
  };
}

function tellFace(face: Face): Thing {
  return { name: say(`face-${face}`), picture: drawn(Piece, { tile: tileOf({ face, excavated: true }) }), rules: FACES[face] };
}
function tellBack(back: Tile['back']): Thing {
  return { name: say(`desert-known-${back}`), picture: drawn(Piece, { tile: tileOf({ back, sand: 0 }) }), rules: BACKS[back] };
}

function tellOnBoard(cell: number, place: Place): Thing | null {
  const tile = place.view.tiles[cell];
  if (!tile) return null;
  const known = tile.excavated && tile.face ? tellFace(tile.face) : tellBack(tile.back);
  const burden = tile.blocked ? ['DES-MOVE-3'] : [];
  return {
    ...known,
    name: say('desert-known-at', { what: known.name, cell: say(`cell-${cell}`) }),
    picture: drawn(Piece, { tile, pawns: seatsOn(place.view, cell) }),
    words: [tellTile(place.view, cell, place.names)],
    rules: [...new Set([...(known.rules ?? []), ...burden])],
    now: openActs(offered(place, { ...NOTHING, cell }), place.names),
  };
}

function tellStorm(storm: StormCard, place: Place | null): Thing {
  const left = place?.view.storm.unseen[storm];
  const name = say(`storm-${storm}`);
  return {
    name: storm.startsWith('wind') ? say('desert-known-wind', { storm: name }) : name,
    picture: drawn(Piece, { storm }),
    rules: stormRules(storm),
    now: left === undefined ? [] : [{ text: say('desert-known-left', { count: left }) }],
  };
}

function tellAdventurer(adventurer: Adventurer, words: readonly string[], now: readonly Now[]): Thing {
  return {
    name: say(`adventurer-${adventurer}`),
    picture: drawn(Piece, { adventurer }),
    words: [...words, say(`power-${adventurer}`)],
    rules: ADVENTURERS[adventurer],
    now,
  };
}
function tellSeat(seat: number, place: Place): Thing | null {
  const one = place.view.travellers[seat];
  if (!one) return null;
  const state = [
    say('desert-water', { water: Math.max(0, one.water), canteen: one.canteen }),
    ...(one.after_sun < 0 ? [say('desert-thirst')] : !one.exposed ? [say('desert-shade')] : []),
    ...one.equipment.map((card) => say(`title-${card}`)),
  ];
  const acts = place.acts.filter(({ move }) => seatOf(move) === seat && cardOf(move) === null && move.type === 'give');
  return tellAdventurer(one.adventurer, [place.names[seat] ?? ''].filter(Boolean), [
    ...state.map((text) => ({ text })),
    ...openActs(acts, place.names),
  ]);
}

function tellPart(part: Part, place: Place | null): Thing {
  const known = place?.view.parts[part];
  const at = known?.cell ?? known?.row ?? known?.column ?? null;
  const state = !known
    ? null
    : known.taken
      ? 'taken'
      : known.cell !== null
        ? 'located'
        : known.row !== null
          ? 'row'
          : known.column !== null
            ? 'column'
            : 'unknown';
  const text = state && say(`desert-part-${state}`, { part: say(`title-${part}`), cell: at === null ? '' : say(`cell-${at}`) });
  return {
    name: say(`title-${part}`),
    picture: drawn(Piece, { part }),
    rules: ['DES-CLUE-3', 'DES-PART-1', 'DES-PART-3'],
    now: text ? [{ text }] : [],
  };
}

function tellSingle(single: string, rules: readonly string[], place: Place | null): Thing {
  const view = place?.view ?? null;
  const now =
    single === 'sand' && view
      ? [{ text: say('desert-supply', { count: view.supply }) }]
      : single === 'meter' && view && view.tick < view.meter.length
        ? [
            {
              text: say('desert-meter', {
                cards: view.level,
                left: view.meter.length - view.tick,
                marks: view.meter.slice(view.tick + 1).join(', '),
              }),
            },
          ]
        : [];
  return { name: say(`desert-known-${single}`), picture: drawn(Piece, { single, view }), rules, now };
}

function tell(thing: string, sight: Sight<View, Move, Options> | null): Thing | null {
  const [kind, which] = read(thing);
  const place = sight && { ...readPosition(sight.position), names: sight.names };
  if (kind === 'gear' && isIn(CARD_RULES, which)) return tellGear(which, place);
  if (kind === 'face' && isIn(FACES, which)) return tellFace(which);
  if (kind === 'back' && isIn(BACKS, which)) return tellBack(which);
  if (kind === 'tile') return place && tellOnBoard(Number(which), place);
  if (kind === 'seat') return place && tellSeat(Number(which), place);
  if (kind === 'adventurer' && isIn(ADVENTURERS, which)) return tellAdventurer(which, [], []);
  const storm = STORM_CARDS.find((card) => kind === 'storm' && card === which);
  if (storm) return tellStorm(storm, place);
  const part = PARTS.find((one) => kind === 'part' && one === which);
  if (part) return tellPart(part, place);
  const rules = SINGLE[kind];
  return rules ? tellSingle(kind, rules, place) : null;
}

const named = (kind: string, all: readonly string[]): string[] => all.map((one) => `${kind}:${one}`);
export const knowledge: Knowledge<View, Move, Options> = {
  tell,
  shelves: () => [
    { kind: 'adventurers', things: named('adventurer', Object.keys(ADVENTURERS)) },
    { kind: 'tiles', things: [...named('back', Object.keys(BACKS)), ...named('face', Object.keys(FACES)), 'eye'] },
    { kind: 'equipment', things: named('gear', GEAR) },
    { kind: 'storm', things: [...named('storm', STORM_CARDS), 'meter'] },
    { kind: 'parts', things: [...named('part', PARTS), 'water', 'sand'] },
  ],
  Aid,
  booklet: { turn: ['actions', 'sand', 'find', 'gear', 'storm', 'water'], Scene },
};
