// No word may be missing in either language, and none may lie about unused.
import { parse, type Message } from '@fluent/syntax';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleOf, chapters, LANGUAGES, localeOf, preferred, sayIn, typeset, type Language } from '../src/words/words';

const root = join(import.meta.dirname, '../src');

function files(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name));
}

function messages(source: string): Map<string, Message> {
  const found = new Map<string, Message>();
  for (const entry of parse(source, {}).body) {
    if (entry.type === 'Junk') throw new Error(`cannot be read: ${entry.content}`);
    if (entry.type === 'Message') found.set(entry.id.name, entry);
  }
  return found;
}

function variables(message: Message): string[] {
  const names = new Set(
    [...JSON.stringify(message).matchAll(/"type":"VariableReference","id":\{[^}]*"name":"(\w+)"/g)].map((m) => m[1] ?? ''),
  );
  return [...names].sort();
}

const inside = (folder: string, which = 'words'): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((one) => one.isDirectory() && !one.name.startsWith('_'))
    .map((one) => `${folder}/${one.name}/${which}`)
    // A game whose board is still to come has types here, and no words.
    .filter((words) => existsSync(join(root, words)));
/** Modules of a game have words of their own. */
const ofModules = (folder: string): string[] => inside(folder, 'modules').flatMap((modules) => inside(modules));
/** A game whose last pictures need no words of their own has none there. */
const endings = inside('games', 'ending').filter((folder) => existsSync(join(root, folder, 'fr.ftl')));
/** The page's own. */
const folders = [
  'words',
  ...inside('games'),
  ...ofModules('games'),
  ...['sign', 'minute', 'knowledge'].flatMap((which) => inside('games', which)),
  ...endings,
];
/** Words that terminal, log and page share: they live beside the rules and the server. */
const house = '../../src/serai';
const shared = [
  ...[`${house}/core/words`, `${house}/server/words`],
  ...inside(`${house}/games`),
  ...inside(`${house}/games`, 'turned/words'),
  ...ofModules(`${house}/games`),
];
const catalogue = (folder: string, language: Language): Map<string, Message> =>
  messages(readFileSync(join(root, folder, `${language}.ftl`), 'utf8'));

describe.each([...folders, ...shared])('%s', (folder) => {
  it.each(['fr', 'en'])('says one and many in words of their own in %s', (language) => {
    expect(readFileSync(join(root, folder, `${language}.ftl`), 'utf8')).not.toContain('(s)');
  });
  const fr = catalogue(folder, 'fr');
  const en = catalogue(folder, 'en');

  it('has the same words in French and English', () => {
    expect([...en.keys()].sort()).toEqual([...fr.keys()].sort());
  });

  it('takes the same arguments in both', () => {
    for (const [id, message] of fr) {
      const other = en.get(id);
      if (other) expect(variables(other), id).toEqual(variables(message));
    }
  });
});

