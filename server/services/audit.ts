import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

export type AuditRecord = {
  /** A Telegram id, `operator` for who runs commands, or `system` for what runs by itself. */
  actor: string;
  /** What was done, as `share_held`. */
  action: string;
  entity: string;
  entityId: string;
  before?: object;
  after?: object;
};

/** Writes down what was done (decision 23), in the transaction in which it is done. */
export async function writeAudit(tx: Db, record: AuditRecord): Promise<void> {
  const { actor, action, entity, entityId, before = null, after = null } = record;
  await sql`
    insert into audit_log (actor, action, entity, entity_id, before, after)
    values (${actor}, ${action}, ${entity}, ${entityId},
      ${before === null ? null : JSON.stringify(before)}::jsonb,
      ${after === null ? null : JSON.stringify(after)}::jsonb)`.execute(tx);
}
