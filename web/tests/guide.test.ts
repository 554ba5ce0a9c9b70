// Guided first games: short, with all their words, and none too many.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { did, myTurn, saw, type Guide, type Sight } from '../src/guide/guide';

const guides = import.meta.glob<{ guide: Guide }>('../src/games/*/guide.ts', { eager: true });
const happening = (name: string, seat: number) => ({ at: 0, name, details: { seat } });
const sight = (expected: number[], ...story: Sight['story']): Sight =>
  ({ position: { expected } as unknown as Sight['position'], story, seat: 1 }) satisfies Sight;

describe.each(Object.entries(guides))('%s', (path, { guide }) => {
  const words = (language: string): string[] =>
    [...readFileSync(join(import.meta.dirname, path, `../words/${language}.ftl`), 'utf8').matchAll(/^guide-([\w-]+) =/gm)].map(
      (m) => m[1] ?? '',
    );

  it('has ten steps at most', () => expect(guide.steps.length).toBeLessThanOrEqual(10));
  it.each(['fr', 'en'])('has its words in %s', (language) => {
    expect(words(language).sort()).toEqual(guide.steps.map((step) => step.name).sort());
  });
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
