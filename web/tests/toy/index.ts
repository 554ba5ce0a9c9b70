// A module that is none of the box: a curse, a treasure with a move of its own, and a room of its own kind.
import { plain } from '../../src/games/temple/acts';
import type { TempleModule } from '../../src/games/temple/modules/module';
import type { Move, Room } from '../../src/games/temple/wire';
import { say } from '../../src/words/reader.svelte';
import Well from './Well.svelte';

/** The house would have told the page of this move: wire.ts is made from the modules. */
const whistle = (move: Move): { to: number } | null => ((move.type as string) === 'whistle' ? (move as unknown as { to: number }) : null);
const isWell = (room: Room): boolean => room.name.startsWith('well');

export const module: TempleModule = {
  tiles: {
    'curse-itch': { sign: 'M1 1h2v2Z', rule: 'TOY-ITCH-1' },
    'treasure-whistle': { sign: 'M4 4h5v5Z', rule: 'TOY-WHISTLE-1' },
  },
  signs: { bucket: 'M7 7h8v8Z' },
  acts: ({ moves }) => plain('whistle', moves.filter(whistle), 25, 'treasure-whistle'),
  item: (move, _view, name) => (whistle(move) ? name(whistle(move)?.to ?? 0) : null),
  target: (move) => (whistle(move) ? 3 : null),
  pays: (move) => ('rope' in move ? [{ tile: 'treasure-whistle', worth: ['torch'] }] : []),
  carries: (_view, seat) => (seat === 3 ? [{ sign: 'bucket', name: say('toy-bucket'), badge: 'bucket' }] : []),
  lies: (room) => (isWell(room) ? [{ said: say('toy-room-well'), sign: 'bucket', fill: '#123456', Floor: Well }] : []),
  tallies: () => [{ sign: 'bucket', number: 77, said: say('toy-buckets') }],
  why: (tapped) => ('die' in tapped && tapped.die.face === 'gold' ? say('toy-why-gold') : null),
  sounds: { whistled: 'turn' },
  murmurs: { never: ['scratched'] },
};
