// Legal moves as people choose them: four sides that are always there, other acts in a fixed order, and choices that an effect asks for.
import { SIDES, type Face, type Side, type Treasure } from './kinds';
import { beside, type Temple } from './view';
import type { Move, Room } from './wire';

type Kind<T extends Move['type']> = Extract<Move, { type: T }>;

export interface Act {
  readonly id: string;
  /** Its words: `temple-WORD`, with these details. */
  readonly word: string;
  readonly details?: Readonly<Record<string, string | number>>;
  /** The seat whose name the words say. */
  readonly seat?: number;
  readonly cost: readonly Face[];
  readonly treasures: readonly Treasure[];
  /** What pressing it sends; several where a place or a die has to be chosen first. */
  readonly moves: readonly Move[];
  readonly bright?: boolean;
}

/** What lies behind a side of the reader's room. */
export interface Way {
  readonly side: Side;
  readonly kind: 'enter' | 'discover' | 'place' | 'wall';
  readonly cost: readonly Face[];
  readonly treasures: readonly Treasure[];
  readonly room: Room | null;
  readonly to: number | null;
  readonly move: Move | null;
}

/** Shown on buttons only: whether they are paid is the house's business. */
const DISCOVERY: readonly Face[] = ['adventurer', 'adventurer'];
const TAKING: readonly Face[] = ['key', 'key'];

const of = <T extends Move['type']>(moves: readonly Move[], type: T): Kind<T>[] =>
  moves.filter((move): move is Kind<T> => move.type === type);
const aids = (move: { double_keys?: number; double_torches?: number }): number => (move.double_keys ?? 0) + (move.double_torches ?? 0);
const repeat = <T>(what: T, times: number): T[] => Array.from({ length: times }, () => what);

/** The double keys and torches that a move spends. */
function spent(move: { double_keys?: number; double_torches?: number }): Treasure[] {
  return [...repeat<Treasure>('keys', move.double_keys ?? 0), ...repeat<Treasure>('torches', move.double_torches ?? 0)];
}
/** What dice still pay where treasures pay two symbols each. */
function leftToPay(cost: readonly Face[], treasures: readonly Treasure[]): Face[] {
  const left = [...cost];
  for (const treasure of treasures) {
    for (let i = 0; i < 2; i++) {
      const at = left.indexOf(treasure === 'keys' ? 'key' : 'torch');
      if (at >= 0) left.splice(at, 1);
    }
  }
  return left;
}
/** The one with the fewest treasures first. */
const cheapest = <T extends { double_keys?: number; double_torches?: number }>(moves: readonly T[]): T[] =>
  [...moves].sort((one, other) => aids(one) - aids(other));

export function waysOf(temple: Temple): Way[] {
  return SIDES.map((side) => wayOf(temple, side));
}

function wayOf({ view, here, place, moves }: Temple, side: Side): Way {
  const none: Way = { side, kind: 'wall', cost: [], treasures: [], room: null, to: null, move: null };
  const lay = of(moves, 'place-room').find((move) => move.side === side);
  if (lay) return { ...none, kind: 'place', move: lay };
  if (!here || place === null) return none;
  if (here.ways.includes(side)) {
    const to = beside(view.rooms, place, side);
    const room = to === null ? null : (view.rooms[to] ?? null);
    const [move] = cheapest(of(moves, 'enter').filter((one) => one.side === side));
    const treasures = move ? spent(move) : [];
    return { ...none, kind: 'enter', room, to, cost: leftToPay(room?.cost ?? [], treasures), treasures, move: move ?? null };
  }
  if (!here.gaps.includes(side) || view.pile === 0) return none;
  return { ...none, kind: 'discover', cost: DISCOVERY, move: of(moves, 'discover').find((one) => one.side === side) ?? null };
}

/** All other acts, in the order of their places. */
export function actsOf(temple: Temple, kept: readonly Face[]): Act[] {
  return [
    ...leaving(temple),
    ...gems(temple, kept),
    ...masks(temple),
    ...taking(temple),
    ...lifting(temple),
    ...treasures(temple),
    ...seldom(temple),
    ...aided(temple),
    ...agreeing(temple),
  ];
}

function leaving({ view, moves }: Temple): Act[] {
  return cheapest(of(moves, 'leave')).map((move) => {
    const tiles = spent(move);
    return {
      id: `leave-${aids(move)}`,
      word: 'leave',
      cost: leftToPay(repeat<Face>('key', view.keys_needed), tiles),
      treasures: tiles,
      moves: [move],
      bright: true,
    };
  });
}

function gems({ here, moves }: Temple, kept: readonly Face[]): Act[] {
  const fire = of(moves, 'activate')
    .reverse()
    .map((move): Act => {
      const prize = here?.prizes[move.option];
      return {
        id: `activate-${move.option}`,
        word: 'activate',
        details: { gems: prize?.gems ?? 0 },
        cost: repeat<Face>(prize?.symbol ?? 'key', prize?.needed ?? 0),
        treasures: [],
        moves: [move],
        bright: true,
      };
    });
  return [...fire, ...pledging(moves, kept)];
}

