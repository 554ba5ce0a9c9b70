// What every game's table is told, live and in a replay. View, Move and Options are those of the game's own wire.ts;
// whoever shows any game's table leaves them out, and hands over what came unread.
import type { Snippet } from 'svelte';
import type { LogLine } from '../parts/log';
import type { Sitter } from '../parts/sitter';
import type { Barred, Choice, Happening, Position } from '../wire';

/** What came from the house, and is understood by the game alone. */
export type Unread = Record<string, unknown>;

export type Legal<Move = Unread> = Omit<Choice, 'move'> & { move: Move };
export type Forbidden<Move = Unread> = Omit<Barred, 'move'> & { move: Move };

/** The part of a Position that a board shows. A replay makes one from a step, with no legal moves. */
export interface Shown<View = Unread, Move = Unread> extends Pick<Position, 'seat' | 'movers' | 'clock' | 'outcome' | 'paused'> {
  view: View;
  legal: readonly Legal<Move>[];
  barred: readonly Forbidden<Move>[];
}

/** A call in the reader's words. */
export interface Heard {
  id: number;
  seat: number;
  /** Its name, for boards that have a sign for it. */
  call?: string;
  text: string;
}

export interface TableProps<View = Unread, Move = Unread, Options = Unread> {
  position: Shown<View, Move>;
  /** The choices the table was made with. */
  options: Options;
  sitters: readonly Sitter[];
  /** The game in words, oldest first. */
  log: readonly LogLine[];
  /** The one strip that speaks, given what happened last; a replay only tells the news. */
  voice?: Snippet<[LogLine | undefined]> | undefined;
  /** Lies in the place of the hand while a device goes from one person to the next. */
  cover?: Snippet | undefined;
  /** What the last act brought, in one breath; the last line of the log where it is left out. */
  news?: LogLine | undefined;
  /** What led from the position shown before to this one; a new list is flown once. */
  story?: readonly Happening[];
  /** A move that the search bot would make, to be pointed at. */
  advised?: Move | null;
  form: 'personal' | 'table';
  connection: 'live' | 'slow' | 'lost';
  /** Server time minus the clock of this device, for games in real time. */
  offset?: number;
  /** The table screen makes the sound for the whole room, and this device none. */
  quiet?: boolean;
  /** One line above all others in the strip (paused, game over, step of a replay); the game says whose turn it is otherwise. */
  status?: string | undefined;
  /** Calls of this game that one tap makes, by name; their words are `phrase-NAME`. */
  calls?: readonly string[];
  /** The rules forbid to talk: nothing that speaks to others may be offered. */
  silent?: boolean;
  oncall?: (name: string) => void;
  /** What was just called, the newest last. */
  heard?: readonly Heard[];
  /** Answers whether the move was accepted, for boards that show it before. */
  onmove?: (move: Move) => Promise<boolean>;
  /** Asks the house which rule bars a move; its answer becomes a notice, and nothing is done. */
  onask?: (move: Move) => void;
  /** Says in the strip why something that was tapped is not possible now, where the board knows it by itself. */
  onbar?: (why: string) => void;
  onmenu?: () => void;
  /** See with the eyes of another seat of this device; only where several share it and the game is open. */
  onlook?: ((seat: number) => void) | undefined;
  /** Buttons in the strip: undo, hint. */
  tools?: Snippet;
  /** The way in, for the table screen; or the controls of a replay. */
  join?: Snippet;
}

/** For what a game keeps at hand besides its table. */
export type AidsProps<View = Unread, Move = Unread, Options = Unread> = Pick<TableProps<View, Move, Options>, 'position' | 'options'>;

export interface HandsProps<View = Unread> {
  /** The view of each seat. */
  views: readonly View[];
  sitters: readonly Sitter[];
}
