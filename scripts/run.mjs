// Runs an operator's command (`npm run import -- …`), a measurement (`npm run bench -- …`) or a drill (`npm run drill -- …`).
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled, PROGRAM, run } from './prepare.mjs';

const [command, ...args] = process.argv.slice(2);
ensureInstalled();
ensureBuilt();
if (command === 'bench' || command === 'drill') {
  const file = command === 'bench' ? 'bench/main.ts' : 'drills/main.ts';
  run('node', ['--conditions=source', '--import', 'tsx', file, ...args]);
} else {
  process.argv = [process.execPath, PROGRAM, command, ...args];
  await import(pathToFileURL(PROGRAM).href);
}
