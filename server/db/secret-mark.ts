import { sql } from 'kysely';
import type { Db } from './connect.ts';
import type { Secrets } from './secrets.ts';

/** The known text, and its owner, which keeps it from being opened elsewhere. Stored in databases, so they never change. */
const TEXT = 'quarterdeck';
const OWNER = 'secret_mark';

/**
 * Seals the known text with the current secret, if it is not sealed yet or an earlier secret sealed it. If servers start at the
 * same time with different secrets, one is refused. Throws `WrongSecret`.
 */
export async function keepSecretMark(db: Db, secrets: Secrets): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await requireItsSecret(tx, secrets);
    const { secretId, sealed } = secrets.seal('mark', TEXT, OWNER);
    await sql`
      insert into secret_mark (secret_id, sealed) values (${secretId}, ${sealed}::bytea)
      on conflict do nothing`.execute(tx);
    // Another server may have been first.
    await requireItsSecret(tx, secrets);
    await sql`
      update secret_mark set secret_id = ${secretId}, sealed = ${sealed}::bytea
      where secret_id <> ${secretId}`.execute(tx);
  });
}

/**
 * Records the operator's word that the earlier secret is lost, with everything that it sealed: the current one counts from now
 * on.
 */
export async function replaceSecretMark(tx: Db, secrets: Secrets): Promise<void> {
  const { secretId, sealed } = secrets.seal('mark', TEXT, OWNER);
  await sql`
    insert into secret_mark (secret_id, sealed) values (${secretId}, ${sealed}::bytea)
    on conflict (one) do update set secret_id = excluded.secret_id, sealed = excluded.sealed`.execute(
    tx,
  );
}

/**
 * Throws {@link WrongSecret} if these secrets did not seal this database. A database from before the mark existed is recognized
 * by its sealed values: the secrets have to open some of them, not all, since parts may have been lost earlier.
 *
 * @param secrets null if there is none
 */
export async function requireItsSecret(db: Db, secrets: Secrets | null): Promise<void> {
  const mark = await readMark(db);
  if (mark !== null) {
    if (secrets?.open('mark', mark, OWNER) !== TEXT) throw new WrongSecret();
    return;
  }
  const sealedBy = await findSecretIds(db);
  if (sealedBy.length > 0 && !sealedBy.some((id) => secrets?.knows(id))) throw new WrongSecret();
}

/** Thrown if other secrets sealed this database, and the available ones do not open it. */
export class WrongSecret extends Error {
  override readonly name = 'WrongSecret';
}

/** The names of the secrets that sealed something in this database. */
export async function findSecretIds(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select secret_id as id from secret_mark
    union select secret_id from log_keys where not is_retired
    union select secret_id from api_keys where sealed_key is not null
    union select split_part(webhook_secret, '.', 1) from apps where webhook_secret is not null`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

async function readMark(db: Db) {
  const { rows } = await sql<{ secret_id: string; sealed: Uint8Array }>`
    select secret_id, sealed from secret_mark`.execute(db);
  const [row] = rows;
  return row ? { secretId: row.secret_id, sealed: Buffer.from(row.sealed) } : null;
}
