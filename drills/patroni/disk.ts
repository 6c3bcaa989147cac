import { execFileSync } from 'node:child_process';
import { statfsSync } from 'node:fs';

export type Disk = {
  /** Leaves no room at all. */
  fill(): void;
  makeRoom(): void;
  close(): void;
};

/** Memory is used only for what is written. */
const SIZE = 16 * 1024 ** 3;
const TRIES = 100;

/** Mounts a disk in memory at a folder; it becomes full by shrinking to what it holds. Needs root. */
export function mountDisk(folder: string): Disk {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'quarterdeck', folder]);
  const resize = (bytes: number) =>
    execFileSync('mount', ['-o', `remount,size=${bytes}`, folder], { stdio: 'pipe' });
  return {
    fill() {
      for (let tries = 1; ; tries += 1) {
        const { blocks, bfree, bsize } = statfsSync(folder);
        try {
          return void resize((blocks - bfree) * bsize);
        } catch (error) {
          // The database has written meanwhile.
          if (tries === TRIES) throw error;
        }
      }
    },
    makeRoom: () => void resize(SIZE),
    // A process that was just killed may still use it.
    close: () => void execFileSync('umount', ['--lazy', folder]),
  };
}
