// Positions and people for the gallery. Legal moves, wins and bars are written out by hand, as a server would send them.
import type { Barred, DesertoView, Preview } from '../games/deserto/view';
import type { LogLine } from '../parts/log';
import type { Sitter } from '../parts/sitter';

export const people: Sitter[] = [
  { seat: 0, name: 'Aïcha', bot: false, you: true, presence: 'here' },
  { seat: 1, name: 'Noé', bot: false, you: false, presence: 'away' },
  { seat: 2, name: 'Sirocco', bot: true, you: false, presence: 'here' },
  { seat: 3, name: 'Marie-Élisabeth', bot: false, you: false, presence: 'here' },
];

export const midgame: DesertoView = {
  seats: 4,
  turn: 0,
  hand: ['vizier', 'treasure', 'oasis'],
  handSizes: [3, 3, 3, 3],
  piles: [
    ['oasis', 'treasure', 'vizier', 'thief'],
    ['treasure', 'oasis'],
    ['thief', 'treasure', 'thief', 'vizier', 'treasure', 'oasis', 'thief'],
    ['vizier'],
  ],
  won: [7, 12, 4, 9],
  drawPile: 14,
  legal: [
    { kind: 'lay', card: 'vizier', cell: 0 },
    { kind: 'lay', card: 'vizier', cell: 1 },
    { kind: 'lay', card: 'vizier', cell: 2 },
    { kind: 'lay', card: 'vizier', cell: 3 },
    { kind: 'lay', card: 'oasis', cell: 0 },
    { kind: 'lay', card: 'oasis', cell: 1 },
    { kind: 'lay', card: 'oasis', cell: 2 },
    { kind: 'lay', card: 'oasis', cell: 3 },
    { kind: 'lay', card: 'treasure', cell: 0 },
    { kind: 'lay', card: 'treasure', cell: 2 },
    { kind: 'give', card: 'vizier' },
    { kind: 'give', card: 'treasure' },
    { kind: 'give', card: 'oasis' },
  ],
  seen: [3, 11, 9, 8],
};

export const midgamePreview: Preview = {
  'vizier@0': { wins: [] },
  'vizier@1': { wins: [0, 2] },
  'vizier@2': { wins: [] },
  'vizier@3': { wins: [0, 2] },
};

export const midgameBarred: Barred[] = [
  { card: 'treasure', cell: 1, by: 0 },
  { card: 'treasure', cell: 3, by: 0 },
];

/** Early on: one card lies, its diagonal is shut. */
export const opening: DesertoView = {
  ...midgame,
  seats: 2,
  hand: ['thief', 'vizier', 'vizier'],
  handSizes: [3, 3],
  piles: [['treasure'], [], [], []],
  won: [0, 0],
  drawPile: 44,
  legal: [
    { kind: 'lay', card: 'thief', cell: 1 },
    { kind: 'lay', card: 'thief', cell: 3 },
    { kind: 'lay', card: 'vizier', cell: 1 },
    { kind: 'lay', card: 'vizier', cell: 3 },
    { kind: 'give', card: 'thief' },
    { kind: 'give', card: 'vizier' },
  ],
  seen: [0, 2, 1, 1],
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
export const qr = { modules: 25, path: fakeQr(25) };
function fakeQr(n: number): string {
  let path = '';
  const eye = (x: number, y: number): void => {
    path += `M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z`;
  };
  eye(0, 0);
  eye(n - 7, 0);
  eye(0, n - 7);
  for (let y = 0; y < n; y++) {
    for (let x = 0; x < n; x++) {
      const corner = (x < 8 && y < 8) || (x >= n - 8 && y < 8) || (x < 8 && y >= n - 8);
      if (!corner && (x * 7 + y * 13 + x * y * 3) % 5 < 2) path += `M${x} ${y}h1v1h-1z`;
    }
  }
  return path;
}