/** A pledge is of the dice that were kept for it, or of all. */
function pledging(moves: readonly Move[], kept: readonly Face[]): Act[] {
  const pledges = of(moves, 'pledge');
  const wanted = kept.filter((face) => face === pledges[0]?.face).length;
  const move = pledges.find((one) => one.number === wanted) ?? pledges.at(-1);
  const tile = of(moves, 'pledge-treasure')[0];
  const back = of(moves, 'withdraw')[0];
  return [
    ...(move
      ? [
          {
            id: 'pledge',
            word: 'pledge',
            details: { number: move.number },
            cost: repeat<Face>(move.face, move.number),
            treasures: [],
            moves: [move],
          },
        ]
      : []),
    ...(tile ? [{ id: 'pledge-treasure', word: 'pledge-treasure', cost: [], treasures: [tile.treasure], moves: [tile] }] : []),
    ...(back ? [{ id: 'withdraw', word: 'withdraw', cost: [], treasures: [], moves: [back] }] : []),
  ];
}

function masks({ me, moves }: Temple): Act[] {
  return of(moves, 'help')
    .sort((one, other) => Number(other.to === me) - Number(one.to === me))
    .map((move) => ({
      id: `help-${move.to}`,
      word: move.to === me ? 'free-me' : 'free',
      seat: move.to,
      cost: ['gold'],
      treasures: [],
      moves: [move],
      bright: true,
    }));
}

function taking({ moves }: Temple): Act[] {
  return cheapest(of(moves, 'take')).map((move) => ({
    id: `take-${aids(move)}`,
    word: 'take',
    cost: leftToPay(TAKING, spent(move)),
    treasures: spent(move),
    moves: [move],
    bright: true,
  }));
}

function lifting({ mine, moves }: Temple): Act[] {
  return cheapest(of(moves, 'lift')).map((move) => {
    const cost = mine?.curses.find((curse) => curse.name === move.curse)?.lifted_by ?? [];
    return {
      id: `lift-${move.curse}-${aids(move)}`,
      word: 'lift',
      details: { curse: move.curse },
      cost: leftToPay(cost, spent(move)),
      treasures: spent(move),
      moves: [move],
      bright: true,
    };
  });
}

function treasures({ moves }: Temple): Act[] {
  const use = (type: 'heal' | 'take-gem' | 'light' | 'teleport' | 'open-passage', treasure: Treasure): Act[] => {
    const found = of(moves, type);
    return found.length > 0 ? [{ id: type, word: type, cost: [], treasures: [treasure], moves: found }] : [];
  };
  return [
    ...use('heal', 'healing'),
    ...use('teleport', 'teleport'),
    ...use('open-passage', 'passage'),
    ...use('take-gem', 'gem'),
    ...use('light', 'big-torch'),
  ];
}

function seldom({ moves }: Temple): Act[] {
  const look = of(moves, 'explore');
  return look.length > 0 ? [{ id: 'explore', word: 'explore', cost: DISCOVERY, treasures: [], moves: look }] : [];
}

/** Entering with treasures where dice alone would do. */
function aided({ view, place, moves }: Temple): Act[] {
  return SIDES.flatMap((side) =>
    cheapest(of(moves, 'enter').filter((move) => move.side === side))
      .slice(1)
      .map((move): Act => {
        const to = place === null ? null : beside(view.rooms, place, side);
        const cost = to === null ? [] : (view.rooms[to]?.cost ?? []);
        return {
          id: `enter-${side}-${move.double_keys ?? 0}-${move.double_torches ?? 0}`,
          word: 'enter-aided',
          details: { side },
          cost: leftToPay(cost, spent(move)),
          treasures: spent(move),
          moves: [move],
        };
      }),
  );
}

function agreeing({ view, moves }: Temple): Act[] {
  const plain = (type: 'agree' | 'refuse' | 'stop', word: string, bright = false): Act[] => {
    const found = of(moves, type);
    return found.length > 0 ? [{ id: type, word, cost: [], treasures: [], moves: found, bright }] : [];
  };
  const asked = view.fate.length > 0;
  return [...plain('agree', asked ? 'agree' : 'propose', asked), ...plain('refuse', 'refuse'), ...plain('stop', 'stop')];
}

/** What an effect asks of the reader, until a moment of game time; null where nothing ends it. */
export interface Demand {
  readonly word: 'give-up' | 'name' | 'give' | 'place';
  readonly until: number | null;
  readonly moves: readonly Move[];
}

export function demandOf({ mine, moves }: Temple): Demand | null {
  const owed = of(moves, 'give-up');
  if (owed.length > 0) return { word: 'give-up', until: mine?.owes_until ?? null, moves: owed };
  const named = of(moves, 'name');
  if (named.length > 0) return { word: 'name', until: mine?.names_until ?? null, moves: named };
  const placed = of(moves, 'place-room');
  if (placed.length > 0) return { word: 'place', until: mine?.drawn?.until ?? null, moves: placed };
  const given = of(moves, 'give');
  return given.length > 0 ? { word: 'give', until: null, moves: given } : null;
}
