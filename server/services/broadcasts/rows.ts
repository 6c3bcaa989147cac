import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import { banStands } from '#server/services/members/bans.ts';
import { renewLease } from './sender-lease.ts';

export type RunningBroadcast = {
  id: bigint;
  /** The message for readers of a language. */
  htmlFor(language: string | null): string;
  starterTelegramId: string;
};
export type Recipient = {
  memberId: bigint;
  telegramId: string;
  /** Their language, as in `readChatLanguage`; null: the community's. */
  language: string | null;
};

/** Recipients taken from the queue and marked as being sent to. */
export type Claim = {
  people: Recipient[];
  /** The time of the claim, by the database's clock; null if none of them can be written to. */
  claimedAt: string | null;
  /** True if the queue is empty. */
  isEnd: boolean;
};

export type Outcome = {
  memberId: bigint;
  /** `unclear`: nobody knows whether it arrived. */
  status: 'waiting' | 'sent' | 'failed' | 'unclear';
  messageId?: number;
  isUnreachable?: boolean;
};

/** The oldest running broadcast, and the time that Telegram still wants us to wait. Null if none is running. */
export async function findRunning(db: Db): Promise<(RunningBroadcast & { busyMs: number }) | null> {
  const { rows } = await sql<{
    id: bigint;
    html: string;
    translations: Record<string, string> | null;
    telegram_id: bigint;
    busy_ms: number | null;
  }>`
    select b.id, b.html, b.translations, m.telegram_id, (
      select extract(epoch from busy_until - clock_timestamp())::float8 * 1000
      from broadcast_sender) as busy_ms
    from broadcasts b join members m on m.id = b.started_by
    where b.state = 'running' order by b.id limit 1`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const busyMs = Math.max(0, row.busy_ms ?? 0);
  const translations = new Map(Object.entries(row.translations ?? {}));
  const htmlFor = (language: string | null) => translations.get(language ?? '') ?? row.html;
  return { id: row.id, htmlFor, starterTelegramId: String(row.telegram_id), busyMs };
}

/**
 * Claims up to `most` waiting recipients and commits before anything is sent. Members who have since opted out or been
 * banned are dropped; members who have turned out unreachable count as failed. Null if another server has the lease or
 * the broadcast is no longer running.
 */
export async function claimRecipients(
  db: Db,
  input: {
    broadcastId: bigint;
    holder: string;
    leaseMs: number;
    most: number;
    nowMs: number;
  },
): Promise<Claim | null> {
  return db.transaction().execute(async (tx) => {
    if (!(await renewLease(tx, input))) return null;
    const running = await sql`
      select 1 from broadcasts where id = ${input.broadcastId} and state = 'running'
      for share`.execute(tx);
    if (running.rows.length === 0) return null;
    const rows = await claim(tx, input);
    return {
      people: rows
        .filter((row) => row.is_claimed)
        .map((row) => ({
          memberId: row.member_id,
          telegramId: String(row.telegram_id),
          language: row.language,
        })),
      claimedAt: rows[0]?.claimed_at ?? null,
      isEnd: rows.length === 0,
    };
  });
}

type ClaimedRow = {
  member_id: bigint;
  telegram_id: bigint;
  language: string | null;
  is_claimed: boolean;
  claimed_at: string | null;
};

async function claim(
  tx: Db,
  input: { broadcastId: bigint; most: number; nowMs: number },
): Promise<ClaimedRow[]> {
  const { broadcastId, most } = input;
  const isBanned = banStands(isoTime(input.nowMs));
  const { rows } = await sql<ClaimedRow>`
    with next as (
      select member_id from broadcast_recipients
      where broadcast_id = ${broadcastId} and status = 'waiting'
      order by member_id limit ${most}::int for update),
    people as (
      select m.id as member_id, m.telegram_id, m.broadcasts_off or ${isBanned} as is_out,
        m.unreachable_at is not null as is_unreachable
      from next join members m on m.id = next.member_id),
    gone as (
      delete from broadcast_recipients r using people p
      where r.broadcast_id = ${broadcastId} and r.member_id = p.member_id and p.is_out),
    closed as (
      update broadcast_recipients r set status = 'failed' from people p
      where r.broadcast_id = ${broadcastId} and r.member_id = p.member_id
        and p.is_unreachable and not p.is_out),
    claimed as (
      update broadcast_recipients r
      set status = 'sending', claimed_at = statement_timestamp()
      from people p
      where r.broadcast_id = ${broadcastId} and r.member_id = p.member_id
        and not p.is_unreachable and not p.is_out
      returning r.claimed_at)
    select member_id, telegram_id, not is_out and not is_unreachable as is_claimed,
      (select coalesce(b.language, b.language_seen) from bot_people b
        where b.telegram_id = people.telegram_id) as language,
      (select min(claimed_at)::text from claimed) as claimed_at
    from people order by member_id`.execute(tx);
  return rows;
}

