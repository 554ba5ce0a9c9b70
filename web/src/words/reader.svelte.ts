// The reader's language, and `say`: every visible word of the page goes through it.
import { keep, kept } from '../look/kept';
import en from './en.ftl?raw';
import fr from './fr.ftl?raw';
import { bundleOf, LANGUAGES, preferred, sayIn, type Args, type Language } from './words';

const pageWords: Record<Language, string> = { fr, en };
type Loader = () => Promise<string>;
const boardFiles = import.meta.glob<string>('../games/*/words/*.ftl', { query: '?raw', import: 'default' });
const rulesFiles = import.meta.glob<string>('@games/*/words/*.ftl', { query: '?raw', import: 'default' });

const wish = kept('language');
const state = $state<{ language: Language; games: Record<string, Record<Language, string[]>> }>({
  language: LANGUAGES.find((one) => one === wish) ?? preferred(globalThis.navigator?.languages ?? []),
  games: {},
});

const bundle = $derived(
  bundleOf(state.language, [
    pageWords[state.language],
    ...Object.values(state.games).flatMap((words) => words[state.language]),
  ]),
);

export function say(id: string, args?: Args): string {
  return sayIn(bundle, id, args);
}

export function language(): Language {
  return state.language;
}

export function speak(next: Language): void {
  state.language = next;
  keep('language', next);
  document.documentElement.lang = next;
}

/** Both languages come with the game, so that switching in mid-game needs no network. */
export async function learnGame(game: string): Promise<void> {
  if (state.games[game]) return;
  const read = async (one: Language): Promise<string[]> => {
    const of = (files: Record<string, Loader>): Loader[] =>
      Object.entries(files)
        .filter(([path]) => path.endsWith(`/${game}/words/${one}.ftl`))
        .map(([, load]) => load);
    return Promise.all([...of(boardFiles), ...of(rulesFiles)].map((load) => load()));
  };
  const [french, english] = await Promise.all([read('fr'), read('en')]);
  state.games[game] = { fr: french, en: english };
}
