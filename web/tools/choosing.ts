// Part of a file of words, for those who need no more: `words.ftl?choosing` is what a module says to those who choose (messages
// `option-...`), `words.ftl?presets` what a game's ready sets are called (`preset-...`).
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const PARTS: Readonly<Record<string, string>> = { choosing: 'option-', presets: 'preset-' };

/** Whole messages, with the lines that go on below. */
export function messagesIn(source: string, prefix: string): string {
  return source
    .split(/^(?=[\w#])/m)
    .filter((message) => message.startsWith(prefix))
    .join('');
}

export function choosing(): Plugin {
  return {
    name: 'serai-choosing',
    enforce: 'pre',
    load(id) {
      const [, file, part] = /^(.*\.ftl)\?(\w+)$/.exec(id) ?? [];
      const prefix = PARTS[part ?? ''];
      if (!file || !prefix) return null;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(messagesIn(readFileSync(file, 'utf8'), prefix))};`;
    },
  };
}
