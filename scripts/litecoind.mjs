// A real daemon of the Bitcoin Core family for the wallet's tests: Junkcoin's next core is based on Litecoin 0.21, whose
// regtest addresses equal those of Junkcoin's testnet.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './prepare.mjs';

const CACHE = join(root, 'node_modules/.cache/quarterdeck/litecoind');
const PACKAGES = [
  'litecoind',
  'libdb5.3++',
  'libminiupnpc17',
  'libsnappy1v5',
  'libevent-2.1-7',
  'libevent-core-2.1-7',
  'libevent-pthreads-2.1-7',
  'libfmt9',
  'libboost-thread1.74.0',
  'libboost-filesystem1.74.0',
  'libleveldb1d',
];
const DOWNLOAD_MS = 40_000;
const UNPACK_MS = 10_000;
/** Long enough for a busy machine: a daemon that seems missing is fetched again, or its tests are skipped. */
const VERSION_MS = 30_000;
/** An older lock was left behind by a process that died. */
const LOCK_MS = 180_000;
const LOCK_POLL_MS = 100;

/**
 * The path of a litecoind that runs here: LITECOIND_PATH, one on PATH, or Debian's package, unpacked into a cache (without
 * root) the first time. Null if none can be had; never throws for that.
 * @returns {Promise<string | null>}
 */
export async function ensureLitecoind() {
  const given = process.env.LITECOIND_PATH;
  if (given) return (await runs(given)) ? given : null;
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'litecoind'));
  for (const path of [...onPath, join(CACHE, 'litecoind')]) if (await runs(path)) return path;
  return withLock(async () =>
    (await runs(join(CACHE, 'litecoind'))) ? join(CACHE, 'litecoind') : bring(),
  );
}

async function bring() {
  const folder = `${CACHE}.${randomUUID()}`;
  try {
    await mkdir(folder, { recursive: true });
    if (!(await download(folder))) return null;
    for (const name of (await readdir(folder)).filter((each) => each.endsWith('.deb'))) {
      if (!(await succeeds('dpkg', ['-x', name, 'unpacked'], UNPACK_MS, folder))) return null;
      await rm(join(folder, name));
    }
    await writeFile(join(folder, 'litecoind'), WRAPPER, { mode: 0o755 });
    await rm(CACHE, { recursive: true, force: true });
    for (const name of ['lists', 'cache']) {
      await rm(join(folder, name), { recursive: true, force: true });
    }
    await rename(folder, CACHE);
    const path = join(CACHE, 'litecoind');
    return (await runs(path)) ? path : null;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

// Uses the system's package lists or, if there are none, as in small images, lists in the folder.
async function download(folder) {
  const quickly = ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=0'];
  const fetchAll = (options) =>
    succeeds('apt-get', [...options, 'download', ...PACKAGES], DOWNLOAD_MS, folder);
  if (await fetchAll(quickly)) return true;
  const lists = join(folder, 'lists');
  const cache = join(folder, 'cache');
  for (const each of [lists, cache]) await mkdir(join(each, 'partial'), { recursive: true });
  await mkdir(join(cache, 'archives/partial'), { recursive: true });
  const own = [...quickly, '-o', `Dir::State::Lists=${lists}`, '-o', `Dir::Cache=${cache}`];
  return (await succeeds('apt-get', [...own, 'update'], DOWNLOAD_MS, folder)) && fetchAll(own);
}

// The libraries are beside it; Debian's own wrapper would write to the home folder.
const WRAPPER = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")/unpacked/usr/lib
LD_LIBRARY_PATH=$(echo "$here"/*-linux-gnu*) exec "$here/litecoin/litecoind" "$@"
`;

async function runs(path) {
  const isThere = await access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
  return isThere && succeeds(path, ['-version'], VERSION_MS);
}

/** Returns whether a program exits with 0 in time. False if it does not exist. */
function succeeds(command, args, timeoutMs, cwd = root) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, stdio: 'ignore', timeout: timeoutMs });
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}

// Two test processes that start together would fetch the same packages twice.
async function withLock(action) {
  const lock = `${CACHE}.lock`;
  await mkdir(join(CACHE, '..'), { recursive: true });
  while (!(await takeLock(lock))) await pause(LOCK_POLL_MS);
  try {
    return await action();
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
}

async function takeLock(lock) {
  try {
    await mkdir(lock);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  const found = await stat(lock).catch(() => null);
  if (found && Date.now() - found.mtimeMs > LOCK_MS)
    await rm(lock, { recursive: true, force: true });
  return false;
}
