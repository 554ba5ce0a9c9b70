// What is known of the temple's dice, rooms and tiles, at rest and in a position. Modules bring what is theirs: modules/knowledge.ts.
import { drawn, read, type Knowledge, type Now, type Shelf, type Sight, type Thing } from '../../../knowledge/knowledge';
import { known, say } from '../../../words/reader.svelte';
import { bring, moduleOf } from '../modules';
import { carriedBy, lyingIn, tileOf } from '../modules/asking';
import type { ModuleKnowledge, RoomKnown } from '../modules/knowledge';
import { tellRoom } from '../rooms';
import { tellSpot } from '../telling';
import { readPosition, seatsAt, type Temple } from '../view';
import { waysOf } from '../ways';
import { facesOf, whyNotWay } from '../why';
import type { Move, Options, Player, View } from '../wire';
import Aid from './Aid.svelte';
import Piece from './Piece.svelte';
import Scene from './Scene.svelte';
import { DICE, ofRoom, plain, ROOMS, SINGLE } from './things';

const folders = import.meta.glob<ModuleKnowledge>('../modules/*/knowledge.ts', { import: 'knowledge' });
const brought = new Map<string, ModuleKnowledge>();

const rulesKnown = (rules: readonly string[]): string[] => rules.filter(known);
const roomOf = (name: string): RoomKnown | undefined => [...brought.values()].map((one) => one.rooms?.[name]).find(Boolean);
const thingOf = (sign: string): Thing | undefined => [...brought.values()].map((one) => one.things?.()[sign]).find(Boolean);

interface Place extends Temple {
  readonly name: (seat: number) => string;
}

function tellDie(face: Player['dice'][number]): Thing {
  return { name: say(`face-${face}`), picture: drawn(Piece, { die: face }), words: aidOf(face), rules: DICE[face] };
}
const aidOf = (face: string): string[] => (face === 'unrolled' ? [] : [say(`temple-aid-${face}`)]);

function tellRoomKind(name: string): Thing | null {
  if (!known(`room-${name}`)) return null;
  const of = roomOf(name);
  return {
    name: say(`room-${name}`),
    picture: drawn(Piece, { room: plain(name), lies: of?.looks ? [{ said: '', ...of.looks }] : [] }),
    rules: of?.rules ?? ofRoom(name),
  };
}

/** Whether one gets into a room from where the reader stands, and why not. */
function entering(place: number, temple: Place): Now[] {
  const way = temple.mine ? waysOf(temple).find((one) => one.to === place) : undefined;
  if (!way) return [];
  const side = say(`side-${way.side}`);
  const price = way.free ? say('temple-costs-nothing') : say('temple-costs', { cost: facesOf(way.cost) });
  const hand = (temple.mine?.dice ?? []).map((face, id) => ({ id, face, kept: false, pledged: false, bound: false, spun: 0 }));
  const why = way.move ? null : (way.barred ?? whyNotWay(way, temple, hand));
  return [
    ...(way.move ? [{ mood: 'open' as const, text: say('temple-way-enter', { side }) }] : []),
    ...(why ? [{ mood: 'barred' as const, text: why }] : []),
    { text: price },
  ];
}

function tellPlace(place: number, temple: Place): Thing | null {
  const { view } = temple;
  const room = view.rooms[place];
  if (!room) return null;
  const lies = lyingIn(room, view);
  const seats = seatsAt(view, place);
  const pledged = seats.flatMap((seat) => view.players[seat]?.pledged ?? []).length;
  const spot = tellSpot(view, room);
  const [, ...told] = tellRoom(room, spot, lies, pledged, seats.map(temple.name));
  return {
    name: spot,
    picture: drawn(Piece, { room, lies: lies.map((one) => ({ ...one, Over: undefined })), printed: true }),
    words: told,
    rules: roomOf(room.name)?.rules ?? ofRoom(room.name),
    now: entering(place, temple),
  };
}

