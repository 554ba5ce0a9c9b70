// What hangs over the door of each game: emblem, sky and name. Signs come with the first page; boards do not.
import type { Component } from 'svelte';
import { known, say } from '../words/reader.svelte';
import Star from '../art/Star.svelte';
import { hasBoard } from './load';

/** What a guest asks before choosing. How hard: 1 is learned in a minute, 2 wants some thought, 3 a good deal of it. */
export interface Facts {
  minutes: number;
  /** From which age, where the box says so. */
  age?: number;
  /** All win or lose together. */
  together: boolean;
  hard: 1 | 2 | 3;
}

/** What `sign/index.ts` of a game folder offers; its name and a line about it are the words `game-NAME` and `about-NAME` beside it. */
export interface Sign {
  /** The picture under the arch, in a box of 120 x 136. */
  Emblem: Component;
  /** Each alcove of the serai has its own hour of the day. */
  sky: { high: string; low: string };
  /** How many can play, as the rules say: shown before the house has answered. */
  seats?: { least: number; most: number };
  facts?: Facts;
  /** Its own pieces have the shapes by which seats are marked elsewhere: here banners with initials do that. */
  banners?: boolean;
  /** Where it stands in the hall: lower comes first, and games that do not care come last, by name. */
  place?: number;
}

const folders = import.meta.glob<Sign>('./*/sign/index.ts', { eager: true, import: 'sign' });
const signs = new Map(Object.entries(folders).map(([path, sign]) => [path.split('/')[1] ?? '', sign]));
/** For a game that has brought none. */
const PLAIN: Sign = { Emblem: Star, sky: { high: '#43386b', low: '#6a568c' } };

export function signOf(game: string): Sign {
  return signs.get(game) ?? PLAIN;
}

/** Names of games as the hall shows them: all that have a sign, and others that are named. */
export function inTheHall(others: readonly string[] = []): string[] {
  const place = (game: string): number => signOf(game).place ?? Infinity;
  return [...new Set([...signs.keys(), ...others])].sort((one, other) =>
    place(one) < place(other) ? -1 : place(one) > place(other) ? 1 : one < other ? -1 : 1,
  );
}

/** Whether this page has anything to show of a game. */
export function isGame(name: string): boolean {
  return signs.has(name) || hasBoard(name);
}

export function titleOf(game: string): string {
  return known(`game-${game}`) ? say(`game-${game}`) : game;
}

export function aboutOf(game: string): string {
  return known(`about-${game}`) ? say(`about-${game}`) : '';
}