/**
 * Records the outcomes of a claim and marks unreachable members. Leaves rows alone that belong to another claim or have
 * been given up since.
 *
 * @param input.claimedAt when they were claimed, by the database's clock
 */
export async function writeOutcomes(
  db: Db,
  input: { broadcastId: bigint; claimedAt: string; outcomes: readonly Outcome[] },
): Promise<void> {
  const listed = input.outcomes.map(
    ({ memberId, status, messageId = null, isUnreachable = false }) => ({
      member_id: String(memberId),
      status,
      message_id: messageId,
      is_unreachable: isUnreachable,
    }),
  );
  await sql`
    with listed as (
      select * from json_to_recordset(${JSON.stringify(listed)}::json) as l(
        member_id bigint, status text, message_id bigint, is_unreachable boolean)),
    marked as (
      update members m set unreachable_at = coalesce(m.unreachable_at, clock_timestamp())
      from listed l where m.id = l.member_id and l.is_unreachable)
    update broadcast_recipients r set status = l.status, message_id = l.message_id,
      claimed_at = case when l.status <> 'waiting' then r.claimed_at end
    from listed l
    where r.broadcast_id = ${input.broadcastId} and r.member_id = l.member_id
      and r.status = 'sending' and r.claimed_at = ${input.claimedAt}::timestamptz`.execute(db);
}

/**
 * Marks recipients `unclear` whose server died or stalled after claiming them. They are never tried again, since the message may
 * have arrived.
 *
 * @param input.doubtAfterMs after this long no server is still sending to them
 * @returns the time until the youngest open claim can be given up, in ms; 0 if there is none
 */
export async function giveUpDoubts(
  db: Db,
  input: { doubtAfterMs: number },
): Promise<{ youngForMs: number }> {
  const leftMs = sql`extract(epoch from
    claimed_at + ${input.doubtAfterMs}::float8 * interval '1 ms' - clock_timestamp())::float8 * 1000`;
  await sql`
    update broadcast_recipients set status = 'unclear'
    where status = 'sending' and ${leftMs} < 0`.execute(db);
  const { rows } = await sql<{ young_for_ms: number | null }>`
    select max(${leftMs}) as young_for_ms from broadcast_recipients where status = 'sending'`.execute(
    db,
  );
  // A claim that has just become old enough is given up next time.
  const youngForMs = rows[0]?.young_for_ms ?? null;
  return { youngForMs: youngForMs === null ? 0 : Math.max(1, youngForMs) };
}

/** Ends a broadcast with nothing left to send; false if something is left or it is not running. */
export async function finishBroadcast(
  db: Db,
  input: { broadcastId: bigint; nowMs: number },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql`
      update broadcasts b
      set state = 'done', ended_at = ${isoTime(input.nowMs)}::timestamptz, html = null, translations = null
      where b.id = ${input.broadcastId} and b.state = 'running' and not exists (
        select from broadcast_recipients r
        where r.broadcast_id = b.id and r.status in ('waiting', 'sending'))
      returning 1`.execute(tx);
    if (rows.length === 0) return false;
    const counts = await sql<{ status: string; count: number }>`
      select status, count(*)::int as count from broadcast_recipients
      where broadcast_id = ${input.broadcastId} group by status order by status`.execute(tx);
    await writeAudit(tx, {
      actor: 'system',
      action: 'broadcast_done',
      entity: 'broadcast',
      entityId: String(input.broadcastId),
      after: Object.fromEntries(counts.rows.map(({ status, count }) => [status, count])),
    });
    return true;
  });
}

/** Pauses a broadcast whose messages Telegram refuses: an administrator looks, and resumes or cancels. */
export async function pauseRefused(
  db: Db,
  { broadcastId }: { broadcastId: bigint },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql`
      update broadcasts set state = 'paused' where id = ${broadcastId} and state = 'running'
      returning 1`.execute(tx);
    if (rows.length === 0) return;
    await writeAudit(tx, {
      actor: 'system',
      action: 'broadcast_paused',
      entity: 'broadcast',
      entityId: String(broadcastId),
      before: { state: 'running' },
      after: { state: 'paused', reason: 'Telegram refused every message' },
    });
  });
}
