// Finds a Chromium for the tests in the browser, and installs one where there is none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { bin } from './prepare.mjs';

/** It draws the same as the others and takes a quarter less time, having no windows to keep. */
const SHELL = '/usr/bin/chromium-headless-shell';
const OTHERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The path of a Chromium: the one in CHROMIUM_PATH, the shell, which root on Debian gets, another one that is installed,
 * or the build that Playwright brings (an empty path lets Playwright find its own).
 */
export function ensureChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  if (existsSync(SHELL) || install('chromium-headless-shell')) return SHELL;
  const other = OTHERS.find((path) => existsSync(path));
  if (other) return other;
  if (install('chromium')) return '/usr/bin/chromium';
  const args = [bin('@playwright/test', 'playwright'), 'install', 'chromium'];
  if (spawnSync('node', args, { stdio: 'inherit' }).status !== 0) {
    console.error('No Chromium here: install one, or name it in CHROMIUM_PATH.');
    process.exit(1);
  }
  return '';
}

/** Whether Debian's package of this name could be installed, which takes root. */
function install(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${name} …`);
  const args = [...IMPATIENT, 'install', '-y', '-qq', name, 'fonts-noto-core'];
  if (aptGet(args)) return true;
  // An image without lists of packages, or with old ones.
  return aptGet([...IMPATIENT, 'update', '-qq']) && aptGet(args);
}

/** Where there is no network another Chromium has to do. */
const IMPATIENT = ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=0'];

function aptGet(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { stdio: 'ignore', env }).status === 0;
}
