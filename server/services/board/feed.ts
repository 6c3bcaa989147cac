import { type RawBuilder, sql } from 'kysely';
import type { WeekName } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';

/** The position up to which event numbers have been read. */
export type FeedPlace = {
  lastSeq: number;
  /** Numbers up to `lastSeq` that did not exist yet and may still come, lowest first. */
  gaps: readonly Gap[];
};

type Gap = {
  from: number;
  /** Inclusive. */
  to: number;
  /** No transaction with this or a later id can fill it. */
  beforeXid: number;
};

/** The result of one look at the database, as of one instant. */
export type FeedNews = {
  /** Lowest number first. */
  events: readonly { seq: number; memberId: number; counterpartId: number | null }[];
  /** True if there are more events than one look returns. */
  isCutOff: boolean;
  /** Every transaction with a lower id has ended. */
  endedBeforeXid: number;
  /** The id that the next transaction will get. */
  nextXid: number;
  /** The highest event number; 0 for none. */
  highestSeq: number;
  lastEventMs: number | null;
  lastFrozen: WeekName | null;
  /** Changes when shares are held or released. */
  heldMark: string | null;
  /** Changes with the dated policies. */
  policiesMark: string | null;
  /** Changes when totals were written other than by events. */
  totalsVersion: number;
  /** Changes with every change of a ban. */
  bansMark: string | null;
  /** When the database server was started. */
  databaseStarted: number;
};

const EVENTS_AT_ONCE = 10_000;

/**
 * The position after `news`. Numbers are drawn in one order and committed in another, so a missing number may still come; but its
 * transaction drew an id first (week-lock.ts). Once every transaction with an id given by then has ended, a number that is still
 * missing was rolled back, unless the look was cut off before it.
 */
export function advance(place: FeedPlace, news: FeedNews): FeedPlace {
  const seqs = news.events.map((event) => event.seq);
  const gaps = place.gaps
    .filter((gap) => news.isCutOff || gap.beforeXid > news.endedBeforeXid)
    .flatMap((gap) => holes(gap.from, gap.to, seqs, gap.beforeXid));
  const lastSeq = Math.max(place.lastSeq, seqs.at(-1) ?? 0);
  if (news.nextXid > news.endedBeforeXid) {
    gaps.push(...holes(place.lastSeq + 1, lastSeq, seqs, news.nextXid));
  }
  return { lastSeq, gaps };
}

/** The numbers `from` … `to` that are not among `seqs`, which are in ascending order. */
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

/** The result of the function `board_news`. */
type Look = Omit<FeedNews, 'events' | 'isCutOff'> & {
  events: [number, number, number | null][];
};

/** The call that reads the feed, for use in a `select`. */
export function boardNews(place: FeedPlace): RawBuilder<Look> {
  const low = place.gaps.map((gap) => gap.from);
  const high = place.gaps.map((gap) => gap.to);
  return sql`board_news(${place.lastSeq}::bigint, ${low}::bigint[], ${high}::bigint[],
                        ${EVENTS_AT_ONCE}::int)`;
}

/** Reads the feed in one round trip. */
export async function readFeed(db: Db, place: FeedPlace): Promise<FeedNews> {
  const { rows } = await sql<{ look: Look }>`select ${boardNews(place)} as look`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the feed gave no row');
  const { events, ...look } = row.look;
  return {
    ...look,
    events: events.map(([seq, memberId, counterpartId]) => ({ seq, memberId, counterpartId })),
    isCutOff: events.length >= EVENTS_AT_ONCE,
  };
}
