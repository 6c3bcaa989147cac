import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import { weekOf } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import {
  isBeforeFirstRelease,
  migrateWithin,
  readStanding,
  requireUsable,
} from '#server/db/migrate.ts';
import { TABLES } from '#server/db/tables.ts';
import { operatorCommand } from '#server/program/called-as.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { markImport } from '#server/services/ledger/import-mark.ts';
import { retireLogKeys } from '#server/services/log/keys.ts';
import { raiseFenceIn } from '#server/services/payouts/fence/fence.ts';
import { findDifference, type LedgerFigures, readFigures } from './figures.ts';
import { FORMAT, type Header, holdsRows, type Line, readLine } from './lines.ts';
import { sumTable, writeAlike } from './read-tables.ts';
import {
  continueNumbers,
  gatherStatistics,
  type Numbers,
  requireEmpty,
  writeRows,
} from './write-tables.ts';

export type SecretLine = Extract<Line, { kind: 'secret' }>;
export type FileLine = Extract<Line, { kind: 'file' }>;

export type Restored = {
  header: Header;
  figures: LedgerFigures;
  /** The number of migrations that this program added to the backup's. */
  migrated: number;
  /** True if a week has ended since: none is closed until its events were imported again, or a person allows it. */
  weeksWait: boolean;
  /** The treasure hunts that have ended since: their finishers are not listed before that either. */
  huntsWait: number;
};

const MINUTE_MS = 60_000;

/** The work of a restore other than the database. Each step may throw, and then nothing is restored. */
export type RestoreSteps = {
  onHeader?(header: Header): void;
  /** Called before any table, with the parts of the backup other than the database. */
  onSecret(secret: SecretLine): void;
  onFile(file: FileLine): void;
  onTable?(table: string, rows: number): void;
  /** Called when everything is loaded, checked and migrated, but not committed yet. */
  onLoaded?(header: Header): Promise<void>;
};

/**
 * Loads a backup into an empty database, at the schema that it was made with, checks that every table, sum and total is the same,
 * and brings the schema up to date. No server acts on it until the operator confirms that the old host is stopped, payouts stop
 * until everything that was paid since then is accounted for, and running broadcasts are paused. All in one transaction: an interruption leaves the database as it was.
 *
 * Throws an Error that describes the fault.
 */
export async function restoreBackup(
  db: Db,
  { lines, nowMs }: { lines: AsyncIterable<string>; nowMs: number },
  steps: RestoreSteps,
): Promise<Restored> {
  return db.transaction().execute(async (tx) => {
    await writeAlike(tx);
    const { header, figures, numbers } = await load(tx, lines, steps);
    await continueNumbers(tx, numbers);
    await gatherStatistics(tx);
    const migrated = (await readStanding(tx)).pending.length;
    await migrateWithin(tx);
    const [wrong] = await checkLedger(tx);
    if (wrong) {
      throw new Error(
        `the totals differ from the ledger (${wrong.total}, ${wrong.key}); nothing was restored`,
      );
    }
    // The copy does not know whom they have reached since then.
    await sql`update broadcasts set state = 'paused' where state = 'running'`.execute(tx);
    // The lost database may have signed more of the public log.
    await retireLogKeys(tx);
    await skipInvoiceNumbers(tx, nowMs - Date.parse(header.madeAt));
    await raiseFenceIn(tx, {
      reason: `the database was restored from the backup of ${header.madeAt}`,
      atMs: nowMs,
      oldHostMayRun: true,
    });
    // Weeks that the lost database closed and paid are only found again if the same events close them here.
    const weeksWait = weekOf(Date.parse(header.madeAt)) < weekOf(nowMs);
    const huntsWait = await countEndedHunts(tx, nowMs);
    if (weeksWait || huntsWait > 0) await markImport(tx);
    await steps.onLoaded?.(header);
    return { header, figures, migrated, weeksWait, huntsWait };
  });
}

