// Who one may be in a game: `cast/index.ts` of a game folder, loaded when people gather.
import type { Component } from 'svelte';

/** Members are known by the words of an option that has one value for each seat. */
export interface Cast {
  /** The option, a list with one member for each seat, or none where all are dealt. */
  option: string;
  members: readonly string[];
  Portrait: Component<{ who: string; size?: string }>;
  nameOf: (who: string) => string;
  powerOf: (who: string) => string;
}

const folders = import.meta.glob<Cast>('./*/cast/index.ts', { import: 'cast' });

/** None where all players are alike. */
export async function loadCast(game: string): Promise<Cast | null> {
  return (await folders[`./${game}/cast/index.ts`]?.()) ?? null;
}

/** The option when a member goes to a seat, or to nobody: nobody is two, and no two are one. An empty list: all are dealt. */
export function given(chosen: readonly string[], seats: number, dealt: string, who: string, to: number | null): string[] {
  const all = Array.from({ length: seats }, (_, seat) => {
    if (seat === to) return who;
    return chosen[seat] === who ? dealt : (chosen[seat] ?? dealt);
  });
  return all.every((one) => one === dealt) ? [] : all;
}
