// What a machine can see without running the product: types, lint and format, arrows, dead code.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bin, ensureInstalled, root } from './prepare.mjs';

const CHECKS = [
  ['types', '@typescript/native', 'tsc', ['--build']],
  [
    'lint and format',
    '@biomejs/biome',
    'biome',
    ['ci', '--colors=off', '--error-on-warnings', '.'],
  ],
  ['dead code', 'knip', 'knip', []],
];

const ROOMS = [
  'rules',
  'contract',
  'server',
  'web',
  'cli',
  'client',
  'e2e',
  'bench',
  'scripts',
  'community.ts',
];
const KNOWN_ARROWS = [
  ['server/http/calls.ts', 'server/services/leaderboard.ts'],
  ['server/services/ingest-judge.ts', 'rules/awards.ts'],
  ['web/api/call.ts', 'contract/routes.ts'],
];

/** Runs every check, prints what fails, and gives how many passed and failed. */
export function runChecks() {
  const result = { passed: 0, failed: 0 };
  const tell = (name, problem) => {
    result[problem ? 'failed' : 'passed'] += 1;
    console.log(problem ? `FAILED ${name}\n${problem}` : `ok     ${name}`);
  };
  for (const [name, packageName, command, args] of CHECKS) {
    const done = runTool(packageName, command, args);
    tell(name, done.status === 0 ? null : `${done.stdout}\n${done.stderr}`);
  }
  tell('arrows', checkArrows());
  return result;
}

function runTool(packageName, command, args) {
  return spawnSync('node', [bin(packageName, command), ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
}

// A cruise that resolves nothing finds no violation either: it must have seen every source file,
// known arrows between rooms, and files behind every rule.
function checkArrows() {
  const config = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...ROOMS];
  const done = runTool('dependency-cruiser', 'depcruise', args);
  const { modules, summary } = JSON.parse(done.stdout);
  const arrows = new Map(modules.map((each) => [each.source, each.dependencies]));
  const problems = summary.violations.map((each) => `${each.from} → ${each.to}: ${each.rule.name}`);
  const listed = spawnSync('git', ['ls-files', ...ROOMS], { cwd: root, encoding: 'utf8' });
  for (const file of listed.stdout.split('\n').filter((name) => /\.(tsx?|mjs)$/.test(name))) {
    const isThere = existsSync(join(root, file));
    if (isThere && !arrows.has(file) && !file.endsWith('.d.ts'))
      problems.push(`${file} was not seen`);
  }
  for (const [from, to] of KNOWN_ARROWS) {
    const seen = arrows.get(from)?.some((each) => each.resolved === to);
    if (!seen) problems.push(`the arrow ${from} → ${to} was not seen`);
  }
  for (const rule of config.forbidden) {
    const from = new RegExp(rule.from.path ?? '');
    if (!modules.some((each) => from.test(each.source))) problems.push(`${rule.name}: no files`);
  }
  return problems.join('\n') || null;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureInstalled();
  process.exitCode = runChecks().failed > 0 ? 1 : 0;
}
