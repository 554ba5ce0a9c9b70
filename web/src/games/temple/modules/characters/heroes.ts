// The characters: the colour behind the portrait of each (portraits.svg), and its sign, one path in a box of 24 x 24.
import type { Character } from '../../wire';

export type Hero = Character['hero'];

/** The rule of a power. */
export function ruleOf(hero: Hero, power: Character['power']): string {
  const short = { trickster: 'Q-CHAR-TRICK', teleporter: 'Q-CHAR-TELE' }[hero as string] ?? `M6-${hero.toUpperCase()}`;
  return `ESC-${short}-${power === 'activable' ? 'A' : 'P'}`;
}

export interface Look {
  readonly ground: string;
  readonly sign: string;
}

export const HEROES: Readonly<Record<Hero, Look>> = {
  explorer: {
    ground: '#cfe3c0',
    sign: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20ZM17 7l-7 3-3 7 7-3Z',
  },
  doc: {
    ground: '#cfe6f0',
    sign: 'M9 2h6v7h7v6h-7v7H9v-7H2V9h7Z',
  },
  magician: {
    ground: '#d9d0ee',
    sign: 'M12 1.5 14.6 9l7.9.3-6.3 4.8 2.2 7.6L12 17.3l-6.4 4.4 2.2-7.6L1.5 9.3 9.4 9Z',
  },
  colossus: {
    ground: '#f0d3ba',
    sign: 'M3 3h6v4H5v10h4v4H1V3ZM15 3h8v18h-8v-4h4V7h-4ZM8 10h4V7l5 5-5 5v-3H8Z',
  },
  priest: {
    ground: '#dcd8cb',
    sign: 'M12 2c5.5 0 9 3.5 9 9s-3.5 11-9 11-9-5.5-9-11 3.5-9 9-9ZM8 9a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM16 9a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM9 16h6v2H9Z',
  },
  mechanic: {
    ground: '#f3e0ae',
    sign: 'M21 6.5a6 6 0 0 1-8 6.6l-8 8.4-2.5-2.5L11 11a6 6 0 0 1 7-8l-3.5 3.5 3 3Z',
  },
  trickster: {
    ground: '#f4cbd4',
    sign: 'M2 7h12V3l7 6-7 6v-4H2ZM22 17H10v4l-7-6 7-6v4h12Z',
  },
  teleporter: {
    ground: '#c3e6e3',
    sign: 'M12 2a10 10 0 0 1 9.8 8h-3A7 7 0 1 0 12 19v3a10 10 0 1 1 0-20ZM12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM15 17h8l-4 5Z',
  },
};
