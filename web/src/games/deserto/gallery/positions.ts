// Positions of Deserto for the gallery. Legal moves, wins and bars are written out by hand, as a server would send them.
import type { Forbidden, Legal, Shown } from '../../table';
import type { Cell, Kind } from '../kinds';
import type { Move, View } from '../wire';

/** A placement as a server would send it: `wins` are the cells it takes. */
function lay(card: Kind, cell: Cell, wins: readonly Cell[] = []): Legal<Move> {
  const foresee = [
    { at: 0, name: 'laid', details: { seat: 0, card, cell } },
    ...wins.map((won) => ({ at: 0, name: 'taken', details: { seat: 0, cell: won, cards: 1 } })),
  ];
  return { code: 0, move: { type: 'lay', card, cell }, foresee };
}
function give(card: Kind, to: number): Legal<Move> {
  return { code: 0, move: { type: 'give', card }, foresee: [{ at: 0, name: 'given', details: { seat: 0, card, to } }] };
}
const bar = (card: Kind, cell: Cell, rule: string): Forbidden<Move> => ({ move: { type: 'lay', card, cell }, rule });
const frame = {
  seat: 0,
  movers: [0],
  outcome: null,
  paused: false,
  clock: { now: 0, time: 0, running: true, alarm: null, rate: 1, starts: null },
};

const box = { oasis: 6, vizier: 15, thief: 15, treasure: 15 };

export const midgame: Shown<View, Move> = {
  ...frame,
  view: {
    turn: 0,
    hand: ['vizier', 'treasure', 'oasis'],
    hand_sizes: [3, 3, 3, 3],
    piles: [
      ['oasis', 'treasure', 'vizier', 'thief'],
      ['treasure', 'oasis'],
      ['thief', 'treasure', 'thief', 'vizier', 'treasure', 'oasis', 'thief'],
      ['vizier'],
    ],
    won: [7, 12, 4, 9],
    draw_pile: 14,
    unseen: { oasis: 3, vizier: 4, thief: 6, treasure: 7 },
    box,
  },
  legal: [
    lay('vizier', 0),
    lay('vizier', 1, [0, 2]),
    lay('vizier', 2),
    lay('vizier', 3, [0, 2]),
    lay('oasis', 0),
    lay('oasis', 1),
    lay('oasis', 2),
    lay('oasis', 3),
    lay('treasure', 0),
    lay('treasure', 2),
    give('vizier', 3),
    give('treasure', 3),
    give('oasis', 3),
  ],
  barred: [bar('treasure', 1, 'DST-PLACE-6'), bar('treasure', 3, 'DST-PLACE-6')],
};

/** Early on: one card lies, its diagonal is shut. */
export const opening: Shown<View, Move> = {
  ...frame,
  view: {
    turn: 0,
    hand: ['thief', 'vizier', 'vizier'],
    hand_sizes: [3, 3],
    piles: [['treasure'], [], [], []],
    won: [0, 0],
    draw_pile: 44,
    unseen: { oasis: 6, vizier: 13, thief: 14, treasure: 14 },
    box,
  },
  legal: [lay('thief', 1, [0]), lay('thief', 3, [0]), lay('vizier', 1), lay('vizier', 3), give('thief', 1), give('vizier', 1)],
  barred: [bar('thief', 0, 'DST-PLACE-2'), bar('thief', 2, 'DST-PLACE-3')],
};
