// The palette, as data: a sound is a few notes; a note is a tone or a breath of noise under an envelope.
export interface Note {
  /** Seconds after the sound begins. */
  readonly at: number;
  /** Seconds until silence. */
  readonly lasts: number;
  readonly wave: OscillatorType | 'noise';
  /** Hertz: the pitch, or the middle of the noise band. */
  readonly pitch: number;
  /** Where the pitch glides to. */
  readonly glide?: number;
  /** 0 to 1, before the master volume. */
  readonly loud: number;
  /** Seconds until full loudness. */
  readonly attack?: number;
}

export type SoundName = 'card' | 'capture' | 'shuffle' | 'turn' | 'win' | 'lose' | 'gong' | 'count' | 'go';

const ring = (at: number, pitch: number, loud: number, lasts: number, wave: OscillatorType = 'triangle'): Note => ({
  at, lasts, wave, pitch, loud, attack: 0.008,
});
const brush = (at: number, pitch: number, loud: number, lasts: number, glide?: number): Note => ({
  at, lasts, wave: 'noise', pitch, loud, attack: 0.004, ...(glide ? { glide } : {}),
});

// Tunes stay in one mode (D, E flat, F sharp, G, A), so that two sounds at once never quarrel.
export const PALETTE: Record<SoundName, readonly Note[]> = {
  card: [brush(0, 2600, 0.5, 0.07, 1200), ring(0.012, 180, 0.28, 0.09, 'sine')],
  capture: [
    brush(0, 1500, 0.35, 0.2, 3600),
    ring(0.03, 587.33, 0.2, 0.22), ring(0.1, 739.99, 0.2, 0.26), ring(0.17, 880, 0.22, 0.36),
  ],
  shuffle: Array.from({ length: 9 }, (_, i) => brush(i * 0.055, 1700 + (i % 3) * 500, 0.28, 0.06)),
  turn: [ring(0, 587.33, 0.28, 0.5, 'sine'), ring(0.13, 880, 0.26, 0.8, 'sine')],
  win: [
    ring(0, 293.66, 0.22, 0.5), ring(0.14, 369.99, 0.22, 0.5), ring(0.28, 440, 0.22, 0.5),
    ring(0.42, 587.33, 0.28, 1.4), ring(0.42, 739.99, 0.18, 1.4), ring(0.42, 880, 0.16, 1.5),
  ],
  lose: [ring(0, 440, 0.22, 0.5), ring(0.22, 369.99, 0.22, 0.5), ring(0.44, 311.13, 0.2, 0.6), ring(0.66, 293.66, 0.24, 1.2)],
  count: [ring(0, 440, 0.3, 0.16, 'sine')],
  go: [ring(0, 880, 0.32, 0.5, 'sine'), ring(0, 587.33, 0.2, 0.5, 'sine')],
  // A gong is inharmonic: partials that are no multiples of each other, the low ones dying last.
  gong: [
    ring(0, 98, 0.5, 4.2, 'sine'), ring(0, 147.5, 0.3, 3.4, 'sine'), ring(0, 231, 0.22, 2.6, 'sine'),
    ring(0.01, 318, 0.16, 2, 'sine'), ring(0.02, 467, 0.1, 1.3, 'sine'), brush(0, 700, 0.25, 0.35, 300),
  ],
};
