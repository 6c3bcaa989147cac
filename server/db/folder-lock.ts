import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Takes the data folder for this process alone and gives back the function that frees it. The
 * embedded engine itself would let a second process in, and both would write over each other.
 * Throws when a living process holds it; a lock left by a dead one is taken over.
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'lock');
  const mine = `${process.pid} ${startOf(process.pid)}`;
  if (!tryWrite(path, mine)) {
    const holder = readHolder(path);
    if (holder && isAlive(holder)) {
      throw new Error(
        `The data folder ${folder} is in use by process ${holder.pid}. Stop that one first, or set DATA_DIR to another folder.`,
      );
    }
    rmSync(path, { force: true });
    if (!tryWrite(path, mine)) {
      throw new Error(`The data folder ${folder} was taken by another process just now.`);
    }
  }
  return () => {
    if (readFileSync(path, 'utf8') === mine) rmSync(path, { force: true });
  };
}

function tryWrite(path: string, text: string): boolean {
  try {
    writeFileSync(path, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function readHolder(path: string): { pid: number; start: string } | null {
  try {
    const [pid, start] = readFileSync(path, 'utf8').split(' ');
    return { pid: Number(pid), start: start ?? '' };
  } catch {
    return null;
  }
}

function isAlive(holder: { pid: number; start: string }): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // EPERM: it lives, but belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  // Process numbers are used again: the same number with another start time is another process.
  return startOf(holder.pid) === holder.start;
}

/** The kernel's start time of a process, or 'unknown' where there is no /proc. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Field 22, counted after the command's closing parenthesis, which may itself hold spaces.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? 'unknown';
  } catch {
    return 'unknown';
  }
}
