// People, a log and a code for the gallery.
import type { LogLine } from '../parts/log';
import type { Sitter } from '../parts/sitter';

export const people: Sitter[] = [
  { seat: 0, name: 'Aïcha', bot: false, you: true, presence: 'here' },
  { seat: 1, name: 'Noé', bot: false, you: false, presence: 'away' },
  { seat: 2, name: 'Sirocco', bot: true, you: false, presence: 'here' },
  { seat: 3, name: 'Marie-Élisabeth', bot: false, you: false, presence: 'here' },
];

/** A move is written down, and done no more about. */
export function noted(move: unknown): Promise<boolean> {
  console.info(JSON.stringify(move));
  return Promise.resolve(true);
}

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
