// Treasures, and the chest that stands for all of them.
import { EYES, GEM, MASK } from '../../art/symbols';
import type { Tile } from '../module';

export const CHEST =
  'M4 6.500C4 4.600 5.400 3.500 7 3.500h10c1.600 0 3 1.100 3 3V11h-5.500V9.500h-5V11H4ZM3 12.300h6.500v1.900h5v-1.900H21v8.200H3Z';

export const TILES: Readonly<Record<string, Tile>> = {
  'treasure-healing': {
    rule: 'ESC-M2-HEAL-1',
    sign: `${MASK}${EYES}M11 14h2v1.800h1.800v2H13v1.800h-2v-1.800H9.200v-2H11Z`,
  },
  'treasure-passage': {
    rule: 'ESC-M2-PASS-1',
    sign: 'M3 22.500V11a9 9 0 0 1 18 0v11.500h-3.200V11a5.800 5.800 0 0 0-11.600 0v11.500ZM8 12.500h8v2.200H8ZM8 16.200h8v2.200H8ZM8 19.900h8v2.600H8Z',
  },
  'treasure-torches': {
    rule: 'ESC-M2-2T-1',
    sign: 'M8 2c2.600 2.300 3.700 4.200 3.700 6a3.800 3.800 0 0 1-7.500 0C4.200 6 5.900 4.300 8 2ZM5 13h6l-.9 2H5.900ZM6.700 15.800h2.600L8.700 22H7.300ZM16.300 2c2.600 2.300 3.700 4.200 3.700 6a3.800 3.800 0 0 1-7.500 0c0-2 1.700-3.700 3.800-6ZM13.300 13h6l-.9 2h-4.200ZM15 15.800h2.600L17 22h-1.400Z',
  },
  'treasure-teleport': {
    rule: 'ESC-M2-TELE-1',
    sign: 'M12 1.500c5.800 0 10.500 4.700 10.500 10.500S17.800 22.500 12 22.500 1.500 17.800 1.500 12H4a8 8 0 1 0 8-8ZM12 5.700a6.300 6.300 0 1 1-6.300 6.300h2.400A3.900 3.900 0 1 0 12 8.100ZM12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z',
  },
  'treasure-keys': {
    rule: 'ESC-M2-2K-1',
    sign: 'M7 2.500a3.800 3.800 0 0 1 1.200 7.400v2.800h3v2H8.200v1.500h2.400v2H5.800V9.900A3.800 3.800 0 0 1 7 2.500Zm0 2.300a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3ZM16.500 5.500a3.800 3.800 0 0 1 1.200 7.400v2.800h3v2h-3v1.500h2.400v2h-4.800V12.900a3.800 3.800 0 0 1 1.200-7.400Zm0 2.300a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3Z',
  },
  'treasure-gem': {
    rule: 'ESC-M2-GEM-1',
    sign: GEM,
  },
};
