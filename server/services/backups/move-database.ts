import type { Db } from '#server/db/connect.ts';
import { findTables, requireAllTables } from '#server/db/tables.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { readRows, sumTable, withSnapshot, writeAlike } from './read-tables.ts';
import {
  continueNumbers,
  gatherStatistics,
  readNumbers,
  requireEmpty,
  writeRows,
} from './write-tables.ts';

export type MovedTable = { table: string; rows: number };

/**
 * Copies a whole database into an empty one of the same version and checks the copy: each table has the same rows, and all totals
 * equal the ledger. All or nothing: a failure leaves the target empty.
 *
 * Throws an Error that describes the fault.
 */
export async function moveDatabase(
  from: Db,
  to: Db,
  onTable: (moved: MovedTable) => void = () => {},
): Promise<MovedTable[]> {
  await requireAllTables(from);
  await requireEmpty(to);
  return withSnapshot(from, (source) =>
    to.transaction().execute(async (target) => {
      await writeAlike(target);
      const moved: MovedTable[] = [];
      for (const table of await findTables(source)) {
        const rows = await copy(source, target, table);
        moved.push({ table, rows });
        onTable({ table, rows });
      }
      await continueNumbers(target, await readNumbers(source));
      await gatherStatistics(target);
      const [difference] = await checkLedger(target);
      if (difference) {
        throw new Error(
          `the totals differ from the ledger (${difference.total}, ${difference.key}); nothing was moved`,
        );
      }
      return moved;
    }),
  );
}

async function copy(source: Db, target: Db, table: string): Promise<number> {
  const reading = readRows(source, table);
  let next = await reading.next();
  for (; !next.done; next = await reading.next()) await writeRows(target, table, next.value.json);
  const { rows, sum } = await sumTable(target, table);
  if (rows !== next.value.rows || sum !== next.value.sum) {
    throw new Error(`${table} is not the same in both databases; nothing was moved`);
  }
  return rows;
}
