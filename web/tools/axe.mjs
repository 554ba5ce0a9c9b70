// Runs axe-core over every wall of the gallery: both themes, both languages, phone and laptop. Any violation fails.
import axe from 'axe-core';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'vite';
import { openBrowser } from './browser.mjs';

const server = await createServer({ server: { port: 5199, strictPort: true }, logLevel: 'error' });
await server.listen();
const browser = await openBrowser({ serviceWorkers: 'block' });

const games = new URL('../src/games/', import.meta.url);
/** Where a game's board is looked at: what is asked of its wall, and what is pressed there first. */
const within = (folder) => (existsSync(folder) ? readdirSync(folder).map((name) => new URL(`${name}/`, folder)) : []);
const posesOf = (folder) => {
  const file = new URL('gallery/poses.json', folder);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
};
const poses = readdirSync(games).flatMap((game) => {
  const folder = new URL(`${game}/`, games);
  const some = [folder, ...within(new URL('modules/', folder))].flatMap(posesOf);
  return some.map(({ name, ask, press }) => [`${game} ${name}`, `show=${game}&${ask}`, press]);
});
/** @type {[string, string, string[]][]} */
const WALLS = [
  ['art', 'show=art', []],
  ['parts', 'show=parts', []],
  ['dialog', 'show=parts&open=dialog', []],
  ['drawer', 'show=parts&open=drawer', []],
  ['hall', 'show=hall', []],
  ['hall offline', 'show=hall&offline', []],
  ['a victory', 'show=ending&game=desert&rule=DES-END-1', []],
  ['a defeat', 'show=ending&game=temple&rule=ESC-END-2', []],
  ...poses,
];

let pages = 0;
let faults = 0;
for (const [name, query, press] of WALLS) {
  for (const theme of ['noon', 'night']) {
    for (const lang of ['fr', 'en']) {
      for (const [width, height] of [
        [390, 844],
        [1280, 800],
      ]) {
        const page = await browser.newPage();
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        page.setDefaultTimeout(10_000);
        await page.goto(`http://localhost:5199/gallery?${query}&theme=${theme}&lang=${lang}`, { waitUntil: 'load' });
        await page.waitForSelector('main');
        for (const place of press) await page.click(place);
        await page.waitForTimeout(60);
        await page.evaluate(axe.source);
        const { violations } = await page.evaluate(() => globalThis.axe.run());
        pages += 1;
        for (const fault of violations) {
          faults += 1;
          console.log(`${name} ${theme} ${lang} ${width}: ${fault.id} (${fault.help})`);
          for (const node of fault.nodes.slice(0, 4))
            console.log(`   ${node.target.join(' ')}  ${node.failureSummary?.split('\n')[1] ?? ''}`);
        }
        await page.close();
      }
    }
  }
}
await browser.close();
await server.close();
console.log(`${pages} pages, ${faults} violations`);
process.exit(faults ? 1 : 0);
