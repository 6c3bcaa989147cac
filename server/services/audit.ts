import { AsyncLocalStorage } from 'node:async_hooks';
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
  /** When, in ms, where the record itself has a time; else the database's clock says. */
  atMs?: number;
};

// Beside the arguments: every service that writes an entry would have to hand the number on, and one that
// forgot would leave it out silently.
const requests = new AsyncLocalStorage<string>();

/** Does the work of a request, whose number then stands in every audit entry that it writes. */
export function withRequestId<T>(requestId: string, work: () => Promise<T>): Promise<T> {
  return requests.run(requestId, work);
}

/** Writes down what was done (decision 23), in the transaction in which it is done. */
export async function writeAudit(tx: Db, record: AuditRecord): Promise<void> {
  const { actor, action, entity, entityId, before = null, after = null, atMs } = record;
  // What runs by itself goes on after the request that woke it, and then works for others too.
  const requestId = actor === 'system' ? null : (requests.getStore() ?? null);
  const at = atMs === undefined ? null : new Date(atMs).toISOString();
  await sql`
    insert into audit_log (at, actor, action, entity, entity_id, before, after, request_id)
    values (coalesce(${at}::timestamptz, clock_timestamp()), ${actor}, ${action}, ${entity}, ${entityId},
      ${before === null ? null : JSON.stringify(before)}::jsonb,
      ${after === null ? null : JSON.stringify(after)}::jsonb, ${requestId})`.execute(tx);
}
