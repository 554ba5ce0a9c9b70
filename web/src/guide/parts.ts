// The guided minutes of a game's modules, each in its module's folder: found, not listed, and fetched when somebody asks.
import { loadGuide, type Guide } from './guide';

const guides = import.meta.glob<{ guide: Guide }>('../games/*/modules/*/guide.ts');
const pathOf = (game: string, part: string): string => `../games/${game}/modules/${part}/guide.ts`;

/** The modules of a game that have a guided minute. */
export function partsOf(game: string): string[] {
  const names = Object.keys(guides).map((path) => path.split('/').at(-2) ?? '');
  return names.filter((part) => pathOf(game, part) in guides);
}

/** The guide of a module, or of the game itself where no module is named; null where there is none. */
export async function guideOf(game: string, part: string): Promise<Guide | null> {
  return part ? ((await guides[pathOf(game, part)]?.())?.guide ?? null) : loadGuide(game);
}
