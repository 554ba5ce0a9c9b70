// A game's code and words arrive together, when somebody first sits at its table; those of its modules, where they are in play.
import type { Component } from 'svelte';
import { isOn } from '../new/choosing';
import { learnGame } from '../words/reader.svelte';
import type { MarkKind } from '../replay/marks';
import type { SoundName } from '../sound/palette';
import type { Tale } from '../storyteller/tale';
import type { Happening } from '../wire';
import type { AidsProps, HandsProps, Shown, TableProps, Unread } from './table';

type Sounds = Readonly<Record<string, SoundName>>;

/** What every game folder's index.ts offers. */
export interface GameModule<View = Unread, Move = Unread, Options = Unread> {
  Table: Component<TableProps<View, Move, Options>>;
  /** What the game keeps at hand besides its table, such as a count of cards; shown in the menu. */
  Aids?: Component<AidsProps<View, Move, Options>>;
  /** All hands face up, for a replay through everybody's eyes; left out where a game has no hands. */
  Hands?: Component<HandsProps<View>>;
  /** All win or lose together. */
  cooperative?: boolean;
  /** The board shows calls beside the seats of those who make them, and no notice covers it. */
  showsCalls?: boolean;
  /** Players hide nothing from each other: a device that several share covers nothing between turns. */
  open?: boolean;
  /** A move as a hint says it, where the board says it better than `move-TYPE` does. */
  sayAdvice?: (move: Move, position: Shown<View, Move> | null, names: readonly string[]) => string | undefined;
  /** How the game is told; every happening for itself where it is left out. */
  tale?: Tale<View>;
  /** The sound of each event of the story. */
  sounds: Sounds;
  /** Which events are marks on the bar of a replay, and of which kind; null for all others. */
  mark?: (happening: Happening) => MarkKind | null;
  /** Fetches the modules of these names, where the game has such; the answer is what their events sound like. */
  bring?: (modules: readonly string[]) => Promise<Sounds>;
}

// Here alone what came unread becomes a game's own View, Move and Options. It is theirs: the house sends a table the views
// of its game, this loads the folder of that name, and both have their types from the same source (scripts/docs.py).
const folders = import.meta.glob<GameModule>('./*/index.ts');

export function hasBoard(game: string): boolean {
  return `./${game}/index.ts` in folders;
}

/** A module is in play where the option of its name is. */
export function modulesIn(options: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(options).filter((name) => isOn(options[name]));
}

export async function loadGame(game: string, options: Readonly<Record<string, unknown>>): Promise<GameModule> {
  const load = folders[`./${game}/index.ts`];
  if (!load) throw new Error(`no board for ${game}`);
  const modules = modulesIn(options);
  const [module] = await Promise.all([load(), learnGame(game, modules)]);
  const more = await module.bring?.(modules);
  return { ...module, sounds: { ...module.sounds, ...more } };
}
