// A page that grows too heavy fails to build: at most 120 kB of script gzipped to open the hall, 60 kB more for a game.
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const FIRST_PAGE = 120_000;
const GAME = 60_000;

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
      const games = new Map<string, Set<string>>();
      for (const [name, piece] of Object.entries(bundle)) {
        const game = piece.moduleIds
          ?.map((id) => /\/games\/([a-z]+)\/(?:index\.ts|(?:modules\/[\w-]+\/)?words\/\w+\.ftl)/.exec(id)?.[1])
          .find(Boolean);
        if (game && piece.type === 'chunk') games.set(game, closure(bundle, name, games.get(game)));
      }
      for (const [game, chunks] of games)
        found.push([
          game,
          weigh(
            bundle,
            [...chunks].filter((name) => !page.has(name)),
          ),
          GAME,
        ]);
      for (const [what, size, most] of found) {
        this.info(`${what}: ${(size / 1000).toFixed(1)} kB of script gzipped, at most ${most / 1000}`);
        if (size > most) this.error(`${what} weighs ${size} bytes gzipped; at most ${most} are allowed`);
      }
    },
  };
}
