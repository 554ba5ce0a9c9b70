// Positions and people for the gallery. Legal moves, wins and bars are written out by hand, as a server would send them.
import type { Kind } from '../games/deserto/kinds';
import type { Shown } from '../games/table';
import type { LogLine } from '../parts/log';
import type { Sitter } from '../parts/sitter';
import type { Choice } from '../wire';

export const people: Sitter[] = [
  { seat: 0, name: 'Aïcha', bot: false, you: true, presence: 'here' },
  { seat: 1, name: 'Noé', bot: false, you: false, presence: 'away' },
  { seat: 2, name: 'Sirocco', bot: true, you: false, presence: 'here' },
  { seat: 3, name: 'Marie-Élisabeth', bot: false, you: false, presence: 'here' },
];

/** A placement as a server would send it: `wins` are the cells it takes. */
function lay(card: Kind, cell: number, wins: readonly number[] = []): Choice {
  const foresee = [
    { at: 0, name: 'laid', details: { seat: 0, card, cell } },
    ...wins.map((won) => ({ at: 0, name: 'taken', details: { seat: 0, cell: won, cards: 1 } })),
  ];
  return { code: 0, move: { type: 'lay', card, cell }, foresee };
}
function give(card: Kind, to: number): Choice {
  return { code: 0, move: { type: 'give', card }, foresee: [{ at: 0, name: 'given', details: { seat: 0, card, to } }] };
}
const bar = (card: Kind, cell: number, rule: string) => ({ move: { type: 'lay', card, cell }, rule });
const frame = {
  seat: 0,
  movers: [0],
  outcome: null,
  paused: false,
  clock: { now: 0, time: 0, running: true, alarm: null, rate: 1, starts: null },
};

export const midgame: Shown = {
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
export const opening: Shown = {
  ...frame,
  view: {
    turn: 0,
    hand: ['thief', 'vizier', 'vizier'],
    hand_sizes: [3, 3],
    piles: [['treasure'], [], [], []],
    won: [0, 0],
    draw_pile: 44,
    unseen: { oasis: 6, vizier: 13, thief: 14, treasure: 14 },
  },
  legal: [lay('thief', 1, [0]), lay('thief', 3, [0]), lay('vizier', 1), lay('vizier', 3), give('thief', 1), give('vizier', 1)],
  barred: [bar('thief', 0, 'DST-PLACE-2'), bar('thief', 2, 'DST-PLACE-3')],
};

const told = {
  fr: [
    'La première carte est un trésor.',
    'Noé pose un voleur et gagne une carte.',
    'Sirocco pose une oasis.',
    'Marie-Élisabeth donne un trésor à Sirocco.',
    'Aïcha pose un vizir et gagne 5 cartes.',
    'Noé pose un trésor.',
    'Sirocco pose un vizir.',
    'Marie-Élisabeth pose un voleur sur la pile de 6.',
  ],
  en: [
    'The first card is a treasure.',
    'Noé lays a thief and wins one card.',
    'Sirocco lays an oasis.',
    'Marie-Élisabeth gives a treasure to Sirocco.',
    'Aïcha lays a vizier and wins 5 cards.',
    'Noé lays a treasure.',
    'Sirocco lays a vizier.',
    'Marie-Élisabeth lays a thief on the pile of 6.',
  ],
};
const who = [undefined, 1, 2, 3, 0, 1, 2, 3];

export function logOf(language: 'fr' | 'en'): LogLine[] {
  return told[language].map((text, id) => ({ id, text, seat: who[id] }));
}

/** Not a real code: a pattern with the look of one. */
export const qr = `data:image/svg+xml,${encodeURIComponent(fakeQr(33))}`;
function fakeQr(n: number): string {
  let path = '';
  for (let y = 4; y < n - 4; y++) {
    for (let x = 4; x < n - 4; x++) if ((x * 7 + y * 13 + x * y * 3) % 5 < 2) path += `M${x} ${y}h1v1h-1z`;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n} ${n}"><path d="${path}"/></svg>`;
}
