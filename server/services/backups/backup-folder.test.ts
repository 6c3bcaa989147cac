import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findFolderProblem } from './backup-folder.ts';

describe('a folder for backups', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'backup-folder-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is good if it can be written or made, and is not made yet', () => {
    expect(findFolderProblem(folder)).toBeNull();
    expect(findFolderProblem(join(folder, 'not/yet'))).toBeNull();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is no file, and lies below none', () => {
    const file = join(folder, 'backups');
    writeFileSync(file, '');
    expect(findFolderProblem(file)).toBe(`${file} is a file`);
    expect(findFolderProblem(join(file, 'daily'))).toBe(`${file} is a file`);
  });

  it.each([
    ['EACCES', 'EACCES'],
    [
      'EROFS',
      'EROFS: the disk is read-only, or a unit of systemd lacks ReadWritePaths= with this folder',
    ],
  ])('is refused where the system lets nobody write (%s)', (code, cause) => {
    const refuse = () => {
      throw Object.assign(new Error('refused'), { code });
    };
    const problem = `${folder} cannot be written (${cause})`;
    expect(findFolderProblem(folder, refuse)).toBe(problem);
    expect(findFolderProblem(join(folder, 'daily'), refuse)).toBe(problem);
  });
});
