// One pace for a tale and for bots: how long a beat is held here, and how long the house lets a bot wait before it moves.

export type Tempo = 'slower' | 'normal' | 'faster' | 'once';
/** `stretch`: of the time that a beat needs. `pause`: ms before a bot's move. */
export const TEMPOS: Readonly<Record<Tempo, { stretch: number; pause: number }>> = {
  slower: { stretch: 1.8, pause: 2800 },
  normal: { stretch: 1, pause: 1400 },
  faster: { stretch: 0.5, pause: 500 },
  once: { stretch: 0, pause: 0 },
};
export const ALL_TEMPOS = Object.keys(TEMPOS) as Tempo[];

/** The choice that is nearest to a pause of bots, which may have been set otherwise. */
export function nearestTempo(pause: number): Tempo {
  const away = (one: Tempo): number => Math.abs(TEMPOS[one].pause - pause);
  return ALL_TEMPOS.reduce((best, one) => (away(one) < away(best) ? one : best));
}

/** Eyes find the strip and come back to the board (ms). */
const GLANCE = 500;
/** ms for a letter of sentences that soon are well known. */
const LETTER = 32;
/** A picture is looked at for a moment when it has come to rest (ms). */
const REST = 350;
/** Nobody reads one sentence for longer (ms). */
const MOST = 6000;

/** ms that a beat needs for its words and its picture, of which one is looked at while the other is read. */
export function needed(words: string, picture: number): number {
  const reading = words === '' ? 0 : GLANCE + LETTER * words.length;
  return Math.min(MOST, Math.max(reading, picture > 0 ? picture + REST : 0));
}

/** So many beats may wait before the tale hurries. */
const PATIENCE = 10;

/** ms that a beat is held. A tale that fell far behind tells faster, or it would never come to an end where nobody touches it. */
export function held(needs: number, tempo: Tempo, waiting: number): number {
  return (needs * TEMPOS[tempo].stretch) / 2 ** Math.floor(waiting / PATIENCE);
}
