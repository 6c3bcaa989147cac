import { sql } from 'kysely';
import { boardName } from '#rules/names.ts';
import { MOST_MOMENTS_A_DAY, type MomentKind, TOLD_WITHIN_MS } from '#rules/points/moments.ts';
import { PIRATE_RANKS } from '#rules/points/ranks.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { LOCKS } from '#server/db/locks.ts';
import { banStands } from '#server/services/members/bans.ts';
import { isPublic } from '#server/services/members/public.ts';
import { readChatSettings } from './chats.ts';
import { findCause, findPlaceOf, hasPlace } from './moment-causes.ts';

/** A moment of a member that a group is told. */
export type Moment = {
  chatId: string;
  topicId: number | null;
  memberId: bigint;
  /** Null if Telegram has told no name. Without @, so that Telegram calls nobody. */
  name: string | null;
  kind: MomentKind;
  /** The number of the new rank, from 0. */
  rank: number;
  /** The week of the first share, and its amount in units. */
  share: { week: string; units: bigint } | null;
  /** The line is not sent after this time. */
  untilMs: number;
};

const DAY_MS = 24 * 60 * 60_000;
const MEMBERS_AT_ONCE = 20;
/** As long as the messages of the outbox. */
const KEPT_MS = 30 * DAY_MS;

/** Returns whether any moment waits. */
export async function hasMoments(db: Db): Promise<boolean> {
  const { rows } = await sql`select from moments where decided_at is null limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * Decides about waiting moments, each once on whichever server, and returns those to tell, which the caller says in this same
 * transaction. Of several moments of a member that came together one is told: the first tip before the highest rank.
 *
 * @returns `decided`: the number of moments that no longer wait
 */
export async function takeMoments(
  tx: Db,
  nowMs: number,
): Promise<{ told: Moment[]; decided: number }> {
  if (!(await takeTurn(tx))) return { told: [], decided: 0 };
  const dropped = await dropPlaceless(tx, nowMs);
  const waiting = await readWaiting(tx, nowMs);
  const told = new Map<bigint, Moment>();
  for (const each of waiting) {
    const isCandidate = each.mayBeTold && !told.has(each.memberId);
    const moment = isCandidate ? await momentOf(tx, each, nowMs) : null;
    if (moment !== null) told.set(each.memberId, moment);
    await decide(tx, each, { chatId: moment?.chatId ?? null, nowMs });
  }
  return { told: [...told.values()], decided: dropped + waiting.length };
}

/** Forgets moments that were decided long ago: their causes are too old to be told. */
export async function pruneMoments(db: Db, nowMs: number): Promise<void> {
  await sql`
    delete from moments where decided_at < ${isoTime(nowMs - KEPT_MS)}::timestamptz`.execute(db);
}

// A turn of its own: with that of payments' notices, many moments would keep people from hearing of their shares.
async function takeTurn(tx: Db): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(${LOCKS.moments}) as mine`.execute(tx);
  return rows[0]?.mine ?? false;
}

// At once, because an import or another bot's report can bring thousands.
async function dropPlaceless(tx: Db, nowMs: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update moments w set decided_at = ${isoTime(nowMs)}::timestamptz
    where decided_at is null and not ${hasPlace(sql.ref('w.member_id'), nowMs)}`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

type Waiting = {
  memberId: bigint;
  kind: MomentKind;
  rank: number;
  name: string | null;
  /** False for hidden, erased and banned members. */
  mayBeTold: boolean;
};

async function readWaiting(tx: Db, nowMs: number): Promise<Waiting[]> {
  const { rows } = await sql<{
    member_id: bigint;
    kind: MomentKind;
    rank: number;
    username: string | null;
    first_name: string | null;
    last_name: string | null;
    may_be_told: boolean;
  }>`
    select w.member_id, w.kind, w.rank, m.username, m.first_name, m.last_name,
      ${isPublic} and not ${banStands(isoTime(nowMs))} as may_be_told
    from moments w join members m on m.id = w.member_id
    where w.decided_at is null and w.member_id in (
      select member_id from moments where decided_at is null
      order by member_id limit ${sql.lit(MEMBERS_AT_ONCE)})
    order by w.member_id, w.kind, w.rank desc`.execute(tx);
  return rows.map((row) => ({
    memberId: row.member_id,
    kind: row.kind,
    rank: row.rank,
    name: nameOf(row),
    mayBeTold: row.may_be_told,
  }));
}

/** The moment to tell; null if it is late, or if no group is told. */
async function momentOf(tx: Db, waiting: Waiting, nowMs: number): Promise<Moment | null> {
  const { memberId, kind, rank, name } = waiting;
  const leastHundredths = (PIRATE_RANKS[rank]?.minPoints ?? 0) * 100;
  const cause = await findCause(tx, { memberId, kind, leastHundredths });
  if (cause === null || cause.atMs <= nowMs - TOLD_WITHIN_MS) return null;
  const place = kind === 'first_tip' ? cause.place : await findPlaceOf(tx, { memberId, nowMs });
  if (place === null || !(await hearsOf(tx, { ...place, kind, nowMs }))) return null;
  const topicId = (await readChatSettings(tx, place.chatId)).topicId ?? place.topicId;
  const untilMs = cause.atMs + TOLD_WITHIN_MS;
  const { share } = cause;
  return { chatId: place.chatId, topicId, memberId, name, kind, rank, share, untilMs };
}

/** Returns true if the bot is in the group, its administrators want the kind, and few were told there lately. */
async function hearsOf(
  tx: Db,
  { chatId, kind, nowMs }: { chatId: string; kind: MomentKind; nowMs: number },
): Promise<boolean> {
  const { rows } = await sql<{ hears: boolean }>`
    select not exists (select from bot_chats where chat_id = ${chatId}::bigint
        and (left_at is not null or ${kind} = any(moments_off)))
      and (select count(*) from moments where chat_id = ${chatId}::bigint
        and decided_at > ${isoTime(nowMs - DAY_MS)}::timestamptz) < ${sql.lit(MOST_MOMENTS_A_DAY)}
      as hears`.execute(tx);
  return rows[0]?.hears ?? false;
}

async function decide(
  tx: Db,
  { memberId, kind, rank }: Waiting,
  { chatId, nowMs }: { chatId: string | null; nowMs: number },
): Promise<void> {
  await sql`
    update moments set decided_at = ${isoTime(nowMs)}::timestamptz, chat_id = ${chatId}::bigint
    where member_id = ${memberId}::bigint and kind = ${kind} and rank = ${rank}::int`.execute(tx);
}

function nameOf(row: {
  username: string | null;
  first_name: string | null;
  last_name: string | null;
}) {
  const { username, first_name: firstName, last_name: lastName } = row;
  const { displayName, displayType } = boardName({ username, firstName, lastName });
  return displayType === 'other' ? null : displayName;
}
