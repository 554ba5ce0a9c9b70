// A page that grows too heavy fails to build: at most 120 kB of script gzipped to open the hall, 60 kB more for a game, and for each
// module that is in play 5 kB more of code and 4 kB of words, in the one language that is read.
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const FIRST_PAGE = 120_000;
const GAME = 60_000;
const MODULE: Readonly<Record<string, number>> = { code: 5_000, words: 4_000 };

interface Piece {
  type: string;
  code?: string;
  imports?: string[];
  isEntry?: boolean;
  name?: string;
  facadeModuleId?: string | null;
  moduleIds?: string[];
}

/** A chunk and all that must come with it. */
function closure(bundle: Record<string, Piece>, name: string, known = new Set<string>()): Set<string> {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || known.has(name)) return known;
  known.add(name);
  for (const other of chunk.imports ?? []) closure(bundle, other, known);
  return known;
}

/** What each thing needs, of which a chunk is a part that holds a file of its. */
function closures(bundle: Record<string, Piece>, whose: (id: string) => string | undefined): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [name, piece] of Object.entries(bundle)) {
    const owner = piece.moduleIds?.map(whose).find(Boolean);
    if (owner) found.set(owner, closure(bundle, name, found.get(owner)));
  }
  return found;
}

/** A module's code, or its words on the board and beside the rules in one language. */
function partOf(id: string): string | undefined {
  const [, game, module, language] = /\/games\/([a-z]+)\/modules\/([\w-]+)\/(?:index\.ts|words\/(\w+)\.ftl\?raw)$/.exec(id) ?? [];
  return game && module && `${game}/${module}/${language ? `words/${language}` : 'code'}`;
}

const isIndex = (piece?: Piece): boolean => piece?.isEntry === true && piece.name === 'index';

function weigh(bundle: Record<string, Piece>, names: Iterable<string>): number {
  return [...names].reduce((sum, name) => sum + gzipSync(bundle[name]?.code ?? '').length, 0);
}

export function sizes(): Plugin {
  return {
    name: 'serai-sizes',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, output) {
      const bundle = output as unknown as Record<string, Piece>;
      const entry = Object.keys(bundle).find((name) => isIndex(bundle[name]));
      if (!entry) throw new Error('the page has no entry');
      const first = closure(bundle, entry);
      const table = Object.keys(bundle).find((name) => bundle[name]?.facadeModuleId?.endsWith('/table/TablePage.svelte'));
      const page = new Set([...first, ...(table ? closure(bundle, table) : [])]);
      const found: [string, number, number][] = [['the first page', weigh(bundle, first), FIRST_PAGE]];
      const games = closures(bundle, (id) => /\/games\/([a-z]+)\/(?:index\.ts|words\/\w+\.ftl(?!\?presets))/.exec(id)?.[1]);
      const without = (chunks: Set<string>, ...others: (Set<string> | undefined)[]): string[] =>
        [...chunks].filter((name) => !others.some((other) => other?.has(name)));
      for (const [game, chunks] of games) found.push([game, weigh(bundle, without(chunks, page)), GAME]);
      for (const [part, chunks] of closures(bundle, partOf)) {
        const [game = '', , what = ''] = part.split('/');
        found.push([part, weigh(bundle, without(chunks, page, games.get(game))), MODULE[what] ?? 0]);
      }
      for (const [what, size, most] of found) {
        this.info(`${what}: ${(size / 1000).toFixed(1)} kB of script gzipped, at most ${most / 1000}`);
        if (size > most) this.error(`${what} weighs ${size} bytes gzipped; at most ${most} are allowed`);
      }
    },
  };
}
