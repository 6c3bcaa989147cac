// Runs only the browser tests, without samples; further arguments go to Playwright (`npm run e2e -- board --headed`).
import { bin, compile, ensureBuilt, ensureInstalled, run } from './prepare.mjs';

ensureInstalled();
ensureBuilt();
compile();
const { ensureChromium } = await import('./chromium.mjs');
run('node', [bin('@playwright/test', 'playwright'), 'test', ...process.argv.slice(2)], {
  CHROMIUM_PATH: ensureChromium(),
  TEST_FULL: process.env.TEST_FULL ?? '1',
});
