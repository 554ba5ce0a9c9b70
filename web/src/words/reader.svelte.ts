// The reader's language, and `say`: every visible word of the page goes through it.
import coreEn from '@serai/core/words/en.ftl?raw';
import coreFr from '@serai/core/words/fr.ftl?raw';
import houseEn from '@serai/server/words/en.ftl?raw';
import houseFr from '@serai/server/words/fr.ftl?raw';
import { keep, kept } from '../look/kept';
import en from './en.ftl?raw';
import fr from './fr.ftl?raw';
import { bundleOf, chapters, LANGUAGES, preferred, sayIn, typeset, type Args, type Chapter, type Language } from './words';

// The page's own words come last: where the house uses the same name, the page means its own.
const signs = import.meta.glob<string>('../games/*/sign/*.ftl', { eager: true, query: '?raw', import: 'default' });
const signWords = (one: Language): string[] =>
  Object.keys(signs).flatMap((path) => (path.endsWith(`/${one}.ftl`) ? (signs[path] ?? []) : []));
const pageWords: Record<Language, string[]> = {
  fr: [coreFr, houseFr, ...signWords('fr'), fr],
  en: [coreEn, houseEn, ...signWords('en'), en],
};
type Loader = () => Promise<string>;
// A module of a game has words of its own, on the board and beside the rules; they are read after the game's.
const FILES: readonly Record<string, Loader>[] = [
  import.meta.glob<string>('../games/*/words/*.ftl', { query: '?raw', import: 'default' }),
  import.meta.glob<string>('../games/*/modules/*/words/*.ftl', { query: '?raw', import: 'default' }),
  import.meta.glob<string>('../games/*/minute/*.ftl', { query: '?raw', import: 'default' }),
  import.meta.glob<string>('@serai/games/*/words/*.ftl', { query: '?raw', import: 'default' }),
  import.meta.glob<string>('@serai/games/*/modules/*/words/*.ftl', { query: '?raw', import: 'default' }),
];

const wish = kept('language');
const state = $state<{ language: Language; game: string | null; games: Record<string, Record<Language, string[]>> }>({
  language: LANGUAGES.find((one) => one === wish) ?? preferred('navigator' in globalThis ? navigator.languages : []),
  game: null,
  games: {},
});

const bundle = $derived(
  bundleOf(state.language, [...pageWords[state.language], ...(state.games[state.game ?? '']?.[state.language] ?? [])]),
);

export function say(id: string, args?: Args): string {
  return sayIn(bundle, id, args);
}

export function known(id: string): boolean {
  return bundle.hasMessage(id);
}

export function language(): Language {
  return state.language;
}

export function speak(next: Language): void {
  state.language = next;
  keep('language', next);
  document.documentElement.lang = next;
}

/** The rules of the game at hand, as its words tell them. */
export function rules(): Chapter[] {
  return (state.games[state.game ?? '']?.[state.language] ?? [])
    .flatMap(chapters)
    .map((chapter) => ({ ...chapter, heading: typeset(chapter.heading, state.language) }));
}

/** Both languages come with the game, so that switching in mid-game needs no network. One game speaks at a time. */
export async function learnGame(game: string): Promise<void> {
  if (!state.games[game]) {
    const read = async (one: Language): Promise<string[]> => {
      const theirs = ([path]: [string, Loader]): boolean => path.includes(`/games/${game}/`) && path.endsWith(`/${one}.ftl`);
      return Promise.all(FILES.flatMap((files) => Object.entries(files).filter(theirs)).map(([, load]) => load()));
    };
    const [french, english] = await Promise.all([read('fr'), read('en')]);
    state.games[game] = { fr: french, en: english };
  }
  state.game = game;
}
