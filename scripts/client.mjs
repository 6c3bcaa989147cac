// Generates the published client's operations, and compiles the client into `client/dist`.
import { spawnSync } from 'node:child_process';
import { bin, ensureInstalled, root, run } from './prepare.mjs';

ensureInstalled();
run('node', ['--conditions=source', '--import', 'tsx', 'scripts/write-client.mjs']);
spawnSync('node', [bin('@biomejs/biome', 'biome'), 'format', '--write', 'client/operations.ts'], {
  cwd: root,
});
run('node', [bin('@typescript/native', 'tsc'), '--build', 'client']);
