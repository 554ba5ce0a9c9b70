// The soundtrack and the clock.
import { describe, expect, it } from 'vitest';
import { EIGHTH, GONGS_APART, shownCue, strokesBetween } from '../src/games/temple/soundtrack';
import { VOICES } from '../src/games/temple/voices';
import { clockText, nextCue } from '../src/games/temple/view';
import type { CueAt, View } from '../src/games/temple/wire';

const TIMELINE: CueAt[] = [
  { at: 180_000, what: 'gong', number: 1 },
  { at: 210_000, what: 'slam', number: 1 },
  { at: 360_000, what: 'gong', number: 2 },
  { at: 390_000, what: 'slam', number: 2 },
  { at: 540_000, what: 'gong', number: 3 },
  { at: 600_000, what: 'collapse', number: 3 },
];

describe('the soundtrack', () => {
  const voices = (from: number, to: number, voice: string) => strokesBetween(TIMELINE, from, to).filter((stroke) => stroke.voice === voice);
  it('strikes as many gongs as the countdown has', () => {
    expect(voices(0, 600_001, 'gong').map((stroke) => stroke.at)).toEqual([
      180_000,
      360_000,
      360_000 + GONGS_APART,
      540_000,
      540_000 + GONGS_APART,
      540_000 + 2 * GONGS_APART,
    ]);
    expect(voices(0, 600_001, 'slam').map((stroke) => stroke.at)).toEqual([210_000, 390_000]);
    expect(voices(0, 600_001, 'collapse').map((stroke) => stroke.at)).toEqual([600_000]);
  });
  it('is the same piece in whatever portions it is played: who comes back hears it from the middle', () => {
    const whole = strokesBetween(TIMELINE, 170_000, 215_000);
    const parts: typeof whole = [];
    for (let at = 170_000; at < 215_000; at += 137) parts.push(...strokesBetween(TIMELINE, at, Math.min(215_000, at + 137)));
    expect(parts).toEqual(whole);
  });
  it('rises towards each gong, and beats faster in a countdown', () => {
    const beats = (from: number): number =>
      strokesBetween(TIMELINE, from, from + 16 * EIGHTH).filter((stroke) => stroke.voice !== 'tick').length;
    const loudest = (from: number): number => Math.max(...strokesBetween(TIMELINE, from, from + 16 * EIGHTH).map((stroke) => stroke.loud));
    expect(beats(2_000)).toBeLessThan(beats(150_000));
    expect(loudest(2_000)).toBeLessThan(loudest(170_000));
    expect(beats(150_000)).toBeLessThan(beats(206_000));
    expect(beats(212_000)).toBeLessThan(beats(190_000));
  });
  it('ticks in countdowns, twice a second at their end', () => {
    expect(voices(0, 180_000, 'tick')).toEqual([]);
    expect(voices(181_000, 190_000, 'tick')).toHaveLength(9);
    expect(voices(200_500, 205_500, 'tick')).toHaveLength(10);
  });
  it('is silent after the fall, and calm for ever in practice', () => {
    expect(strokesBetween(TIMELINE, 600_001, 700_000)).toEqual([]);
    const practice = strokesBetween([], 500_000, 508_000);
    expect(practice.length).toBeGreaterThan(0);
    expect(practice.every((stroke) => stroke.loud < 0.3)).toBe(true);
  });
  it('has a sound for every voice', () => {
    for (const notes of Object.values(VOICES))
      for (const note of notes) expect(note.loud > 0 && note.lasts > 0 && note.pitch > 0).toBe(true);
  });
  it('is shown too, for a moment', () => {
    expect([179_999, 180_000, 182_999, 183_000].map((now) => shownCue(TIMELINE, now)?.what)).toEqual([
      undefined,
      'gong',
      'gong',
      undefined,
    ]);
  });
});

describe('the clock', () => {
  it('counts to the next cue, and knows a countdown', () => {
    const view = { timeline: TIMELINE, next_cue: 1 } as unknown as View;
    expect(nextCue(view)).toMatchObject({ cue: { what: 'slam' }, gong: { number: 1 }, from: 180_000 });
    expect(nextCue({ ...view, next_cue: 2 })).toMatchObject({ cue: { what: 'gong' }, gong: null, from: 210_000 });
    expect(nextCue({ ...view, next_cue: 6 })).toBe(null);
  });
  it('is read in minutes and seconds', () => {
    expect([180_000, 59_001, 500, 0, -5].map(clockText)).toEqual(['3:00', '1:00', '0:01', '0:00', '0:00']);
  });
});
