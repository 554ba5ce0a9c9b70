// node audit.mjs CHROMIUM URL ...: the three scores of each page as JSON lines, desktop, no throttling beyond Lighthouse's own.
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';

const [chromePath, ...urls] = process.argv.slice(2);
const chrome = await launch({
  chromePath,
  chromeFlags: [
    '--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
    '--disable-background-networking', '--disable-component-update', '--disable-sync',
  ],
});
try {
  for (const url of urls) {
    const run = await lighthouse(
      url,
      { port: chrome.port, onlyCategories: ['performance', 'accessibility', 'best-practices'], logLevel: 'error' },
      desktopConfig,
    );
    const { categories, audits, runtimeError } = run.lhr;
    // A page that could not be measured has no score; that is another matter than a bad one.
    if (runtimeError || Object.values(categories).some((category) => category.score === null)) {
      console.log(JSON.stringify({ url, failed: runtimeError?.code ?? 'no score' }));
      continue;
    }
    const lost = Object.values(categories).flatMap((category) =>
      category.auditRefs.filter((ref) => ref.weight > 0 && (audits[ref.id].score ?? 1) < 0.9).map((ref) => ref.id),
    );
    console.log(
      JSON.stringify({
        url,
        performance: Math.round(categories.performance.score * 100),
        accessibility: Math.round(categories.accessibility.score * 100),
        practices: Math.round(categories['best-practices'].score * 100),
        lost,
      }),
    );
  }
} finally {
  await chrome.kill();
}
