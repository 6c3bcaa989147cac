import { isoTime } from '#rules/times.ts';
import type { Database, Db } from '#server/db/connect.ts';
import { readStanding, requireUsable } from '#server/db/migrate.ts';
import { findSecretIds } from '#server/db/secret-mark.ts';
import { findTables, requireAllTables } from '#server/db/tables.ts';
import { withLongStatements } from '#server/db/time-limits.ts';
import { readVersion } from '#server/program/version.ts';
import { readFigures } from './figures.ts';
import { FORMAT, type Line } from './lines.ts';
import { readRows } from './read-tables.ts';
import { readNumbers } from './write-tables.ts';

/**
 * A whole database as lines of a backup, of any schema that this program knows. Throws if the database is empty, or if this
 * program cannot use it.
 *
 * @param tx a transaction of `withSnapshot`
 */
export async function* readDatabase(
  tx: Db,
  input: { engine: Database['engine']; nowMs: number },
): AsyncGenerator<string> {
  const standing = await readStanding(tx);
  const { applied } = standing;
  if (applied.length === 0) throw new Error('The database is empty: there is nothing to back up.');
  requireUsable(standing);
  await requireAllTables(tx);
  const tables = await findTables(tx);
  yield write({
    kind: 'backup',
    format: FORMAT,
    program: readVersion(),
    engine: input.engine,
    madeAt: isoTime(input.nowMs),
    migrations: applied,
    tables,
    secretIds: await findSecretIds(tx),
  });
  for (const table of tables) {
    yield write({ kind: 'table', table });
    const reading = readRows(tx, table);
    let next = await reading.next();
    for (; !next.done; next = await reading.next()) yield next.value.json;
    yield write({ kind: 'counted', table, ...next.value });
  }
  yield write({ kind: 'numbers', numbers: await readNumbers(tx) });
  const figures = await withLongStatements(() => readFigures(tx));
  yield write({ kind: 'figures', figures });
}

function write(line: Line): string {
  return JSON.stringify(line);
}
