// Two curses, and the treasure that breaks any.
import type { Tile } from '../module';
import { sign } from './sign';

export const TILES: Readonly<Record<string, Tile>> = {
  'curse-condemned': { rule: 'ESC-Q-DOOM-2', sign: sign.path },
  // Somebody who stands, on a line.
  'curse-stand': {
    rule: 'ESC-Q-DOOM-3',
    sign: 'M12 1a2.900 2.900 0 1 1 0 5.800A2.900 2.900 0 0 1 12 1ZM8.600 7.500h6.800c1.100 0 1.900.8 1.900 1.900v6h-2.100v6h-2.100v-5.600h-2.200v5.600H8.800v-6H6.700v-6c0-1.100.8-1.900 1.900-1.900ZM3 21.900h18V23.500H3Z',
  },
  // A flash that breaks a ring.
  'treasure-counterspell': {
    rule: 'ESC-Q-DOOM-1',
    sign: 'M14 1.500 6.500 13h4L8.500 22.500 18 10h-5ZM4.400 6.200l1.900 1.300A7 7 0 0 0 6 16.800l-1.700 1.500a9.300 9.300 0 0 1 .1-12.100ZM19.600 6.200a9.300 9.300 0 0 1-5.900 15.200l.7-2.300a7 7 0 0 0 3.400-11.500Z',
  },
};
