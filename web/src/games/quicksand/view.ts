// What the board shows, read out of a Position. It judges nothing: what may be played is in `legal`,
// which cards fit a timer in its `turned_by`.
import type { Shown } from '../table';
import { CARDS, type Card } from './kinds';
import type { Move, Options, View } from './wire';

export type { Move };

/** A card of a hand: its place counts from the left; null is a back. */
export interface Held {
  place: number;
  card: Card | null;
}

export interface Sands {
  view: View;
  /** The reader's own cards; none for those who have no seat. */
  hand: readonly Held[] | null;
  moves: readonly Move[];
  /** Whether the reader, seated, holds cards that only the others see. */
  blind: boolean;
  /** Whether the table lets cards show what they would do. */
  aids: boolean;
  /** The timers that a joker may be played on, or that may be named for a joker already shown. */
  targets: readonly number[];
  over: boolean;
}

export function readPosition(position: Shown<View, Move>, options: Options): Sands {
  const view = position.view;
  const me = position.seat;
  const own = me === null ? null : (view.hands[me] ?? []);
  const moves = position.legal.map((one) => one.move);
  return {
    view,
    hand: own?.map((card, place) => ({ place, card })) ?? null,
    moves,
    blind: view.facing_out && me !== null,
    aids: aided(options, view),
    targets: moves.flatMap((move) => (move.type === 'joker' ? [move.timer] : [])),
    over: view.ended_at !== null,
  };
}

function aided({ aids = 'auto' }: Options, view: View): boolean {
  return aids === 'on' || (aids === 'auto' && view.level <= view.aided);
}

/** The move that plays a card of the own hand at once; null where a joker's timer comes first, or nothing may be played. */
export function playOf(sands: Sands, held: Held): Move | null {
  const found = sands.moves.find((move) =>
    held.card === null ? move.type === 'play-place' && move.place === held.place : move.type === 'play' && move.card === held.card,
  );
  return found ?? null;
}

/** Whether a card of the own hand may be played now, with or without a timer to name. */
export function mayPlay(sands: Sands, held: Held): boolean {
  return held.card === 'joker' ? sands.targets.length > 0 && !sands.view.naming : playOf(sands, held) !== null;
}

/** The timers that a card, or a joker on a timer, would turn over where they stand. */
export function turnedBy({ view }: Sands, card: Card | null, target: number | null): number[] {
  if (card === 'joker') return target === null ? [] : [target];
  return view.timers.flatMap((timer, which) => (card !== null && timer.turned_by.includes(card) ? [which] : []));
}

/** The gears that a card turns: those of its shape or colour. */
export function gearsOf(view: View, card: Card | null): number[] {
  return view.gears.flatMap((gear, i) => (card !== null && (gear.shape === card || gear.colour === card) ? [i + 1] : []));
}

/** The newest card on the discard pile, or the joker that was just shown. */
export function newestCard(view: View): Card | null {
  return view.naming ? 'joker' : (view.discards.at(-1) ?? null);
}

const PLACES = ['left', 'middle', 'right'];

/** What is worth a call now: what one holds, or where the others' cards face out, which of them to play. */
export function callsFor(sands: Sands): string[] {
  if (sands.over || sands.hand === null) return [];
  const own = new Set(sands.hand.map((held) => held.card));
  const tips = sands.blind ? PLACES.map((place) => `play-${place}`) : [...own].map((card) => `have-${card ?? ''}`);
  return [sands.view.turn === null ? 'i-begin' : 'not-yet', ...tips];
}

/** The card that a call speaks of. */
export function cardOf(call: string): Card | null {
  return CARDS.find((card) => call === `have-${card}`) ?? null;
}

/** Where in the others' hands lies the card that a call asks for; -1 where it speaks of none. */
export function placeOf(call: string): number {
  return PLACES.findIndex((place) => call === `play-${place}`);
}
