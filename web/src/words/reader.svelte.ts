// The reader's language, and `say`: every visible word of the page goes through it.
import coreEn from '@serai/core/words/en.ftl?raw';
import coreFr from '@serai/core/words/fr.ftl?raw';
import houseEn from '@serai/server/words/en.ftl?raw';
import houseFr from '@serai/server/words/fr.ftl?raw';
import { keep, kept } from '../look/kept';
import en from './en.ftl?raw';
import fr from './fr.ftl?raw';
import { bundleOf, chapters, LANGUAGES, localeOf, preferred, sayIn, typeset, type Args, type Chapter, type Language } from './words';

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
const FILES: Readonly<Record<string, Loader>> = {
  ...import.meta.glob<string>('../games/*/{words,minute,ending}/*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('../games/*/modules/*/words/*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('@serai/games/*/words/*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('@serai/games/*/modules/*/words/*.ftl', { query: '?raw', import: 'default' }),
};
/** What is said of a game's pieces, to those who ask and in its booklet. */
const ASKED = import.meta.glob<string>('../games/*/knowledge/*.ftl', { query: '?raw', import: 'default' });
/** What its key moments mean: for those who look back at it. */
const TURNED = import.meta.glob<string>('@serai/games/*/turned/words/*.ftl', { query: '?raw', import: 'default' });
/** What a module is called where modules are chosen: of all of them, and no more than that (vite.config.ts). */
const CHOOSING = import.meta.glob<string>('@serai/games/*/modules/*/words/*.ftl', { query: '?choosing', import: 'default' });

/** What is spoken about: a game, and those of its modules that have a say. */
interface Subject {
  readonly game: string;
  readonly modules: readonly string[] | 'all';
  /** Whether modules are being chosen. */
  readonly choosing: boolean;
}
const isOf = ({ game, modules }: Subject, path: string): boolean => {
  const [, whose, module] = /\/games\/(\w+)\/(?:modules\/([\w-]+)\/)?/.exec(path) ?? [];
  return whose === game && (module === undefined || modules === 'all' || modules.includes(module));
};
/** The files in which it is spoken about, in the order in which they are read. */
function filesOf(subject: Subject): [string, Loader][] {
  const options = subject.choosing ? Object.entries(CHOOSING).filter(([path]) => isOf({ ...subject, modules: 'all' }, path)) : [];
  return [
    ...options.map(([path, load]): [string, Loader] => [`${path}?choosing`, load]),
    ...Object.entries(FILES).filter(([path]) => isOf(subject, path)),
  ];
}

const wish = kept('language');
const wishes = 'navigator' in globalThis ? navigator.languages : [];
type Words = Readonly<Record<Language, readonly string[]>>;
const state = $state<{ language: Language; words: Words; more: Words; turned: Words }>({
  language: LANGUAGES.find((one) => one === wish) ?? preferred(wishes),
  words: { fr: [], en: [] },
  more: { fr: [], en: [] },
  turned: { fr: [], en: [] },
});

type Made = readonly [Language, readonly Words[], ReturnType<typeof bundleOf>];
let last: Made | null = null;
/** One bundle for what it is made of, however often it is asked for. */
function madeOf(one: Language, ...words: Words[]): ReturnType<typeof bundleOf> {
  if (last?.[0] !== one || words.some((part, at) => part !== last?.[1][at]))
    last = [one, words, bundleOf(one, [...pageWords[one], ...words.flatMap((part) => part[one])])];
  return last[2];
}
const bundle = $derived(madeOf(state.language, state.words, state.more, state.turned));

export function say(id: string, args?: Args): string {
  return sayIn(bundle, id, args);
}

export function known(id: string): boolean {
  return bundle.hasMessage(id);
}

export function language(): Language {
  return state.language;
}

/** For dates and hours: 18 November for some who read English, November 18 for others. */
export function locale(): string {
  return localeOf(state.language, wishes);
}

export function speak(next: Language): void {
  state.language = next;
  keep('language', next);
  document.documentElement.lang = next;
}

/** The rules of the game at hand, as its words tell them. */
export function rules(): Chapter[] {
  return state.words[state.language]
    .flatMap(chapters)
    .map((chapter) => ({ ...chapter, heading: typeset(chapter.heading, state.language) }));
}

const read: Record<string, string> = {};
let newest: Promise<void> | null = null;
let spoken = '';

/**
 * Both languages come with the game, so that switching in mid-game needs no network. One game speaks at a time, and of its
 * modules those that are named; where modules are being chosen, all of them say what they are.
 */
export function learnGame(game: string, modules: Subject['modules'] = [], choosing = false): Promise<void> {
  const learning = learn(filesOf({ game, modules, choosing }), () => newest === learning);
  newest = learning;
  return learning;
}

/** Whoever asked last is heard, not whose words came last; whoever asked before waits for that, and never finds words missing. */
async function learn(files: readonly [string, Loader][], isNewest: () => boolean): Promise<void> {
  await Promise.all(files.map(async ([path, load]) => (read[path] ??= await load())));
  if (!isNewest()) return newest ?? undefined;
  const named = files.map(([path]) => path).join();
  if (named === spoken) return;
  spoken = named;
  const inLanguage = (one: Language): string[] => files.flatMap(([path]) => (path.includes(`/${one}.ftl`) ? (read[path] ?? []) : []));
  state.words = { fr: inLanguage('fr'), en: inLanguage('en') };
}

/** Besides the words of a game: what is said to those who ask about it. */
export async function learnMore(game: string): Promise<void> {
  state.more = await bothOf(ASKED, `../games/${game}/knowledge`);
}

/** And what its key moments mean. */
export async function learnTurned(game: string): Promise<void> {
  const [path = ''] = Object.keys(TURNED).filter((one) => one.includes(`/games/${game}/turned/`));
  state.turned = await bothOf(TURNED, path.replace(/\/\w+\.ftl$/, ''));
}

/** What a folder has to say, in every language. */
async function bothOf(files: Readonly<Record<string, Loader>>, folder: string): Promise<Words> {
  const texts = LANGUAGES.map(async (one) => [one, [(await files[`${folder}/${one}.ftl`]?.()) ?? '']] as const);
  return { fr: [], en: [], ...Object.fromEntries(await Promise.all(texts)) };
}
