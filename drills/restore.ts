import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { connect, connectAsIs, type Database } from '#server/db/connect.ts';
import { readBackupFile } from '#server/services/backups/backup-file.ts';
import { databaseSource, makeBackup } from '#server/services/backups/make-backup.ts';
import { restoreBackup } from '#server/services/backups/restore-backup.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { confirmOldHostStopped } from '#server/services/payouts/fence/fence.ts';
import type { Random } from '#server/testing/events.ts';
import { liveWithCopy } from '#server/testing/wallet/restored-copies.ts';
import { startPostgres } from '../scripts/postgres.mjs';
import type { Round } from './report.ts';

const FEWEST_WEEKS = 3;
/** Up to this many weeks more, exclusive. */
const MORE_WEEKS = 6;
/** A cheap seal: the real one takes a second each time. */
const SEAL = { passphrase: randomBytes(24).toString('hex'), workFactor: 10 };

/**
 * Weeks of payouts, a backup at a random moment, more payouts, and then the backup restored into an empty database: it must find
 * the payments since then, pay everybody once and leave no payment unexplained.
 */
export async function* restore(random: Random, rounds: number): AsyncGenerator<Round> {
  const postgres = await startPostgres({ durable: false });
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-restore-'));
  const main = await connectAsIs({ databaseUrl: postgres.url() });
  try {
    for (let round = 0; round < rounds; round++) {
      const names = [`lived_${round}`, `restored_${round}`] as const;
      for (const name of names) await sql`create database ${sql.id(name)}`.execute(main.db);
      const path = join(folder, `${round}.backup`);
      yield await liveOnce(random, {
        path,
        urls: [postgres.url(names[0]), postgres.url(names[1])],
      });
      rmSync(path);
      for (const name of names) await sql`drop database ${sql.id(name)}`.execute(main.db);
    }
  } finally {
    await main.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function liveOnce(
  random: Random,
  { path, urls }: { path: string; urls: [string, string] },
): Promise<Round> {
  const lived = await connect({ databaseUrl: urls[0] });
  const restored = await connectAsIs({ databaseUrl: urls[1] });
  const times = { backupMs: 0, restoreMs: 0 };
  try {
    const weeks = FEWEST_WEEKS + random.below(MORE_WEEKS);
    const database = {
      db: lived.db,
      async copy(nowMs: number) {
        const began = performance.now();
        await backUp(lived, { path, nowMs });
        times.backupMs = Math.round(performance.now() - began);
      },
      async swap(nowMs: number) {
        const began = performance.now();
        const steps = { onSecret() {}, onFile() {} };
        await restoreBackup(restored.db, { lines: readBackupFile(path, SEAL), nowMs }, steps);
        times.restoreMs = Math.round(performance.now() - began);
        await confirmOldHostStopped(restored.db, { actor: 'operator', nowMs });
        return restored.db;
      },
    };
    const { received, owed, unpaid, unknown, paidSince } = await liveWithCopy(database, random, {
      weeks,
    });
    return {
      figures: { weeks, payoutsSinceTheBackup: paidSince },
      times,
      faults: {
        paidTwice: owed.filter((units, index) => (received[index] ?? 0n) > units).length,
        unpaid: Math.max(
          unpaid,
          owed.filter((units, index) => (received[index] ?? 0n) < units).length,
        ),
        unexplained: unknown,
        ledgerDifferences: (await checkLedger(restored.db)).length,
      },
    };
  } finally {
    await lived.close();
    await restored.close();
  }
}

async function backUp(database: Database, { path, nowMs }: { path: string; nowMs: number }) {
  await makeBackup({
    source: databaseSource(database, () => nowMs),
    target: { file: path },
    seal: SEAL,
    keep: null,
    secretKeys: [],
    communityFile: null,
    settingsFile: devNull,
    now: () => nowMs,
  });
}
