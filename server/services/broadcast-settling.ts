import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { TelegramBot } from '#server/gateways/telegram.ts';
import type { SenderClock } from './broadcast-pace.ts';
import { type Outcome, type RunningBroadcast, writeOutcomes } from './broadcast-rows.ts';
import { keepTurn, noteBusy } from './broadcast-turns.ts';
import { failureOf } from './telegram-outcomes.ts';

/** A message that was certainly sent after another one could still have come in. */
export type Mark = { claimedAt: string; messageId: number };

/** More numbers than this are not asked for: somebody else talks through the bot as well. */
const MOST_CANDIDATES = 100;
/** After Telegram gave no answer at all. */
export const SILENCE_MS = 15_000;
/** Two messages to one member, both in doubt and this close to each other, cannot be told apart. */
const TOO_CLOSE_MS = 10 * 60_000;

export type SettlingDeps = {
  db: Db;
  telegram: TelegramBot;
  slot(signal: AbortSignal): Promise<void>;
  clock: SenderClock;
  signal: AbortSignal;
  perChatMs: number;
  turn: { holder: string; leaseMs: number };
  /** After this long nothing that was sent can still come in. */
  settleAfterMs: number;
  report(error: unknown, what: string): void;
};

/** A recipient of whom it is not known whether the message arrived. */
type Doubt = {
  memberId: bigint;
  telegramId: string;
  claimedAt: string;
  /** Numbers that the message can have, if it arrived; null when that cannot be said. */
  candidates: number[] | null;
};

/**
 * Finds out about recipients who were being written to when the server died or Telegram gave no answer.
 * All private messages of a bot are numbered in one row, so the number of the message in doubt lies
 * between the last one that was known before and `mark`, and is none that is known to be another one. To
 * write one of these anew with the very same text changes nothing where it is there (`same`), and fails
 * where it is not (`missing`). All missing: it never arrived, and is sent again. Any doubt: `unclear`.
 */
export async function settleDoubts(
  deps: SettlingDeps,
  broadcast: RunningBroadcast,
  mark: Mark,
): Promise<void> {
  const { db, clock, signal, perChatMs, turn } = deps;
  let open = await readDoubts(deps, broadcast.id, mark);
  const found = new Set<number>();
  // One number of each recipient at a time: a chat is asked about once in `perChatMs`.
  for (let round = 0; open.length > 0; round++) {
    if (round > 0) await clock.pause(perChatMs, signal);
    if (signal.aborted || !(await keepTurn(db, turn))) return;
    const left: Doubt[] = [];
    for (const doubt of open) {
      const outcome = await judge(deps, broadcast, doubt, { round, found });
      if (outcome === 'later') return;
      if (outcome === null) left.push(doubt);
      else {
        const { claimedAt } = doubt;
        await writeOutcomes(db, { broadcastId: broadcast.id, claimedAt, outcomes: [outcome] });
      }
    }
    open = left;
  }
}

/** What is known of one after this round; null: the next round goes on. */
async function judge(
  deps: SettlingDeps,
  broadcast: RunningBroadcast,
  { memberId, telegramId, candidates }: Doubt,
  { round, found }: { round: number; found: Set<number> },
): Promise<Outcome | null | 'later'> {
  if (candidates === null) return { memberId, status: 'unclear' };
  const messageId = candidates[round];
  if (messageId === undefined) return { memberId, status: 'waiting' };
  if (found.has(messageId)) return null;
  await deps.slot(deps.signal);
  if (deps.signal.aborted) return 'later';
  try {
    const answer = await deps.telegram.edit({
      chatId: telegramId,
      messageId,
      html: broadcast.html,
    });
    if (answer === 'missing') return null;
    if (answer === 'same') {
      found.add(messageId);
      return { memberId, status: 'sent', messageId };
    }
    // Another message stood there, which says the broadcast's text now; ours may be there as well.
    deps.report(new Error(`message ${messageId} was another one`), 'settling a broadcast');
    return { memberId, status: 'unclear' };
  } catch (error) {
    const failure = failureOf(error);
    switch (failure.kind) {
      case 'busy':
        await noteBusy(deps.db, { ms: failure.retryAfterMs });
        return 'later';
      case 'no_answer':
        await noteBusy(deps.db, { ms: SILENCE_MS });
        return 'later';
      case 'unreachable':
        return { memberId, status: 'unclear', isUnreachable: true };
      case 'refused':
        return { memberId, status: 'unclear' };
    }
  }
}

