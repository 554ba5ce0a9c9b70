// What is known of the cursed gems.
import { drawn, type Thing } from '../../../../knowledge/knowledge';
import { say } from '../../../../words/reader.svelte';
import Piece from '../../knowledge/Piece.svelte';
import type { ModuleKnowledge } from '../knowledge';
import { LOOKS } from './looks';

const tell = (sign: string): Thing => ({
  name: say(sign),
  picture: drawn(Piece, { sign, harms: true }),
  rules: ['ESC-Q-JEWEL-2', 'ESC-Q-JEWEL-3', 'ESC-Q-JEWEL-4', 'ESC-Q-JEWEL-5'],
});

export const knowledge: ModuleKnowledge = {
  things: () => Object.fromEntries(Object.keys(LOOKS).map((jewel) => [`jewel-${jewel}`, tell(`jewel-${jewel}`)])),
};
