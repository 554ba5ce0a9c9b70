// The characters: their colours and the sign of each, one path in a box of 24 x 24.
import type { Character } from '../../wire';

export type Hero = Character['hero'];

export interface Look {
  /** Behind the portrait, and of what the character wears. */
  readonly ground: string;
  readonly cloth: string;
  /** What is on the head, in the box of the portrait (100 x 100). */
  readonly hat: string;
  readonly sign: string;
}

export const HEROES: Readonly<Record<Hero, Look>> = {
  explorer: {
    ground: '#cfe3c0',
    cloth: '#5c6b2f',
    hat: 'M18 40c10-6 20-6 32-6s22 0 32 6c-8 4-56 4-64 0ZM34 34c0-18 6-22 16-22s16 4 16 22Z',
    sign: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20ZM17 7l-7 3-3 7 7-3Z',
  },
  doc: {
    ground: '#d8e8ef',
    cloth: '#f5f7f8',
    hat: 'M32 34c0-14 8-20 18-20s18 6 18 20c-12-5-24-5-36 0ZM46 19h8v4h4v6h-4v4h-8v-4h-4v-6h4Z',
    sign: 'M9 2h6v7h7v6h-7v7H9v-7H2V9h7Z',
  },
  magician: {
    ground: '#d9d0ee',
    cloth: '#4b3a8c',
    hat: 'M26 38 54 2l20 36c-14-5-34-5-48 0Z',
    sign: 'M12 1.500 14.600 9l7.900.3-6.300 4.800 2.200 7.600L12 17.300l-6.400 4.400 2.200-7.600L1.500 9.300 9.400 9Z',
  },
  colossus: {
    ground: '#ecd6c2',
    cloth: '#8c4a2f',
    hat: 'M28 38c-2-18 8-26 22-26s24 8 22 26l-6-8c-10-4-22-4-32 0Z',
    sign: 'M3 3h6v4H5v10h4v4H1V3ZM15 3h8v18h-8v-4h4V7h-4ZM8 10h4V7l5 5-5 5v-3H8Z',
  },
  priest: {
    ground: '#e3e0d6',
    cloth: '#3a3842',
    hat: 'M30 38c0-20 6-30 20-30s20 10 20 30c-3-8-8-12-20-12s-17 4-20 12Z',
    sign: 'M12 2c5.500 0 9 3.500 9 9s-3.500 11-9 11-9-5.500-9-11 3.500-9 9-9ZM8 9a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM16 9a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM9 16h6v2H9Z',
  },
  mechanic: {
    ground: '#f0dfb4',
    cloth: '#2f5f86',
    hat: 'M28 36c0-14 8-22 22-22s22 8 22 22H28ZM22 34h56v6H22Z',
    sign: 'M21 6.500a6 6 0 0 1-8 6.600l-8 8.400-2.500-2.500L11 11a6 6 0 0 1 7-8l-3.500 3.500 3 3Z',
  },
  trickster: {
    ground: '#f1cfd6',
    cloth: '#a3284b',
    hat: 'M26 38C14 34 12 22 16 14c8 8 20 10 34 10s26-2 34-10c4 8 2 20-10 24-14-6-34-6-48 0Z',
    sign: 'M2 7h12V3l7 6-7 6v-4H2ZM22 17H10v4l-7-6 7-6v4h12Z',
  },
  teleporter: {
    ground: '#c9e6e4',
    cloth: '#1f7270',
    hat: 'M30 36c2-16 10-24 20-24s18 8 20 24c-6-6-12-8-20-8s-14 2-20 8ZM22 24h8v4h-8ZM70 24h8v4h-8Z',
    sign: 'M12 2a10 10 0 0 1 9.800 8h-3A7 7 0 1 0 12 19v3a10 10 0 1 1 0-20ZM12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM15 17h8l-4 5Z',
  },
};
