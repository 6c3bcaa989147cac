import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';

export type AuditRecord = {
  /** A Telegram id, `operator` for commands, or `system` for what runs by itself. */
  actor: string;
  /** What was done, such as `share_held`. */
  action: string;
  entity: string;
  entityId: string;
  before?: object;
  after?: object;
  /** When, in ms; the database's clock if left out. */
  atMs?: number;
};

// Not an argument: every service on the way would have to pass the id on, and one that forgot would drop it silently.
const requests = new AsyncLocalStorage<string>();

/** Runs the work of a request; every audit entry it writes carries the request's id. */
export function withRequestId<T>(requestId: string, work: () => Promise<T>): Promise<T> {
  return requests.run(requestId, work);
}

/** Records what was done, in the same transaction (docs/spec/portal.md#20-audit-log). */
export async function writeAudit(tx: Db, record: AuditRecord): Promise<void> {
  const { actor, action, entity, entityId, before = null, after = null, atMs } = record;
  // Background work outlives the request that woke it and serves others too.
  const requestId = actor === 'system' ? null : (requests.getStore() ?? null);
  const at = atMs === undefined ? null : isoTime(atMs);
  await sql`
    insert into audit_log (at, actor, action, entity, entity_id, before, after, request_id)
    values (coalesce(${at}::timestamptz, clock_timestamp()), ${actor}, ${action}, ${entity}, ${entityId},
      ${before === null ? null : JSON.stringify(before)}::jsonb,
      ${after === null ? null : JSON.stringify(after)}::jsonb, ${requestId})`.execute(tx);
}
