// What the board shows, read out of a Position. It judges nothing: what may be done is in `legal`.
import type { Shown } from '../table';
import { OPPOSITE, SIDES, STEP, type Side } from './kinds';
import { asideOf, beganAt } from './modules/asking';
import type { CueAt, Move, Player, Room, View } from './wire';

export type { Move };

export interface Temple {
  view: View;
  me: number | null;
  /** The reader's own adventurer; nobody's for those who watch. */
  mine: Player | null;
  /** The place of the reader's pawn; null for watchers and those who are out. */
  place: number | null;
  here: Room | null;
  moves: readonly Move[];
}

export function readPosition(position: Shown<View, Move>): Temple {
  const view = withAside(position.view);
  const me = position.seat;
  const mine = me === null ? null : (view.players[me] ?? null);
  const place = mine?.place ?? null;
  return {
    view,
    me,
    mine,
    place,
    here: place === null ? null : (view.rooms[place] ?? null),
    moves: position.legal.map((one) => one.move),
  };
}

/** Rooms that wait beside the temple are drawn there, so that nobody loses sight of who is in them. */
function withAside(view: View): View {
  const aside = asideOf(view);
  if (aside.length === 0) return view;
  return { ...view, rooms: view.rooms.map((room, place) => aside.find((one) => one.place === place)?.room ?? room) };
}

/** The place next to another on a side, whether or not one can pass; null where nothing lies. */
export function beside(rooms: View['rooms'], place: number, side: Side): number | null {
  const from = rooms[place];
  if (!from || !owns(rooms, from, side)) return null;
  const [x, y] = [from.x + STEP[side].x, from.y + STEP[side].y];
  const found = rooms.findIndex((room) => room?.x === x && room.y === y && owns(rooms, room, OPPOSITE[side]));
  return found < 0 ? null : found;
}

/** Whether a side leads to a room: of a double room each part has its own. */
function owns(rooms: View['rooms'], room: Room, side: Side): boolean {
  const half = halfOf(rooms, room);
  return half === null || (half.rear ? side === half.side : side !== OPPOSITE[half.side]);
}

/** A part of a double room: on which side of its cell it lies, and the other part. */
export interface Half {
  readonly rear: boolean;
  readonly side: Side;
  readonly other: Room;
}

/** Which part of a double room a room is; null where it is whole. The rear lies across the stairs. */
export function halfOf(rooms: View['rooms'], room: Room): Half | null {
  const other = rooms.find((one) => one !== null && one !== room && one.x === room.x && one.y === room.y);
  if (!other) return null;
  const rear = room.name === `${other.name}-rear`;
  const across = SIDES[room.turned % SIDES.length] ?? 'north';
  return { rear, side: rear ? across : OPPOSITE[across], other };
}

/** Who stands at a place, by seat. */
export function seatsAt(view: View, place: number): number[] {
  return view.players.flatMap((player, seat) => (player.place === place ? [seat] : []));
}

export const locked = (player: Player): number => player.dice.filter((face) => face === 'black').length;
/** Every die is locked: only others can help. */
export const stuck = (player: Player): boolean =>
  player.place !== null && player.dice.length > 0 && locked(player) === player.dice.length && player.pledged.length === 0;

/** Nobody inside has a die that could show a gold mask. */
export const allStuck = ({ players }: View): boolean =>
  players.every((player) => player.place === null || (locked(player) === player.dice.length && player.pledged.length === 0));

/** The cue that comes next, and the gong that began the countdown to it. */
export function nextCue(view: View): { cue: CueAt; gong: CueAt | null; from: number } | null {
  const cue = view.timeline[view.next_cue];
  if (!cue) return null;
  const before = view.timeline[view.next_cue - 1];
  return { cue, gong: before?.what === 'gong' ? before : null, from: before?.at ?? beganAt(view) };
}

/** How long a cue is shown to the eyes. */
const SHOWN = 3000;

/** The cue that happened a moment ago, and is still shown. */
export function shownCue(timeline: readonly CueAt[], now: number): CueAt | null {
  return timeline.findLast((cue) => cue.at <= now && now < cue.at + SHOWN) ?? null;
}

/** Minutes and seconds that are left: none only when nothing is left. */
export function clockText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * What is worth a call now. Each has its place, and what stands there changes seldom: help, gather, where to, wait.
 * Those who are out can only point the way.
 */
export function callsFor({ view, mine, here }: Temple): string[] {
  if (!mine || view.over) return [];
  if (mine.place === null) return ['exit-found'];
  const next = nextCue(view);
  const gather = here && here.prizes.length > 0 && !here.used && view.depot > 0 ? 'gems-here' : 'come-here';
  const whereTo = next?.gong && next.cue.what === 'slam' ? 'go-home' : view.exit_found ? 'exit-found' : 'on-my-way';
  return ['gold-mask', gather, whereTo, 'wait-for-me'];
}
