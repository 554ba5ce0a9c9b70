// The hall shows games by what their own folders bring, and knows none by name.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import Star from '../src/art/Star.svelte';
import { hasBoard } from '../src/games/load';
import { aboutOf, inTheHall, isGame, signOf, titleOf } from '../src/games/signs';
import { cardsOf } from '../src/hall/games';
import type { GameInfo } from '../src/wire';

const source = join(import.meta.dirname, '../src');
const folders = readdirSync(join(source, 'games'), { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []));
const guest: GameInfo = {
  name: 'unheard-of',
  version: 1,
  least: 2,
  most: 4,
  cooperative: false,
  real_time: false,
  options: {},
  presets: {},
  choosing: { shelves: [], needs: {}, impossible: [], odds: {}, surprises: [] },
  levels: 0,
  bots: ['skilled'],
  strengths: [],
};

describe.each(folders)('the sign of %s', (game) => {
  it('is in its own folder, with its name, a line about it and its seats', () => {
    expect(signOf(game).Emblem).not.toBe(Star);
    expect(titleOf(game)).not.toBe(game);
    expect(aboutOf(game)).not.toBe('');
    expect(signOf(game).seats?.least).toBeGreaterThan(0);
  });

  it('says how long it takes, whether all play together, and how hard it is', () => {
    expect(signOf(game).facts?.minutes).toBeGreaterThan(0);
    expect(typeof signOf(game).facts?.together).toBe('boolean');
    expect([1, 2, 3]).toContain(signOf(game).facts?.hard);
  });
});

describe('the hall', () => {
  it('shows every game with a board before the house has answered', () => {
    expect(
      cardsOf(null)
        .flatMap((card) => (card.open ? [card.game] : []))
        .sort(),
    ).toEqual(folders.filter(hasBoard).sort());
  });

  it('shows a game that brought nothing, under its own name and the common star, and says that it has no board yet', () => {
    const shown = cardsOf([guest]).at(-1);
    expect(shown).toEqual({ game: 'unheard-of', seats: guest, open: false, bots: guest.bots });
    expect([isGame('unheard-of'), titleOf('unheard-of'), aboutOf('unheard-of'), signOf('unheard-of').Emblem]).toEqual([
      false,
      'unheard-of',
      '',
      Star,
    ]);
  });

  it('keeps the places that games ask for; the others follow by name', () => {
    const places = inTheHall(['zither', 'abacus']).map((game) => signOf(game).place ?? Infinity);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(inTheHall(['zither', 'abacus']).slice(-2)).toEqual(['abacus', 'zither']);
  });
});

describe('the page', () => {
  it('names no game outside the folders of games', () => {
    const named = new RegExp(`['"\`/](${folders.join('|')})['"\`/.]`);
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      (path) => /\.(ts|svelte|css)$/.test(path) && !/^games[/]\w+[/]/.test(path),
    );
    expect(files.filter((path) => named.test(readFileSync(join(source, path), 'utf8')))).toEqual([]);
  });
});
