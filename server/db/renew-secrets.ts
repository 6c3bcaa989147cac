import type { Db } from './connect.ts';

/** The number of secrets that were sealed again, and of those that could not be opened. */
export type Renewal = { renewed: number; lost: number };
/** One row examined. */
export type Renewed = { id: bigint; isRenewed: boolean; isDead?: boolean };

/** Calls `renewNext` with the last id seen, in one transaction per call, until it finds no more rows. */
export async function renewAll(
  db: Db,
  renewNext: (tx: Db, after: bigint) => Promise<Renewed[]>,
): Promise<Renewal> {
  const counts = { renewed: 0, lost: 0 };
  let after = 0n;
  for (;;) {
    const rows = await db.transaction().execute((tx) => renewNext(tx, after));
    for (const { isRenewed, isDead } of rows) {
      if (isRenewed) counts.renewed += 1;
      else if (!isDead) counts.lost += 1;
    }
    const last = rows.at(-1);
    if (!last) return counts;
    after = last.id;
  }
}
