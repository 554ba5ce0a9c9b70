// The way through a game's levels: what is passed, what comes next, and what each level of Quicksand adds.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { initialsOf } from '../src/art/banners';
import { nextOf, stopsOf } from '../src/games/campaign';
import { addedBy, AIDED, LEVELS } from '../src/games/quicksand/campaign/levels';
import { sayLevel, sayStop } from '../src/games/quicksand/campaign/telling';
import { apart, wayOf } from '../src/games/quicksand/campaign/way';
import { bestsOf, ownUnder, remember, type Best } from '../src/line/bests';
import { sayAdvice } from '../src/games/quicksand';
import { sayHint } from '../src/table/hint';
import type { GameModule } from '../src/games/load';
import type { Move } from '../src/games/quicksand/wire';
import { noteBest } from '../src/table/best';
import type { Room } from '../src/table/room.svelte';
import type { Feat } from '../src/wire';
import { learnGame, speak } from '../src/words/reader.svelte';

vi.stubGlobal('document', { documentElement: { lang: '' } });
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
  const feat = (level: number, people = 1): Feat => ({
    chosen: `level-${level}`,
    seats: 3,
    people,
    measure: 'time',
    value: 1,
    why: 'slowed',
  });
  let tables = 0;
  const win = (level: number, one: Best, people = 1): void =>
    void remember('quicksand', `T${++tables}`, feat(level, people), { ...one, level });
  it('are the shortest at the fastest clock, level by level, whoever played', () => {
    for (const one of [best(50_000, 'half'), best(80_000), best(70_000), best(40_000, 'step'), best(75_000)]) win(3, one);
    win(3, best(72_000), 2);
    win(4, best(1), 2);
    expect([...bestsOf('quicksand')].map(([level, { ms, pace }]) => [level, ms, pace])).toEqual([
      [3, 70_000, 'full'],
      [4, 1, 'full'],
    ]);
    expect(bestsOf('desert').size).toBe(0);
  });
  it('that were kept by level before still count', () => {
    shelf.set('serai.bests.quicksand', JSON.stringify({ 3: best(60_000), 4: best(2), 5: best(9_000, 'half') }));
    expect([...bestsOf('quicksand')].map(([level, { ms }]) => [level, ms]).sort()).toEqual([
      [3, 60_000],
      [4, 1],
      [5, 9_000],
    ]);
    shelf.delete('serai.bests.quicksand');
  });
  it('are those of levels that were won here, by somebody who sat at this device', () => {
    const won = {
      over: { end: { winners: [0] }, statistics: { duration: 61_000 }, pace: 'full', feat: feat(7) },
      table: { game: 'quicksand', code: 'WON', level: 7, played_on: false },
      me: { seats: [0] },
      names: ['Ana'],
    };
    const end = (change: object): number => {
      noteBest({ ...won, ...change } as unknown as Room);
      return bestsOf('quicksand').get(7)?.ms ?? 0;
    };
    expect(end({ me: { seats: [] } })).toBe(0);
    expect(end({ table: { ...won.table, played_on: true } })).toBe(0);
    expect(ownUnder('quicksand', feat(7))).toBeUndefined();
    const lost = { over: { ...won.over, end: { winners: [] }, feat: { ...feat(7), value: null } }, table: { ...won.table, code: 'LOST' } };
    expect(end(lost)).toBe(0);
    expect(end({})).toBe(61_000);
    expect(ownUnder('quicksand', feat(7))).toMatchObject({ played: 2, won: 1 });
  });
  it('that somebody mangled are none', () => {
    shelf.clear();
    shelf.set('serai.bests.quicksand', '{"3": {"ms": "soon"}, "4"');
    shelf.set('serai.records.quicksand', '{"level-3/1/1": null, "level-5/1/1": {"passed": {"level": 5}}}');
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
    const kinds = LEVELS.map((_, i) =>
      addedBy(i + 1)
        .map((one) => one.kind)
        .join('+'),
    );
    expect(kinds.slice(0, 7)).toEqual(['begin', 'gears', 'faster', 'gears', 'fast', 'silence', 'timers']);
    expect(kinds.slice(7, 14)).toEqual(['faster', 'gears', 'block', 'timers', 'discard-shape', 'facing-out', 'together']);
    expect(kinds.slice(14)).toEqual(['timers', 'order', 'again', 'discard-colour', 'together', 'together', 'together+order']);
  });
  it.each(['fr', 'en'] as const)('says in %s what it adds, and how far somebody has come', async (language) => {
    await learnGame('quicksand');
    speak(language);
    const told = LEVELS.map((_, i) => sayLevel(i + 1));
    for (const sentence of told) expect(sentence).toMatch(/^[\p{Lu}\d][^{}]{12,110}\.$/u);
    expect(told.some((sentence) => sentence.includes('level-'))).toBe(false);
    const stop = { level: 3, passed: 'full' as const, next: false, best: best(95_000) };
    expect(sayStop(stop)).toContain('1:35');
    expect(new Set([sayStop(stop), sayStop({ ...stop, passed: null }), sayStop({ ...stop, passed: null, next: true })]).size).toBe(3);
  });
  it('is aided as long as the view says', () => {
    const view = readFileSync(join(import.meta.dirname, '../../src/serai/games/quicksand/view.py'), 'utf8');
    expect(view).toContain(`AIDED = ${AIDED} `);
  });
});

describe('a hint while the sand runs', () => {
  const hint = (move: Move, after: number, reason: string, about: Record<string, number> = {}): string =>
    sayHint(
      { code: 0, move: { ...move }, chance: 0, visits: 0, reason, about, after },
      { sayAdvice: sayAdvice as GameModule['sayAdvice'], position: null, names: [] },
    );
  it.each(['fr', 'en'] as const)('is one short line in %s: when, what, and what for', async (language) => {
    await learnGame('quicksand');
    speak(language);
    const lines = [
      hint({ type: 'play', card: 'square' }, 6_200, 'sand', { timer: 2 }),
      hint({ type: 'play', card: 'grey' }, 0, 'on', { timer: 0 }),
      hint({ type: 'joker', timer: 1 }, 12_000, 'recover', { timer: 1 }),
    ];
    expect(lines[0]).toMatch(/^(Wait|Attendez) 6 s, (then|puis) /);
    expect(lines[2]?.match(/(sablier|timer) 2/g)).toHaveLength(1); // named once, and then it is "it"
    // Two lines of the strip on the narrowest phone.
    for (const line of lines) expect(line.length).toBeLessThan(84);
  });
});

describe('the stops', () => {
  it.each([
    [360, 400],
    [390, 612],
    [524, 390],
    [1366, 768],
  ])('lie apart enough for a finger in %i x %i, and climb from the foot to the end', (width, height) => {
    const { stops, dunes } = wayOf(21, width, height, 84);
    expect(apart(stops)).toBeGreaterThan(46);
    for (const { x, y } of stops) expect([x > 22, x < width - 22, y > 84, y < height - 22]).toEqual([true, true, true, true]);
    expect(stops[0]?.y).toBeGreaterThan(stops[20]?.y ?? 0);
    expect(dunes.length).toBeGreaterThan(2);
  });
});

it('banners carry one letter each, and no letter twice', () => {
  expect(initialsOf(['Zoé', 'élodie', 'Zahra', '', ' 2nd', 'Z'])).toEqual(['Z', 'É', 'A', '', '2', '']);
});
