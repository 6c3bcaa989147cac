import { sql } from 'kysely';
import { canonicalJson } from '#rules/log/canonical-json.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';

/** A leaf about one member's part in an event. */
export type EventLeaf = { seq: bigint; memberId: bigint; text: string };

type EventRow = {
  seq: bigint;
  id: string;
  type: string;
  at: Date;
  week: string;
  actor: bigint;
  counterpart: bigint | null;
  amount: bigint | null;
  txid: string | null;
  entries: Entry[];
};
type Entry = {
  member: number;
  rule: string;
  points: number;
  weekPoints: number;
  cut: string | null;
};

/**
 * The leaves of events, in the order of their numbers: one for each member whom an event concerns, with that member's entries in
 * the ledger alone. The texts are made from the rows as they are now, so an event that was altered after it was logged does not
 * match its commitment (docs/spec/log.md#2-leaves).
 *
 * @param seqs the numbers of events; unknown ones are left out
 */
export async function readEventLeaves(db: Db, seqs: readonly bigint[]): Promise<EventLeaf[]> {
  const { rows } = await sql<EventRow>`
    select e.seq, e.id, e.type, e.at, e.week::text as week, e.member_id as actor,
      e.counterpart_id as counterpart, e.amount, e.txid, coalesce((
        select jsonb_agg(jsonb_build_object('member', p.member_id, 'rule', p.rule, 'points', p.points,
          'weekPoints', p.week_points, 'cut', p.cut) order by p.id)
        from point_entries p where p.event_seq = e.seq), '[]') as entries
    from activity_events e where e.seq = any(${[...seqs]}::bigint[]) order by e.seq`.execute(db);
  return rows.flatMap((row) =>
    [...membersOf(row)].map((memberId) => ({
      seq: row.seq,
      memberId,
      text: textFor(row, memberId),
    })),
  );
}

function membersOf({ actor, counterpart, entries }: EventRow): Set<bigint> {
  const others = entries.map(({ member }) => BigInt(member));
  return new Set([actor, ...(counterpart === null ? [] : [counterpart]), ...others]);
}

function textFor(row: EventRow, memberId: bigint): string {
  const { actor, counterpart, amount, txid } = row;
  const isActor = memberId === actor;
  return canonicalJson({
    kind: 'event',
    event: row.id,
    type: row.type,
    at: isoTime(row.at.getTime()),
    week: row.week,
    member: Number(memberId),
    ...(isActor && counterpart !== null && { to: Number(counterpart) }),
    ...(!isActor && { from: Number(actor) }),
    ...(amount !== null && { amount: String(amount) }),
    ...(txid !== null && { txid }),
    entries: row.entries
      .filter(({ member }) => BigInt(member) === memberId)
      .map(({ rule, points, weekPoints, cut }) => ({
        rule,
        points,
        weekPoints,
        ...(cut !== null && { cut }),
      })),
  });
}

/** A closing or reopening of a week or a step of a treasure hunt, which everybody may read, or a ban, which its member may. `record` names it and is used once. */
export type LogRecord = { record: string; text: string; memberId?: bigint };

/** The closings and reopenings that are not logged yet, oldest first. */
export async function findUnloggedRecords(db: Db): Promise<LogRecord[]> {
  const { rows } = await sql<{ record: string; kind: string; week: string; result: string }>`
    with closings as (
      select week, frozen_at, result_hash from weeks
      union all select week, frozen_at, result_hash from reopened_weeks),
    records as (
      select 'closing ' || week || ' ' || (extract(epoch from frozen_at) * 1000000)::bigint as record,
        'week_closed' as kind, frozen_at as at, week, result_hash from closings
      union all
      select 'reopening ' || id, 'week_reopened', reopened_at, week, result_hash from reopened_weeks)
    select record, kind, week::text as week, result_hash as result from records r
    where not exists (select from log_leaves l where l.record = r.record)
    order by at, week`.execute(db);
  return rows.map(({ record, ...each }) => ({ record, text: canonicalJson(each) }));
}

/** The announcements, lists and cancellations of treasure hunts that are not logged yet, oldest first. */
export async function findUnloggedHunts(db: Db): Promise<LogRecord[]> {
  const { rows } = await sql<{ record: string; step: HuntStep; hunt: bigint; hash: string | null }>`
    with records as (
      select 'hunt ' || id || ' ' || step as record, step, id as hunt, hash, at
      from hunts, lateral (values
        ('announced', rules_hash, announced_at), ('ended', list_hash, ended_at), ('cancelled', null, cancelled_at)
      ) s(step, hash, at) where at is not null)
    select record, step, hunt, hash from records r
    where not exists (select from log_leaves l where l.record = r.record)
    order by at, hunt`.execute(db);
  return rows.map(({ record, step, hunt, hash }) => ({
    record,
    text: canonicalJson({
      kind: `hunt_${step}`,
      hunt: Number(hunt),
      ...(step === 'announced' && { rules: hash }),
      ...(step === 'ended' && { list: hash }),
    }),
  }));
}

type HuntStep = 'announced' | 'ended' | 'cancelled';

/** The bans whose times are not logged yet or were changed since, oldest first. A ban that is changed twice between two runs has one leaf. */
export async function findUnloggedBans(db: Db): Promise<LogRecord[]> {
  const { rows } = await sql<{
    memberId: bigint;
    name: string;
    from: Date;
    until: Date | null;
    leaves: number;
    last: string | null;
  }>`
    with bans as (
      select id as member_id, banned_at as began_at, ban_expires_at as ended_at from members
      where banned_at is not null
      union all select member_id, began_at, ended_at from past_bans),
    named as (
      select *, 'ban ' || member_id || ' ' || (extract(epoch from began_at) * 1000000)::bigint as name from bans)
    select b.member_id as "memberId", b.name, b.began_at as "from", b.ended_at as "until", l.leaves, l.last
    from named b cross join lateral (
      select count(*)::int as leaves, (array_agg(record_text order by index desc))[1] as last
      from log_leaves where member_id = b.member_id and starts_with(record, b.name || ' ')) l
    order by b.began_at, b.member_id`.execute(db);
  return rows.flatMap(({ memberId, name, from, until, leaves, last }) => {
    const text = canonicalJson({
      kind: 'ban',
      member: Number(memberId),
      from: isoTime(from.getTime()),
      ...(until !== null && { until: isoTime(until.getTime()) }),
    });
    return text === last ? [] : [{ record: `${name} ${leaves}`, text, memberId }];
  });
}
