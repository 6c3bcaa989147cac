// Runs the product for development: builds it once, then rebuilds and restarts it whenever a file changes.
import { spawn, spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, PROGRAM, root } from './prepare.mjs';

const FOLDERS = ['rules', 'contract', 'server', 'cli', 'web', 'community'];
/** Editors save a file in several steps: wait for the last one. */
const SETTLE_MS = 200;

ensureInstalled();
let server = null;
let timer = null;

function restart() {
  const built = spawnSync('node', [join(root, 'scripts/package/build.mjs')], {
    cwd: root,
    stdio: 'inherit',
  });
  if (built.status !== 0) return;
  const start = () => {
    server = spawn('node', [PROGRAM, 'start'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: process.env,
    });
  };
  if (server && server.exitCode === null) server.once('exit', start).kill('SIGTERM');
  else start();
}

for (const folder of FOLDERS) {
  watch(join(root, folder), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(restart, SETTLE_MS);
  });
}
restart();
