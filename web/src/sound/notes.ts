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

export type SoundName =
  | 'card'
  | 'capture'
  | 'shuffle'
  | 'turn'
  | 'win'
  | 'lose'
  | 'gong'
  | 'count'
  | 'go'
  | 'press'
  | 'sand'
  | 'gear'
  | 'tick'
  | 'alarm'
  | 'wind'
  | 'water'
  | 'drift'
  | 'engine'
  | 'pump'
  | 'dice'
  | 'fall';

const ring = (at: number, pitch: number, loud: number, lasts: number, wave: OscillatorType = 'triangle'): Note => ({
  at,
  lasts,
  wave,
  pitch,
  loud,
  attack: 0.008,
});
const brush = (at: number, pitch: number, loud: number, lasts: number, glide?: number): Note => ({
  at,
  lasts,
  wave: 'noise',
  pitch,
  loud,
  attack: 0.004,
  ...(glide ? { glide } : {}),
});

// Tunes stay in one mode (D, E flat, F sharp, G, A), so that two sounds at once never quarrel.
export const PALETTE: Record<SoundName, readonly Note[]> = {
  card: [brush(0, 2600, 0.5, 0.07, 1200), ring(0.012, 180, 0.28, 0.09, 'sine')],
  capture: [brush(0, 1500, 0.35, 0.2, 3600), ring(0.03, 587.33, 0.2, 0.22), ring(0.1, 739.99, 0.2, 0.26), ring(0.17, 880, 0.22, 0.36)],
  shuffle: Array.from({ length: 9 }, (_, i) => brush(i * 0.055, 1700 + (i % 3) * 500, 0.28, 0.06)),
  turn: [ring(0, 587.33, 0.28, 0.5, 'sine'), ring(0.13, 880, 0.26, 0.8, 'sine')],
  win: [
    ring(0, 293.66, 0.22, 0.5),
    ring(0.14, 369.99, 0.22, 0.5),
    ring(0.28, 440, 0.22, 0.5),
    ring(0.42, 587.33, 0.28, 1.4),
    ring(0.42, 739.99, 0.18, 1.4),
    ring(0.42, 880, 0.16, 1.5),
  ],
  lose: [ring(0, 440, 0.22, 0.5), ring(0.22, 369.99, 0.22, 0.5), ring(0.44, 311.13, 0.2, 0.6), ring(0.66, 293.66, 0.24, 1.2)],
  wind: [brush(0, 420, 0.3, 0.5, 1100), brush(0.12, 700, 0.2, 0.45, 300)],
  // Sand falls on a dune, or is dug away.
  drift: [brush(0, 3400, 0.22, 0.22, 1400), brush(0.06, 2400, 0.16, 0.26, 900)],
  water: [ring(0, 880, 0.18, 0.12, 'sine'), ring(0.07, 1174.66, 0.16, 0.14, 'sine'), ring(0.15, 739.99, 0.14, 0.2, 'sine')],
  count: [ring(0, 440, 0.3, 0.16, 'sine')],
  go: [ring(0, 880, 0.32, 0.5, 'sine'), ring(0, 587.33, 0.2, 0.5, 'sine')],
  // Under the finger, before the server has answered.
  press: [brush(0, 3200, 0.22, 0.035), ring(0, 260, 0.16, 0.05, 'sine')],
  // A glass is set down, and sand pours.
  sand: [ring(0, 220, 0.2, 0.07, 'sine'), brush(0.03, 3400, 0.2, 0.42, 5200), brush(0.05, 6200, 0.1, 0.5)],
  gear: [brush(0, 900, 0.35, 0.05), ring(0.02, 311.13, 0.2, 0.12), brush(0.08, 700, 0.3, 0.06), ring(0.1, 233.08, 0.2, 0.16)],
  tick: [brush(0, 2400, 0.2, 0.03), ring(0, 1174.66, 0.12, 0.05, 'square')],
  alarm: [
    ring(0, 622.25, 0.24, 0.22, 'sawtooth'),
    ring(0.2, 440, 0.24, 0.26, 'sawtooth'),
    ring(0.44, 622.25, 0.2, 0.22, 'sawtooth'),
    ring(0.64, 440, 0.2, 0.4, 'sawtooth'),
    brush(0, 1800, 0.2, 0.8, 600),
  ],
  engine: [
    { at: 0, lasts: 0.55, wave: 'sawtooth', pitch: 52, glide: 92, loud: 0.2, attack: 0.06 },
    { at: 0.02, lasts: 0.5, wave: 'square', pitch: 78, glide: 131, loud: 0.06, attack: 0.08 },
    brush(0, 240, 0.22, 0.5, 420),
  ],
  pump: [0, 0.11, 0.22].map((at) => ({ at, lasts: 0.13, wave: 'sine', pitch: 196, glide: 392, loud: 0.3, attack: 0.01 }) as const),
  dice: Array.from({ length: 5 }, (_, i) => brush(i * 0.06 + (i % 2) * 0.015, 3000 - i * 260, 0.34, 0.035)),
  fall: [{ at: 0, lasts: 0.6, wave: 'triangle', pitch: 293.66, glide: 98, loud: 0.26, attack: 0.01 }, brush(0.05, 900, 0.2, 0.5, 200)],
  // A gong is inharmonic: partials that are no multiples of each other, the low ones dying last.
  gong: [
    ring(0, 98, 0.5, 4.2, 'sine'),
    ring(0, 147.5, 0.3, 3.4, 'sine'),
    ring(0, 231, 0.22, 2.6, 'sine'),
    ring(0.01, 318, 0.16, 2, 'sine'),
    ring(0.02, 467, 0.1, 1.3, 'sine'),
    brush(0, 700, 0.25, 0.35, 300),
  ],
};
