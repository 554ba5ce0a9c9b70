// A game's code and words arrive together, when somebody first sits at its table.
import type { Component } from 'svelte';
import type { GameName } from '../art/Emblem.svelte';
import { learnGame } from '../words/reader.svelte';

/** What every game folder's index.ts offers. Its props differ by game; the table page hands on what the server sent. */
export interface GameModule {
  // A component of unknown props: it is mounted by the table page, never inspected here.
  Table: Component<never>;
}

const folders = import.meta.glob<GameModule>('./*/index.ts');

export function hasBoard(game: GameName): boolean {
  return `./${game}/index.ts` in folders;
}

export async function loadGame(game: GameName): Promise<GameModule> {
  const load = folders[`./${game}/index.ts`];
  if (!load) throw new Error(`no board for ${game}`);
  const [module] = await Promise.all([load(), learnGame(game)]);
  return module;
}
