// Renders what the page plays in Chromium, prints how loud, how high and where it lies, and fails where a promise is broken
// (tools/sound/promises.ts). `CHROMIUM=` names another one.
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { openBrowser } from './browser.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const [bundle] = [
  await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry: here('sound/index.ts'), formats: ['iife'], name: 'sound' } },
  }),
].flat();

const browser = await openBrowser();
const page = await browser.newPage();
await page.addScriptTag({ content: bundle.output[0].code });
const { table, broken } = await page.evaluate(() => globalThis.sound.report());
await browser.close();
console.log(table);
for (const promise of broken) console.log(`broken: ${promise}`);
process.exit(broken.length > 0 ? 1 : 0);
