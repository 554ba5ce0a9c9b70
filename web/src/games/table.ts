// What every game's table is told, live and in a replay. A game reads its own View out of `position.view`.
import type { Snippet } from 'svelte';
import type { LogLine } from '../parts/log';
import type { Sitter } from '../parts/sitter';
import type { Happening, Position } from '../wire';

/** The part of a Position that a board shows. A replay makes one from a step, with no legal moves. */
export type Shown = Pick<Position, 'view' | 'seat' | 'movers' | 'legal' | 'barred' | 'clock' | 'outcome' | 'paused'>;

export type TypedMove = Record<string, unknown>;

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
  /** One line above all others in the strip (paused, game over, step of a replay); the game says whose turn it is otherwise. */
  status?: string | undefined;
  /** Calls of this game that one tap makes, by name; their words are `phrase-NAME`. */
  calls?: readonly string[];
  /** The rules forbid to talk: nothing that speaks to others may be offered. */
  silent?: boolean;
  oncall?: (name: string) => void;
  onmove?: (move: TypedMove) => void;
  onmenu?: () => void;
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
