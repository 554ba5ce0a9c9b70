// One Chromium for all our looking: screenshots and the accessibility check.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

/** @returns {Promise<import('playwright-core').BrowserContext>} */
export function openBrowser(options = {}) {
  return chromium.launchPersistentContext(mkdtempSync(join(tmpdir(), 'serai-look-')), {
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
    ...options,
  });
}
