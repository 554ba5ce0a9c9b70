// Condemned: a curse that bars the exit, one that slows its holder, and counterspells.
import { say } from '../../../../words/reader.svelte';
import { plain, type Act } from '../../acts';
import { of } from '../../paying';
import type { Temple } from '../../view';
import type { TempleModule } from '../module';
import { TILES } from './tiles';

/** Between the acts of the base: see rank.ts. */
const USE = { counter: 70, barred: 165 } as const;

/** Whoever stands in the exit and may not leave reads why. */
function barred({ here, mine }: Temple): Act[] {
  const held = here?.special === 'exit' && mine?.curses.some((curse) => curse.name === 'condemned');
  return held ? [{ id: 'condemned', word: 'leave', cost: [], tiles: [], moves: [], why: say('ESC-Q-DOOM-2'), use: USE.barred }] : [];
}

export const module: TempleModule = {
  tiles: TILES,
  acts: (temple) => [
    ...plain('counter', of(temple.moves, 'counter'), USE.counter, 'treasure-counterspell').map((act) => ({ ...act, asks: true })),
    ...barred(temple),
  ],
  item: (move) => (move.type === 'counter' ? say(`curse-${move.curse}`) : null),
};
