// How a game ends before everybody's eyes: each game brings a moment for every rule that can end it, in a folder of its own.
import type { Component } from 'svelte';
import type { Unread } from '../games/table';
import type { End, Happening } from '../wire';
import { say } from '../words/reader.svelte';
import Camp from './Camp.svelte';

/** A finished game, as its last picture needs it. */
export interface Ended<View = Unread> {
  end: End;
  view: View;
  names: readonly string[];
  /** What happened last, oldest first. */
  story: readonly Happening[];
}

/** The light of a picture. Gold is for victories, and for nothing else. */
export type Hour = 'gold' | 'noon' | 'sand' | 'storm' | 'ember' | 'wine' | 'night';

export interface Moment<View = Unread> {
  /** What is seen, drawn in a box of 400 with its ground at the lower edge. */
  Picture: Component<{ ended: Ended<View> }>;
  hour: Hour;
  /** In the largest letters. */
  title: (ended: Ended<View>) => string;
  /** How it came to this, by name; where it is left out the rule speaks. */
  cause?: (ended: Ended<View>) => string;
  /** ms until it has been seen. */
  lasts?: number;
}

/** By the id of the rule that ends the game. */
export type Endings<View = Unread> = Readonly<Record<string, Moment<View>>>;

// As in games/load.ts, what came unread becomes a game's own here: the folder of its name knows its views.
const folders = import.meta.glob<Endings>('../games/*/ending/index.ts', { import: 'endings' });

export const hasWon = (ended: Pick<Ended, 'end'>): boolean => ended.end.winners.length > 0;

/** For games that bring none, and for ends that are no game's own, such as giving up. */
export function plainMoment({ end }: Pick<Ended, 'end'>): Moment {
  const won = hasWon({ end });
  const moment: Moment = { Picture: Camp, hour: won ? 'gold' : 'night', title: () => say(won ? 'ending-won' : 'ending-lost') };
  // The rule speaks of whoever is left; here nobody is.
  return !won && end.rule === 'SER-RESIGN' ? { ...moment, cause: () => say('ending-given-up') } : moment;
}

export async function momentOf(game: string, ended: Pick<Ended, 'end'>): Promise<Moment> {
  const found = await folders[`../games/${game}/ending/index.ts`]?.();
  return found?.[ended.end.rule] ?? plainMoment(ended);
}