function tellTile(name: string, temple: Place | null): Thing | null {
  const thing = thingOf(name);
  if (thing) return thing;
  const tile = tileOf(name);
  const held = (temple?.view.players ?? []).flatMap((_, seat) =>
    carriedBy(temple?.view ?? ({} as View), seat, temple?.name)
      .filter((one) => one.sign === name)
      .map((one) => ({ ...one, who: temple?.name(seat) ?? '' })),
  );
  const first = held[0];
  if (!tile && !first) return null;
  return {
    name: tile ? say(name) : (first?.name ?? ''),
    picture: drawn(Piece, { sign: name, harms: first?.harms ?? name.startsWith('curse') }),
    rules: rulesKnown([tile?.rule ?? first?.rule ?? '']),
    now: [
      ...(first?.price ? [{ text: first.price.said }] : []),
      ...(held.length > 0 ? [{ text: say('temple-known-held', { names: held.map((one) => one.who).join(', ') }) }] : []),
    ],
  };
}

function tellSeat(seat: number, temple: Place): Thing | null {
  const player = temple.view.players[seat];
  if (!player) return null;
  const carried = carriedBy(temple.view, seat, temple.name);
  return {
    name: temple.name(seat),
    picture: drawn(Piece, { pawn: player.pawn }),
    words: [say('temple-dice-of', { name: temple.name(seat), dice: facesOf([...player.dice, ...player.pledged]) })],
    rules: ['ESC-DICE-5'],
    now: carried.map((one) => ({ text: [one.name, one.rule && known(one.rule) ? say(one.rule) : ''].filter(Boolean).join('. ') })),
  };
}

function tellSingle(single: string, rules: readonly string[], temple: Place | null): Thing {
  const view = temple?.view;
  const now =
    single === 'depot' && view
      ? [{ text: say('temple-known-keys', { gems: view.depot, keys: view.keys_needed }) }]
      : single === 'fate' && view
        ? [{ text: say('temple-known-spare', { gems: view.spare }) }]
        : [];
  return { name: say(`temple-known-${single}`), picture: drawn(Piece, { single }), rules, now };
}

function tell(thing: string, sight: Sight<View, Move, Options> | null): Thing | null {
  const [kind, which] = read(thing);
  const temple = sight && { ...readPosition(sight.position), name: (seat: number) => sight.names[seat] ?? '' };
  if (kind === 'die') return which in DICE ? tellDie(which as keyof typeof DICE) : null;
  if (kind === 'room') return tellRoomKind(which);
  if (kind === 'place') return temple && tellPlace(Number(which), temple);
  if (kind === 'tile') return tellTile(which, temple);
  if (kind === 'seat') return temple && tellSeat(Number(which), temple);
  const rules = SINGLE[kind];
  return rules ? tellSingle(kind, rules, temple) : null;
}

const named = (kind: string, all: readonly string[]): string[] => all.map((one) => `${kind}:${one}`);
/** What one module brings: its tiles, its rooms, and what else it knows. */
function shelvesOf(name: string): Shelf[] {
  const of = brought.get(name);
  const tiles = Object.keys(moduleOf(name)?.tiles ?? {});
  const shelf = (kind: string, things: readonly string[]): Shelf[] => (things.length > 0 ? [{ kind, things }] : []);
  return [
    ...shelf(
      'curses',
      named(
        'tile',
        tiles.filter((tile) => tile.startsWith('curse')),
      ),
    ),
    ...shelf(
      'treasures',
      named(
        'tile',
        tiles.filter((tile) => !tile.startsWith('curse')),
      ),
    ),
    ...shelf('rooms', named('room', Object.keys(of?.rooms ?? {}))),
    ...shelf('more', named('tile', Object.keys(of?.things?.() ?? {}))),
  ];
}

export const knowledge: Knowledge<View, Move, Options> = {
  tell,
  shelves: () => [
    { kind: 'dice', things: named('die', Object.keys(DICE)) },
    { kind: 'rooms', things: [...named('room', ROOMS), 'fog'] },
    { kind: 'temple', things: ['depot', 'gong', 'fate'] },
  ],
  Aid,
  booklet: { turn: ['dice', 'masks', 'enter', 'discover', 'gems', 'gong'], Scene },
  bring: async (modules) => {
    await bring(modules);
    for (const name of modules) {
      const load = folders[`../modules/${name}/knowledge.ts`];
      if (load && !brought.has(name)) brought.set(name, await load());
    }
  },
  shelvesOf,
};
