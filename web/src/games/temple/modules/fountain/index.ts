// The Fountain: two gold masks bring a lost die back, and two curses: poison, and vines that tie adventurers.
import { say } from '../../../../words/reader.svelte';
import type { Act } from '../../acts';
import { of } from '../../paying';
import type { Temple } from '../../view';
import type { Room } from '../../wire';
import type { Lying, Tapped, TempleModule } from '../module';
import Basin from './Basin.svelte';
import { TILES } from './tiles';

/** Between the acts of the base: see rank.ts. */
const DRINK = 25;

function drinking({ view, moves }: Temple): Act[] {
  const cost = view.parts.fountain?.drinking ?? [];
  return of(moves, 'drink').map((move) => ({ id: 'drink', word: 'drink', cost, tiles: [], moves: [move], bright: true, use: DRINK }));
}

const lies = (room: Room): Lying[] => (room.name === 'fountain' ? [{ said: say('temple-room-fountain'), Floor: Basin }] : []);

/** Whoever is tied by vines is told so, and not what the way would cost. */
function why(tapped: Tapped, { mine }: Temple): string | null {
  if (!mine?.curses.some((curse) => curse.name === 'vines')) return null;
  const tied =
    ('die' in tapped && tapped.die.face === 'adventurer') ||
    ('way' in tapped && tapped.way.kind !== 'wall' && tapped.way.cost.includes('adventurer'));
  return tied ? say('ESC-Q-FOUNT-4') : null;
}

export const module: TempleModule = {
  tiles: TILES,
  acts: drinking,
  lies,
  why,
  marks: { drank: 'gain', poisoned: 'loss' },
  sounds: { drank: 'water', poisoned: 'lose' },
};
