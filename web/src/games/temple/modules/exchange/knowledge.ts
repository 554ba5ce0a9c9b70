// What is known of the pieces of this module.
import { drawn } from '../../../../knowledge/knowledge';
import { say } from '../../../../words/reader.svelte';
import Piece from '../../knowledge/Piece.svelte';
import type { ModuleKnowledge } from '../knowledge';
import Floor from './Floor.svelte';

export const knowledge: ModuleKnowledge = {
  rooms: {
    exchange: { rules: ['ESC-Q-SWAP-2'], looks: { Floor } },
    teleport: { rules: ['ESC-Q-SWAP-3', 'ESC-Q-SWAP-4'], looks: { Floor } },
  },
  things: () => ({
    token: { name: say('temple-token'), picture: drawn(Piece, { sign: 'token' }), rules: ['ESC-Q-SWAP-3', 'ESC-Q-SWAP-4', 'ESC-Q-SWAP-5'] },
  }),
};
