// The exchange of souls, a curse, and the big torch, a treasure: what holds for those holds for them.
import { say } from '../../../../words/reader.svelte';
import { plain } from '../../acts';
import { of } from '../../paying';
import type { TempleModule } from '../module';
import { TILES } from './tiles';

const LIGHT = 140;

export const module: TempleModule = {
  marks: { 'torch-out': 'loss' },
  tiles: TILES,
  acts: ({ moves }) => plain('light', of(moves, 'light'), LIGHT, 'treasure-big-torch'),
  item: (move, _view, name) => (move.type === 'name' ? name(move.to) : null),
  lies: (room) => (room.things.includes('big-torch') ? [{ said: say('temple-room-torch'), glow: '#ffb33c' }] : []),
};
