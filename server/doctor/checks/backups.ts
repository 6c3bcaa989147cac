import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { BACKUP_OLD_MS } from '#rules/operations/backups.ts';
import { operatorCommand } from '#server/program/called-as.ts';
import { findFolderProblem } from '#server/services/backups/backup-folder.ts';
import { type Finding, fault, ok, warning } from '../finding.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Checks the folder of the daily backups.
 *
 * @param folder null if there is none
 * @param deviceOf replaces the file system's answer in tests
 */
export function checkBackupFolder(
  { folder, dataDir }: { folder: string | null; dataDir: string },
  deviceOf: (path: string) => number | null = nearestDevice,
): Finding[] {
  if (folder === null) return [];
  const check = 'backup-folder';
  const problem = findFolderProblem(folder);
  if (problem !== null) {
    const remedy = 'Let BACKUP_FOLDER name a folder that the server can write to';
    return [fault(check, `No backup can be made: ${problem}.`, remedy, ['BACKUP_FOLDER'])];
  }
  const device = deviceOf(folder);
  // A hint only: the daily backup still undoes a mistake or a bad upgrade.
  const isSameDisk = device !== null && device === deviceOf(dataDir);
  const where = isSameDisk ? ', on the disk of DATA_DIR: also keep a copy on another machine' : '';
  return [ok(check, `Backups go to ${folder}${where}.`, isSameDisk ? ['DATA_DIR'] : [])];
}

/** Checks the age of the newest backup. Backups by other programs are not known here. */
export function judgeBackup(
  newestMs: number | null,
  { nowMs, isMade }: { nowMs: number; isMade: boolean },
): Finding {
  const check = 'backup';
  if (newestMs === null) {
    if (isMade) {
      return warning(check, 'No backup was made yet.', `Make one: ${operatorCommand('backup')}`);
    }
    const remedy = `Set BACKUP_FOLDER and BACKUP_PASSPHRASE, as ${operatorCommand('setup')} does`;
    return warning(check, 'No backups are made: BACKUP_FOLDER is not set.', remedy, [
      'BACKUP_FOLDER',
      'BACKUP_PASSPHRASE',
    ]);
  }
  const days = Math.floor((nowMs - newestMs) / DAY_MS);
  const says = `The newest backup is ${days === 1 ? '1 day' : `${days} days`} old.`;
  if (nowMs - newestMs <= BACKUP_OLD_MS) return ok(check, says);
  const remedy = `The log says why. To make one now: ${operatorCommand('backup')}`;
  return isMade ? fault(check, says, remedy) : warning(check, says, remedy);
}

/** The disk of a path, or of the nearest folder above it that exists; null if that cannot be known. */
function nearestDevice(path: string): number | null {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    return stats === undefined ? nearestDevice(dirname(path)) : stats.dev;
  } catch {
    return null;
  }
}
