// Finds a Chromium for the browser tests, and installs one if there is none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { bin } from './prepare.mjs';

/** Renders in three quarters of the others' time, because it has no windows to manage. */
const SHELL = '/usr/bin/chromium-headless-shell';
const OTHERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The path of a Chromium: CHROMIUM_PATH, the headless shell (installed if we are root on Debian), another installed one,
 * or Playwright's own build (an empty path lets Playwright find it).
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

/** Installs a Debian package, which takes root. Returns whether it worked. */
function install(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${name} …`);
  const args = [...IMPATIENT, 'install', '-y', '-qq', name, 'fonts-noto-core'];
  if (aptGet(args)) return true;
  // The image may have no package lists, or outdated ones.
  return aptGet([...IMPATIENT, 'update', '-qq']) && aptGet(args);
}

/** Without a network, give up soon and use another Chromium. */
const IMPATIENT = ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=0'];

function aptGet(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { stdio: 'ignore', env }).status === 0;
}
