import { accessSync, constants, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** A unit of systemd sees all disks as read-only but for the folders that it names. */
const READ_ONLY =
  ': the disk is read-only, or a unit of systemd lacks ReadWritePaths= with this folder';

/**
 * The reason why no backup can be made in a folder, as the beginning of a sentence; null if there is none. A folder that does not
 * exist is made with the first backup, so the nearest one above it is looked at. Changes nothing.
 *
 * @param requireAccess replaces the file system's answer in tests
 */
export function findFolderProblem(folder: string, requireAccess = accessSync): string | null {
  try {
    const stats = statSync(folder, { throwIfNoEntry: false });
    if (stats === undefined) return findFolderProblem(dirname(folder), requireAccess);
    if (!stats.isDirectory()) return `${folder} is a file`;
    requireAccess(folder, constants.W_OK | constants.X_OK);
    return null;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    // A file stands in the place of a folder above.
    if (code === 'ENOTDIR') return findFolderProblem(dirname(folder), requireAccess);
    const cause = code === 'EROFS' ? `${code}${READ_ONLY}` : code;
    return `${folder} cannot be written (${cause})`;
  }
}
