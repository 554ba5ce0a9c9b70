// What sounds, as data: a sound is a few notes; a note is a tone or a breath of noise under an envelope.
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

/** A sound on the clock of a game: what a bed is made of. */
export interface Sounded {
  /** Game time in ms. */
  readonly at: number;
  readonly notes: readonly Note[];
  /** Makes them softer, 0 to 1. */
  readonly loud: number;
}

/** A tone that is struck and dies away. */
export const ring = (at: number, pitch: number, loud: number, lasts: number, wave: OscillatorType = 'triangle', attack = 0.008): Note => ({
  at,
  lasts,
  wave,
  pitch,
  loud,
  attack,
});

/** A tone that glides while it dies away. */
export const slide = (at: number, pitch: number, glide: number, loud: number, lasts: number, wave: OscillatorType = 'triangle'): Note => ({
  ...ring(at, pitch, loud, lasts, wave),
  glide,
});

/** A breath of noise around a pitch. */
export const brush = (at: number, pitch: number, loud: number, lasts: number, glide?: number, attack = 0.004): Note => ({
  at,
  lasts,
  wave: 'noise',
  pitch,
  loud,
  attack,
  ...(glide ? { glide } : {}),
});

/** The same, so many times as loud: how sounds that were composed apart are made alike. */
export const level = (times: number, notes: readonly Note[]): readonly Note[] =>
  notes.map((note) => ({ ...note, loud: Math.round(note.loud * times * 1000) / 1000 }));

// Tunes stay in one scale, so that two sounds at once never quarrel: D, E flat, F sharp, G, A, B flat, C.
const D = 440 * 2 ** (-7 / 12);
const SCALE = [0, 1, 4, 5, 7, 8, 10];

/** The pitch of a degree of the scale: 0 is the D above middle C, 7 the D above that, -1 the C below it. */
export function degree(number: number): number {
  const octave = Math.floor(number / SCALE.length);
  const step = SCALE[number - octave * SCALE.length] ?? 0;
  return Math.round(D * 2 ** (octave + step / 12) * 100) / 100;
}
