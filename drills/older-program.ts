import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type OlderProgram = {
  commit: string;
  /** The file to run. */
  program: string;
  migrations: number;
  remove(): void;
};

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MIGRATIONS = 'server/db/migrations';
/** The number of commits to go back first if there is no tag. */
const COMMITS_BACK = 30;
/** Programs without this migration were never released, and use a table that it drops. */
const BEFORE_RELEASES = `${MIGRATIONS}/0074-chain-arrivals.sql`;

/** Builds a commit of this repository in a temporary folder, with the packages of its own lockfile. */
export function buildOlder(ref: string | null): OlderProgram {
  const commit = git('rev-parse', '--short', `${ref ?? findOlder()}^{commit}`);
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
      // Newer than the lockfile, so that the build installs nothing.
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
    commit,
    program: join(folder, 'dist/server/main.js'),
    migrations: countMigrations(folder),
    remove,
  };
}

/** The number of migrations of a program. */
export function countMigrations(folder = ROOT): number {
  return readdirSync(join(folder, MIGRATIONS)).length;
}

function findOlder(): string {
  const tag = git('tag', '--sort=-creatordate').split('\n')[0];
  if (tag) return tag;
  const commits = git('rev-list', '--first-parent', `--skip=${COMMITS_BACK}`, 'HEAD').split('\n');
  const older = commits.find((commit) => {
    const files = git('ls-tree', '--name-only', commit, `${MIGRATIONS}/`).split('\n');
    return files.includes(BEFORE_RELEASES) && files.length < countMigrations();
  });
  if (older === undefined) throw new Error('No earlier commit has an older schema: name one.');
  return older;
}

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim();
}

function readLock(folder: string): string {
  return readFileSync(join(folder, 'package-lock.json'), 'utf8');
}
