// The way through a game's levels: what is passed, what comes next, and what each level of Quicksand adds.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { nextOf, stopsOf } from '../src/games/campaign';
import { addedBy, LEVELS } from '../src/games/quicksand/campaign/levels';
import { bestsOf, keepBest, type Best } from '../src/line/bests';

const best = (ms: number, pace: Best['pace'] = 'full'): Best => ({ ms, pace, names: ['Ana'], time: 1 });

describe('the way', () => {
  const house = [
    { level: 1, pace: 'full' as const, time: 1 },
    { level: 4, pace: 'half' as const, time: 2 },
  ];
  it('goes on at the first level that neither the house nor this device saw passed', () => {
    const stops = stopsOf(5, house, new Map([[2, best(90_000, 'step')]]));
    expect(stops.map((stop) => stop.passed)).toEqual(['full', 'step', null, 'half', null]);
    expect(stops.map((stop) => stop.next)).toEqual([false, false, true, false, false]);
    expect([nextOf(stops), stops[1]?.best?.ms]).toEqual([3, 90_000]);
  });
  it('begins at its foot, and stays at its end', () => {
    expect(nextOf(stopsOf(3, [], new Map()))).toBe(1);
    const all = [1, 2].map((level) => ({ level, pace: 'full' as const, time: 1 }));
    expect(stopsOf(2, all, new Map()).some((stop) => stop.next)).toBe(false);
    expect(nextOf(stopsOf(2, all, new Map()))).toBe(2);
  });
});

describe('best times', () => {
  const shelf = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (name: string) => shelf.get(name) ?? null, setItem: shelf.set.bind(shelf) });
  it('are the shortest at the fastest clock, level by level', () => {
    for (const one of [best(50_000, 'half'), best(80_000), best(70_000), best(40_000, 'step'), best(75_000)]) keepBest('quicksand', 3, one);
    keepBest('quicksand', 4, best(1));
    expect([...bestsOf('quicksand')].map(([level, { ms, pace }]) => [level, ms, pace])).toEqual([
      [3, 70_000, 'full'],
      [4, 1, 'full'],
    ]);
    expect(bestsOf('desert').size).toBe(0);
  });
  it('that somebody mangled are none', () => {
    shelf.set('serai.bests.quicksand', '{"3": {"ms": "soon"}, "4"');
    expect(bestsOf('quicksand').size).toBe(0);
    shelf.set('serai.bests.quicksand', '{"3": {"ms": "soon"}, "4": {"ms": 5, "pace": "full"}}');
    expect([...bestsOf('quicksand').keys()]).toEqual([4]);
  });
});

describe('a level of Quicksand', () => {
  it('is one of twenty-one, as the list of pieces has them', () => {
    expect(LEVELS).toHaveLength(21);
    expect(LEVELS[0]).toEqual({ gears: 13, timers: ['slow', 'slow', 'normal'], extra: [] });
    expect(LEVELS[18]).toEqual({
      gears: 18,
      timers: ['slow', 'normal', 'normal', 'fast'],
      extra: ['discard-shape', 'silence', 'block'],
    });
  });
  it('adds something to those before', () => {
    expect(
      LEVELS.map((_, i) =>
        addedBy(i + 1)
          .map((one) => one.kind)
          .join('+'),
      ),
    ).toEqual(
      'begin gears faster gears fast silence timers faster gears block timers discard-shape facing-out together timers order again discard-colour together together together+order'.split(
        ' ',
      ),
    );
  });
});