/**
 * The lost database gave the next numbers to invoices whose addresses may still be paid. It is not known how many: one is skipped
 * for each minute since the backup, so that another restore of the same backup continues after those of the first one too.
 */
async function skipInvoiceNumbers(tx: Db, sinceMs: number): Promise<void> {
  const skipped = Math.max(0, Math.ceil(sinceMs / MINUTE_MS));
  await sql`
    select setval(s.name, nextval(s.name) + ${skipped}::int)
    from (select pg_get_serial_sequence('coin_invoices', 'id')::regclass as name) s`.execute(tx);
}

/** The lost database may have shown their winners and paid them. Here some finishers are missing, and another block would draw. */
async function countEndedHunts(tx: Db, nowMs: number): Promise<number> {
  const { rows } = await sql<{ hunts: number }>`
    select count(*)::int as hunts from hunts
    where state = 'open' and ends_at <= ${isoTime(nowMs)}::timestamptz`.execute(tx);
  return rows[0]?.hunts ?? 0;
}

async function load(tx: Db, lines: AsyncIterable<string>, steps: RestoreSteps) {
  let header: Header | null = null;
  let table: string | null = null;
  let figures: LedgerFigures | null = null;
  let numbers: Numbers = {};
  const counted = new Set<string>();
  for await (const line of lines) {
    if (holdsRows(line)) {
      if (table === null) throw new Error('the backup has rows of no table');
      await writeRows(tx, table, line);
      continue;
    }
    const part = readLine(line);
    if (part.kind === 'backup') {
      header = part;
      await prepare(tx, part);
      steps.onHeader?.(part);
    } else if (header === null) throw new Error('the backup does not begin with its header');
    else if (part.kind === 'secret') steps.onSecret(part);
    else if (part.kind === 'file') steps.onFile(part);
    else if (part.kind === 'table') table = requireKnown(part.table);
    else if (part.kind === 'counted') {
      await requireSame(tx, part);
      counted.add(part.table);
      steps.onTable?.(part.table, part.rows);
      table = null;
    } else if (part.kind === 'numbers') numbers = part.numbers;
    else if (part.kind === 'figures') figures = part.figures;
  }
  if (!header || !figures || header.tables.some((each) => !counted.has(each))) {
    throw new Error('the backup is not complete; nothing was restored');
  }
  const difference = findDifference(figures, await readFigures(tx));
  if (difference !== null) {
    throw new Error(`the figures differ from the backup's (${difference}); nothing was restored`);
  }
  return { header, figures, numbers };
}

// At the backup's own schema: later migrations then change its rows as they would have changed the database's.
async function prepare(tx: Db, { format, migrations, program }: Header): Promise<void> {
  if (format > FORMAT) throw newer(program);
  if (isBeforeFirstRelease(migrations)) {
    throw new Error(
      `This backup was made by a version before 1.0.0, and cannot be restored. Import the events again, into a new database: ${operatorCommand('import FILE')}`,
    );
  }
  const standing = await readStanding(tx);
  requireUsable(standing);
  const { applied, pending } = standing;
  const known = [...applied, ...pending];
  if (migrations.some((name) => !known.includes(name))) throw newer(program);
  if (applied.length > 0) await requireEmpty(tx);
  if (applied.some((name) => !migrations.includes(name))) {
    throw new Error(
      'The database is empty, but its schema is newer than the backup: restore into a new database.',
    );
  }
  await migrateWithin(tx, migrations);
}

function newer(program: string): Error {
  return new Error(
    `The backup is newer than this program: version ${program} made it. Install that version or a later one.`,
  );
}

function requireKnown(table: string): string {
  const known = TABLES.find((each) => each === table);
  if (known === undefined) throw new Error(`the backup has an unknown table: ${table}`);
  return known;
}

async function requireSame(tx: Db, stored: { table: string; rows: number; sum: string }) {
  const { rows, sum } = await sumTable(tx, requireKnown(stored.table));
  if (rows !== stored.rows || sum !== stored.sum) {
    throw new Error(`${stored.table} is not the same as in the backup; nothing was restored`);
  }
}
