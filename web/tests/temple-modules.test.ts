// A module is one folder: a toy that joins from outside is on every part of the board, and no file of the board knows it.
import { readFileSync } from 'node:fs';
import { join as at } from 'node:path';
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { actsOf, type Act } from '../src/games/temple/acts';
import ActButton from '../src/games/temple/ActButton.svelte';
import Bag from '../src/games/temple/Bag.svelte';
import { demandOf } from '../src/games/temple/demands';
import Depot from '../src/games/temple/Depot.svelte';
import { fullest, midway } from '../src/games/temple/gallery/positions';
import { bring, MODULES } from '../src/games/temple/modules';
import { carriedBy, join, lyingIn, soundsOfModules, targetOf } from '../src/games/temple/modules/asking';
import { isMurmur } from '../src/games/temple/murmurs';
import { inSight } from '../src/games/temple/rank';
import RoomTile from '../src/games/temple/RoomTile.svelte';
import Seat from '../src/games/temple/Seat.svelte';
import { itemOf, tellAct } from '../src/games/temple/telling';
import { readPosition } from '../src/games/temple/view';
import { waysOf } from '../src/games/temple/ways';
import { whyNotDie } from '../src/games/temple/why';
import type { HeldCurse, Move, Player, Room } from '../src/games/temple/wire';
import { bundleOf, sayIn, type Args } from '../src/words/words';
import { module } from './toy';

const folder = (path: string): string => readFileSync(at(import.meta.dirname, path), 'utf8');
const words = bundleOf('en', [
  folder('../src/games/temple/words/en.ftl'),
  ...['curses', 'treasures', 'extras'].map((name) => folder(`../src/games/temple/modules/${name}/words/en.ftl`)),
  folder('toy/words.ftl'),
]);
vi.mock('../src/words/reader.svelte', async (original) => ({
  ...(await original<object>()),
  say: (id: string, args?: Args) => sayIn(words, id, args),
}));

await bring(MODULES);
let leave = (): void => undefined;
beforeAll(() => (leave = join(module)));
afterAll(() => leave());

const html = (part: unknown, props: Record<string, unknown>): string => render(part as Component, { props }).body;
const name = (seat: number): string => `seat ${seat}`;
const moves = [
  { type: 'whistle', to: 1 },
  { type: 'whistle', to: 2 },
] as unknown as Move[];
const temple = readPosition(fullest);
const whistled = { ...temple, moves: [...temple.moves, ...moves] };
const whistle = () => actsOf(whistled, []).find((act) => act.id === 'whistle');

describe('a treasure with a move of its own', () => {
  it('has its button, with its words and its sign', () => {
    const act = whistle();
    expect(act).toMatchObject({ word: 'whistle', tiles: ['treasure-whistle'], moves });
    if (!act) return;
    const shown = html(ActButton, { act, text: (one: Act) => tellAct(one, name), active: true, onpress: () => undefined });
    expect(shown).toContain('aria-label="Blow the whistle, Whistle"');
    expect(shown).toContain('M4 4h5v5Z');
  });
  it('has the rank that its folder gives it: after gems, before friends', () => {
    const act = whistle();
    expect(inSight(actsOf(whistled, []), null)[1]).toEqual(act);
  });
  it('is aimed by names and on the plan', () => {
    expect(moves.map((move) => itemOf(move, temple.view, name).label)).toEqual(['seat 1', 'seat 2']);
    expect(moves.map((move) => targetOf(move, temple))).toEqual([3, 3]);
  });
  it('pays with the dice where it may', () => {
    const roped = readPosition(midway);
    const enter = { type: 'enter', side: 'west', rope: 1 } as unknown as Move;
    const west = waysOf({ ...roped, moves: [enter] })[3];
    expect([west?.cost, west?.tiles]).toEqual([['adventurer', 'adventurer'], ['treasure-whistle']]);
  });
});

describe('a curse', () => {
  const itch = { name: 'itch', lifted_by: ['key'] } as unknown as HeldCurse;
  const player = { ...temple.view.players[1], curses: [itch] } as Player;
  const view = { ...temple.view, players: temple.view.players.with(1, player) };
  it('is carried with its sign, its name and its rule', () => {
    const [carried] = carriedBy(view, 1);
    expect(carried).toMatchObject({ sign: 'curse-itch', name: 'Itch', rule: 'TOY-ITCH-1', harms: true });
    expect(html(Bag, { carried: carriedBy(view, 1) })).toContain('M1 1h2v2Z');
  });
  it('is lifted by the button of all curses', () => {
    const lift = actsOf({ ...temple, mine: player, moves: [{ type: 'lift', curse: 'itch' } as unknown as Move] }, [])[0];
    expect(lift && [tellAct(lift, name), lift.cost]).toEqual(['Lift: Itch', ['key']]);
  });
  it('asks for what it wants', () => {
    const itching = { ...player, choices: [{ kind: 'scratch', until: 9000 }] };
    const asked = demandOf({ ...temple, mine: itching, moves: [{ type: 'scratch' } as unknown as Move] });
    expect(asked).toMatchObject({ kind: 'scratch', until: 9000 });
  });
});

describe('a room of its own kind', () => {
  const room = { ...temple.view.rooms[3], name: 'well-1' } as Room;
  const shown = () => html(RoomTile, { room, lies: lyingIn(room, temple.view), place: 3, view: temple.view, pawns: [], pledged: [] });
  it('has its floor, what lies in it, and its words', () => {
    expect(shown()).toContain('data-well="well-1"');
    expect(shown()).toMatch(/<path d="M7 7h8v8Z" fill="#123456"/);
    expect(shown()).toContain('the well');
    expect(shown()).toContain('Water shines below.');
  });
  it('is not every room', () => {
    expect(lyingIn({ ...room, name: 'basic-1', things: [] }, temple.view)).toEqual([]);
  });
});

it('what somebody carries is a badge at the seat, and a figure at the depot', () => {
  const carried = carriedBy(temple.view, 3).filter((one) => one.badge === 'bucket');
  const sitter = { seat: 3, name: 'Zoé', bot: false, you: false, presence: 'here' } as const;
  const seat = html(Seat, { sitter, player: temple.view.players[3], carried, frees: 2, near: false, heard: [] });
  expect(seat).toContain('aria-label="A bucket"');
  expect(html(Depot, { view: temple.view })).toContain('77');
});

it('it sounds, is silent, and says why', () => {
  expect(soundsOfModules()).toMatchObject({ whistled: 'turn', cursed: 'lose' });
  expect(isMurmur({ id: 0, text: '', event: 'scratched' }, 0)).toBe(true);
  expect(whyNotDie({ id: 0, face: 'gold', kept: false, pledged: false, spun: 0 }, temple)).toBe('Gold is dull today.');
});

it('a module that has left is asked no more', () => {
  join({ signs: { moth: 'M0 0' }, sounds: { fluttered: 'turn' } })();
  expect(soundsOfModules()).not.toHaveProperty('fluttered');
});

it('no file of the board names a module', () => {
  const files = import.meta.glob<string>(['../src/games/temple/*.{ts,svelte}', '../src/games/temple/art/*', '!**/wire.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  expect(Object.keys(files).length).toBeGreaterThan(40);
  const naming = Object.entries(files).filter(([, source]) => /curse|treasure|souls|big-torch|teleport/.test(source));
  expect(naming.map(([file]) => file)).toEqual([]);
});
