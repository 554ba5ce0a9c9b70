// Chrono rooms on the board: what is forbidden stands beside what it concerns, hourglasses follow the clock of the game.
import { readFileSync } from 'node:fs';
import { join as at } from 'node:path';
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { expect, it, vi } from 'vitest';
import { actsOf } from '../src/games/temple/acts';
import { bring, MODULES } from '../src/games/temple/modules';
import { bands, carriedBy, lyingIn } from '../src/games/temple/modules/asking';
import { glasses, sacrificed, toll } from '../src/games/temple/modules/chrono/gallery/positions';
import { readPosition } from '../src/games/temple/view';
import { waysOf } from '../src/games/temple/ways';
import { whyNotWay } from '../src/games/temple/why';
import { bundleOf, sayIn, type Args } from '../src/words/words';

await bring(MODULES);

const file = (path: string): string => readFileSync(at(import.meta.dirname, '..', path), 'utf8');
const words = bundleOf('en', [
  file('src/games/temple/words/en.ftl'),
  file('../src/serai/games/temple/words/en.ftl'),
  ...['chrono', 'curses', 'treasures'].flatMap((name) => [
    file(`src/games/temple/modules/${name}/words/en.ftl`),
    file(`../src/serai/games/temple/modules/${name}/words/en.ftl`),
  ]),
]);
vi.mock('../src/words/reader.svelte', async (original) => ({
  ...(await original<object>()),
  say: (id: string, args?: Args) => sayIn(words, id, args),
}));

const html = (position: typeof glasses, now: number): string =>
  bands()
    .map((Band) => render(Band as Component<Record<string, unknown>>, { props: { temple: readPosition(position), now } }).body)
    .join('');

it('both hourglasses say what they forbid or threaten, and how long still', () => {
  const shown = html(glasses, glasses.view.now);
  expect(shown).toContain('a prohibition room, 21 s: No gems');
  expect(shown).toContain('the lava room with gems, 43 s: 4 × key, or 2 gems come back');
  expect(html(glasses, glasses.view.now + 20_500)).toContain('a prohibition room, 1 s');
  expect(html(toll, toll.view.now)).toContain('2 dice to give up');
});

it('nothing is shown where nothing runs', () => {
  expect(html({ ...glasses, view: { ...glasses.view, over: true } }, 0)).not.toContain('data-glass');
});

it('a forbidden act has its place, and says why', () => {
  const [barred] = actsOf(readPosition(glasses), []).filter((act) => act.why);
  expect(barred).toMatchObject({ word: 'ban-gems', moves: [] });
  expect(barred?.why).toContain('no waking of gems');
  expect(actsOf(readPosition(toll), []).filter((act) => act.why)).toEqual([]);
});

it('a forbidden way is barred whatever the dice', () => {
  const temple = readPosition(sacrificed);
  const ways = waysOf(temple);
  expect(ways.map((way) => way.barred !== null)).toEqual([false, true, false, true]);
  const east = ways[1];
  expect(east && whyNotWay(east, temple, [])).toContain('no entering rooms');
});

it('whoever can volunteers with a button of its own', () => {
  expect(actsOf(readPosition(toll), []).find((act) => act.id === 'volunteer')).toMatchObject({ cost: ['unrolled'], bright: true });
});

it('a die in the sacrificial room is carried by its owner', () => {
  expect(carriedBy(sacrificed.view, 1).map((one) => one.sign)).toEqual(['treasure-healing']);
  expect(carriedBy(sacrificed.view, 3)).toMatchObject([{ sign: 'die', badge: 'die' }]);
});

it('rooms say what they do, and whether their hourglass runs or is waited for', () => {
  const said = (place: number): string[] =>
    glasses.view.rooms.slice(place, place + 1).flatMap((room) => (room ? lyingIn(room, glasses.view).map((one) => one.said) : []));
  expect(said(3)[1]).toBe('Its hourglass runs.');
  expect(said(5)[1]).toBe('It waits for its hourglass.');
  expect(said(0)).toEqual([]);
});