type DoubtRow = {
  member_id: bigint;
  telegram_id: bigint;
  claimed_at: string;
  /** False: the numbers are of another bot, whose token was here before. */
  is_ascending: boolean;
  has_another: boolean;
  candidates: bigint[];
};

async function readDoubts(deps: SettlingDeps, broadcastId: bigint, mark: Mark): Promise<Doubt[]> {
  const { rows } = await sql<DoubtRow>`
    select r.member_id, m.telegram_id, r.claimed_at::text as claimed_at,
      coalesce(r.known_before, 0) < ${mark.messageId}::bigint as is_ascending,
      exists (
        select from broadcast_recipients o
        where o.member_id = r.member_id and o.broadcast_id <> r.broadcast_id
          and o.status in ('sending', 'unclear')
          and o.claimed_at between r.claimed_at - ${TOO_CLOSE_MS}::float8 * interval '1 ms'
            and r.claimed_at + ${TOO_CLOSE_MS}::float8 * interval '1 ms') as has_another,
      array(
        select n from generate_series(coalesce(r.known_before, 0) + 1, ${mark.messageId}::bigint - 1) n
        where not exists (select from broadcast_recipients k where k.message_id = n)
          and not exists (select from bot_messages k where k.message_id = n)
        limit ${MOST_CANDIDATES}::int + 1) as candidates
    from broadcast_recipients r join members m on m.id = r.member_id
    where r.broadcast_id = ${broadcastId} and r.status = 'sending'
      and r.claimed_at + ${deps.settleAfterMs}::float8 * interval '1 ms' <= ${mark.claimedAt}::timestamptz
    order by r.member_id`.execute(deps.db);
  return rows.map((row) => ({
    memberId: row.member_id,
    telegramId: String(row.telegram_id),
    claimedAt: row.claimed_at,
    candidates:
      row.has_another || !row.is_ascending || row.candidates.length > MOST_CANDIDATES
        ? null
        : row.candidates.map(Number).sort((a, b) => a - b),
  }));
}

/** How many are in doubt; of those that `mark` cannot settle how many, and until when they are too young. */
export async function countDoubts(
  db: Db,
  input: { broadcastId: bigint; settleAfterMs: number; mark: Mark | null },
): Promise<{ count: number; withoutMark: number; youngForMs: number }> {
  const grace = sql`${input.settleAfterMs}::float8 * interval '1 ms'`;
  const { rows } = await sql<{ count: number; without_mark: number; young_ms: number | null }>`
    select count(*)::int as count,
      count(*) filter (where ${input.mark?.claimedAt ?? '-infinity'}::timestamptz < claimed_at + ${grace})::int
        as without_mark,
      extract(epoch from max(claimed_at) + ${grace} - clock_timestamp())::float8 * 1000 as young_ms
    from broadcast_recipients
    where broadcast_id = ${input.broadcastId} and status = 'sending'`.execute(db);
  const [row] = rows;
  return {
    count: row?.count ?? 0,
    withoutMark: row?.without_mark ?? 0,
    youngForMs: Math.max(0, row?.young_ms ?? 0),
  };
}

/** Gives up on those in doubt: never tried again. */
export async function giveUpDoubts(
  db: Db,
  { broadcastId }: { broadcastId: bigint },
): Promise<void> {
  await sql`
    update broadcast_recipients set status = 'unclear'
    where broadcast_id = ${broadcastId} and status = 'sending'`.execute(db);
}

/** Of cancelled broadcasts nothing is sent any more by which their doubts could be settled. */
export async function giveUpCancelled(
  db: Db,
  { settleAfterMs }: { settleAfterMs: number },
): Promise<void> {
  await sql`
    update broadcast_recipients r set status = 'unclear' from broadcasts b
    where b.id = r.broadcast_id and b.state = 'cancelled' and r.status = 'sending'
      and r.claimed_at + ${settleAfterMs}::float8 * interval '1 ms' < clock_timestamp()`.execute(
    db,
  );
}
