// Curses, and the purple mask that stands for all of them.
import { EYES, MASK } from '../../art/symbols';
import type { Tile } from '../module';

export const MARK = MASK + EYES + 'M8.500 17.500c1.800-2 5.200-2 7 0Z';

export const TILES: Readonly<Record<string, Tile>> = {
  'curse-trap': {
    rule: 'ESC-M1-TRAP-1',
    sign: 'M3 3h2.800v18H3ZM8 3h2.800v18H8ZM13.200 3H16v18h-2.800ZM18.200 3H21v18h-2.800ZM2 6h20v2.400H2ZM2 15.600h20V18H2Z',
  },
  'curse-silence': {
    rule: 'ESC-M1-SILENCE-1',
    sign: 'M3 5.500h18v11h-8l-5 4.500v-4.500H3Zm4.200 2.300L6 9l2 2-2 2 1.200 1.200 2-2 2 2 1.300-1.200-2-2 2-2-1.300-1.200-2 2ZM14 10h4v2h-4Z',
  },
  'curse-broken': {
    rule: 'ESC-M1-BROKEN-1',
    sign: 'M3 3h8l-1.500 5 3 3-3.500 3.500 2 3.500L9.500 21H3ZM13.500 3H21v18h-8.500l1.500-3-2-3.200L15.500 11l-3.200-3.200Z',
  },
  'curse-lost-dice': {
    rule: 'ESC-M1-LOST-1',
    sign: 'M4 2.500h9v9H4Zm4.500 3.200a1.300 1.300 0 1 0 0 2.600 1.300 1.300 0 0 0 0-2.600ZM2 13.500h12v2.200H2ZM16.500 6.500H19v8h3.200l-4.500 5.500-4.400-5.500h3.200ZM12 21h11v2H12Z',
  },
  'curse-mask': {
    rule: 'ESC-M1-MASK-1',
    sign: MARK,
  },
  'curse-hand': {
    rule: 'ESC-M1-HAND-1',
    sign: 'M6 11V5.300a1.400 1.400 0 0 1 2.800 0v4.500h.7V3.400a1.400 1.400 0 0 1 2.800 0v6.400h.7V4.600a1.400 1.400 0 0 1 2.800 0v5.700h.7V7a1.400 1.400 0 0 1 2.800 0v8.500c0 4-2.700 7-6.600 7-3 0-4.700-1.300-6.200-4L3.600 13a1.500 1.500 0 0 1 2.400-1.800Z',
  },
};
