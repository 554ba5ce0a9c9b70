// What the board shows, read out of a Position. It judges nothing: what may be done and what it would bring
// come from the server.
import type { Happening } from '../../wire';
import type { Shown } from '../table';
import type { Move, View } from './wire';

export type { Move, Tile, Traveller, View } from './wire';

/** A legal move and what it surely brings. */
export interface Act {
  move: Move;
  foresee: readonly Happening[];
}

export interface Camp {
  view: View;
  acts: readonly Act[];
  /** Who looks; none for the table screen and for those who watch. */
  me: number | null;
  /** Whose turn it is; none when the game is over. */
  turn: number | null;
}

/** The server sends a View of this game: wire.ts beside this file is made from the same source. */
export function readPosition(position: Shown<View, Move>): Camp {
  const view = position.view;
  return {
    view,
    acts: position.legal.map((choice) => ({ move: choice.move, foresee: choice.foresee ?? [] })),
    me: position.seat,
    turn: position.outcome ? null : view.turn,
  };
}

/** Who stands on a cell, by seat. */
export function seatsOn(view: View, cell: number): number[] {
  return view.travellers.flatMap((one, seat) => (one.cell === cell ? [seat] : []));
}

/** Who would die of thirst if Sun Beats Down came now. */
export function parched(view: View): number[] {
  return view.travellers.flatMap((one, seat) => (one.after_sun < 0 ? [seat] : []));
}

export interface OpenClue {
  part: string;
  line: 'row' | 'column';
  cell: number;
}
/** The lines along which parts are looked for: one clue known, the part not on the board yet. */
export function openClues(view: View): OpenClue[] {
  return Object.entries(view.parts).flatMap(([part, known]): OpenClue[] => {
    if (known.taken || known.cell !== null) return [];
    if (known.row !== null) return [{ part, line: 'row', cell: known.row }];
    return known.column !== null ? [{ part, line: 'column', cell: known.column }] : [];
  });
}
