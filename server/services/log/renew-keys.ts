import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { type Renewal, renewAll } from '#server/db/renew-secrets.ts';
import type { Secrets } from '#server/db/secrets.ts';
import { ownerOf } from './keys.ts';

/** Seals the key in use again if an older secret sealed it, so that the secret can be removed. Retired keys sign nothing. */
export function renewLogKeys(db: Db, secrets: Secrets): Promise<Renewal> {
  return renewAll(db, async (tx, after) => {
    const { rows } = await sql<{
      id: bigint;
      public_key: Uint8Array;
      secret_id: string;
      sealed: Uint8Array;
    }>`
      select id, public_key, secret_id, sealed from log_keys
      where secret_id <> ${secrets.currentId} and id > ${after}::bigint and not is_retired
      order by id limit 100 for no key update`.execute(tx);
    const done = [];
    for (const { id, public_key: publicKey, secret_id: secretId, sealed } of rows) {
      const pem = secrets.open(
        'log',
        { secretId, sealed: Buffer.from(sealed) },
        ownerOf(publicKey),
      );
      if (pem !== null) {
        const again = secrets.seal('log', pem, ownerOf(publicKey));
        await sql`
          update log_keys set secret_id = ${again.secretId}, sealed = ${again.sealed}::bytea
          where id = ${id}::bigint`.execute(tx);
      }
      done.push({ id, isRenewed: pem !== null });
    }
    return done;
  });
}
