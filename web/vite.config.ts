import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { choosing } from './tools/choosing.ts';
import { sizes } from './tools/sizes.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Tells the service worker which files make up the first page, under their hashed names. */
function shellList(): Plugin {
  return {
    name: 'serai-shell-list',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = new Set<string>(['/', '/manifest.webmanifest', '/icon.svg']);
      const follow = (name: string): void => {
        const chunk = bundle[name];
        if (chunk?.type !== 'chunk' || files.has(`/${name}`)) return;
        files.add(`/${name}`);
        // Games are left out: they arrive by dynamic import and are kept when first used.
        chunk.imports.forEach(follow);
      };
      for (const [name, part] of Object.entries(bundle)) {
        if (part.type === 'chunk' && part.isEntry && part.name === 'index') follow(name);
        if (part.type === 'asset' && /index-.*\.css$|\.woff2$/.test(name)) files.add(`/${name}`);
      }
      const list = [...files].sort();
      const stamp = list.join('|');
      let mark = 0;
      for (const letter of stamp) mark = (Math.imul(mark, 31) + letter.charCodeAt(0)) >>> 0;
      const worker = bundle['worker.js'];
      if (worker?.type !== 'chunk') throw new Error('the shell worker was not built');
      worker.code = worker.code.replace('__SHELL_FILES__', list.join(',')).replace('__SHELL_MARK__', mark.toString(36));
    },
  };
}

/** All that a game says in one language comes in one piece, its board's words and its rules'; so do all that a module says,
 * and what all modules are called where they are chosen. */
function wordsOf(id: string): string | null {
  const [, game, module, language, query] = /\/games\/(\w+)\/(?:modules\/([\w-]+)\/)?(?:words|minute)\/(\w+)\.ftl\?(\w+)/.exec(id) ?? [];
  if (!game || !language || query === 'presets') return null;
  return [game, ...(module ? [query === 'choosing' ? 'choosing' : module] : []), language].join('-');
}

/** `/gallery` is a page for us alone: it exists on the development server and nowhere else. */
function gallery(): Plugin {
  return {
    name: 'serai-gallery',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (request.url && /^\/gallery(\?|$)/.test(request.url)) {
          request.url = request.url.replace('/gallery', '/gallery.html');
        }
        next();
      });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), choosing(), shellList(), gallery(), sizes()],
  resolve: { alias: { '@serai': here('../src/serai') } },
  server: { fs: { allow: [here('.'), here('../src/serai')] } },
  build: {
    outDir: here('../src/serai/server/static'),
    emptyOutDir: true,
    rolldownOptions: {
      input: { index: here('index.html'), worker: here('src/shell-worker.ts') },
      output: {
        codeSplitting: { groups: [{ name: wordsOf }] },
        entryFileNames: (chunk) => (chunk.name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
