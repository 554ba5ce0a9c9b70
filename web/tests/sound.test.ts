import { describe, expect, it } from 'vitest';
import { Ahead, untilSounded } from '../src/sound/ahead';
import { degree } from '../src/sound/note';
import { PALETTE } from '../src/sound/palette';
import { bounded, muted, play, setMuted, setVolume, volume } from '../src/sound/sound';
import { bands, longestSilence, loudest, loudness, onset, peak, RATE } from '../tools/sound/figures';

describe('the palette', () => {
  // How loud it is together is measured in a browser: `npm run sound`.
  it.each(Object.entries(PALETTE))('%s is short, and its notes can be played', (name, notes) => {
    expect(notes.length).toBeGreaterThan(0);
    for (const note of notes) {
      expect(note.loud).toBeGreaterThan(0);
      expect(note.attack ?? 0.005).toBeLessThan(note.lasts);
      expect(note.at + note.lasts).toBeLessThan(name === 'gong' ? 5 : 2.5);
    }
  });

  it('has one scale, from octave to octave', () => {
    expect([0, 4, 7, -7].map(degree)).toEqual([293.66, 440, 587.33, 146.83]);
    expect(degree(-1) * 2).toBeCloseTo(degree(6), 0);
  });
});

describe('a piece on the clock', () => {
  /** Looks at the clock, as a page does that is now quick, now slow. */
  function portions(looks: readonly number[], rate = 1): { from: number; to: number }[] {
    const ahead = new Ahead();
    return looks.flatMap((now) => ahead.next(now, rate) ?? []);
  }
  it('is set once and without a gap, however the looks fall', () => {
    const found = portions([0, 90, 100, 350, 700, 705, 1100]);
    expect(found[0]).toEqual({ from: 0, to: 450 });
    for (const [i, { from }] of found.slice(1).entries()) expect(from).toBe(found[i]?.to);
    expect(found.at(-1)?.to).toBe(1550);
  });
  it('is not made up for after a sleep, and begins anew where a replay jumps back', () => {
    expect(portions([0, 60_000])[1]).toEqual({ from: 60_000, to: 60_450 });
    expect(portions([60_000, 1000])[1]).toEqual({ from: 1000, to: 1450 });
  });
  it('comes when its moment comes, on a slower clock later', () => {
    expect([untilSounded(1300, 1000, 1), untilSounded(1300, 1000, 0.5), untilSounded(900, 1000, 1)]).toEqual([0.3, 0.6, 0]);
    expect(portions([0, 200], 0.5)[0]).toEqual({ from: 0, to: 225 });
  });
});

describe('what sound is measured by', () => {
  const wave = (pitch: number, loud: number, seconds = 2): Float32Array =>
    Float32Array.from({ length: seconds * RATE }, (_, i) => loud * Math.sin((2 * Math.PI * pitch * i) / RATE));
  it('weighs as the standard says: a full tone of 997 Hz on one channel is at -3 LUFS', () => {
    expect(loudness(wave(997, 1))).toBeCloseTo(-3.01, 1);
    expect(loudest(wave(997, 0.1))).toBeCloseTo(-23.01, 1);
    expect(loudness(wave(60, 1))).toBeLessThan(-4);
  });
  it('knows bands, the highest sample, the first sound and silence', () => {
    expect(bands(wave(1000, 0.5)).phone).toBeGreaterThan(0.99);
    expect(bands(wave(150, 0.5)).below).toBeGreaterThan(0.99);
    expect(bands(wave(6000, 0.5)).above).toBeGreaterThan(0.99);
    const late = Float32Array.from({ length: RATE }, (_, i) => (i === RATE / 4 ? -0.7 : 0));
    expect([peak(late), onset(late), longestSilence(late), onset(new Float32Array(10))]).toEqual([
      peak(late),
      0.25,
      expect.closeTo(0.75, 3),
      null,
    ]);
    expect(peak(late)).toBeCloseTo(0.7, 5);
  });
});

describe('the volume', () => {
  it('stays between silence and full, whatever was stored', () => {
    expect([-1, 0.3, 7, Number.NaN].map(bounded)).toEqual([0, 0.3, 1, 0.6]);
  });

  it('is remembered while the page lives, and a page without sound stays silent', () => {
    setVolume(0.4);
    setMuted(true);
    expect([volume(), muted()]).toEqual([0.4, true]);
    expect(() => play('gong')).not.toThrow();
  });
});
