// The guided minutes of a game's modules, each in its module's folder: found, not listed, and fetched when somebody asks.
import { games } from '../line/lobby';
import type { GameInfo } from '../wire';
import { loadGuide, type Guide } from './guide';

const guides = import.meta.glob<{ guide: Guide }>('../games/*/modules/*/guide.ts');
const pathOf = (game: string, part: string): string => `../games/${game}/modules/${part}/guide.ts`;

/** The modules of a game that have a guided minute. */
export function partsOf(game: string): string[] {
  const names = Object.keys(guides).map((path) => path.split('/').at(-2) ?? '');
  return names.filter((part) => pathOf(game, part) in guides);
}

/** Modules as those who choose see them, shelf by shelf; what stands on no shelf comes last. */
export function asOffered(parts: readonly string[], { shelves }: Pick<GameInfo['choosing'], 'shelves'>): string[] {
  const order = shelves.flatMap((shelf) => shelf.options);
  const at = (part: string): number => (order.includes(part) ? order.indexOf(part) : order.length);
  return [...parts].sort((one, other) => at(one) - at(other));
}

/** The modules of a game that have a guided minute, as they are offered; in any order where the house cannot be asked. */
export async function offeredParts(game: string): Promise<string[]> {
  const info = (await games().catch(() => [])).find((one) => one.name === game);
  return info ? asOffered(partsOf(game), info.choosing) : partsOf(game);
}

/** The guide of a module, or of the game itself where no module is named; null where there is none. */
export async function guideOf(game: string, part: string): Promise<Guide | null> {
  return part ? ((await guides[pathOf(game, part)]?.())?.guide ?? null) : loadGuide(game);
}
