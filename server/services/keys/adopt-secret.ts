import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { replaceSecretMark } from '#server/db/secret-mark.ts';
import type { Secrets } from '#server/db/secrets.ts';
import { OPERATOR } from '#server/services/audit/operator.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import { retireLogKeys } from '#server/services/log/keys.ts';

/**
 * Records the operator's statement that the secret which sealed this database is lost: servers with these secrets may serve it
 * from now on. API keys and webhook secrets that these secrets do not open stay as they are, and are `closed` until they are
 * created again.
 */
export async function adoptSecretKeys(db: Db, secrets: Secrets): Promise<{ closed: number }> {
  return db.transaction().execute(async (tx) => {
    await replaceSecretMark(tx, secrets);
    await retireLogKeys(tx);
    const { rows } = await sql<{ id: string; count: number }>`
      select id, count(*)::int as count from (
        select secret_id as id from api_keys where sealed_key is not null
        union all
        select split_part(webhook_secret, '.', 1) from apps where webhook_secret is not null) sealed
      group by id`.execute(tx);
    const closed = rows
      .filter(({ id }) => !secrets.knows(id))
      .reduce((sum, { count }) => sum + count, 0);
    await writeAudit(tx, {
      actor: OPERATOR,
      action: 'secret_adopted',
      entity: 'secret',
      entityId: secrets.currentId,
      after: { closed },
    });
    return { closed };
  });
}
