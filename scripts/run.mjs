// Runs an operator's command (`npm run import -- …`), a measurement (`npm run bench -- …`) or a drill (`npm run drill -- …`).
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled, root, run } from './prepare.mjs';

const [command, ...args] = process.argv.slice(2);
ensureInstalled();
if (command === 'bench' || command === 'drill') {
  ensureBuilt();
  if (command === 'drill') await bundle();
  const file = command === 'bench' ? 'bench/main.ts' : 'drills/main.ts';
  run('node', ['--conditions=source', '--import', 'tsx', file, ...args]);
} else {
  ensureBuilt();
  const file = join(root, 'dist/cli/main.js');
  process.argv = [process.execPath, file, command, ...args];
  await import(pathToFileURL(file).href);
}

/** Drills start servers as they are installed. */
async function bundle() {
  const { bundleProgram } = await import('./package/bundle.mjs');
  await bundleProgram();
}
