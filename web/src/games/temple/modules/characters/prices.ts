// What the activable tile of a character costs.
import type { Face } from '../../kinds';
import type { View } from '../../wire';

export const priceOf = (view: View, hero: string): readonly Face[] =>
  view.parts.characters?.tiles.find((tile) => tile.hero === hero && tile.power === 'activable')?.price ?? [];
