import { readdirSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, type Finding, fault, ok, skipped } from '../finding.ts';

type Place = {
  dataDir: string;
  /** True if SECRET_KEY is set, so that there is no file with it. */
  hasSecretKey: boolean;
  /** Possible settings files; missing ones are ignored. */
  settingsFiles: readonly string[];
};

const OTHERS = 0o077;
const OTHERS_MAY_WRITE = 0o022;

/** Checks the permissions of the files that hold secrets and data. */
export function checkFiles({ dataDir, hasSecretKey, settingsFiles }: Place): Finding[] {
  return [
    ...settingsFiles.flatMap(checkSettings),
    checkSecret(join(dataDir, 'secret-key'), hasSecretKey),
    ...checkFolder(dataDir),
  ];
}

function checkSettings(path: string): Finding[] {
  const check = 'settings-file';
  const stats = find(path);
  // `/dev/null` stands for no file.
  if (stats === null || typeof stats === 'string' || !stats.isFile()) return [];
  if ((stats.mode & OTHERS) === 0) return [ok(check, `Only its owner can read ${path}.`)];
  const says = `Others on this machine can read ${path}, where tokens and passwords are.`;
  return [fault(check, says, `chmod 600 ${path}`)];
}

function checkSecret(path: string, hasSecretKey: boolean): Finding {
  const check = 'secret-file';
  if (hasSecretKey) return ok(check, 'SECRET_KEY is set.', ['SECRET_KEY']);
  const stats = find(path);
  if (stats === null) return ok(check, `${path} does not exist yet: the first start creates it.`);
  if (typeof stats === 'string') return skipped(check, `This user cannot read ${path} (${stats}).`);
  if ((stats.mode & OTHERS) === 0) return ok(check, `Only its owner can read ${path}.`);
  return fault(
    check,
    `Others on this machine can read the secret in ${path}.`,
    `chmod 600 ${path}`,
  );
}

function checkFolder(dataDir: string): Finding[] {
  const check = 'data-folder';
  const stats = find(dataDir);
  if (stats === null) return [ok(check, `${dataDir} does not exist yet.`)];
  if (typeof stats === 'string') {
    return [skipped(check, `This user cannot read ${dataDir} (${stats}).`)];
  }
  const data = join(dataDir, 'pgdata');
  const database = find(data);
  const inside = database !== null && typeof database !== 'string' ? database : null;
  // The engine makes its files readable for everybody, so one of the two folders must be closed.
  const open = inside !== null && (inside.mode & OTHERS) !== 0 && (stats.mode & OTHERS) !== 0;
  if ((stats.mode & OTHERS_MAY_WRITE) !== 0 || open) {
    const says = `Others on this machine can change ${dataDir}, or read the database in it.`;
    const remedy = open ? `chmod 700 ${data} ${dataDir}` : `chmod 700 ${dataDir}`;
    return [fault(check, says, remedy)];
  }
  const stranger = findStranger(dataDir, stats.uid) ?? (inside && findStranger(data, stats.uid));
  if (stranger) {
    const says = `${stranger} and ${dataDir} belong to different users, perhaps because a command ran as root: the server may be unable to write to it.`;
    const remedy = `chown -R --reference=${dataDir} ${dataDir}`;
    return [fault(check, says, remedy)];
  }
  return [ok(check, `Only its owner can change ${dataDir}.`)];
}

/** A file directly in the folder with another owner; null if there is none, or the folder may not be read. */
function findStranger(folder: string, uid: number): string | null {
  try {
    const paths = readdirSync(folder).map((name) => join(folder, name));
    return paths.find((path) => statSync(path).uid !== uid) ?? null;
  } catch {
    return null;
  }
}

/** The system's information about a file; null if it does not exist; a string says why there is none. */
function find(path: string): Stats | string | null {
  try {
    return statSync(path);
  } catch (error) {
    const code = codeOf(error) ?? 'unknown';
    return code === 'ENOENT' ? null : code;
  }
}
