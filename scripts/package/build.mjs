// Builds the program and the site. It has its own process, so that the bundler's memory is returned.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../prepare.mjs';
import { bundleProgram } from './bundle.mjs';
import { buildSite } from './site.mjs';

await Promise.all([bundleProgram(), buildSite(), makeEmptyDatabase()]);

async function makeEmptyDatabase() {
  const maker = spawn('node', [join(root, 'scripts/package/empty-database.mjs')], {
    stdio: 'inherit',
  });
  const [status] = await once(maker, 'close');
  if (status !== 0) throw new Error('The empty database was not made.');
}
