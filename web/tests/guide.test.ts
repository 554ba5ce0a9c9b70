// Guided games: short, with all their words, and none too many; and every module has one.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { asOffered } from '../src/guide/parts';
import { did, myTurn, saw, type Guide, type Sight } from '../src/guide/guide';

const guides = import.meta.glob<{ guide: Guide }>('../src/games/*/guide.ts', { eager: true });
const minutes = import.meta.glob<{ guide: Guide }>('../src/games/*/modules/*/guide.ts', { eager: true });
const modules = import.meta.glob('../src/games/*/modules/*/index.ts');
const happening = (name: string, seat: number) => ({ at: 0, name, details: { seat } });
const sight = (expected: number[], ...story: Sight['story']): Sight =>
  ({ position: { expected } as unknown as Sight['position'], story, seat: 1 }) satisfies Sight;

describe.each(Object.entries({ ...guides, ...minutes }))('%s', (path, { guide }) => {
  const words = (language: string): string[] =>
    [...readFileSync(join(import.meta.dirname, path, `../words/${language}.ftl`), 'utf8').matchAll(/^guide-([\w-]+) =/gm)].map(
      (m) => m[1] ?? '',
    );

  it('has ten steps at most', () => expect(guide.steps.length).toBeLessThanOrEqual(10));
  it.each(['fr', 'en'])('has its words in %s', (language) => {
    expect(words(language).sort()).toEqual(guide.steps.map((step) => step.name).sort());
  });
});

describe.each(Object.entries(minutes))('the minute of %s', (path, { guide }) => {
  const module = path.split('/').at(-2) ?? '';
  it('has four to six steps, and something to do', () => {
    expect(guide.steps.length).toBeGreaterThanOrEqual(4);
    expect(guide.steps.length).toBeLessThanOrEqual(6);
    expect(guide.steps.filter((step) => step.done)).not.toEqual([]);
  });
  it('names its steps after its module', () => expect(guide.steps.filter(({ name }) => !name.startsWith(`${module}-`))).toEqual([]));
});

describe('every module', () => {
  const guided = Object.keys(minutes).map((path) => path.replace('guide.ts', 'index.ts'));
  it('has a guided minute', () => expect(Object.keys(modules).filter((path) => !guided.includes(path))).toEqual([]));
});

it('guided minutes come as modules are offered, shelf by shelf', () => {
  const shelves = [
    { name: 'tiles', options: ['treasures', 'curses'] },
    { name: 'rooms', options: ['pit'] },
  ];
  expect(asOffered(['curses', 'dragons', 'pit', 'treasures'], { shelves })).toEqual(['treasures', 'curses', 'pit', 'dragons']);
});

describe('a step', () => {
  it('is over when the one who learns did it', () => {
    expect(did('laid')(sight([0], happening('laid', 0)))).toBe(false);
    expect(did('laid', 'given')(sight([0], happening('drawn', 1), happening('given', 1)))).toBe(true);
  });
  it('is over when it happened', () => {
    expect(saw('storm')(sight([0], happening('laid', 1)))).toBe(false);
    expect(saw('storm')(sight([0], happening('storm', 0)))).toBe(true);
  });
  it('is over when it is their turn', () => {
    expect(myTurn(sight([0]))).toBe(false);
    expect(myTurn(sight([1]))).toBe(true);
  });
});
