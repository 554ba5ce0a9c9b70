// Every folder beside this file is a module of Escape. Its index.ts arrives when it is first in play, and joins in;
// its words/ come with it (words/reader.svelte.ts).
import type { SoundName } from '../../../sound/palette';
import { join, soundsOfModules } from './asking';
import type { TempleModule } from './module';

const folders = import.meta.glob<TempleModule>('./*/index.ts', { import: 'module' });
const brought = new Map<string, TempleModule>();
let leave: (() => void)[] = [];

export const MODULES: readonly string[] = Object.keys(folders).map((path) => path.split('/')[1] ?? '');

/** A module that has joined in. */
export const moduleOf = (name: string): TempleModule | undefined => brought.get(name);

/** Lets modules join in, always in the order of their names; the answer is what their events sound like. */
export async function bring(names: readonly string[]): Promise<Readonly<Record<string, SoundName>>> {
  const load = async (name: string): Promise<void> => {
    const module = await folders[`./${name}/index.ts`]?.();
    if (module) brought.set(name, module);
  };
  await Promise.all(names.map(load));
  for (const one of leave) one();
  leave = [...brought].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, module]) => join(module));
  return soundsOfModules();
}
