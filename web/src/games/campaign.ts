// A game that is played level by level may bring the way through its levels: `campaign/index.ts` of its folder, loaded where
// somebody chooses a level or waits for one to begin.
import type { Component } from 'svelte';
import type { Best } from '../line/bests';
import type { Passed } from '../wire';

/** A level as somebody finds it on their way. */
export interface Stop {
  level: number;
  /** At which pace it was passed, the fastest that counts; null where it was not. */
  passed: Passed['pace'] | null;
  /** The first that was not passed yet. */
  next: boolean;
  /** The best that this device has seen. */
  best: Best | null;
}

export interface PathProps {
  stops: readonly Stop[];
  /** The level that is chosen. */
  chosen: number;
  /** How much of the top is left to the heading, in px. */
  above: number;
  onchoose: (level: number) => void;
}

/** What a game's `campaign/index.ts` offers. */
export interface Campaign {
  /** All stops on one picture, to be chosen from. It fills its place. */
  Path: Component<PathProps>;
  /** What a level adds, as a picture and a few words. */
  Card: Component<{ level: number }>;
}

const folders = import.meta.glob<Campaign>('./*/campaign/index.ts', { import: 'campaign' });

/** None where a game has no levels, or shows them as any other option. */
export async function loadCampaign(game: string): Promise<Campaign | null> {
  return (await folders[`./${game}/campaign/index.ts`]?.()) ?? null;
}

/** The way as far as some people have come: what the house knows of them, and what this device has seen won. */
export function stopsOf(levels: number, house: readonly Passed[], bests: ReadonlyMap<number, Best>): Stop[] {
  const known = new Map(house.map((row) => [row.level, row.pace]));
  const stops = Array.from({ length: levels }, (_, i): Stop => {
    const best = bests.get(i + 1) ?? null;
    return { level: i + 1, passed: known.get(i + 1) ?? best?.pace ?? null, next: false, best };
  });
  const next = stops.find((stop) => stop.passed === null);
  return stops.map((stop) => ({ ...stop, next: stop === next }));
}

/** Where the way goes on; the last level for those who have passed them all. */
export function nextOf(stops: readonly Stop[]): number {
  return stops.find((stop) => stop.next)?.level ?? stops.length;
}
