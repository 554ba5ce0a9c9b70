// What can be known of a game's pieces: `knowledge/index.ts` of a game folder, loaded when somebody first asks.
// On the board a piece says what it is by `data-thing`, and nothing else; press.ts hears who asks.
import type { Component } from 'svelte';
import type { Shown, Unread } from '../games/table';
import { learnMore } from '../words/reader.svelte';

/** Where the one who asks looks at: a position at a table. A booklet and a test have none. */
export interface Sight<View = Unread, Move = Unread, Options = Unread> {
  readonly position: Shown<View, Move>;
  readonly options: Options;
  readonly names: readonly string[];
}

/** A part of the board's own art, and what it is to show. */
export interface Picture {
  readonly Part: Component<Record<string, unknown>>;
  readonly props: Readonly<Record<string, unknown>>;
}

/** What it would do now: it may be done, it may not and the rule says why, or it is just so. */
export interface Now {
  readonly text: string;
  readonly mood?: 'open' | 'barred';
}

export interface Thing {
  readonly name: string;
  readonly picture: Picture;
  /** What it is and does, where no rule says it. */
  readonly words?: readonly string[];
  /** The rules that say it: they are words already. */
  readonly rules?: readonly string[];
  readonly now?: readonly Now[];
}

/** Things of one kind. Its heading is the word `things-KIND` of the game. */
export interface Shelf {
  readonly kind: string;
  readonly things: readonly string[];
}

export interface AidProps {
  /** A thing of it was tapped. */
  onask: (thing: string) => void;
}

/** The rules as a booklet: scenes drawn with the board's own parts, each with the words `booklet-NAME` and `booklet-NAME-title`. */
export interface Booklet {
  /** A turn in pictures, in their order; `goal` comes before it and `end` after it. */
  readonly turn: readonly string[];
  readonly Scene: Component<{ name: string }>;
}

/** What `knowledge/index.ts` of a game folder offers. */
export interface Knowledge<View = Unread, Move = Unread, Options = Unread> {
  /** What stands at `data-thing`; null where nothing is known of it. */
  tell: (thing: string, sight: Sight<View, Move, Options> | null) => Thing | null;
  /** All there is in the box. */
  shelves: () => readonly Shelf[];
  /** The player's aid: on one screen of a small phone. */
  Aid: Component<AidProps>;
  booklet: Booklet;
  /** Fetches what modules know, where the game has such. */
  bring?: (modules: readonly string[]) => Promise<void>;
  /** What one module brings; its name is the option's. */
  shelvesOf?: (module: string) => readonly Shelf[];
}

// As in games/load.ts: what came unread is the game's own.
const folders = import.meta.glob<{ knowledge: Knowledge }>('../games/*/knowledge/index.ts');
const pathOf = (game: string): string => `../games/${game}/knowledge/index.ts`;

export function hasKnowledge(game: string): boolean {
  return pathOf(game) in folders;
}

export async function loadKnowledge(game: string, modules: readonly string[]): Promise<Knowledge | null> {
  const load = folders[pathOf(game)];
  if (!load) return null;
  const [{ knowledge }] = await Promise.all([load(), learnMore(game)]);
  await knowledge.bring?.(modules);
  return knowledge;
}

/** A picture keeps its part and what it shows together; what the part asks for is checked here, and nowhere else. */
export function drawn<Props extends Record<string, unknown>>(Part: Component<Props>, props: Props): Picture {
  return { Part: Part as unknown as Picture['Part'], props };
}

/** A name as a heading: words of the game begin as they stand in a sentence. */
export function heading(name: string): string {
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}

/** `card:vizier` is a card, and which one. */
export function read(thing: string): [kind: string, which: string] {
  const at = thing.indexOf(':');
  return at < 0 ? [thing, ''] : [thing.slice(0, at), thing.slice(at + 1)];
}
