// What a game's presets look like: `presets/index.ts` of a game folder, loaded where somebody chooses.
import type { Component } from 'svelte';

export type PresetPicture = Component<{ options: Readonly<Record<string, unknown>> }>;
const folders = import.meta.glob<PresetPicture>('./*/presets/index.ts', { import: 'Picture' });

/** None where a game has no pictures: its presets are words. */
export async function loadPicture(game: string): Promise<PresetPicture | null> {
  return (await folders[`./${game}/presets/index.ts`]?.()) ?? null;
}
