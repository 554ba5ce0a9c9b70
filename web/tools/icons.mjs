// Draws the PNG icons that some devices want from public/icon.svg. Run by hand when the icon changes: npm run icons
import { readFileSync } from 'node:fs';
import { openBrowser } from './browser.mjs';

const svg = readFileSync(new URL('../public/icon.svg', import.meta.url), 'utf8');
const browser = await openBrowser();
const page = await browser.newPage();
for (const [name, side, round] of [
  ['icon-192', 192, 0.22],
  ['icon-512', 512, 0.22],
  ['icon-maskable-512', 512, 0],
]) {
  await page.setViewportSize({ width: side, height: side });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${side}px;border-radius:${side * round}px}</style>${svg}`);
  await page.screenshot({ path: new URL(`../public/${name}.png`, import.meta.url).pathname, omitBackground: true });
}
await browser.close();
