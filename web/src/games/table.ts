// What every game's table is told, live and in a replay. A game reads its own View out of `position.view`.
import type { Snippet } from 'svelte';
import type { LogLine } from '../parts/log';
import type { Sitter } from '../parts/sitter';
import type { Happening, Position } from '../wire';

/** The part of a Position that a board shows. A replay makes one from a step, with no legal moves. */
export type Shown = Pick<Position, 'view' | 'seat' | 'movers' | 'legal' | 'barred' | 'clock' | 'outcome' | 'paused'>;

export type TypedMove = Record<string, unknown>;

/** A call in the reader's words. */
export interface Heard {
  id: number;
  seat: number;
  text: string;
}

export interface TableProps {
  position: Shown;
  /** The choices the table was made with. */
  options: Record<string, unknown>;
  sitters: readonly Sitter[];
  /** The game in words, oldest first. */
  log: readonly LogLine[];
  /** What the last act brought, in one breath; the last line of the log where it is left out. */
  news?: LogLine | undefined;
  /** What led from the position shown before to this one; a new list is flown once. */
  story?: readonly Happening[];
  /** A move that the search bot would make, to be pointed at. */
  advised?: TypedMove | null;
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
  onmove?: (move: TypedMove) => void | Promise<boolean>;
  /** Asks the house which rule bars a move; its answer becomes a notice, and nothing is done. */
  onask?: (move: TypedMove) => void;
  onmenu?: () => void;
  /** See with the eyes of another seat of this device; only where several share it and the game is open. */
  onlook?: ((seat: number) => void) | undefined;
  /** Buttons in the strip: undo, hint. */
  tools?: Snippet;
  /** The way in, for the table screen; or the controls of a replay. */
  join?: Snippet;
}

export interface HandsProps {
  /** The view of each seat. */
  views: readonly Record<string, unknown>[];
  sitters: readonly Sitter[];
}
