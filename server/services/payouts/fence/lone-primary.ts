import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { HAS_OTHER_HOSTS } from '#server/db/hosts.ts';

/**
 * The reason why payments must not be signed at this database, in one line; null if they may. With several hosts another one can
 * be promoted while a server still talks to this one. If this one's commits wait for a standby, it cannot commit a payment's
 * bytes by then, and nothing is sent that is not committed. If they don't, both could pay the same shares.
 */
export async function findLonePrimary(db: Db): Promise<string | null> {
  const { rows } = await sql<{ is_alone: boolean | null }>`
    select current_setting(${HAS_OTHER_HOSTS}, true) = 'on'
      and (current_setting('synchronous_standby_names') = ''
        or current_setting('synchronous_commit') in ('off', 'local')) as is_alone`.execute(db);
  if (!rows[0]?.is_alone) return null;
  return (
    'DATABASE_URL names several hosts, but this one commits without a standby: another primary could pay the same shares. ' +
    'Set synchronous_standby_names and synchronous_commit = on, or name one host only'
  );
}
