import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';

export type AuditRecord = {
  /** A Telegram id, `operator` for commands, or `system` for automatic work. */
  actor: string;
  /** The action, such as `share_held`. */
  action: string;
  entity: string;
  entityId: string;
  before?: object;
  after?: object;
  /** The time, in ms; the database's clock if left out. */
  atMs?: number;
};

// Not an argument: every service in between would have to pass the id on, and a forgotten one would lose it silently.
const requests = new AsyncLocalStorage<string>();

/** Runs the work of a request. Every audit entry that it writes carries the request's id. */
export function withRequestId<T>(requestId: string, work: () => Promise<T>): Promise<T> {
  return requests.run(requestId, work);
}

/** Records an action, in the transaction that performs it (docs/spec/portal.md#20-audit-log). */
export async function writeAudit(tx: Db, record: AuditRecord): Promise<void> {
  const { actor, action, entity, entityId, before = null, after = null, atMs } = record;
  // Background work outlives the request that woke it, and also serves others.
  const requestId = actor === 'system' ? null : (requests.getStore() ?? null);
  const at = atMs === undefined ? null : isoTime(atMs);
  await sql`
    insert into audit_log (at, actor, action, entity, entity_id, before, after, request_id)
    values (coalesce(${at}::timestamptz, clock_timestamp()), ${actor}, ${action}, ${entity}, ${entityId},
      ${before === null ? null : JSON.stringify(before)}::jsonb,
      ${after === null ? null : JSON.stringify(after)}::jsonb, ${requestId})`.execute(tx);
}
