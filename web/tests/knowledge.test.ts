// Every thing of every game can be asked about: it has a picture, and words in both languages.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadKnowledge, type Knowledge, type Shelf } from '../src/knowledge/knowledge';
import { found } from '../src/rules/find';
import { known, learnGame, speak } from '../src/words/reader.svelte';

vi.stubGlobal('document', { documentElement: { lang: '' } });
vi.setConfig({ testTimeout: 60_000 }); // all modules of all games: a busy machine is no fault of theirs
const root = join(import.meta.dirname, '../src/games');
const house = join(import.meta.dirname, '../../src/serai/games');
const folders = (path: string): string[] =>
  existsSync(path) ? readdirSync(path, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : [])) : [];
const games = folders(root).filter((game) => existsSync(join(root, game, 'knowledge/index.ts')));

/** What the rules have a word for is a thing: the beginning of the word, and of the thing. */
const NAMED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  desert: { 'card-': 'gear:', 'storm-': 'storm:', 'adventurer-': 'adventurer:', 'face-': 'face:', 'part-': 'part:' },
  deserto: { 'card-': 'card:' },
  quicksand: { 'card-': 'card:', 'sort-': 'timer:' },
  temple: {
    'room-': 'room:',
    'face-': 'die:',
    'curse-': 'tile:curse-',
    'treasure-': 'tile:treasure-',
    'hero-': 'tile:hero-',
    'jewel-': 'tile:jewel-',
  },
  trucks: { 'card-': 'card:' },
};
/** Words that begin so and are no pieces: lines of the terminal, a card seen from behind. */
const NO_PIECE = /^(part-(line|is-)|card-back)/;

function wordsOf(game: string): string[] {
  const modules = folders(join(house, game, 'modules')).map((one) => join('modules', one));
  return ['', ...modules].flatMap((folder) => {
    const file = join(house, game, folder, 'words/en.ftl');
    return existsSync(file) ? [...readFileSync(file, 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? '') : [];
  });
}

function faults(knowledge: Knowledge, name: string): string[] {
  const thing = knowledge.tell(name, null);
  if (!thing) return [`${name}: nothing is known of it`];
  const rules = thing.rules ?? [];
  return [
    ...(/^[a-z]+(-[a-z0-9]+)+$/.test(thing.name) || thing.name === '' ? [`${name}: no name (${thing.name})`] : []),
    ...(rules.length + (thing.words ?? []).length === 0 ? [`${name}: no words`] : []),
    ...rules.filter((rule) => !known(rule)).map((rule) => `${name}: no rule ${rule}`),
    ...(typeof thing.picture.Part === 'function' ? [] : [`${name}: no picture`]),
  ];
}

describe.each(games)('%s', (game) => {
  let knowledge: Knowledge;
  const modules = folders(join(root, game, 'modules'));
  const shelves = (): Shelf[] => [...knowledge.shelves(), ...modules.flatMap((one) => knowledge.shelvesOf?.(one) ?? [])];

  beforeAll(async () => {
    await learnGame(game, 'all');
    const loaded = await loadKnowledge(game, modules);
    if (!loaded) throw new Error(`${game} knows nothing of its pieces`);
    knowledge = loaded;
  }, 60_000);

  it.each(['fr', 'en'] as const)('tells of every thing on its shelves in %s', (language) => {
    speak(language);
    expect(shelves().flatMap(({ things }) => things).length).toBeGreaterThan(4);
    expect(shelves().flatMap(({ things }) => things.flatMap((thing) => faults(knowledge, thing)))).toEqual([]);
    expect(shelves().filter(({ kind }) => !known(`things-${kind}`))).toEqual([]);
  });

  it('knows all that its rules have a name for', () => {
    speak('en');
    const named = Object.entries(NAMED[game] ?? {});
    const things = wordsOf(game)
      .filter((word) => !NO_PIECE.test(word))
      .flatMap((word) => named.flatMap(([start, thing]) => (word.startsWith(start) ? [thing + word.slice(start.length)] : [])));
    expect(named.length).toBeGreaterThan(0);
    expect(things.flatMap((thing) => faults(knowledge, thing))).toEqual([]);
  });

  it('has a booklet: the aim, a turn in pictures, the end, each in words', () => {
    const scenes = ['goal', ...knowledge.booklet.turn, 'end'];
    for (const language of ['fr', 'en'] as const) {
      speak(language);
      expect(scenes.flatMap((name) => [`booklet-${name}`, `booklet-${name}-title`]).filter((word) => !known(word))).toEqual([]);
    }
  });
});

it('is brought by each of our games', () => {
  expect(games).toEqual(Object.keys(NAMED));
});

describe('looking a rule up', () => {
  const chapters = [
    { heading: 'A turn', rules: ['X-1', 'X-2'] },
    { heading: 'The end', rules: ['X-3'] },
  ];
  const say = (rule: string): string => ({ 'X-1': 'La carte posée.', 'X-2': 'On pioche.', 'X-3': 'L’oasis est à vous.' })[rule] ?? '';

  it('finds words without their accents, and numbers, and keeps the places of chapters', () => {
    expect(found(chapters, '', say).map(({ place }) => place)).toEqual([0, 1]);
    expect(found(chapters, 'POSEE carte', say)).toEqual([{ heading: 'A turn', rules: ['X-1'], place: 0 }]);
    expect(found(chapters, "l'oasis", say)).toEqual([{ heading: 'The end', rules: ['X-3'], place: 1 }]);
    expect(found(chapters, 'x-2', say)[0]?.rules).toEqual(['X-2']);
    expect(found(chapters, 'camel', say)).toEqual([]);
  });
});
