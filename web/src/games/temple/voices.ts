// How the voices of the soundtrack sound: skins, wood, bronze and falling stone, from oscillators and noise.
import type { Note } from '../../sound/notes';
import type { Voice } from './soundtrack';

const skin = (pitch: number, loud: number, lasts: number): Note => ({
  at: 0,
  lasts,
  wave: 'sine',
  pitch,
  glide: pitch * 0.55,
  loud,
  attack: 0.004,
});
const breath = (at: number, pitch: number, loud: number, lasts: number, glide?: number): Note => ({
  at,
  lasts,
  wave: 'noise',
  pitch,
  loud,
  attack: 0.003,
  ...(glide ? { glide } : {}),
});
const bronze = (pitch: number, loud: number, lasts: number, at = 0): Note => ({ at, lasts, wave: 'sine', pitch, loud, attack: 0.02 });

export const VOICES: Record<Voice, readonly Note[]> = {
  deep: [skin(92, 0.7, 0.42), breath(0, 180, 0.2, 0.08)],
  drum: [skin(165, 0.42, 0.22), breath(0, 420, 0.14, 0.05)],
  rim: [{ at: 0, lasts: 0.06, wave: 'square', pitch: 820, loud: 0.1 }, breath(0, 1900, 0.2, 0.04)],
  shaker: [breath(0, 6200, 0.16, 0.07)],
  tick: [{ at: 0, lasts: 0.05, wave: 'triangle', pitch: 1240, loud: 0.28 }, breath(0, 3400, 0.12, 0.03)],
  // Partials that are no multiples of each other; the low ones die last.
  gong: [
    bronze(86, 0.6, 5),
    bronze(129.5, 0.36, 4.2),
    bronze(203, 0.26, 3.4),
    bronze(279, 0.2, 2.6, 0.03),
    bronze(411, 0.13, 1.8, 0.05),
    bronze(640, 0.08, 1.2, 0.06),
    breath(0, 600, 0.3, 0.4, 240),
  ],
  // Two wings of stone meet, and dust runs down.
  slam: [
    skin(58, 0.95, 0.9),
    skin(44, 0.8, 1.3),
    breath(0, 240, 0.9, 0.35, 90),
    breath(0.05, 1400, 0.4, 0.12),
    breath(0.25, 3800, 0.1, 1.4, 1800),
  ],
  collapse: [
    { at: 0, lasts: 5, wave: 'noise', pitch: 120, glide: 50, loud: 0.95, attack: 0.3 },
    { at: 0, lasts: 5.5, wave: 'sine', pitch: 48, glide: 27, loud: 0.8, attack: 0.2 },
    ...Array.from({ length: 9 }, (_, i): Note => breath(0.3 + i * 0.43 + (i % 3) * 0.11, 320 - i * 22, 0.8, 0.5, 90)),
    ...Array.from({ length: 7 }, (_, i): Note => ({ ...skin(110 - i * 9, 0.7, 0.6), at: 0.4 + i * 0.55 })),
  ],
};
