import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROGRAM } from '../scripts/prepare.mjs';

export type Version = {
  name: string;
  /** The file to run. */
  program: string;
  migrations: number;
};

export type TwoVersions = { older: Version; newer: Version; remove(): void };

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MIGRATIONS = 'server/db/migrations';
/** All that an installed program reads beside its libraries. */
const PARTS = ['package.json', 'dist/program', 'dist/web', 'community', MIGRATIONS];
/** A later version's, as a release may bring it: the version before runs on. */
const PLANTED = `-- Adds a column and an index that the version before does not know.
alter table members add column planted integer not null default 0;
create index activity_events_planted on activity_events (recorded_at);
`;

/**
 * Two versions of the program: a commit and this tree; without a commit, and before the first release, this tree and a copy of
 * it that has one migration more.
 */
export function findVersions(ref: string | null): TwoVersions {
  const current = { name: 'this tree', program: PROGRAM, migrations: countMigrations(ROOT) };
  const older = ref ?? newestTag();
  if (older === null) {
    const { version, remove } = plantLater();
    return { older: current, newer: version, remove };
  }
  const { version, remove } = buildCommit(older);
  return { older: version, newer: current, remove };
}

function plantLater() {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-later-'));
  for (const part of PARTS) cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, MIGRATIONS, '9001-planted.sql'), PLANTED);
  return {
    version: {
      name: 'a copy with one migration more',
      program: join(folder, 'dist/program/main.mjs'),
      migrations: countMigrations(folder),
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Builds a commit of this repository in a temporary folder, with the packages of its own lockfile. */
function buildCommit(ref: string) {
  const commit = git('rev-parse', '--short', `${ref}^{commit}`);
  const parent = mkdtempSync(join(tmpdir(), 'quarterdeck-older-'));
  const folder = join(parent, 'program');
  git('worktree', 'add', '--detach', folder, commit);
  const remove = () => {
    git('worktree', 'remove', '--force', folder);
    rmSync(parent, { recursive: true, force: true });
  };
  try {
    if (readLock(folder) === readLock(ROOT)) {
      execFileSync('cp', ['-al', join(ROOT, 'node_modules'), join(folder, 'node_modules')]);
      // Newer than the lockfile: so the build installs nothing.
      const now = new Date();
      utimesSync(join(folder, 'node_modules/.package-lock.json'), now, now);
    }
    console.log(`building ${commit} …`);
    execFileSync('node', ['scripts/build.mjs'], { cwd: folder, stdio: 'pipe' });
  } catch (error) {
    remove();
    throw error;
  }
  return {
    version: {
      name: commit,
      program: join(folder, 'dist/program/main.mjs'),
      migrations: countMigrations(folder),
    },
    remove,
  };
}

function countMigrations(folder: string): number {
  return readdirSync(join(folder, MIGRATIONS)).length;
}

function newestTag(): string | null {
  return git('tag', '--sort=-creatordate').split('\n')[0] || null;
}

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim();
}

function readLock(folder: string): string {
  return readFileSync(join(folder, 'package-lock.json'), 'utf8');
}
