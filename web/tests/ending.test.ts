// Every rule that can end a game has a moment of its own; victories are gold, and nothing else is. Places and records.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { momentOf, plainMoment } from '../src/ending/ending';
import { placesOf } from '../src/ending/places';
import { bestUnder } from '../src/ending/records';
import { remember } from '../src/line/bests';
import type { Feat } from '../src/wire';

const house = join(import.meta.dirname, '../../src/serai');
const games = readdirSync(join(house, 'games'), { withFileTypes: true })
  .filter((one) => one.isDirectory() && existsSync(join(house, 'games', one.name, 'rules/end.py')))
  .map((one) => one.name);
const idsIn = (source: string): string[] => [...source.matchAll(/"([A-Z]{3}-[A-Z0-9-]+)"/g)].map((found) => found[1] ?? '');

/** The ids that a game's rules can end it by: as the rules themselves write them down, modules included. */
function endsOf(game: string): string[] {
  const folder = join(house, 'games', game);
  const modules = existsSync(join(folder, 'modules'))
    ? readdirSync(join(folder, 'modules'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.py'))
    : [];
  const dooms = modules.flatMap((name) => {
    const [, ...doom] = readFileSync(join(folder, 'modules', name), 'utf8').split(/def doom\(/);
    return doom.flatMap((text) => idsIn(text.split(/\n {4}(?:def|#)/)[0] ?? ''));
  });
  return [...new Set([...idsIn(readFileSync(join(folder, 'rules/end.py'), 'utf8')), ...dooms])];
}
const WON = ['DES-END-1', 'DST-END-3', 'ESC-END-1', 'QKS-END-3', 'TRK-END-1', 'TRK-END-2', 'TRK-LIMIT-1'];
const end = (rule: string, winners: number[] = []) => ({ end: { rule, scores: [0, 0], winners } });

describe.each(games)('%s', (game) => {
  const rules = endsOf(game);
  it('is ended by some rule', () => expect(rules.length).toBeGreaterThan(0));
  it.each(rules)('has a moment of its own for %s', async (rule) => {
    const moment = await momentOf(game, end(rule, WON.includes(rule) ? [0] : []));
    expect(moment.Picture).not.toBe(plainMoment(end(rule)).Picture);
    expect(moment.hour === 'gold').toBe(WON.includes(rule));
  });
});

it('finds modules that end Escape, and knows that all ends are looked at', () => {
  expect(endsOf('temple')).toEqual(expect.arrayContaining(['ESC-END-1', 'ESC-END-2', 'ESC-TIME-7', 'ESC-M4-TREAS-2', 'ESC-Q-LAB-WEAK-1']));
  expect(idsIn(readFileSync(join(house, 'core/match.py'), 'utf8'))).toContain('SER-RESIGN');
});

it('has a plain one for giving up, and for a game without a folder', async () => {
  expect((await momentOf('deserto', end('SER-RESIGN', [1]))).hour).toBe('gold');
  expect((await momentOf('desert', end('SER-RESIGN'))).hour).toBe('night');
  expect((await momentOf('chess', end('MATE', [0]))).Picture).toBe(plainMoment(end('MATE')).Picture);
});

it('shares a place among equals, and puts winners first', () => {
  const places = placesOf({ rule: '', scores: [3, 9, 3, 12], winners: [1] });
  expect(places.map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [3, 2],
    [0, 3],
    [2, 3],
  ]);
  expect(placesOf({ rule: '', scores: [5, 5], winners: [0, 1] }).map((row) => row.place)).toEqual([1, 1]);
});

describe('records', () => {
  const feat: Feat = { chosen: 'novice', seats: 2, people: 2, measure: 'time', value: 500 };
  it('of this device count a table once, and only what is fair as the best', () => {
    const shelf = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => shelf.get(name) ?? null,
      setItem: (name: string, text: string) => shelf.set(name, text),
    });
    expect(remember('temple', 'A', feat)).toMatchObject({ played: 1, won: 1, best: 500 });
    expect(remember('temple', 'A', { ...feat, value: 1 })).toMatchObject({ played: 1, best: 500 });
    expect(remember('temple', 'B', { ...feat, value: 300, why: 'paused' })).toMatchObject({ played: 2, won: 2, best: 500 });
    expect(remember('temple', 'C', { ...feat, value: null, why: 'lost' })).toMatchObject({ played: 3, won: 2, best: 500 });
    expect(remember('temple', 'D', { ...feat, value: 400 })).toMatchObject({ best: 400 });
    expect(remember('temple', 'E', { ...feat, seats: 3 })).toMatchObject({ played: 1 });
    expect(remember('deserto', 'F', { ...feat, measure: 'points', value: 20 })).toMatchObject({ best: 20 });
    expect(remember('deserto', 'G', { ...feat, measure: 'points', value: 22 })).toMatchObject({ best: 22 });
    vi.unstubAllGlobals();
  });
  it('of the house are compared under the same conditions only', () => {
    const row = { chosen: 'novice', options: {}, seats: 2, people: 1, played: 1, won: 1, best: 9, names: [], time: 0 };
    const found = { game: 'temple', measure: 'time' as const, rows: [row, { ...row, people: 2, best: 7 }] };
    expect(bestUnder(found, feat)?.best).toBe(7);
    expect(bestUnder(found, { ...feat, chosen: 'elite' })).toBeUndefined();
  });
});
