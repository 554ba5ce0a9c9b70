// What there is in the box of Escape without its modules, and the rules that tell of it.
import type { Player, Room } from '../wire';

export const DICE: Readonly<Record<Player['dice'][number], readonly string[]>> = {
  adventurer: ['ESC-ENTER-1', 'ESC-DISC-1'],
  key: ['ESC-ENTER-1', 'ESC-GEM-1', 'ESC-ESC-2'],
  torch: ['ESC-ENTER-1', 'ESC-GEM-1'],
  gold: ['ESC-DICE-4', 'ESC-DICE-5', 'ESC-DICE-11'],
  black: ['ESC-DICE-2', 'ESC-DICE-3'],
  unrolled: ['ESC-DICE-1', 'ESC-DICE-8'],
};

/** Rooms that differ only by their number are told once. */
export const ROOMS = ['start', 'exit', 'keys-1', 'torches-1', 'basic-1'] as const;

const KINDS: Readonly<Record<string, readonly string[]>> = {
  start: ['ESC-SETUP-8', 'ESC-TIME-2', 'ESC-ENTER-2'],
  exit: ['ESC-ESC-1', 'ESC-ESC-2', 'ESC-ESC-3'],
  keys: ['ESC-GEM-1', 'ESC-GEM-2', 'ESC-GEM-6'],
  torches: ['ESC-GEM-1', 'ESC-GEM-2', 'ESC-GEM-6'],
};
export const ofRoom = (name: string): readonly string[] => KINDS[name.split('-')[0] ?? ''] ?? ['ESC-ENTER-1', 'ESC-ENTER-2', 'ESC-GEO-1'];

/** Things that there are once. */
export const SINGLE: Readonly<Record<string, readonly string[]>> = {
  fog: ['ESC-DISC-1', 'ESC-DISC-2', 'ESC-DISC-3'],
  depot: ['ESC-GEM-2', 'ESC-ESC-2'],
  gong: ['ESC-TIME-1', 'ESC-TIME-2', 'ESC-END-2'],
  fate: ['ESC-FATE-1', 'ESC-FATE-2', 'ESC-FATE-3'],
};

/** A room of a kind, as it comes out of the box. */
export const plain = (name: string): Room => ({
  name,
  x: 0,
  y: 0,
  turned: 0,
  special: name === 'start' || name === 'exit' ? name : null,
  cost: [],
  open: ['north', 'east', 'south', 'west'],
  ways: [],
  gaps: [],
  passages: [],
  prizes: [],
  marks: [],
  used: false,
  gems: 0,
  things: [],
});
