import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { LOCKS } from '#server/db/locks.ts';
import { banStands } from '#server/services/members/bans.ts';
import { type MemberRow, memberColumns } from './sessions.ts';

/** Login requests and their limits. All times are the server's. */

/** A later answer opens nothing. */
const EXPIRES_AFTER_MS = 90_000;
const LIMITS_WINDOW_MS = 10 * 60_000;
/** The most questions to one administrator in that time; further calls wait without asking. */
export const MOST_QUESTIONS = 3;
/** The most calls from one network in that time. */
export const MOST_CALLS = 10;
/** The most calls that wait at once, over all networks. */
export const MOST_WAITING = 40;
/** Rows are kept as long as 'Deny and block 24 h' may still be pressed under an old question. */
const KEPT_MS = 24 * 60 * 60_000;
const ID_BYTES = 16;
/** The most old rows that one call deletes. */
const MOST_PRUNED = 100;

export type NewRequest = {
  telegramId: string;
  /** See `ipPrefixOf` and `browserNameOf`. */
  ipPrefix: string;
  browser: string;
  matchCode: string | null;
  nowMs: number;
};

export type OpenedRequest = {
  id: string;
  /** True if this id belongs to an administrator who may sign in. */
  isAdmin: boolean;
  /** True if the bot has to ask them. */
  asks: boolean;
};

/** The data for a message about a request. */
export type RequestAbout = Pick<NewRequest, 'telegramId' | 'ipPrefix' | 'browser' | 'matchCode'> & {
  createdMs: number;
};

/**
 * Records a request, for any id. Throws `too_many_requests` with the time to retry, by limits that do not depend on the person:
 * calls from one network, and calls in total.
 */
export async function openRequest(db: Db, input: NewRequest): Promise<OpenedRequest> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCKS.signInRequests})`.execute(tx);
    await requireRoom(tx, input);
    const isAdmin = (await findAdmin(tx, input)) !== null;
    // Looked up for other people too, so that they wait as long.
    const hasQuestionsLeft = await mayAsk(tx, input);
    const asks = isAdmin && hasQuestionsLeft;
    const id = randomBytes(ID_BYTES).toString('base64url');
    await sql`
      insert into sign_in_requests
        (id, telegram_id, ip_prefix, browser, match_code, asked, created_at, expires_at)
      values (${id}, ${input.telegramId}::bigint, ${input.ipPrefix}, ${input.browser},
        ${input.matchCode}, ${asks}, ${isoTime(input.nowMs)}::timestamptz,
        ${isoTime(input.nowMs + EXPIRES_AFTER_MS)}::timestamptz)`.execute(tx);
    return { id, isAdmin, asks };
  });
}

async function requireRoom(tx: Db, { ipPrefix, nowMs }: NewRequest): Promise<void> {
  const since = isoTime(nowMs - LIMITS_WINDOW_MS);
  const isOfNetwork = sql`ip_prefix = ${ipPrefix}`;
  const waits = sql`ended_at is null and expires_at > ${isoTime(nowMs)}::timestamptz`;
  const { rows } = await sql<{ calls: number; waiting: number; first: Date; frees: Date }>`
    select count(*) filter (where ${isOfNetwork})::int as calls,
      min(created_at) filter (where ${isOfNetwork}) as first,
      count(*) filter (where ${waits})::int as waiting,
      min(expires_at) filter (where ${waits}) as frees
    from sign_in_requests where created_at > ${since}::timestamptz`.execute(tx);
  const [counted] = rows;
  if (!counted) return;
  if (counted.calls >= MOST_CALLS) {
    throw tooMany(counted.first.getTime() + LIMITS_WINDOW_MS - nowMs);
  }
  if (counted.waiting >= MOST_WAITING) throw tooMany(counted.frees.getTime() - nowMs);
}

function tooMany(freeInMs: number): AppError {
  return new AppError('too_many_requests', (m) => m.refusal_sign_ins_busy(), {
    retryAfterSeconds: Math.max(1, Math.ceil(freeInMs / 1000)),
  });
}

async function mayAsk(tx: Db, { telegramId, nowMs }: NewRequest): Promise<boolean> {
  const { rows } = await sql<{ asked: number; blocked: boolean }>`
    select (select count(*)::int from sign_in_requests
        where telegram_id = ${telegramId}::bigint and asked
          and created_at > ${isoTime(nowMs - LIMITS_WINDOW_MS)}::timestamptz) as asked,
      exists (select from sign_in_blocks
        where telegram_id = ${telegramId}::bigint and ends_at > ${isoTime(nowMs)}::timestamptz) as blocked`.execute(
    tx,
  );
  return rows[0] !== undefined && !rows[0].blocked && rows[0].asked < MOST_QUESTIONS;
}

/** Finds the administrator with this id who may sign in now: has the role and is not banned. */
export async function findAdmin(
  tx: Db,
  { telegramId, nowMs }: { telegramId: string; nowMs: number },
): Promise<MemberRow | null> {
  const { rows } = await sql<MemberRow>`
    select ${memberColumns} from members m
    where m.telegram_id = ${telegramId}::bigint and m.role in ('admin', 'owner')
      and not ${banStands(isoTime(nowMs))}`.execute(tx);
  return rows[0] ?? null;
}

export type WaitingRequest = RequestAbout & { id: string; asked: boolean; isAdmin: boolean };

/** The requests waiting for an answer, oldest first; for the operator's command. */
export async function listWaitingRequests(db: Db, nowMs: number): Promise<WaitingRequest[]> {
  const { rows } = await sql<RequestRow & { id: string; asked: boolean; is_admin: boolean }>`
    select ${requestColumns}, r.id, r.asked, exists (
        select from members m where m.telegram_id = r.telegram_id
          and m.role in ('admin', 'owner') and not ${banStands(isoTime(nowMs))}) as is_admin
    from sign_in_requests r
    where status = 'pending' and ended_at is null and expires_at > ${isoTime(nowMs)}::timestamptz
    order by r.created_at, r.id`.execute(db);
  return rows.map((row) => ({
    ...aboutOf(row),
    id: row.id,
    asked: row.asked,
    isAdmin: row.is_admin,
  }));
}

/** Deletes old requests and expired blocks; returns their number. */
export async function pruneRequests(db: Db, nowMs: number): Promise<number> {
  const { rows } = await sql`
    with old as materialized (
      select id from sign_in_requests where created_at < ${isoTime(nowMs - KEPT_MS)}::timestamptz
      order by created_at limit ${sql.lit(MOST_PRUNED)} for update skip locked)
    delete from sign_in_requests r using old where r.id = old.id returning 1`.execute(db);
  const blocks = await sql`
    delete from sign_in_blocks where ends_at < ${isoTime(nowMs)}::timestamptz returning 1`.execute(
    db,
  );
  return rows.length + blocks.rows.length;
}

/** A row of `requestColumns`. */
export type RequestRow = {
  telegram_id: bigint;
  ip_prefix: string;
  browser: string;
  match_code: string | null;
  created_at: Date;
};

export const requestColumns = sql`telegram_id, ip_prefix, browser, match_code, created_at`;

export function aboutOf(row: RequestRow): RequestAbout {
  return {
    telegramId: String(row.telegram_id),
    ipPrefix: row.ip_prefix,
    browser: row.browser,
    matchCode: row.match_code,
    createdMs: row.created_at.getTime(),
  };
}
