// The totem: masks are stacked one by one, and a tower that stands wakes gems. The odds are told to those who ask: Band.svelte.
import { say } from '../../../../words/reader.svelte';
import type { Act } from '../../acts';
import { of } from '../../paying';
import { USE } from '../../rank';
import type { Temple } from '../../view';
import type { Room, View } from '../../wire';
import type { Lying, Tapped, TempleModule } from '../module';
import Band from './Band.svelte';
import { sign } from './sign';
import Tower from './Tower.svelte';

/** Between the acts of the base: see rank.ts. */
const STACK = 35;

const heightOf = (view: View): number => (view.parts.totem?.stack ?? []).reduce((sum, number) => sum + number, 0);
const isTotem = (room: Room | null): boolean => room?.name === 'totem' && !room.used;

function waking({ view, here, moves }: Temple): Act[] {
  const height = heightOf(view);
  const gems = Math.min(view.depot, height >= (view.parts.totem?.most ?? 0) ? 2 : 1);
  const call = of(moves, 'call-totem').map((move): Act => ({
    id: 'call-totem',
    word: 'call-totem',
    details: { gems, height },
    cost: [],
    tiles: [],
    moves: [move],
    bright: true,
    use: USE.gems,
  }));
  return isTotem(here) ? [...call, ...stacking(moves)] : [];
}

function stacking(moves: Temple['moves']): Act[] {
  return of(moves, 'stack').map((move) => ({
    id: `stack-${move.face}`,
    word: 'stack',
    details: { face: move.face },
    cost: [move.face],
    tiles: [],
    moves: [move],
    use: STACK + (move.face === 'gold' ? 1 : 0),
  }));
}

/** What it is, and how far the tower is. */
function tell(view: View): string {
  const { least = 0, most = 0 } = view.parts.totem ?? {};
  return [say('temple-room-totem', { least, most }), say('temple-totem-height', { height: heightOf(view) })].join(' ');
}

const lies = (room: Room, view: View): Lying[] =>
  room.name === 'totem' ? [room.used ? { said: say('ESC-Q-TOTEM-4') } : { said: tell(view), Over: Tower }] : [];

/** What the totem is, to whoever taps it; and a mask, which is what one wants there. */
function why(tapped: Tapped, { here, view }: Temple): string | null {
  if ('place' in tapped) return isTotem(view.rooms[tapped.place] ?? null) ? tell(view) : null;
  const mask = 'die' in tapped && (tapped.die.face === 'black' || tapped.die.face === 'gold');
  return mask && isTotem(here) ? tell(view) : null;
}

export const module: TempleModule = {
  acts: waking,
  lies,
  why,
  Band,
  tallies: (view) => {
    const height = heightOf(view);
    return height > 0 ? [{ sign: 'totem', number: height, said: say('temple-totem-tally'), minor: true }] : [];
  },
  signs: { totem: sign.path },
  marks: { 'totem-called': 'gain', 'totem-fell': 'loss' },
  sounds: { 'die-stacked': 'card', 'die-slipped': 'dice', 'totem-fell': 'fall', 'totem-called': 'turn' },
};
