import { sql } from 'kysely';
import { isoTime, isoTimeOrNull } from '#rules/times.ts';

import type { Db } from '#server/db/connect.ts';
import type { IncomingEvent } from './event-input.ts';
import type { JudgedBatch } from './ingest-judge.ts';
import type { LockedMember } from './ingest-read.ts';

/**
 * Writes a judged batch: events, ledger entries, totals, days and weeks in one statement, so that a
 * single event costs one round trip here. Throws a unique violation (23505) if another transaction took one of
 * its event ids a moment before; the transaction must then be rolled back.
 */
export async function writeBatch(
  tx: Db,
  batch: JudgedBatch,
  heard: ReadonlySet<LockedMember>,
): Promise<void> {
  await sql`
    with event_rows as (
      insert into activity_events (id, type, at, member_id, counterpart_id, week, amount, txid,
                                   data)
      select id, type, at, member_id, counterpart_id, week, amount, txid, data
      from json_to_recordset(${eventsJson(batch)}::json) as e(
        id text, type text, at timestamptz, member_id bigint, counterpart_id bigint,
        week date, amount bigint, txid text, data jsonb)
      returning seq, id),
    entry_rows as (
      insert into point_entries (event_seq, member_id, week, at, rule, points, week_points,
                                 full_points, cut)
      select e.seq, p.member_id, p.week, p.at, p.rule, p.points, p.points, p.full_points, p.cut
      from json_to_recordset(${entriesJson(batch)}::json) as p(
        event_id text, member_id bigint, week date, at timestamptz, rule text, points integer,
        full_points integer, cut text)
      join event_rows e on e.id = p.event_id),
    totals_rows as (
      update member_totals t set
        lifetime_points = t.lifetime_points + d.points, tipped = t.tipped + d.tipped,
        received = t.received + d.received, tip_count = t.tip_count + d.tips,
        received_count = t.received_count + d.receipts,
        names_at = coalesce(d.names_at, t.names_at), links_at = coalesce(d.links_at, t.links_at)
      from json_to_recordset(${totalsJson(batch, heard)}::json) as d(
        member_id bigint, points bigint, tipped bigint, received bigint, tips integer,
        receipts integer, names_at timestamptz, links_at timestamptz)
      where t.member_id = d.member_id),
    day_rows as (
      insert into day_totals (member_id, day, recurring_points, rewarded_tips)
      select member_id, day, recurring_points, rewarded_tips
      from json_to_recordset(${daysJson(batch)}::json) as d(
        member_id bigint, day date, recurring_points integer, rewarded_tips integer)
      on conflict (member_id, day) do update set
        recurring_points = excluded.recurring_points, rewarded_tips = excluded.rewarded_tips)
    insert into week_totals (week, member_id, points, transactions)
    select week, member_id, points, transactions
    from json_to_recordset(${weeksJson(batch)}::json) as w(
      week date, member_id bigint, points integer, transactions integer)
    on conflict (week, member_id) do update set
      points = week_totals.points + excluded.points,
      transactions = week_totals.transactions + excluded.transactions`.execute(tx);
  await writeSettings(tx, batch);
  await writeSubmissions(tx, batch);
}

function eventsJson(batch: JudgedBatch): string {
  return JSON.stringify(
    batch.events.map(({ event, memberId, counterpartId, week }) => ({
      id: event.id,
      type: event.type,
      at: isoTime(event.atMs),
      member_id: String(memberId),
      counterpart_id: counterpartId === null ? null : String(counterpartId),
      week,
      amount: event.units === null ? null : String(event.units),
      txid: event.txid,
      data: dataOf(event),
    })),
  );
}

// What a later look at the event needs and no column holds.
function dataOf(event: IncomingEvent): Record<string, unknown> | null {
  if (event.value !== null) return { value: event.value };
  if (event.givenHundredths !== undefined) return { points: event.givenHundredths };
  return event.type === 'profile_changed' ? { ...event.profile } : null;
}

function entriesJson(batch: JudgedBatch): string {
  return JSON.stringify(
    batch.entries.map(({ eventId, memberId, week, atMs, award }) => ({
      event_id: eventId,
      member_id: String(memberId),
      week,
      at: isoTime(atMs),
      rule: award.rule,
      points: award.hundredths,
      full_points: award.fullHundredths,
      cut: award.cut,
    })),
  );
}

function totalsJson(batch: JudgedBatch, heard: ReadonlySet<LockedMember>): string {
  const heardById = new Map([...heard].map((member) => [member.id, member]));
  return JSON.stringify(
    [...new Set([...batch.totals.keys(), ...heardById.keys()])].map((memberId) => {
      const delta = batch.totals.get(memberId);
      const member = heardById.get(memberId);
      return {
        member_id: String(memberId),
        points: delta?.hundredths ?? 0,
        tipped: String(delta?.tipped ?? 0n),
        received: String(delta?.received ?? 0n),
        tips: delta?.tips ?? 0,
        receipts: delta?.receipts ?? 0,
        names_at: isoTimeOrNull(member?.namesAtMs),
        links_at: isoTimeOrNull(member?.linksAtMs),
      };
    }),
  );
}

function daysJson(batch: JudgedBatch): string {
  return JSON.stringify(
    [...batch.days.values()].map((day) => ({
      member_id: String(day.memberId),
      day: day.day,
      recurring_points: day.recurringHundredths,
      rewarded_tips: day.rewardedTips,
    })),
  );
}

function weeksJson(batch: JudgedBatch): string {
  return JSON.stringify(
    [...batch.weeks.values()].map((week) => ({
      week: week.week,
      member_id: String(week.memberId),
      points: week.hundredths,
      transactions: week.transactions,
    })),
  );
}

/** The columns that a `…_set` event writes: what was set, and when. */
const SET_COLUMNS: Record<string, { value: string; at: string }> = {
  primary_address_set: { value: 'primary_address', at: 'primary_address_at' },
  staking_address_set: { value: 'staking_address', at: 'staking_address_at' },
  twitter_set: { value: 'twitter_handle', at: 'twitter_handle_at' },
};

// One by one: they are rare, a few in a member's life.
async function writeSettings(tx: Db, batch: JudgedBatch): Promise<void> {
  for (const { event, memberId } of batch.events) {
    const columns = Object.hasOwn(SET_COLUMNS, event.type) ? SET_COLUMNS[event.type] : undefined;
    if (!columns) continue;
    // A new handle has to be verified again.
    const unverify =
      event.type === 'twitter_set'
        ? sql`, twitter_verified = twitter_verified and twitter_handle is not distinct from ${event.value}`
        : sql``;
    await sql`
      update members set ${sql.id(columns.value)} = ${event.value},
        ${sql.id(columns.at)} = ${isoTime(event.atMs)}::timestamptz ${unverify}
      where id = ${memberId}
        and (${sql.id(columns.at)} is null
             or ${sql.id(columns.at)} <= ${isoTime(event.atMs)}::timestamptz)`.execute(tx);
  }
}

async function writeSubmissions(tx: Db, batch: JudgedBatch): Promise<void> {
  for (const { event, memberId } of batch.events) {
    if (!event.submission) continue;
    const { contentType, url, title, description } = event.submission;
    await sql`
      insert into submissions (event_seq, member_id, content_type, url, title, description,
                               submitted_at, hidden)
      select seq, ${memberId}, ${contentType}, ${url}, ${title || null}, ${description || null},
             ${isoTime(event.atMs)}::timestamptz,
             (select hidden_at is not null from members where id = ${memberId})
      from activity_events where id = ${event.id}`.execute(tx);
  }
}
