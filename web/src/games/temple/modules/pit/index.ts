// The Pit: five black masks of one player wake its gems, and two curses: one takes a treasure, one doubles all others.
import { say } from '../../../../words/reader.svelte';
import type { Act } from '../../acts';
import { of } from '../../paying';
import { USE } from '../../rank';
import type { Temple } from '../../view';
import type { Room, View } from '../../wire';
import { tileOf } from '../asking';
import type { Carried, Lying, Tapped, TempleModule } from '../module';
import Chasm from './Chasm.svelte';
import { TILES } from './tiles';

const isPit = (room: Room | null): boolean => room?.name === 'pit';

function waking({ here, moves }: Temple): Act[] {
  const { gems = 0, symbols = [] } = here?.prizes[0] ?? {};
  return of(moves, 'wake').map((move) => ({
    id: 'wake',
    word: 'activate',
    details: { gems },
    cost: symbols,
    tiles: [],
    moves: [move],
    bright: true,
    use: USE.gems,
  }));
}

const lies = (room: Room): Lying[] => (isPit(room) ? [{ said: say('temple-room-pit'), Floor: Chasm }] : []);

/** Treasures of which one is lost are still the player's, though nobody can use them. */
function carries(view: View, seat: number): Carried[] {
  return (view.parts.pit?.at_stake[seat] ?? []).map((treasure) => {
    const tile = `treasure-${treasure}`;
    return { sign: tile, name: say(tile), rule: tileOf(tile)?.rule, harms: true, badge: 'treasure' };
  });
}

/** In the Pit a black mask is what one wants. */
function why(tapped: Tapped, { here }: Temple): string | null {
  const wanted = 'die' in tapped && tapped.die.face === 'black' && isPit(here) && !here?.used;
  return wanted ? say('ESC-Q-PIT-2') : null;
}

export const module: TempleModule = {
  tiles: TILES,
  acts: waking,
  item: (move) => (move.type === 'forgo' ? say(`treasure-${move.treasure}`) : null),
  carries,
  lies,
  why,
  marks: { 'treasure-lost': 'loss' },
  sounds: { 'treasure-lost': 'fall' },
};
