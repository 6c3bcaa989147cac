import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, truncateSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type SmallDisk = {
  folder: string;
  /** Fills it except for some bytes. */
  fill(leftBytes: number): void;
  /** Removes the files that filled it. */
  makeRoom(): void;
  close(): void;
};

const CHUNKS = [Buffer.alloc(1024 * 1024), Buffer.alloc(4096)];

/** Mounts a disk in memory that can be filled without hurting the machine. Needs root. */
export function mountSmallDisk(megabytes: number): SmallDisk {
  if (process.getuid?.() !== 0) {
    throw new Error('This drill mounts a small disk (tmpfs), which only root may: run it as root.');
  }
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'quarterdeck', folder]);
  const filling = join(folder, 'filling');
  return {
    folder,
    fill(leftBytes) {
      const written = writeUntilFull(filling);
      truncateSync(filling, Math.max(0, written - leftBytes));
    },
    makeRoom: () => rmSync(filling, { force: true }),
    close() {
      // A process that was just killed may still use it.
      execFileSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function writeUntilFull(path: string): number {
  const file = openSync(path, 'w');
  let written = 0;
  for (const chunk of CHUNKS) {
    try {
      for (;;) written += writeSync(file, chunk);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
    }
  }
  closeSync(file);
  return written;
}
