// Finds a Chromium for the tests in the browser, and installs one where there is none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { bin } from './prepare.mjs';

/** The shell first: it draws the same and takes a quarter less time, having no windows to keep. */
const KNOWN = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * The path of a Chromium: the one in CHROMIUM_PATH, an installed one, Debian's package where this is
 * root on Debian, or the build that Playwright brings (an empty path lets Playwright find its own).
 */
export function ensureChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  const found = KNOWN.find((path) => existsSync(path));
  if (found) return found;
  console.log('Installing Chromium …');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const quiet = { stdio: ['ignore', 'ignore', 'inherit'] };
    spawnSync('apt-get', ['update', '-qq'], quiet);
    const noPrompt = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const browser of ['chromium-headless-shell', 'chromium']) {
      const packages = [browser, 'fonts-noto-core'];
      spawnSync('apt-get', ['install', '-y', '-qq', ...packages], { ...quiet, env: noPrompt });
      const installed = KNOWN.find((path) => existsSync(path));
      if (installed) return installed;
    }
  }
  const args = [bin('@playwright/test', 'playwright'), 'install', 'chromium'];
  if (spawnSync('node', args, { stdio: 'inherit' }).status !== 0) {
    console.error('No Chromium here: install one, or name it in CHROMIUM_PATH.');
    process.exit(1);
  }
  return '';
}
