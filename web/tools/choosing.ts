// `words.ftl?choosing` is the part of a module's words that tells what it is to those who choose: messages `option-...`.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const QUERY = '.ftl?choosing';

/** Whole messages, with the lines that go on below. */
export function optionsIn(source: string): string {
  return source
    .split(/^(?=[\w#])/m)
    .filter((message) => message.startsWith('option-'))
    .join('');
}

export function choosing(): Plugin {
  return {
    name: 'serai-choosing',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(QUERY)) return null;
      const file = id.slice(0, -'?choosing'.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(optionsIn(readFileSync(file, 'utf8')))};`;
    },
  };
}
