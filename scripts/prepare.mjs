// Prepares a clean clone with only Node and npm: installs the lockfile's packages and builds everything older than its source.
// Plain JavaScript without dependencies, because it runs before any are installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNodeRefusal } from './node-version.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** The built program: `node PROGRAM COMMAND …`. */
export const PROGRAM = join(root, 'dist/program/main.mjs');

/** Exits with a clear message if the product does not run on this Node. */
export function requireNode() {
  const refusal = findNodeRefusal(process.versions.node);
  if (refusal === null) return;
  console.error(refusal);
  process.exit(1);
}

/** Installs the lockfile's packages unless npm has done so since the lockfile changed. */
export function ensureInstalled() {
  requireNode();
  const lockfile = join(root, 'package-lock.json');
  const installed = join(root, 'node_modules/.package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs) return;
  console.log('Installing packages …');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { NODE_ENV: 'development' });
}

/** Builds program and site if their source has changed since the last build. */
export function ensureBuilt() {
  if (isBuilt()) return;
  console.log('Building …');
  build();
}

/** The same beside other work, such as the static checks, which need nothing that is built: either leaves a core idle at times. */
export async function ensureBuiltBeside() {
  if (isBuilt()) return;
  console.log('Building …');
  const built = hashOf(sourceFiles());
  const builder = spawn('node', [BUILDER], { cwd: root, stdio: 'inherit' });
  const [status] = await once(builder, 'close');
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(STAMP, built);
}

/** Builds program and site into `dist/`. Types are left to tests and checks. */
export function build() {
  const built = hashOf(sourceFiles());
  run('node', [BUILDER]);
  writeFileSync(STAMP, built);
}

/** Returns whether `dist/` is up to date with the sources. */
export function isBuilt() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hashOf(sourceFiles());
}

const BUILDER = join(root, 'scripts/package/build.mjs');
/** The hash of the sources of `dist/`; missing while `dist/` may be of others. */
const STAMP = join(root, 'dist/.built-source');

/** Call this before anything in `dist/` is rebuilt. */
export function forgetBuild() {
  rmSync(STAMP, { force: true });
}

/** The compiler's arguments. Every checker computes the same types again: four, the default, take twice the CPU time of one. */
export const COMPILE = ['--build', '--checkers', '1'];

/** Compiles server and commands, file by file, if their source has changed: for tests, and for imports by name. */
export function compile() {
  run('node', [bin('@typescript/native', 'tsc'), ...COMPILE, 'cli', 'server']);
}

/** Runs a program, and exits if it fails. */
export function run(command, args, environment = {}) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** The script behind a package's command, to run with this same Node. */
export function bin(packageName, command) {
  const folder = join(root, 'node_modules', packageName);
  const { bin: commands } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof commands === 'string' ? commands : commands[command]);
}

function sourceFiles() {
  const folders = ['rules', 'contract', 'server', 'cli', 'web'];
  const loose = [
    'package-lock.json',
    'vite.config.ts',
    'vite.wallet.config.ts',
    ...readdirSync(join(root, 'scripts/package')).map((name) => `scripts/package/${name}`),
  ];
  return [
    ...loose.map((name) => join(root, name)),
    ...folders.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name)),
    ),
  ].sort();
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}
