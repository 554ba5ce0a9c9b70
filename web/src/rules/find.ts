// Looking something up in the code of rules.
import type { Chapter } from '../words/words';

export interface Found extends Chapter {
  /** Its place among all chapters: its address stays the same whatever is looked for. */
  place: number;
}

/** As people type: without accents, apostrophes of either shape. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/’/g, "'")
    .toLowerCase();

/** The rules whose id or words hold all that is wished for, under their headings; all of them where nothing is. */
export function found(chapters: readonly Chapter[], wish: string, say: (rule: string) => string): Found[] {
  const words = plain(wish).split(/\s+/).filter(Boolean);
  const holds = (rule: string): boolean => {
    const text = plain(`${rule} ${say(rule)}`);
    return words.every((word) => text.includes(word));
  };
  return chapters
    .map((chapter, place) => ({ ...chapter, place, rules: chapter.rules.filter(holds) }))
    .filter((chapter) => chapter.rules.length > 0);
}