/** All words that are in one bundle at a table of a game. */
const games = inside('games').map((folder) => folder.split('/')[1] ?? '');
it.each(games)('no word of %s stands twice', (game) => {
  const of = [...folders, ...shared].filter((folder) => folder.includes(`games/${game}/`));
  const ids = of.flatMap((folder) => [...catalogue(folder, 'fr').keys()]);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

describe('the sources', () => {
  const code = files(root, /\.(svelte|ts)$/)
    .filter((file) => !file.includes('gallery'))
    .map((file) => readFileSync(file, 'utf8'));
  // say('id'), say(`start-${...}`), and ids chosen by a condition before they are said.
  const said = new Set(code.flatMap((text) => [...text.matchAll(/'([a-z]+(?:-[a-z0-9]+)*)'/g)].map((m) => m[1] ?? '')));
  const asked = code.flatMap((text) => [...text.matchAll(/say\(\s*'([\w-]+)'/g)].map((m) => m[1] ?? ''));
  const starts = code.flatMap((text) => [...text.matchAll(/say\(\s*`([\w-]+-)\$\{/g)].map((m) => m[1] ?? ''));
  const chosen = code.flatMap((text) =>
    [...text.matchAll(/say\([^'"`]*\? '([\w-]+)' : '([\w-]+)'/g)].flatMap((m) => [m[1] ?? '', m[2] ?? '']),
  );
  const own = folders.flatMap((folder) => [...catalogue(folder, 'fr').keys()]);
  const known = [...own, ...shared.flatMap((folder) => [...catalogue(folder, 'fr').keys()])];

  it('say only words that exist', () => {
    expect(asked.length).toBeGreaterThan(20);
    expect([...asked, ...chosen].filter((id) => !known.includes(id))).toEqual([]);
    expect(starts.filter((start) => !known.some((id) => id.startsWith(start)))).toEqual([]);
  });

  it('use every word', () => {
    const unused = own.filter((id) => !said.has(id) && !starts.some((start) => id.startsWith(start)));
    expect(unused).toEqual([]);
  });

  it('write no visible text into components', () => {
    const loose: string[] = [];
    for (const file of files(root, /\.svelte$/).filter((name) => !name.includes('gallery'))) {
      const markup = readFileSync(file, 'utf8')
        .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, '')
        .replace(/\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, '');
      for (const match of markup.matchAll(/>([^<>]*[A-Za-zÀ-ÿ]{3,}[^<>]*)</g)) {
        if (!/[=()]/.test(match[1] ?? '')) loose.push(`${file}: ${match[1]?.trim()}`);
      }
    }
    expect(loose).toEqual([]);
  });
});

describe('a game that can be sat down to', () => {
  it.each(inside('games').map((folder) => folder.split('/')[1] ?? ''))('%s has words for its story, its moves and its rules', (game) => {
    const words = [...catalogue(`${house}/games/${game}/words`, 'fr').keys()];
    for (const start of ['event-', 'move-'])
      expect(
        words.some((id) => id.startsWith(start)),
        start,
      ).toBe(true);
    const source = readFileSync(join(root, house, 'games', game, 'words/fr.ftl'), 'utf8');
    expect(chapters(source).flatMap((chapter) => chapter.rules)).not.toEqual([]);
  });
});

describe('speaking', () => {
  it('counts in French: zero and one are singular, two is plural', () => {
    const words = 'cards = { $count ->\n    [one] { $count } carte\n   *[other] { $count } cartes\n }\n';
    const bundle = bundleOf('fr', [words]);
    expect([0, 1, 2].map((count) => sayIn(bundle, 'cards', { count }))).toEqual(['0 carte', '1 carte', '2 cartes']);
  });

  it('lets a game rename a word of the page, and shows the id of a missing one', () => {
    const bundle = bundleOf('en', ['close = Close\n', 'close = Fold\n']);
    expect(sayIn(bundle, 'close')).toBe('Fold');
    expect(sayIn(bundle, 'nowhere')).toBe('nowhere');
  });

  it('lets no French line break before the marks that a space sets off', () => {
    const words = 'asked = { $name } : prêts ? Non ; « ici » : vite !\n';
    expect(sayIn(bundleOf('fr', [words]), 'asked', { name: 'Zoé' })).toBe(
      'Zoé\u00a0: prêts\u202f? Non\u202f; «\u00a0ici\u00a0»\u00a0: vite\u202f!',
    );
    expect(sayIn(bundleOf('en', [words]), 'asked', { name: 'Zoé' })).toBe('Zoé : prêts ? Non ; « ici » : vite !');
    expect(typeset('12:30, http://x ?', 'fr')).toBe('12:30, http://x\u202f?');
    expect(typeset("L'eau de Ana n'est qu'à lui, de A1 que Élise voit", 'fr')).toBe('L’eau d’Ana n’est qu’à lui, de A1 qu’Élise voit');
  });

  it('takes the first language of the browser that we speak, else French', () => {
    expect(preferred(['de-DE', 'en-GB', 'fr'])).toBe('en');
    expect(preferred(['fr-CA', 'en'])).toBe('fr');
    expect(preferred(['ja'])).toBe('fr');
    expect(LANGUAGES).toContain(preferred([]));
    expect(localeOf('en', ['fr-CA', 'en-GB', 'en-US'])).toBe('en-GB');
    expect(localeOf('en', ['fr-CA', 'en'])).toBe('en');
  });
});
