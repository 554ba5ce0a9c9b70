// A race for the gallery and for tests, on a small board of a host's own. Moves are written out by hand, as a server would send them.
import type { Shown } from '../../table';
import type { Sitter } from '../../../parts/sitter';
import type { Choice, Move, View } from '../wire';
import moments from './moments.json';

const board: View['board'] = {
  name: 'Two dunes',
  cells: [
    { id: 'START', kind: 'start', x: -1, y: 0, next: ['A1', 'A2', 'A3'] },
    { id: 'A1', kind: 'sand', x: 0, y: -1, next: ['A2', 'B1'] },
    { id: 'A2', kind: 'skull', x: 0.5, y: 0, next: ['A1', 'A3', 'B1', 'B2'] },
    { id: 'A3', kind: 'sand', x: 0, y: 1, next: ['A2', 'B2'] },
    { id: 'B1', kind: 'slope', x: 1, y: -1, next: ['A1', 'A2', 'B2', 'OASIS'], arrow: 'B2' },
    { id: 'B2', kind: 'fuel', x: 1.5, y: 0, next: ['A2', 'A3', 'B1', 'C1', 'OASIS'] },
    { id: 'C1', kind: 'sand', x: 2, y: 1, next: ['B2', 'OASIS'] },
    { id: 'OASIS', kind: 'oasis', x: 3, y: 0, next: [] },
  ],
};
const truck = (cell: string, litres: number, place: number | null = null, points = 0) => ({ cell, litres, place, points });

const plain: Pick<Choice, 'seat' | 'jumps' | 'refuels' | 'arrives' | 'home'> = {
  seat: 0,
  jumps: [],
  refuels: false,
  arrives: false,
  home: false,
};
const drives: [Choice, Move][] = [
  [
    { ...plain, move: 10, card: 'move24', trucks: [1], litres: [3], way: ['B1', 'OASIS'], jumps: [], arrives: true },
    { type: 'drive', card: 'move24', truck: 1, cell: 'OASIS', litres: 3 },
  ],
  [
    { ...plain, move: 11, card: 'move24', trucks: [1], litres: [2], way: ['B2', 'C1'], jumps: [{ seat: 1, truck: 1, litres: 9 }] },
    { type: 'drive', card: 'move24', truck: 1, cell: 'C1', litres: 2 },
  ],
  [
    { ...plain, move: 12, card: 'move24', trucks: [1], litres: [1], way: ['A3', 'B2', 'C1'], jumps: [{ seat: 1, truck: 1, litres: 9 }] },
    { type: 'drive', card: 'move24', truck: 1, cell: 'C1', litres: 1 },
  ],
  [
    { ...plain, move: 13, card: 'move24', trucks: [2], litres: [10], way: ['A1', 'B1'] },
    { type: 'drive', card: 'move24', truck: 2, cell: 'B1', litres: 10 },
  ],
  [
    { ...plain, move: 14, card: 'move24', trucks: [3], litres: [10], way: ['A1', 'B1'] },
    { type: 'drive', card: 'move24', truck: 3, cell: 'B1', litres: 10 },
  ],
];
const others: [Choice, Move][] = [
  [
    { ...plain, move: 20, card: 'siphon', seat: 1, trucks: [1], litres: [6], way: [] },
    { type: 'siphon', seat: 1, truck: 1 },
  ],
  [
    { ...plain, move: 21, card: 'siphon', trucks: [1], litres: [6], way: [] },
    { type: 'fill', truck: 1 },
  ],
  [
    { ...plain, move: 30, card: 'move13', trucks: [1], litres: [12], way: [], home: true },
    { type: 'restart', card: 'move13', truck: 1 },
  ],
];
const moves = [...drives, ...others];

const view: View = {
  turn: 0,
  turns_left: 12,
  board,
  digest: '',
  colours: ['red', 'blue'],
  trucks: [
    [truck('A2', 5), truck('START', 12), truck('START', 12)],
    [truck('B2', 9), truck('START', 12), truck('OASIS', 4, 1, 11)],
  ],
  scores: [0, 11],
  points: [8, 6, 5, 4, 3],
  hand: ['move13', 'move24', 'siphon'],
  hand_sizes: [3, 3],
  draw_pile: 23,
  discards: { move13: 3, move24: 4, move3any: 0, siphon: 1, flipown: 0, flipany: 0 },
  top: 'move24',
  unseen: { move13: 14, move24: 13, move3any: 4, siphon: 2, flipown: 7, flipany: 4 },
  choices: moves.map(([choice]) => choice),
  impossible: ['move13'],
};

export const race: Shown<View, Move> = {
  seat: 0,
  movers: [0],
  outcome: null,
  paused: false,
  clock: { now: 0, time: 0, running: true, alarm: null, rate: 0, starts: null },
  view,
  legal: moves.map(([choice, move]) => ({ code: choice.move, move, foresee: null })),
  barred: [],
};

/** A card that cannot be followed, and no truck on its way: it is lost. */
const lost: Shown<View, Move> = {
  ...race,
  view: {
    ...view,
    trucks: [[truck('START', 12), truck('START', 12), truck('START', 12)], view.trucks[1] ?? []],
    hand: ['flipown', 'flipown', 'flipown'],
    choices: [{ ...plain, move: 40, card: 'flipown', trucks: [], litres: [], way: [] }],
    impossible: ['flipown'],
  },
  legal: [{ code: 40, move: { type: 'discard', card: 'flipown' }, foresee: null }],
};

/** Moments of kept records, as the house tells them: the most choices, the most ways to one cell, gauges turned together, a card lost. */
export function momentOf(name: string | null): Shown<View, Move> | null {
  if (name === 'lost') return lost;
  const found = (moments.poses as unknown as Record<string, Pick<Shown<View, Move>, 'seat' | 'legal' | 'view'>>)[name ?? ''];
  return found ? { ...race, ...found, movers: [found.seat ?? 0], view: { ...found.view, board: moments.board } } : null;
}

/** As many as there are, with names as long as they may be. */
export function crowd(count: number, me: number | null): Sitter[] {
  const names = [
    'Marie-Élisabeth de Tours',
    'Maximilian Wommelsdorfer',
    'Zoé',
    'Anne-Gwenaëlle Kermadec',
    'Wilhelmina van Wijngaard',
    'Jean-Christophe Mammouth',
  ];
  return names
    .slice(0, count)
    .map((name, seat) => ({ seat, name, bot: seat === 2 && seat !== me, you: seat === me, presence: seat === 3 ? 'away' : 'here' }));
}
