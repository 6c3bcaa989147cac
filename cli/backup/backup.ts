import { statSync } from 'node:fs';
import { SingleBar } from 'cli-progress';
import { BACKUP_SUFFIX, type KeepRule, readKeepRule } from '#rules/operations/backups.ts';
import { isoTime } from '#rules/times.ts';
import { findSecretKeys } from '#server/config/secret-file.ts';
import { type BackupResult, makeBackup } from '#server/services/backups/make-backup.ts';
import { badCall, type CommandContext, UsageError } from '../command.ts';
import { resolvePath } from '../resolve-path.ts';
import { chooseSeal } from './keys.ts';
import { findSource } from './source.ts';

const MEGABYTE = 1024 * 1024;

export async function run(context: CommandContext<'backup'>): Promise<number> {
  const { config, options, openAsIs } = context;
  const { target, keep } = readTarget(context);
  const seal = chooseSeal(options, config);
  const bar = progressBar();
  try {
    const result = await makeBackup({
      source: await findSource(config, openAsIs),
      target,
      seal,
      keep,
      secretKeys: findSecretKeys(config),
      communityFile: config.backups.communityFile,
      settingsFile: config.backups.settingsFile,
      now: Date.now,
      onProgress: ({ tables, ofTables, characters }) => {
        bar.setTotal(ofTables);
        bar.update(tables, { megabytes: Math.floor(characters / MEGABYTE) });
      },
    });
    bar.stop();
    if (options.json) console.log(JSON.stringify(describe(result)));
    else show(result);
    return 0;
  } finally {
    bar.stop();
  }
}

type Target = { target: { folder: string } | { file: string }; keep: KeepRule | null };

function readTarget({ config, words, options }: CommandContext<'backup'>): Target {
  const keep = options.keep === undefined ? null : readKeepRule(options.keep);
  if (options.keep !== undefined && keep === null) {
    throw badCall('backup', `${options.keep} is not a rule such as 7d,4w,6m.`);
  }
  const [named] = words;
  const { folder, keep: configured } = config.backups;
  if (named === undefined) {
    if (folder === null) throw badCall('backup', 'Name a file or a folder, or set BACKUP_FOLDER.');
    return { target: { folder }, keep: keep ?? configured };
  }
  const path = resolvePath(named);
  const stats = statSync(path, { throwIfNoEntry: false });
  const isFile = named.endsWith(BACKUP_SUFFIX) && !stats?.isDirectory();
  if (isFile && keep !== null) throw badCall('backup', '--keep needs a folder.');
  if (!isFile && stats?.isFile()) {
    throw new UsageError(
      `${path} is a file. Name a folder, or a new file that ends in ${BACKUP_SUFFIX}.`,
    );
  }
  return { target: isFile ? { file: path } : { folder: path }, keep };
}

function describe(result: BackupResult) {
  const { file, bytes, madeAtMs, tookMs, engine, schemaVersion, checked, deleted } = result;
  const madeAt = isoTime(madeAtMs);
  return { file, bytes, madeAt, tookMs, engine, schemaVersion, checked, deleted };
}

function show({ file, bytes, checked, deleted }: BackupResult): void {
  const size = (bytes / MEGABYTE).toFixed(1);
  console.log(`${file} (${size} MB)`);
  console.log(
    checked === 'opened'
      ? 'Verified: it was opened and read to the end, and every row is there.'
      : 'The file matches what was written. Only the secret key can open it: restore it somewhere once to be sure.',
  );
  if (deleted.length > 0) console.log(`Deleted: ${deleted.join(', ')}`);
}

/** Shown only on a terminal. */
function progressBar(): SingleBar {
  const bar = new SingleBar({
    format: '{bar} {value} of {total} tables, {megabytes} MB',
    clearOnComplete: true,
  });
  bar.start(0, 0, { megabytes: 0 });
  return bar;
}
