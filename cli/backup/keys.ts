import { readFileSync } from 'node:fs';
import { isRecipient, passphraseProblem } from '#server/config/backups.ts';
import type { Config } from '#server/config/config.ts';
import type { Seal, Unseal } from '#server/services/backups/seals.ts';
import { UsageError } from '../command.ts';
import { resolvePath } from '../resolve-path.ts';

/**
 * Returns the seal of a backup from the options of the call, or else from the configuration. Throws `UsageError` without either.
 */
export function chooseSeal(
  options: { 'passphrase-file'?: string; recipient?: string },
  { backups }: Pick<Config, 'backups'>,
): Seal {
  const { 'passphrase-file': file, recipient } = options;
  if (recipient !== undefined) {
    const recipients = recipient.split(',').map((each) => each.trim());
    // Not quoted: it may be a secret key by mistake.
    if (!recipients.every(isRecipient))
      throw new UsageError('--recipient takes an age public key: age1…');
    return { recipients };
  }
  if (file !== undefined) return { passphrase: readPassphrase(file) };
  if (backups.seal !== null) return backups.seal;
  throw new UsageError(
    'A backup is never written unencrypted: set BACKUP_PASSPHRASE or BACKUP_RECIPIENT, or give --passphrase-file or --recipient.',
  );
}

/** Returns the keys that open a backup, in the same way. */
export function chooseUnseal(
  options: { 'passphrase-file'?: string; 'identity-file'?: string },
  { backups }: Pick<Config, 'backups'>,
): Unseal {
  const { 'passphrase-file': file, 'identity-file': identityFile } = options;
  if (identityFile !== undefined) return { identities: readIdentities(identityFile) };
  if (file !== undefined) return { passphrase: readPassphrase(file) };
  if (backups.seal !== null && 'passphrase' in backups.seal) return backups.seal;
  throw new UsageError(
    'A backup is encrypted: give --passphrase-file or --identity-file, or set BACKUP_PASSPHRASE.',
  );
}

function readPassphrase(file: string): string {
  const passphrase = readText(file).replace(/\r?\n$/, '');
  const problem = passphraseProblem(passphrase);
  if (problem !== null) throw new UsageError(`The passphrase in ${file} ${problem}.`);
  return passphrase;
}

/** Reads the format of `age-keygen`: one key per line, and comments. */
function readIdentities(file: string): string[] {
  const identities = readText(file)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  if (identities.length === 0 || !identities.every((each) => /^AGE-SECRET-KEY-/.test(each))) {
    throw new UsageError(`${file} contains no age secret key: AGE-SECRET-KEY-1…`);
  }
  return identities;
}

function readText(file: string): string {
  try {
    return readFileSync(resolvePath(file), 'utf8');
  } catch {
    throw new UsageError(`There is no file ${file}.`);
  }
}
