import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Thrown if another living process holds the data folder. */
export class FolderInUse extends Error {}

/**
 * Takes the data folder for this process only, and returns the function that releases it. The embedded engine itself would let a
 * second process in, and both would overwrite each other's data. Throws {@link FolderInUse} if a living process holds it, and
 * also throws if the disk is full. A dead process's lock is taken over.
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'lock');
  const mine = `${process.pid} ${statOf(process.pid).start}`;
  const holder = takeFile(path, mine) ? null : takeOver(path, mine);
  if (holder !== null) {
    throw new FolderInUse(
      `The data folder ${folder} is in use by process ${holder}. Stop that one first, or set DATA_DIR to another folder.`,
    );
  }
  return () => {
    if (readHolder(path)?.text === mine) rmSync(path, { force: true });
  };
}

/**
 * Takes the lock if its holder is dead; otherwise returns the holder's process number. A second lock allows one process at a time
 * to do so: another one that found the same dead holder would otherwise remove the new lock.
 */
function takeOver(path: string, mine: string): number | null {
  const guard = `${path}.takeover`;
  if (!takeFile(guard, mine)) {
    const other = readHolder(guard);
    if (other && isAlive(other)) return other.pid;
    rmSync(guard, { force: true });
    if (!takeFile(guard, mine)) return readHolder(guard)?.pid ?? Number.NaN;
  }
  try {
    const holder = readHolder(path);
    if (holder && isAlive(holder)) return holder.pid;
    rmSync(path, { force: true });
    return takeFile(path, mine) ? null : (readHolder(path)?.pid ?? Number.NaN);
  } finally {
    rmSync(guard, { force: true });
  }
}

// Written to another file and then linked: a file made in place could be read while it is still empty.
function takeFile(path: string, text: string): boolean {
  const aside = `${path}.${process.pid}`;
  try {
    writeFileSync(aside, text);
    linkSync(aside, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    // Some file systems have no links.
    if (codeOf(error) === 'EPERM' || codeOf(error) === 'ENOTSUP') return writeNew(path, text);
    if (codeOf(error) === 'ENOSPC') {
      throw new Error(
        `The disk of ${dirname(path)} is full. Make room on it, or set DATA_DIR to a folder on another disk.`,
        {
          cause: error,
        },
      );
    }
    throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function writeNew(path: string, text: string): boolean {
  try {
    writeFileSync(path, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

type Holder = { text: string; pid: number; start: string };

function readHolder(path: string): Holder | null {
  try {
    const text = readFileSync(path, 'utf8');
    const [pid, start] = text.split(' ');
    return { text, pid: Number(pid), start: start ?? '' };
  } catch {
    return null;
  }
}

function isAlive(holder: Holder): boolean {
  // A number below 1 would mean a process group.
  if (!Number.isSafeInteger(holder.pid) || holder.pid < 1) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // EPERM: it is alive, but belongs to another user.
    return codeOf(error) === 'EPERM';
  }
  // Process numbers are reused: the same number with another start time is another process.
  const { state, start } = statOf(holder.pid);
  return start === holder.start && state !== ENDED;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : null;
}

/** The process has ended, but its parent has not noticed. In a container without an init process it stays like this forever. */
const ENDED = 'Z';

/** The kernel's state and start time of a process, or 'unknown' without /proc. */
function statOf(pid: number): { state: string; start: string } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Fields 3 and 22, counted after the command's closing parenthesis, since the command may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? 'unknown', start: fields[19] ?? 'unknown' };
  } catch {
    return { state: 'unknown', start: 'unknown' };
  }
}
