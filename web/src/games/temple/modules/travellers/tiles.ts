// Portal and Clone.
import type { Tile } from '../module';

export const TILES: Readonly<Record<string, Tile>> = {
  'treasure-portal': {
    rule: 'ESC-Q-CHAR-PORTAL',
    sign: 'M12 1.500c5 0 8 4.500 8 10.500s-3 10.500-8 10.500S4 18 4 12 7 1.500 12 1.500ZM12 5c-2.800 0-4.500 3-4.500 7s1.700 7 4.500 7 4.500-3 4.500-7-1.700-7-4.500-7ZM12 8.500l2.500 3.500-2.500 3.500L9.500 12Z',
  },
  'treasure-clone': {
    rule: 'ESC-Q-CHAR-CLONE',
    sign: 'M8 2a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM16 4a4 4 0 1 1-2 7.500A6 6 0 0 0 14.500 5c.5-.6 1-1 1.500-1ZM1.500 20c0-5 2.800-8 6.500-8s6.500 3 6.500 8ZM16.500 20c0-3-.7-5.500-2-7.300.5-.1 1-.2 1.500-.2 3.700 0 6.500 2.800 6.500 7.500Z',
  },
};
