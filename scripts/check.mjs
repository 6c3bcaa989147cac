// What a machine can see without running the product: types, lint and format, arrows, dead code.
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { bin, ensureInstalled, root } from './prepare.mjs';

const CHECKS = [
  ['types', '@typescript/native', 'tsc', ['--build']],
  ['lint and format', '@biomejs/biome', 'biome', ['ci', '--error-on-warnings', '.']],
  ['arrows', 'dependency-cruiser', 'depcruise', ['--config', '.dependency-cruiser.cjs', '.']],
  ['dead code', 'knip', 'knip', []],
];

/** Runs every check, prints what fails, and gives how many passed and failed. */
export function runChecks() {
  const result = { passed: 0, failed: 0 };
  for (const [name, packageName, command, args] of CHECKS) {
    const done = spawnSync('node', [bin(packageName, command), ...args], {
      cwd: root,
      encoding: 'utf8',
    });
    if (done.status === 0) {
      result.passed += 1;
      console.log(`ok     ${name}`);
    } else {
      result.failed += 1;
      console.log(`FAILED ${name}\n${done.stdout}\n${done.stderr}`);
    }
  }
  return result;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureInstalled();
  process.exitCode = runChecks().failed > 0 ? 1 : 0;
}
