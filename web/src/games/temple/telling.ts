// The temple in words: what acts, places and choices are called, what the strip says, and why the dice rest.
import { say } from '../../words/reader.svelte';
import type { Act } from './acts';
import type { Face, Side } from './kinds';
import { itemOfModules } from './modules/asking';
import { clockText, nextCue, seatsAt, stuck, type Temple } from './view';
import { tellStuck } from './why';
import type { Move, Room, View } from './wire';

export type Name = (seat: number) => string;
/** What an act is called; without the name of whom it is for, where that stands beside. */
export type Tell = (act: Act, named?: boolean) => string;

export function tellAct(act: Act, name: Name): string {
  const details = Object.fromEntries(
    Object.entries(act.details ?? {}).map(([key, value]) => [key, typeof value === 'string' ? say(`${key}-${value}`) : value]),
  );
  return say(`temple-${act.word}`, { ...details, name: act.seat === undefined ? '' : name(act.seat) });
}

/** A room as people find it: by its name, and so many rooms from the start, which all see alike. */
export function tellSpot(view: View, room: Room | null | undefined): string {
  if (!room) return '';
  const [name, way] = [say(`room-${room.name}`), tellWay(view, room)];
  return way ? say('temple-spot', { room: name, way }) : name;
}

/** How far from the start a room lies; empty for the start itself. */
export function tellWay({ rooms, start }: View, room: Room): string {
  const from = rooms[start] ?? room;
  return [...stepsTo(room.y - from.y, 'north', 'south'), ...stepsTo(room.x - from.x, 'west', 'east')].join(', ');
}

function stepsTo(steps: number, before: Side, after: Side): string[] {
  return steps === 0 ? [] : [say('temple-steps', { number: Math.abs(steps), side: steps < 0 ? before : after })];
}

/** The same, and who is there. */
export function tellPlace(view: View, place: number, name: Name): string {
  const who = seatsAt(view, place).map(name).join(', ');
  return [tellSpot(view, view.rooms[place]), ...(who ? [who] : [])].join(': ');
}

/** A move as one of several to choose from. */
export interface Item {
  label: string;
  face?: Face | undefined;
  /** The room that it is about, to be drawn. */
  room?: Room | undefined;
  /** Of two rooms it is the one that was picked already. */
  picked?: boolean;
  move: Move;
}

export function itemOf(move: Move, view: View, name: Name): Item {
  switch (move.type) {
    case 'give-up':
      return { label: say(`face-${move.face}`), face: move.face, move };
    case 'give':
      return { label: name(move.to), move };
    case 'place-room':
      return { label: say(`side-${move.side}`), move };
    default:
      return {
        label: itemOfModules(move, view, name) ?? '',
        face: 'face' in move ? move.face : undefined,
        room: 'room' in move ? view.known?.find((room) => room.name === move.room) : undefined,
        move,
      };
  }
}

/** What the strip says: what comes next, and when. */
export function tellTime(view: View, now: number): string {
  if (view.over) return say('game-over');
  const next = nextCue(view);
  if (!next) return say('temple-practice');
  const details = { what: say(`temple-cue-${next.cue.what}`), time: clockText(next.cue.at - now) };
  return say(next.gong ? `temple-hurry-${next.cue.what}` : 'temple-until', details);
}

/** What rolling would do, or why it does nothing. `going`: how many of the dice in hand would be rolled. */
export function tellRoll({ view, mine }: Temple, inHand: number, going: number): string {
  if (view.over) return say('game-over');
  if (mine?.place === null) return say('temple-you-are-out');
  if (mine && stuck(mine)) return tellStuck(view);
  if (inHand === 0) return say('temple-no-dice');
  return going > 0 ? say('temple-roll', { number: going }) : say('temple-all-kept');
}
