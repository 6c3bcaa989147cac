import { basename, dirname, join } from 'node:path';
import type { Storage } from '#server/config/config.ts';
import { findSecretKeys, storeSecretKeys } from '#server/config/secret-file.ts';
import type { Database } from '#server/db/connect.ts';
import { withLongStatements } from '#server/db/time-limits.ts';
import { openDatabaseAsIs } from '#server/open-database.ts';
import { operatorCommand } from '#server/program/called-as.ts';
import { readBackupFile } from '#server/services/backups/backup-file.ts';
import { writeCommunityFile } from '#server/services/backups/community-files.ts';
import { readHead } from '#server/services/backups/read-head.ts';
import {
  type FileLine,
  type Restored,
  restoreBackup,
  type SecretLine,
} from '#server/services/backups/restore-backup.ts';
import { confirmCommand } from '#server/services/payouts/fence/fence.ts';
import { type PlainRun, UsageError } from '../command.ts';
import { resolvePath } from '../resolve-path.ts';
import { chooseUnseal } from './keys.ts';
import { openSettingsPlace, type SettingsPlace } from './settings-place.ts';

export const run: PlainRun<'restore'> = ({ options, words }, environment) =>
  withLongStatements(async () => {
    const place = openSettingsPlace(environment, process.cwd());
    const unseal = chooseUnseal(options, place.readStorage(null));
    const lines = readBackupFile(resolvePath(words[0] ?? ''), unseal);
    try {
      const { settings, all } = await readHead(lines);
      const storage = place.readStorage(settings);
      const database = await openDatabaseAsIs(storage);
      try {
        const restored = await load(database, { storage, lines: all, options, place, settings });
        await database.vacuum?.();
        if (options.json) console.log(JSON.stringify(describe(restored)));
        else show(restored);
      } finally {
        await database.close();
      }
    } finally {
      await lines.return(undefined);
    }
    return 0;
  });

type Loading = {
  storage: Storage;
  lines: AsyncIterable<string>;
  options: Parameters<PlainRun<'restore'>>[0]['options'];
  place: SettingsPlace;
  settings: string | null;
};

async function load({ db }: Database, input: Loading): Promise<Restored> {
  const { storage, lines, options, place, settings } = input;
  const say = (line: string) => {
    if (!options.json) console.log(line);
  };
  const secret = secretKeeper(storage, options['replace-secret'] === true);
  const files: FileLine[] = [];
  return restoreBackup(
    db,
    { lines, nowMs: Date.now() },
    {
      onHeader: ({ madeAt, program, engine }) =>
        say(`A backup of ${madeAt}, by version ${program}, on ${engine}.`),
      onSecret: secret.check,
      onFile: (file) => files.push(file),
      onTable: (table, rows) => say(`${table}: ${rows} rows`),
      // Before the database is complete: a second attempt finds the same secret and files, and continues.
      onLoaded: async ({ madeAt }) => {
        secret.store();
        for (const line of await placeFiles(storage, files)) say(line);
        for (const line of place.put(settings, madeAt)) say(line);
      },
    },
  );
}

/** Checks the secret of a backup against the one of this instance, and stores it if there is none. */
function secretKeeper(config: Storage, replaces: boolean) {
  let toStore: Uint8Array[] | null = null;
  return {
    check({ keys }: SecretLine): void {
      const inBackup = keys.map((key) => Buffer.from(key, 'hex'));
      const [sealing] = inBackup;
      // Nothing was ever sealed.
      if (!sealing) return;
      const here = findSecretKeys(config);
      if (here.some((key) => sealing.equals(key))) return;
      if (config.secretKeys.length > 0) {
        throw new UsageError(
          'SECRET_KEY differs from the secret that seals the API keys and webhook secrets of the backup. Unset SECRET_KEY for this command, which then writes that secret to DATA_DIR/secret-key.',
        );
      }
      if (here.length > 0 && !replaces) {
        throw new UsageError(
          `${join(config.dataDir, 'secret-key')} holds a different secret from the backup’s. If nothing else needs it, add --replace-secret, which keeps it beside the new one.`,
        );
      }
      toStore = inBackup;
    },
    store(): void {
      if (toStore !== null) storeSecretKeys(config, toStore, Date.now());
    },
  };
}

/** Puts the community's file where COMMUNITY_FILE expects it, or else into DATA_DIR/community, with its pictures beside it. */
async function placeFiles({ dataDir, backups }: Storage, files: FileLine[]): Promise<string[]> {
  const [first] = files;
  if (!first) return [];
  const { communityFile } = backups;
  const folder = communityFile === null ? join(dataDir, 'community') : dirname(communityFile);
  const name = communityFile === null ? first.name : basename(communityFile);
  const placed = [await writeCommunityFile(folder, { ...first, name })];
  for (const file of files.slice(1)) placed.push(await writeCommunityFile(folder, file));
  const lines = placed.map(({ path, isThere }) =>
    isThere ? path : `${path} differs from the file in the backup and stays as it is.`,
  );
  if (communityFile === null) lines.push(`Start with COMMUNITY_FILE=${placed[0]?.path ?? ''}`);
  return lines;
}

function describe({ header, figures, migrated, weeksWait, huntsWait }: Restored) {
  const { madeAt, program, engine, migrations } = header;
  return {
    madeAt,
    program,
    engine,
    schemaVersion: migrations.at(-1),
    migrated,
    weeksWait,
    huntsWait,
    figures,
  };
}

/** Lines about the work that waits for the events that the backup lacks. One mark stops all of it, also if only hunts have ended. */
export function describeWaiting({
  weeksWait,
  huntsWait,
}: Pick<Restored, 'weeksWait' | 'huntsWait'>): string[] {
  if (!weeksWait && huntsWait === 0) return [];
  const lines = weeksWait ? ['A week has ended since.'] : [];
  if (huntsWait > 0) {
    lines.push(
      `${huntsWait} treasure hunts have ended since, and the winners found now may be others. Cancel those whose winners were known, in the portal, before the next step.`,
    );
  }
  const imported = `import the events that the backup lacks (${operatorCommand('import FILE')})`;
  lines.push(
    `No week is closed, no treasure hunt ends and no payout is made until you ${imported} or run ${operatorCommand('close-week --all')}.`,
  );
  return lines;
}

function show({ figures, migrated, weeksWait, huntsWait, header }: Restored): void {
  const { members, events, newestEvent, unsettledPayouts } = figures;
  console.log(
    `${members} members, ${events} events, the newest of ${newestEvent}; ${unsettledPayouts} payouts are not settled.`,
  );
  if (migrated > 0) console.log(`${migrated} migrations brought the schema up to date.`);
  console.log('Every table matches the backup, and all totals equal the ledger.');
  for (const line of describeWaiting({ weeksWait, huntsWait })) console.log(line);
  console.log(
    `No server sends, pays or accepts anything until you have stopped the old host and run ${confirmCommand()}.`,
  );
  console.log(
    `Then payouts are stopped until everything that the wallet has sent since ${header.madeAt} is accounted for: ${operatorCommand('fence')} shows what is left.`,
  );
}
