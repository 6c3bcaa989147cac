import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openPostgresForTest, type TestDatabase } from '#server/testing/db/databases.ts';
import { findCitationProblems } from '../../scripts/check-citations.mjs';
import { readRecorded } from '../../scripts/package/check-libraries.mjs';
import { readBundled } from '../../scripts/package/licenses.mjs';
import { type Finished, root } from '../testing/cli.ts';

/** The user `nobody` of most systems; any user that owns nothing will do. */
const NOBODY = 65534;

let all = '';
let program = '';
let postgres: TestDatabase;
let server: ChildProcess | undefined;

beforeAll(async () => {
  all = mkdtempSync(join(tmpdir(), 'quarterdeck-package-'));
  chmodSync(all, 0o755);
  program = unpack();
  postgres = await openPostgresForTest();
});

afterAll(async () => {
  server?.kill('SIGKILL');
  await postgres?.close();
  execFileSync('chmod', ['-R', 'u+w', all]);
  rmSync(all, { recursive: true });
});

it('holds what runs, and no sources', () => {
  const files = readdirSync(program, { recursive: true, encoding: 'utf8' });
  const own = files.filter((file) => !file.startsWith('node_modules'));
  expect(
    own.filter((file) => /\.(tsx?|map|tsbuildinfo)$|(^|\/)(testing|fakes)\//.test(file)),
  ).toEqual([]);
  for (const place of ['program', 'web', 'web/server']) {
    expect(own).toContain(`dist/${place}/LICENSES.md`);
  }
  const { dependencies, bin } = JSON.parse(readFileSync(join(program, 'package.json'), 'utf8'));
  expect(Object.keys(dependencies)).toEqual(runtimePackages());
  expect(own).toContain(bin.quarterdeck);
});

it('contains the libraries that docs/dependencies.md records, and no others', () => {
  const record = readFileSync(join(program, 'docs/dependencies.md'), 'utf8');
  const { dependencies } = JSON.parse(readFileSync(join(program, 'package.json'), 'utf8'));
  const beside = Object.entries(dependencies).map(([name, version]) => `${name}@${version}`);
  expect(readRecorded(record).sort()).toEqual([...readBundled(program), ...beside].sort());
});

it('has no document with a link that leads nowhere inside it', () => {
  const files = readdirSync(program, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(program, join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith('node_modules'));
  const documents = files.filter((file) => file.endsWith('.md') && !file.startsWith('dist/'));
  expect(documents).toContain('docs/operations.md');
  const texts = documents.map((file) => [file, readFileSync(join(program, file), 'utf8')] as const);
  expect(findCitationProblems(new Map(texts), files)).toEqual([]);
});

it('starts, answers and stops in a folder that it cannot write to, as a user who owns nothing', async () => {
  const work = makeFolder('work');
  // The path is relative to the operator's folder.
  const community = join(root, 'server/testing/pearlcoin/smallest.json');
  cpSync(community, join(work, 'community.json'));
  const embedded = makeFolder('embedded');
  cpSync(inject('embeddedFolder'), embedded, { recursive: true });
  own(embedded);
  // At the same time, because the embedded engine takes seconds to load.
  const [url, books, help, typo] = await Promise.all([
    start(work, {
      DATABASE_URL: postgres.url ?? '',
      DEMO: '0',
      PORT: '0',
      LOG_LEVEL: 'warn',
      COMMUNITY_FILE: 'community.json',
      WEEKLY_POOL: '0',
    }),
    call(work, ['check-ledger'], { DATA_DIR: embedded }),
    call(work, ['--help']),
    call(work, ['demo']),
  ]);
  expect(books).toEqual({ code: 0, stdout: 'All totals equal the ledger.\n', stderr: '' });
  expect(help).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Usage: quarterdeck /) });
  expect(typo).toMatchObject({ code: 64, stderr: expect.stringMatching(/^Usage: quarterdeck /) });

  const page = await fetch(`${url}/`);
  const html = await page.text();
  expect({ status: page.status, html }).toEqual({
    status: 200,
    html: expect.stringMatching(/<title>The Cove · Pearlcoin<\/title>[\s\S]*<h1/),
  });
  const assets = [...html.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path);
  expect(assets.length).toBeGreaterThan(1);
  for (const path of [
    ...assets,
    '/community/slides/real-tip-dark.svg',
    '/favicon.ico',
    '/leaderboard',
    '/health/ready',
  ]) {
    expect({ path, status: (await fetch(`${url}${path}`)).status }).toEqual({ path, status: 200 });
  }
  // Without DATA_DIR the data is in the folder where the operator was.
  expect(existsSync(join(work, 'data/secret-key'))).toBe(true);
  expect(await stop()).toBe(0);
});

/** The package as `npm install` leaves it, without a network: unpacked, with its dependencies, and read-only. */
function unpack(): string {
  // The output of `prepack` already exists: the program from the set-up of the tests, the site from `npm test`.
  const options = ['--ignore-scripts', '--loglevel=error', `--pack-destination=${all}`];
  execFileSync('npm', ['pack', ...options], { cwd: root });
  const [tarball = ''] = readdirSync(all).filter((name) => name.endsWith('.tgz'));
  execFileSync('tar', ['-xzf', join(all, tarball), '-C', all]);
  const folder = join(all, 'package');
  for (const name of runtimePackages()) {
    cpSync(join(root, 'node_modules', name), join(folder, 'node_modules', name), {
      recursive: true,
    });
  }
  execFileSync('chmod', ['-R', 'a-w,a+rX', folder]);
  return folder;
}

/** The packages that npm installs beside it, by the lockfile. */
function runtimePackages(): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries<{ dev?: boolean; devOptional?: boolean }>(packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path]) => path.slice('node_modules/'.length));
}

function makeFolder(name: string): string {
  const folder = join(all, name);
  mkdirSync(folder);
  own(folder);
  return folder;
}

function own(folder: string): void {
  if (user().uid !== undefined) execFileSync('chown', ['-R', `${NOBODY}:${NOBODY}`, folder]);
}

/** Root may write to any folder, so root runs it as another user, unless Node itself is in root's home. */
function user(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const nobody = { uid: NOBODY, gid: NOBODY };
  return spawnSync(process.execPath, ['--version'], nobody).status === 0 ? nobody : {};
}

function run(cwd: string, args: readonly string[], environment: Record<string, string>) {
  const { bin } = JSON.parse(readFileSync(join(program, 'package.json'), 'utf8'));
  const env = { PATH: process.env.PATH ?? '', ...environment };
  const file = join(program, bin.quarterdeck);
  const child = spawn(process.execPath, [file, ...args], { cwd, env, ...user() });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (data) => {
    output.stdout += data;
  });
  child.stderr.on('data', (data) => {
    output.stderr += data;
  });
  return { child, output };
}

function call(cwd: string, args: readonly string[], environment = {}): Promise<Finished> {
  const { child, output } = run(cwd, args, environment);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, ...output }));
  });
}

/** Starts the server and returns its address. */
function start(cwd: string, environment: Record<string, string>): Promise<string> {
  const { child, output } = run(cwd, [], environment);
  server = child;
  return new Promise((resolve, reject) => {
    child.stdout.on('data', () => {
      const [, address] = /Quarterdeck is at (\S+)/.exec(output.stdout) ?? [];
      if (address) resolve(address);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`it ended with ${code}: ${output.stderr}`)));
  });
}

function stop(): Promise<number | null> {
  return new Promise((resolve) => {
    server?.once('exit', resolve);
    server?.kill('SIGTERM');
  });
}
