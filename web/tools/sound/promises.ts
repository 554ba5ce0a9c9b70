// What the figures must be. Each broken promise is a sentence.
import { CUE_AT } from './pieces.ts';
import type { Figures } from './render.ts';

/** Which sounds a game has besides those of the house, to be compared with each other. */
const GAMES: Readonly<Record<string, readonly string[]>> = {
  Deserto: ['card', 'capture', 'gong'],
  'Le Désert interdit': ['card', 'wind', 'drift', 'water', 'capture'],
  'Les Camions': ['card', 'engine', 'pump', 'dice', 'fall', 'capture'],
  Quicksand: ['card', 'sand', 'gear', 'alarm'],
  Escape: ['door', 'gem', 'gold', 'mask', 'loss'],
};
/** Under the finger: softer than what happens on the board. What comes once a game may be louder. */
const OTHERS: Readonly<Record<string, number>> = { press: -33, gong: -18, win: -18 };
const LEVEL = { short: -20.5, spread: 2.5, cue: -15, cues: 3.5, games: 2, beds: 3 } as const; // LUFS, and LU around it or apart
const MOST_PEAK = 0.98;
const LEAST_SHARE = 0.6;
const LATE = 0.02; // seconds
const SILENT = 1; // seconds

export function brokenOf(all: readonly Figures[]): string[] {
  return [...unlike(all), ...clipped(all), ...unheard(all), ...late(all), ...flat(all)];
}

const one = (all: readonly Figures[], name: string): Figures => {
  const found = all.find((figures) => figures.name === name);
  if (!found) throw new Error(`nothing is called ${name}`);
  return found;
};
const say = (number: number): string => number.toFixed(1);
const meanOf = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length;
export const gameLevels = (all: readonly Figures[]): Record<string, number> =>
  Object.fromEntries(Object.entries(GAMES).map(([game, names]) => [game, meanOf(names.map((name) => one(all, name).loud))]));

/** Short sounds are alike, games are alike, and so are the beds of the two games that have one. */
function unlike(all: readonly Figures[]): string[] {
  const shorts = all
    .filter(({ kind }) => kind === 'short')
    .flatMap(({ name, loud }) => {
      const wanted = OTHERS[name] ?? LEVEL.short;
      return Math.abs(loud - wanted) > LEVEL.spread ? [`${name} is at ${say(loud)} LUFS, not near ${wanted}`] : [];
    });
  const cues = all
    .filter(({ kind, loud }) => kind === 'cue' && Math.abs(loud - LEVEL.cue) > LEVEL.cues)
    .map(({ name, loud }) => `${name} is at ${say(loud)} LUFS, not near ${LEVEL.cue}`);
  const levels = Object.values(gameLevels(all));
  const games = Math.max(...levels) - Math.min(...levels) > LEVEL.games ? [`games differ by more than ${LEVEL.games} LU`] : [];
  const pairs = [
    ['Escape, act 1', 'Quicksand, calm'],
    ['Escape, act 2', 'Quicksand, tense'],
    ['Escape, the rush', 'Quicksand, last seconds'],
  ] as const;
  const beds = pairs.flatMap(([escape, sand]) => {
    const apart = Math.abs(one(all, escape).loud - one(all, sand).loud);
    return apart > LEVEL.beds ? [`${escape} and ${sand} are ${say(apart)} LU apart`] : [];
  });
  return [...shorts, ...cues, ...games, ...beds];
}

const clipped = (all: readonly Figures[]): string[] =>
  all.flatMap(({ name, peak }) => (peak > MOST_PEAK ? [`${name} clips: ${peak.toFixed(2)}`] : []));

const unheard = (all: readonly Figures[]): string[] =>
  all.flatMap(({ name, phone }) => (phone < LEAST_SHARE ? [`${name} is hardly heard on a phone: ${Math.round(phone * 100)} %`] : []));

const late = (all: readonly Figures[]): string[] =>
  all
    .filter(({ kind }) => kind === 'cue')
    .flatMap(({ name, onset }) => (onset === null || Math.abs(onset - CUE_AT) > LATE ? [`${name} comes at ${String(onset)} s`] : []));

/** What is to climb climbs, in loudness and in pace; and no bed falls silent. */
function flat(all: readonly Figures[]): string[] {
  const climbs = [
    ['Escape, act 1', 'Escape, act 2', 'Escape, act 3', 'Escape, the rush'],
    ['Escape, act 1', 'Escape, act 1, before the gong'],
    ['Quicksand, calm', 'Quicksand, uneasy', 'Quicksand, tense', 'Quicksand, low', 'Quicksand, last seconds'],
  ].map((names) => names.map((name) => one(all, name)));
  const level = climbs.flatMap((list) =>
    list.slice(1).flatMap((after, i) => {
      const before = list[i] ?? after;
      const rises = after.loud > before.loud + 0.5 && (after.pace ?? 0) > (before.pace ?? 0);
      return rises ? [] : [`${after.name} is not louder and faster than ${before.name}`];
    }),
  );
  const silent = all.filter(({ kind, silence }) => kind === 'bed' && silence > SILENT);
  return [...level, ...silent.map(({ name }) => `${name} falls silent`)];
}
