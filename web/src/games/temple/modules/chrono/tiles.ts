// Signs of chrono rooms, and what is printed on them.
import { FACES, GEM } from '../../art/symbols';
import type { Glass } from '../../wire';

export type Ban = Glass['bans'][number];

const DOOR = 'M5 22.500V8a7 7 0 0 1 14 0v14.500Zm3-2.500h8V8a4 4 0 0 0-8 0Zm1.500-8.500h3V8.700l4.300 4.300-4.300 4.300v-2.800h-3Z';
const START =
  'M12 1.500a10.500 10.500 0 1 1 0 21 10.500 10.500 0 0 1 0-21Zm0 3a7.500 7.500 0 1 0 0 15 7.500 7.500 0 0 0 0-15Zm0 3.500a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z';
export const DIE =
  'M4 2.500h16a1.500 1.500 0 0 1 1.500 1.500v16a1.500 1.500 0 0 1-1.500 1.500H4A1.500 1.500 0 0 1 2.500 20V4A1.500 1.500 0 0 1 4 2.500Zm3.500 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm9 9a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z';

export const SIGNS: Readonly<Record<string, string>> = {
  'ban-gems': GEM,
  'ban-gold': FACES.gold,
  'ban-entering': DOOR,
  'ban-start': START,
  die: DIE,
  hourglass:
    'M5 1.500h14v2.600h-1.600c0 4-1.700 6-3.900 7.900 2.200 1.900 3.900 3.900 3.900 7.900H19v2.600H5v-2.600h1.600c0-4 1.700-6 3.900-7.900-2.200-1.900-3.900-3.900-3.900-7.900H5Z',
};

/** What prohibition rooms forbid: first, then. */
export const PRINTED: Readonly<Record<string, readonly [Ban, Ban]>> = {
  'forbidding-1': ['gems', 'entering'],
  'forbidding-2': ['gold', 'start'],
  'forbidding-3': ['entering', 'gold'],
  'forbidding-4': ['start', 'gems'],
};

/** The rules that tell what a room does. */
export const RULES: Readonly<Record<string, readonly string[]>> = {
  'lava-dice': ['ESC-M8-LAVA-1', 'ESC-M8-LAVA-2'],
  'lava-gems': ['ESC-M8-LAVA-1', 'ESC-M8-LAVA-2'],
  torch: ['ESC-M8-TORCH-1'],
  sacrifice: ['ESC-M8-SACR-1'],
};
export const rulesOf = (room: string): readonly string[] => RULES[room] ?? ['ESC-M8-FORBID-1', 'ESC-M8-FORBID-2'];
