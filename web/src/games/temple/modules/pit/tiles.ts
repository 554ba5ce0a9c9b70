// The curses that came with the Pit.
import { EYES, MASK } from '../../art/symbols';
import type { Tile } from '../module';

export const TILES: Readonly<Record<string, Tile>> = {
  // A chest that falls.
  'curse-lost-treasure': {
    rule: 'ESC-Q-PIT-4',
    sign: 'M5 4.500C5 3 6 2 7.500 2h9C18 2 19 3 19 4.500V8h-5V6.500h-4V8H5ZM4 9.200h6v1.600h4V9.200h6V15H4ZM10.800 16.500h2.400v3h2.600L12 23.500l-3.800-4h2.600ZM4.500 17h2v3.500h-2ZM17.500 17h2v3.500h-2Z',
  },
  // A mask with another behind it.
  'curse-ultimate': {
    rule: 'ESC-Q-PIT-5',
    sign: `${MASK}${EYES}M8.500 17.500c1.800-2 5.200-2 7 0ZM1 2.500c1.500-1 3.600-1.700 5.600-1.900L4 3C2.900 8.500 3.500 14 5.500 18 2 13.500.6 8 1 2.500ZM23 2.500c-1.500-1-3.600-1.700-5.600-1.900L20 3c1.100 5.500.5 11-1.500 15C22 13.500 23.400 8 23 2.500Z`,
  },
};
