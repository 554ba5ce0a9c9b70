// The soundtrack and the clock.
import { describe, expect, it } from 'vitest';
import { ACTS, RUSH } from '../src/games/temple/score';
import { GONGS_APART, partsOf, strokesBetween } from '../src/games/temple/soundtrack';
import { stingOf } from '../src/games/temple/stings';
import { soundOf } from '../src/games/temple/voices';
import { clockText, nextCue, shownCue } from '../src/games/temple/view';
import type { CueAt, View } from '../src/games/temple/wire';
import { PERSON, VIEW } from '../src/games/temple/gallery/positions';
import { degree } from '../src/sound/note';

const TIMELINE: CueAt[] = [
  { at: 180_000, what: 'gong', number: 1 },
  { at: 210_000, what: 'slam', number: 1 },
  { at: 360_000, what: 'gong', number: 2 },
  { at: 390_000, what: 'slam', number: 2 },
  { at: 540_000, what: 'gong', number: 3 },
  { at: 600_000, what: 'collapse', number: 3 },
];
const HOURGLASS: CueAt[] = [
  { at: 200_000, what: 'slam', number: 1 },
  { at: 400_000, what: 'slam', number: 2 },
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
  it('has three acts and a rush, each in a higher key, faster and louder than the one before', () => {
    expect(partsOf(TIMELINE).map(({ act }) => [...ACTS, RUSH].indexOf(act))).toEqual([0, 1, 1, 2, 2, 3]);
    expect(partsOf(HOURGLASS).map(({ act }) => [...ACTS, RUSH].indexOf(act))).toEqual([0, 1, 2]);
    const all = [...ACTS, RUSH];
    for (const [i, act] of all.slice(1).entries()) {
      const before = all[i];
      expect(degree(act.key)).toBeGreaterThan(degree(before?.key ?? 0));
      expect(act.eighth).toBeLessThan(before?.eighth ?? 0);
      expect(act.loud).toBeGreaterThan(before?.loud ?? 1);
    }
  });
  it('plays each act in its key', () => {
    const droned = (from: number): (number | undefined)[] => [
      ...new Set(
        strokesBetween(TIMELINE, from, from + 20_000)
          .filter(({ voice }) => voice === 'drone')
          .map(({ tone }) => tone),
      ),
    ];
    expect([0, 181_000, 250_000, 361_000, 450_000, 541_000].map(droned)).toEqual([[0], [3], [3], [4], [4], [7]]);
  });
  it('rises towards each gong, and beats more often in a countdown', () => {
    const near = (from: number) => strokesBetween(TIMELINE, from, from + 4000).filter((stroke) => stroke.voice !== 'tick');
    const loudest = (from: number): number => Math.max(...near(from).map((stroke) => stroke.loud));
    expect(near(2_000).length).toBeLessThan(near(150_000).length);
    expect(loudest(2_000)).toBeLessThan(loudest(170_000));
    expect(near(150_000).length).toBeLessThan(near(204_000).length);
    expect(near(212_000).length).toBeLessThan(near(190_000).length);
  });
  it('ticks in countdowns, twice a second at their end, with the beat', () => {
    expect(voices(0, 180_000, 'tick')).toEqual([]);
    expect(voices(181_000, 190_000, 'tick')).toHaveLength(9);
    expect(voices(200_000, 205_000, 'tick')).toHaveLength(10);
    const beats = new Set(
      strokesBetween(TIMELINE, 181_000, 200_000).flatMap(({ at, voice }) => (voice === 'tick' ? [] : [Math.round(at)])),
    );
    expect(voices(181_000, 200_000, 'tick').every(({ at }) => beats.has(at))).toBe(true);
  });
  it('is silent after the fall, and calm for ever in practice', () => {
    expect(strokesBetween(TIMELINE, 600_001, 700_000)).toEqual([]);
    const practice = strokesBetween([], 500_000, 508_000);
    expect(practice.length).toBeGreaterThan(0);
    expect(practice.every((stroke) => stroke.loud === ACTS[0].loud)).toBe(true);
  });
  it('has a sound for every stroke', () => {
    for (const { notes } of strokesBetween(TIMELINE, 0, 600_001).map(soundOf))
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

describe('stings', () => {
  const temple = (dice: View['players'][number]['dice'], more: Partial<View> = {}): View => ({
    ...VIEW,
    exit_found: false,
    players: [{ ...PERSON, dice }, PERSON],
    ...more,
  });
  const before = temple(['key', 'torch']);
  it('tell own masks, and black before gold', () => {
    expect(stingOf(before, before, 0)).toBe(null);
    expect(stingOf(before, temple(['key', 'gold']), 0)).toBe('gold');
    expect(stingOf(before, temple(['black', 'gold']), 0)).toBe('mask');
    expect(stingOf(temple(['black']), temple(['unrolled']), 0)).toBe(null);
    expect(stingOf(before, temple(['black', 'gold']), 1)).toBe(null);
  });
  it('tell the whole room that somebody is locked in, and that the exit is found', () => {
    expect(stingOf(before, temple(['black', 'key']), null)).toBe(null);
    expect(stingOf(before, temple(['black', 'black']), null)).toBe('mask');
    expect(stingOf(before, temple(['key', 'torch'], { exit_found: true }), null)).toBe('turn');
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
