import { resolve } from 'node:path';
import { bech32 } from '@scure/base';
import { type KeepRule, readKeepRule } from '#rules/operations/backups.ts';
import { settingsPath } from './settings-file.ts';
import { ConfigError, type ReadVariable, readOne } from './values.ts';

/** The seal of backups: a passphrase, or age's public keys. Secret, except for public keys. */
export type BackupSeal = { passphrase: string } | { recipients: string[] };

export type BackupConfig = {
  /** The folder for the server's daily backups; null for none. */
  folder: string | null;
  /** Null: no backup is deleted. */
  keep: KeepRule | null;
  seal: BackupSeal | null;
  /** True if a start makes a backup before it changes the schema. */
  beforeUpgrade: boolean;
  /** The community's file, which is backed up with the files that it names; null if there is none. */
  communityFile: string | null;
  /** The path of the settings file, which is backed up if it exists. */
  settingsFile: string;
};

const SHORTEST_PASSPHRASE = 12;

/** Reads the variables of backups. Throws a `ConfigError`. */
export function readBackups(read: ReadVariable, cwd: string): BackupConfig {
  const folder = read('BACKUP_FOLDER');
  const communityFile = read('COMMUNITY_FILE');
  const seal = readSeal(read);
  if (folder !== null && seal === null) {
    throw new ConfigError('BACKUP_FOLDER: needs BACKUP_PASSPHRASE or BACKUP_RECIPIENT', [
      'BACKUP_FOLDER',
      'BACKUP_PASSPHRASE',
      'BACKUP_RECIPIENT',
    ]);
  }
  const keep = read('BACKUP_KEEP');
  const rule = keep === null ? null : readKeepRule(keep);
  if (keep !== null && rule === null) {
    throw new ConfigError('BACKUP_KEEP: must be days, weeks and months such as 7d,4w,6m', [
      'BACKUP_KEEP',
    ]);
  }
  return {
    folder: folder && resolve(cwd, folder),
    keep: rule,
    seal,
    beforeUpgrade:
      readOne('BACKUP_BEFORE_UPGRADE', read('BACKUP_BEFORE_UPGRADE') ?? 'on', ['on', 'off']) ===
      'on',
    communityFile: communityFile && resolve(cwd, communityFile),
    settingsFile: settingsPath({ SETTINGS_FILE: read('SETTINGS_FILE') ?? undefined }, cwd),
  };
}

function readSeal(read: ReadVariable): BackupSeal | null {
  const passphrase = read('BACKUP_PASSPHRASE');
  const recipient = read('BACKUP_RECIPIENT');
  if (passphrase !== null && recipient !== null) {
    throw new ConfigError('BACKUP_RECIPIENT: cannot be set with BACKUP_PASSPHRASE; choose one', [
      'BACKUP_RECIPIENT',
      'BACKUP_PASSPHRASE',
    ]);
  }
  // Neither is quoted: it may be a passphrase with a typo, or a secret key by mistake.
  if (passphrase !== null) {
    const problem = passphraseProblem(passphrase);
    if (problem !== null)
      throw new ConfigError(`BACKUP_PASSPHRASE: ${problem}`, ['BACKUP_PASSPHRASE']);
    return { passphrase };
  }
  if (recipient === null) return null;
  const recipients = recipient.split(',').map((each) => each.trim());
  if (!recipients.every(isRecipient)) {
    throw new ConfigError(
      'BACKUP_RECIPIENT: must be public keys of age (age1…), separated by commas',
      ['BACKUP_RECIPIENT'],
    );
  }
  return { recipients };
}

/** The problem of a passphrase, as the end of a sentence; null if there is none. */
export function passphraseProblem(text: string): string | null {
  return text.length >= SHORTEST_PASSPHRASE
    ? null
    : `must be at least ${SHORTEST_PASSPHRASE} characters`;
}

/** Returns whether a text is a public key of age. */
export function isRecipient(text: string): boolean {
  return bech32.decodeUnsafe(text, false)?.prefix === 'age';
}
