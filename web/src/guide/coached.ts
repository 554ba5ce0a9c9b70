// All that a guided table has more than others. It comes when one is opened: every table would carry it else.
import Coach from './Coach.svelte';
import type { Guide } from './guide';
import { guideOf } from './parts';

export interface Coached {
  Coach: typeof Coach;
  guide: Guide;
}

export async function coached(game: string, part: string): Promise<Coached | null> {
  const guide = await guideOf(game, part);
  return guide && { Coach, guide };
}
