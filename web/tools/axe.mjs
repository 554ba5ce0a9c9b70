// Runs axe-core over every wall of the gallery: both themes, both languages, phone and laptop. Any violation fails.
import axe from 'axe-core';
import { createServer } from 'vite';
import { openBrowser } from './browser.mjs';

const server = await createServer({ server: { port: 5199, strictPort: true }, logLevel: 'error' });
await server.listen();
const browser = await openBrowser({ serviceWorkers: 'block' });

const pick = (place) => (page) => page.click(`[data-place="${place}"]`);
/** @type {[string, string, ((page: import('playwright-core').Page) => Promise<void>)?][]} */
const WALLS = [
  ['art', 'show=art'],
  ['parts', 'show=parts'],
  ['dialog', 'show=parts&open=dialog'],
  ['drawer', 'show=parts&open=drawer'],
  ['hall', 'show=hall'],
  ['hall offline', 'show=hall&offline'],
  ['deserto', 'show=deserto'],
  ['deserto, vizier chosen', 'show=deserto', pick('hand-0')],
  ['deserto, treasure barred', 'show=deserto', pick('hand-1')],
  [
    'deserto, giving',
    'show=deserto',
    async (page) => {
      await pick('hand-0')(page);
      await page.locator('[data-act=give]').click();
    },
  ],
  ['deserto, opening', 'show=deserto&at=opening', pick('hand-0')],
  ['deserto, table screen', 'show=deserto&form=table'],
  ['quicksand', 'show=quicksand'],
  ['quicksand, joker chosen', 'show=quicksand', pick('hand-2')],
  ['quicksand, late', 'show=quicksand&at=late'],
  ['quicksand, table screen', 'show=quicksand&form=table'],
  ['desert', 'show=desert'],
  ['desert, a tile', 'show=desert', pick('tile-7')],
  ['desert, the piles', 'show=desert', (page) => page.click('[data-act=piles]')],
  ['desert, table screen', 'show=desert&form=table'],
];

let pages = 0;
let faults = 0;
for (const [name, query, act] of WALLS) {
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
        await act?.(page);
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
