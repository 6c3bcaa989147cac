import { sql } from 'kysely';
import type { WeekName } from '#rules/week.ts';
import type { Db } from '#server/db/connect.ts';

/** How far the event numbers have been read. */
export type FeedPlace = {
  lastSeq: number;
  /** Numbers up to `lastSeq` that were not there yet and may still come, lowest first. */
  gaps: readonly Gap[];
};

type Gap = {
  from: number;
  /** Included. */
  to: number;
  /** No transaction with this id or a later one can fill it. */
  beforeXid: number;
};

/** What one look at the database brings, all of it as of one instant. */
export type FeedNews = {
  /** Lowest number first. */
  events: readonly { seq: number; memberId: number; counterpartId: number | null }[];
  /** Whether there are more events than one look brings. */
  isCutOff: boolean;
  /** Every transaction with a lower id has ended. */
  endedBeforeXid: number;
  /** The id that the next transaction will get. */
  nextXid: number;
  /** The highest event number; 0 for none. */
  highestSeq: number;
  lastEventMs: number | null;
  lastFrozen: WeekName | null;
  /** Another value whenever anybody's ban is another. */
  bansMark: bigint | null;
  /** When the database server was started. */
  databaseStarted: number;
};

const EVENTS_AT_ONCE = 10_000;

/**
 * The place after `news`. Numbers are drawn in one order and committed in another, so a number that
 * is missing now may still come; but whoever drew it had a transaction id before (week-lock.ts).
 * When every transaction has ended whose id was given by then, what is still missing is no more:
 * its transaction was rolled back.
 */
export function advance(place: FeedPlace, news: FeedNews): FeedPlace {
  const seqs = news.events.map((event) => event.seq);
  const gaps = place.gaps
    .filter((gap) => gap.beforeXid > news.endedBeforeXid)
    .flatMap((gap) => holes(gap.from, gap.to, seqs, gap.beforeXid));
  const lastSeq = Math.max(place.lastSeq, seqs.at(-1) ?? 0);
  if (news.nextXid > news.endedBeforeXid) {
    gaps.push(...holes(place.lastSeq + 1, lastSeq, seqs, news.nextXid));
  }
  return { lastSeq, gaps };
}

/** What of the numbers `from` … `to` is not among `seqs`, which rise. */
function holes(from: number, to: number, seqs: readonly number[], beforeXid: number): Gap[] {
  const found: Gap[] = [];
  let next = from;
  for (const seq of seqs) {
    if (seq < next) continue;
    if (seq > to) break;
    if (seq > next) found.push({ from: next, to: seq - 1, beforeXid });
    next = seq + 1;
  }
  if (next <= to) found.push({ from: next, to, beforeXid });
  return found;
}

type FeedRow = {
  xmin: number;
  next_xid: number;
  started: number;
  last_seq: number | null;
  last_ms: number | null;
  last_frozen: WeekName | null;
  bans: bigint | null;
  events: [number, number, number | null][] | null;
};

/**
 * Looks at the database once, in one round trip. `pg_snapshot_xmax` is no bound for the ids that
 * are given out: it stands behind the last one that has ended. `age` counts from the next id on.
 */
export async function readFeed(db: Db, place: FeedPlace): Promise<FeedNews> {
  const { rows } = await sql<FeedRow>`
    select pg_snapshot_xmin(s)::text::float8 as xmin,
      pg_snapshot_xmax(s)::text::float8 + age(pg_snapshot_xmax(s)::xid) as next_xid,
      extract(epoch from pg_postmaster_start_time())::float8 as started,
      l.seq::float8 as last_seq, extract(epoch from l.recorded_at)::float8 * 1000 as last_ms,
      (select max(week) from weeks) as last_frozen,
      (select bit_xor(hash_record_extended((id, banned_at, ban_expires_at), 0)) from members
       where banned_at is not null) as bans,
      (select json_agg(json_build_array(seq, member_id, counterpart_id)) from (
         select seq, member_id, counterpart_id from (
           ${lateEvents(place)}
           (select seq, member_id, counterpart_id from activity_events
            where seq > ${place.lastSeq}::bigint order by seq limit ${sql.lit(EVENTS_AT_ONCE)})
         ) unsorted order by seq) e) as events
    from pg_current_snapshot() s
    left join (select seq, recorded_at from activity_events order by seq desc limit 1) l
      on true`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the feed gave no row');
  const events = row.events ?? [];
  return {
    events: events.map(([seq, memberId, counterpartId]) => ({ seq, memberId, counterpartId })),
    isCutOff: events.length >= EVENTS_AT_ONCE,
    endedBeforeXid: row.xmin,
    nextXid: row.next_xid,
    highestSeq: row.last_seq ?? 0,
    lastEventMs: row.last_ms === null ? null : Math.floor(row.last_ms),
    lastFrozen: row.last_frozen,
    bansMark: row.bans,
    databaseStarted: row.started,
  };
}

// Gaps are rare, and the statement is planned each time: it names them only when there are some.
function lateEvents(place: FeedPlace) {
  if (place.gaps.length === 0) return sql``;
  const from = place.gaps.map((gap) => gap.from);
  const to = place.gaps.map((gap) => gap.to);
  return sql`
    select e.seq, e.member_id, e.counterpart_id
    from unnest(${from}::bigint[], ${to}::bigint[]) g(low, high)
    join activity_events e on e.seq between g.low and g.high
    union all`;
}
