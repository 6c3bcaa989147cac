import { dirname, relative } from 'node:path';
import { DatabaseOutage } from '#server/db/outage.ts';
import type { Config } from './config.ts';
import { type Problem, postgresProblem } from './postgres-problem.ts';
import { ConfigError } from './values.ts';

/** Runs work of an operator; an error that a setting or the machine causes names the setting and the remedy. */
export async function explained<T>(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  work: () => T | Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { databaseUrl, dataDir } = config;
    const problem =
      folderProblem(error, dataDir) ??
      (databaseUrl === null
        ? embeddedProblem(error, dataDir)
        : postgresProblem(error, databaseUrl));
    throw problem === null ? error : asError(problem, error);
  }
}

/** The same for listening on the configured address. */
export async function explainedListening<T>(
  { host, port }: Pick<Config, 'host' | 'port'>,
  listen: () => Promise<T>,
): Promise<T> {
  try {
    return await listen();
  } catch (error) {
    const problem = listeningProblem(codeOf(error), host, port);
    throw problem === null ? error : asError(problem, error);
  }
}

/** The text without the user and password of any address in it. */
export function withoutPasswords(text: string): string {
  return text.replace(/([a-z][a-z0-9+.-]{0,30}:\/\/)[^\s/"']{1,1000}@/gi, '$1…@');
}

function asError({ says, remedy, settings }: Problem, cause: unknown): ConfigError {
  return new ConfigError(`${says} ${remedy}.`, settings, { cause });
}

function listeningProblem(code: string | null, host: string, port: number): Problem | null {
  switch (code) {
    case 'EADDRINUSE':
      return {
        says: `Another program listens on port ${port} of ${host} (${code}).`,
        remedy: 'Stop it, or set PORT to another number',
        settings: ['PORT'],
      };
    case 'EACCES':
      return {
        says: `This user may not listen on port ${port} (${code}): ports below 1024 are reserved.`,
        remedy: 'Set PORT to 1024 or more, and let a proxy take 80 and 443',
        settings: ['PORT'],
      };
    case 'EADDRNOTAVAIL':
      return {
        says: `This machine has no address ${host} (${code}).`,
        remedy: 'Set HOST to one of its own: 127.0.0.1 for this machine alone, 0.0.0.0 for all',
        settings: ['HOST'],
      };
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return {
        says: `The name ${host} has no address (${code}).`,
        remedy: 'Correct HOST: 127.0.0.1 for this machine alone, 0.0.0.0 for all',
        settings: ['HOST'],
      };
    default:
      return null;
  }
}

/** Errors of files in the data folder, or of the way there. */
function folderProblem(error: unknown, dataDir: string): Problem | null {
  const path = error instanceof Error && 'path' in error ? error.path : null;
  if (typeof path !== 'string' || !isAround(path, dataDir)) return null;
  const code = codeOf(error);
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return {
        says: `This user may not use ${path} (${code}).`,
        remedy: 'Let DATA_DIR belong to the user who runs Quarterdeck, or set it to another folder',
        settings: ['DATA_DIR'],
      };
    case 'ENOENT':
    case 'EEXIST':
    case 'ENOTDIR':
      // A file that is missing in it has another reason.
      if (code !== 'ENOTDIR' && !isMaking(error)) return null;
      return {
        says: `${path} is not a folder (${code}).`,
        remedy: 'Set DATA_DIR to a folder',
        settings: ['DATA_DIR'],
      };
    case 'EROFS':
      return {
        says: `The disk of ${path} is read-only (${code}).`,
        remedy: 'Set DATA_DIR to a folder on another disk',
        settings: ['DATA_DIR'],
      };
    case 'ENOSPC':
      return fullDisk(dirname(path));
    default:
      return null;
  }
}

/** True for the folder, what is in it, and the folders that lead to it. */
function isAround(path: string, dataDir: string): boolean {
  return !relative(dataDir, path).startsWith('..') || !relative(path, dataDir).startsWith('..');
}

function isMaking(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && error.syscall === 'mkdir';
}

function embeddedProblem(error: unknown, dataDir: string): Problem | null {
  if (!(error instanceof DatabaseOutage)) return null;
  if (error.reason === 'disk_full') return fullDisk(dataDir);
  return {
    says: `The embedded database in ${dataDir} does not answer.`,
    remedy: 'Start again; if that does not help, restore DATA_DIR from a backup',
    settings: ['DATA_DIR'],
  };
}

function fullDisk(folder: string): Problem {
  return {
    says: `The disk of ${folder} is full.`,
    remedy: 'Make room on it, or set DATA_DIR to a folder on another disk',
    settings: ['DATA_DIR'],
  };
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : null;
}
