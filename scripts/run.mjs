// Runs an operator's command (`npm run import -- …`) or a measurement (`npm run bench -- …`).
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled, root, run } from './prepare.mjs';

const [command, ...args] = process.argv.slice(2);
ensureInstalled();
if (command === 'bench') {
  ensureBuilt();
  run('node', ['--conditions=source', '--import', 'tsx', 'bench/main.ts', ...args]);
} else {
  ensureBuilt();
  const file = join(root, 'dist/cli/main.js');
  process.argv = [process.execPath, file, command, ...args];
  await import(pathToFileURL(file).href);
}
