import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { writeAudit } from './audit.ts';
import { banStands } from './bans.ts';
import { keepTurn } from './broadcast-turns.ts';

export type RunningBroadcast = { id: bigint; html: string; starterTelegramId: string };
export type Recipient = { memberId: bigint; telegramId: string };

/** Recipients that were taken from those who wait, and are marked as about to be written to. */
export type Claim = {
  people: Recipient[];
  /** When, by the database's clock; null when there is nobody among them who can be written to. */
  claimedAt: string | null;
  /** Nobody waits any more. */
  isEnd: boolean;
};

export type Outcome = {
  memberId: bigint;
  /** `sending`: nobody knows; it is settled later. */
  status: 'waiting' | 'sending' | 'sent' | 'failed' | 'unclear';
  messageId?: number;
  isUnreachable?: boolean;
};

/** The oldest broadcast that is under way, and for how long Telegram wants nothing of any. */
export async function findRunning(db: Db): Promise<(RunningBroadcast & { busyMs: number }) | null> {
  const { rows } = await sql<{
    id: bigint;
    html: string;
    telegram_id: bigint;
    busy_ms: number | null;
  }>`
    select b.id, b.html, m.telegram_id, (
      select extract(epoch from busy_until - clock_timestamp())::float8 * 1000
      from broadcast_sender) as busy_ms
    from broadcasts b join members m on m.id = b.started_by
    where b.state = 'running' order by b.id limit 1`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const busyMs = Math.max(0, row.busy_ms ?? 0);
  return { id: row.id, html: row.html, starterTelegramId: String(row.telegram_id), busyMs };
}

/**
 * Takes the next ones who wait, at most `most`, and commits that before anybody writes to them. Who has
 * meanwhile said no to broadcasts or was banned is left out; who cannot be written to, as another message
 * has shown, has failed. Null when the turn is somebody else's or the broadcast no longer under way.
 *
 * @param input.knownBefore the highest number of a message that is known
 */
export async function claimRecipients(
  db: Db,
  input: {
    broadcastId: bigint;
    holder: string;
    leaseMs: number;
    most: number;
    knownBefore: number | null;
    nowMs: number;
  },
): Promise<Claim | null> {
  return db.transaction().execute(async (tx) => {
    if (!(await keepTurn(tx, input))) return null;
    const running = await sql`
      select 1 from broadcasts where id = ${input.broadcastId} and state = 'running'
      for share`.execute(tx);
    if (running.rows.length === 0) return null;
    const rows = await claim(tx, input);
    return {
      people: rows
        .filter((row) => row.is_claimed)
        .map((row) => ({ memberId: row.member_id, telegramId: String(row.telegram_id) })),
      claimedAt: rows[0]?.claimed_at ?? null,
      isEnd: rows.length === 0,
    };
  });
}

type ClaimedRow = {
  member_id: bigint;
  telegram_id: bigint;
  is_claimed: boolean;
  claimed_at: string | null;
};

async function claim(
  tx: Db,
  input: { broadcastId: bigint; most: number; knownBefore: number | null; nowMs: number },
): Promise<ClaimedRow[]> {
  const { broadcastId, most, knownBefore } = input;
  const isBanned = banStands(new Date(input.nowMs).toISOString());
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
      set status = 'sending', claimed_at = statement_timestamp(), known_before = ${knownBefore}::bigint
      from people p
      where r.broadcast_id = ${broadcastId} and r.member_id = p.member_id
        and not p.is_unreachable and not p.is_out
      returning r.claimed_at)
    select member_id, telegram_id, not is_out and not is_unreachable as is_claimed,
      (select min(claimed_at)::text from claimed) as claimed_at
    from people order by member_id`.execute(tx);
  return rows;
}

/**
 * Writes down what became of claimed recipients, and marks the members whom nobody can write to. Only of that claim: one that
 * somebody else has settled and claimed anew meanwhile is theirs.
 *
 * @param input.claimedAt when they were claimed, by the database's clock
 */
export async function writeOutcomes(
  db: Db,
  input: { broadcastId: bigint; claimedAt: string; outcomes: readonly Outcome[] },
): Promise<void> {
  const listed = input.outcomes
    .filter(({ status }) => status !== 'sending')
    .map(({ memberId, status, messageId = null, isUnreachable = false }) => ({
      member_id: String(memberId),
      status,
      message_id: messageId,
      is_unreachable: isUnreachable,
    }));
  if (listed.length === 0) return;
  await sql`
    with listed as (
      select * from json_to_recordset(${JSON.stringify(listed)}::json) as l(
        member_id bigint, status text, message_id bigint, is_unreachable boolean)),
    marked as (
      update members m set unreachable_at = coalesce(m.unreachable_at, clock_timestamp())
      from listed l where m.id = l.member_id and l.is_unreachable)
    update broadcast_recipients r set status = l.status, message_id = l.message_id,
      claimed_at = case when l.status <> 'waiting' then r.claimed_at end,
      known_before = case when l.status <> 'waiting' then r.known_before end
    from listed l
    where r.broadcast_id = ${input.broadcastId} and r.member_id = l.member_id
      and r.status = 'sending' and r.claimed_at = ${input.claimedAt}::timestamptz`.execute(db);
}

/** The highest number of a message that this site knows of; null before its first one. */
export async function readHighestMessage(db: Db): Promise<number | null> {
  const { rows } = await sql<{ highest: bigint | null }>`
    select greatest(
      (select max(message_id) from broadcast_recipients),
      (select max(message_id) from bot_messages)) as highest`.execute(db);
  const highest = rows[0]?.highest ?? null;
  return highest === null ? null : Number(highest);
}

/** Ends a broadcast of which nothing is left to do; false when there is, or when it is not under way. */
export async function finishBroadcast(
  db: Db,
  input: { broadcastId: bigint; nowMs: number },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql`
      update broadcasts b
      set state = 'done', ended_at = ${new Date(input.nowMs).toISOString()}::timestamptz, html = null
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

/** Holds a broadcast that Telegram takes from nobody: an administrator looks, and resumes or cancels. */
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
