// How the voices of the soundtrack sound: instruments, and the bronze and stone that only a temple has.
import { deep, drone, drum, pluck, reed, rim, shaker, tick } from '../../sound/instruments';
import { brush, degree, level, ring, slide, type Note, type Sounded } from '../../sound/note';
import { fifthOf, type Stroke, type Voice } from './soundtrack';

const bronze = (pitch: number, loud: number, lasts: number, at = 0): Note => ring(at, pitch, loud, lasts, 'sine', 0.01);

/** Voices that have neither pitch nor length of their own. */
const STRUCK: Readonly<Record<Exclude<Voice, 'pluck' | 'reed' | 'drone'>, readonly Note[]>> = {
  deep: deep(),
  drum: drum(),
  rim: rim(),
  shaker: shaker(),
  tick: tick(),
  // Partials that are no multiples of each other; the low ones die last.
  gong: level(0.72, [
    bronze(98, 0.12, 5),
    bronze(173, 0.16, 4.6),
    bronze(317, 0.34, 4.4),
    bronze(447, 0.3, 3.6, 0.005),
    bronze(631, 0.24, 2.8, 0.01),
    bronze(887, 0.16, 2, 0.015),
    bronze(1249, 0.1, 1.3, 0.015),
    brush(0, 800, 0.4, 0.5, 380),
  ]),
  // Two wings of stone meet, and dust runs down.
  slam: [
    slide(0, 120, 60, 0.16, 0.6, 'sine'),
    slide(0, 620, 340, 0.5, 0.8),
    brush(0, 820, 1, 1, 500),
    brush(0.02, 1500, 0.8, 0.4, 900),
    brush(0.16, 1000, 0.8, 0.8, 540),
    brush(0.3, 2400, 0.2, 1.6, 1300, 0.08),
  ],
  collapse: [
    brush(0, 760, 0.7, 0.5, 480),
    brush(0, 720, 0.8, 5.2, 460, 0.3),
    { ...slide(0, 90, 40, 0.12, 5.4, 'sine'), attack: 0.2 },
    ...Array.from({ length: 10 }, (_, i) => brush(0.1 + i * 0.43 + (i % 3) * 0.11, 1080 - i * 52, 0.8, 0.6, 520)),
    ...Array.from({ length: 7 }, (_, i) => slide(0.3 + i * 0.55, 560 - i * 20, 380 - i * 8, 0.4, 0.5)),
    brush(1.2, 2200, 0.16, 4, 1200, 1.2),
  ],
};

function notesOf({ voice, tone = 0, lasts = 0 }: Stroke): readonly Note[] {
  switch (voice) {
    case 'pluck':
      return pluck(degree(tone));
    case 'reed':
      return reed(degree(tone + 7), lasts / 1000);
    case 'drone':
      return drone(degree(tone), degree(fifthOf(tone)), lasts / 1000);
    default:
      return STRUCK[voice];
  }
}

export const soundOf = (stroke: Stroke): Sounded => ({ at: stroke.at, notes: notesOf(stroke), loud: stroke.loud });
