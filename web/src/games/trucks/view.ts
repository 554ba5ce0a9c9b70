// What the board shows, read out of a Position. It judges nothing: every legal move comes with what it brings.
import type { Shown } from '../table';
import { stepsTo } from './ground';
import type { Board, Choice, Move, Truck, View } from './wire';

export type { Move };
export type Card = Choice['card'];

/** A truck, told apart from all others. */
export interface Rig extends Truck {
  seat: number;
  /** From 1 among its owner's. */
  number: number;
}

/** A legal move as a person chooses it: what it does, and the message that does it. */
export interface Option extends Choice {
  send: Move;
  /** The cell it is aimed at: the end of the way, or where its truck stands; none for several trucks or none. */
  at: string | null;
}

export interface Race {
  board: Board;
  turn: number | null;
  turnsLeft: number | null;
  rigs: readonly Rig[];
  /** By seat; none where nobody counts points. */
  scores: readonly number[];
  /** Of the arrival places still free. */
  points: readonly number[];
  /** Trucks that each player has. */
  each: number;
  hand: readonly Card[] | null;
  handSizes: readonly number[];
  drawPile: number;
  top: Card | null;
  options: readonly Option[];
  impossible: readonly Card[];
  unseen: Readonly<Record<string, number>>;
  discards: Readonly<Record<string, number>>;
}

/** The server sends a View of this game: wire.ts beside this file is made from the same source. */
export function readPosition(position: Shown<View, Move>): Race {
  const sent = position.view;
  const rigs = sent.trucks.flatMap((own, seat) => own.map((truck, i): Rig => ({ ...truck, seat, number: i + 1 })));
  const sends = new Map(position.legal.map((one) => [one.code, one.move]));
  return {
    board: sent.board,
    turn: position.outcome ? null : sent.turn,
    turnsLeft: sent.turns_left,
    rigs,
    scores: sent.scores,
    points: sent.points,
    each: sent.trucks[0]?.length ?? 0,
    hand: sent.hand,
    handSizes: sent.hand_sizes,
    drawPile: sent.draw_pile,
    top: sent.top,
    options: sent.choices.flatMap((choice): Option[] => {
      const send = sends.get(choice.move);
      return send ? [{ ...choice, send, at: aimOf(choice, rigs) }] : [];
    }),
    impossible: position.legal.length > 0 ? sent.impossible : [],
    unseen: sent.unseen,
    discards: sent.discards,
  };
}

function aimOf(choice: Choice, rigs: readonly Rig[]): string | null {
  if (choice.way.length > 0) return choice.way.at(-1) ?? null;
  return choice.trucks.length === 1 ? (rigOf(rigs, choice.seat, choice.trucks[0])?.cell ?? null) : null;
}

export function rigOf(rigs: readonly Rig[], seat: number, number: number | undefined): Rig | undefined {
  return rigs.find((rig) => rig.seat === seat && rig.number === number);
}

export const rigKey = ({ seat, number }: { seat: number; number: number }): string => `${seat}-${number}`;
const keyOf = (option: Option): string => `${option.seat}-${option.trucks.join('-')}`;

/** The trucks that a card could be played on alone, in the order of their owners. */
export function candidates(race: Race, options: readonly Option[]): Rig[] {
  return race.rigs.filter((rig) => options.some((one) => concerns(one, rig)));
}

export function concerns(option: Option, rig: { seat: number; number: number }): boolean {
  return option.seat === rig.seat && option.trucks.includes(rig.number);
}

/** The farthest along the race first; to one cell own trucks first, and the cheapest first. */
function ranked(race: Race, options: readonly Option[]): Option[] {
  const far = stepsTo(race.board, 'OASIS');
  const rank = (one: Option): number => (one.at === null ? -1 : (far.get(one.at) ?? 0));
  const pushed = (one: Option): number => Number(one.send.type === 'push');
  return [...options].sort(
    (a, b) => rank(a) - rank(b) || pushed(a) - pushed(b) || (b.litres[0] ?? 0) - (a.litres[0] ?? 0) || keyOf(a).localeCompare(keyOf(b)),
  );
}

/** What a card offers. */
export function offers(race: Race, card: Card | null): Option[] {
  return ranked(
    race,
    race.options.filter((one) => one.card === card),
  );
}

/** What the whole hand offers one truck. Failing with a card is no way to use a truck: for that the card is chosen first. */
export function offersTo(race: Race, rig: Rig): Option[] {
  return ranked(
    race,
    race.options.filter((one) => isFor(one, rig) && one.send.type !== 'restart'),
  );
}

/** It concerns this truck and no other. */
export function isFor(option: Option, rig: { seat: number; number: number }): boolean {
  return option.trucks.length === 1 && concerns(option, rig);
}

/** Gauges are turned over together: what is offered for the trucks that are chosen already and this one, or without it. */
export function together(options: readonly Option[], chosen: readonly number[], truck: number): Option | undefined {
  const wanted = chosen.includes(truck) ? chosen.filter((one) => one !== truck) : [...chosen, truck];
  return options.find((one) => one.trucks.length === wanted.length && one.trucks.every((other) => wanted.includes(other)));
}

/** Trucks that wait at the start do the same: of moves that differ in nothing else, one is enough to choose from. */
export function distinct(race: Race, options: readonly Option[]): Option[] {
  const seen = new Set<string>();
  return options.filter((one) => {
    const rig = rigOf(race.rigs, one.seat, one.trucks[0]);
    if (one.way.length === 0 || rig?.cell !== 'START') return true;
    const key = `${one.seat} ${one.at} ${one.litres[0]} ${one.way.join()}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** By cell: what is offered there, in the order of the list. */
export function byCell(options: readonly Option[]): ReadonlyMap<string, readonly Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    if (option.at === null) continue;
    const there = found.get(option.at);
    if (there) there.push(option);
    else found.set(option.at, [option]);
  }
  return found;
}

/** The cells where the play is: of the trucks of whoever is to move, else of those moved last, else of all on their way. */
export function playedAt(race: Race, mover: number | null, moved: readonly string[]): ReadonlySet<string> {
  const under = race.rigs.filter((rig) => rig.place === null && rig.cell !== 'START');
  const lately = race.rigs.filter((rig) => moved.includes(rigKey(rig)));
  const own = under.filter((rig) => rig.seat === mover);
  const of = mover !== null ? own : lately.length > 0 ? lately : under;
  return new Set(of.length > 0 ? of.map((rig) => rig.cell) : ['START']);
}
