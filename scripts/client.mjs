// Generates the published parts of the contract: the client's operations and the schema of a community's file. Compiles the
// client into `client/dist`.
import { spawnSync } from 'node:child_process';
import { bin, ensureInstalled, root, run } from './prepare.mjs';

ensureInstalled();
run('node', ['--conditions=source', '--import', 'tsx', 'scripts/write-client.mjs']);
const written = ['client/operations.ts', 'community/community.schema.json'];
spawnSync('node', [bin('@biomejs/biome', 'biome'), 'format', '--write', ...written], { cwd: root });
run('node', [bin('@typescript/native', 'tsc'), '--build', 'client']);
