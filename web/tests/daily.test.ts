// The desert of the day in words: what is set, in the words of its own game, and days counted on.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chosenIn, dayFrom } from '../src/daily/chosen';
import { speak } from '../src/words/reader.svelte';
import { LANGUAGES } from '../src/words/words';

vi.stubGlobal('document', { documentElement: {} });
afterEach(() => speak('fr'));

describe('what a day has set', () => {
  it.each([
    ['desert', 'novice'],
    ['deserto', 'standard'],
    ['trucks', 'quick'],
    ['temple', 'classic'],
  ])('is called by %s as its own words say, in both languages', (game, chosen) => {
    const names = LANGUAGES.map((one) => {
      speak(one);
      return chosenIn({ game, chosen });
    });
    expect(names.every((name) => name !== '' && !name.startsWith('preset-'))).toBe(true);
  });

  it('is a level by its number, and nothing where it has no name', () => {
    expect(chosenIn({ game: 'quicksand', chosen: 'level-7' })).toMatch(/7/);
    expect(chosenIn({ game: 'deserto', chosen: 'own-0123' })).toBe('');
  });
});

it('counts days over the ends of months and years', () => {
  expect([dayFrom('2026-03-01', -1), dayFrom('2026-12-31', 1), dayFrom('2028-02-28', 1)]).toEqual([
    '2026-02-28',
    '2027-01-01',
    '2028-02-29',
  ]);
});
