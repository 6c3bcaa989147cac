// Makes a clean clone ready with Node and npm alone: installs the lockfile's packages and builds what is older than its
// source. Plain JavaScript without dependencies, because it runs before any are installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { findNodeRefusal } from './node-version.mjs';
import { keepSiteLicenses } from './package/licenses.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

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

/** Builds server, commands and site when their source has changed since the last build. */
export function ensureBuilt() {
  const stamp = join(root, 'dist/.built-source');
  const wanted = hashOf(sourceFiles());
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Building …');
  build();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** Below `web/`; the last one's licences, which stay, are those of all. */
const SERVER_ENTRIES = [
  'entry-plan.ts',
  '../server/http/pages/worker/render-worker.ts',
  'entry-server.tsx',
];

/** Builds everything into `dist/`. */
export function build() {
  compile();
  run('node', [join(root, 'scripts/subset-fonts.mjs')]);
  run('node', [bin('vite', 'vite'), 'build', '--logLevel', 'warn']);
  run('node', [bin('vite', 'vite'), 'build', '-c', 'vite.wallet.config.ts', '--logLevel', 'warn']);
  keepSiteLicenses(root);
  for (const entry of SERVER_ENTRIES) {
    run('node', [bin('vite', 'vite'), 'build', '--ssr', entry, '--logLevel', 'warn']);
  }
  compressFiles(join(root, 'dist/web/client'));
}

/** How the compiler is called. Every checker works out the same types anew: four, the default, take twice the CPU of one. */
export const COMPILE = ['--build', '--checkers', '1'];

/** Builds server and commands alone, where their source has changed. */
export function compile() {
  run('node', [bin('@typescript/native', 'tsc'), ...COMPILE, 'cli', 'server']);
}

// Once, as small as possible, so that the server only has to pick a file.
function compressFiles(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|svg|json|txt|xml|webmanifest)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = readFileSync(path);
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
    writeFileSync(`${path}.br`, brotliCompressSync(bytes));
  }
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

/** The script behind a package's command, to run with this very Node. */
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
    'tsconfig.base.json',
    'scripts/subset-fonts.mjs',
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
