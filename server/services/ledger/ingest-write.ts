import { CompiledQuery, sql } from 'kysely';
import { isoTimeOrNull } from '#rules/times.ts';
import type { WeekName } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { rowSet } from '#server/db/row-set.ts';
import type { IncomingEvent } from './event-input.ts';
import type {
  JudgedBatch,
  JudgedEvent,
  LedgerEntry,
  TotalsDelta,
  WeekDelta,
} from './ingest-judge.ts';
import type { DayTotals, LockedMember } from './ingest-read.ts';

/**
 * Writes a judged batch: events, ledger entries, totals, days and weeks in one statement, so that a single event costs one round
 * trip here. Throws a unique violation (23505) if another transaction took one of its event ids a moment before; then roll the
 * transaction back.
 */
export async function writeBatch(
  tx: Db,
  batch: JudgedBatch,
  heard: ReadonlySet<LockedMember>,
): Promise<void> {
  const parameters = [
    ...EVENTS.parametersOf(batch.events),
    ...ENTRIES.parametersOf(batch.entries),
    ...TOTALS.parametersOf(changedTotals(batch, heard)),
    ...DAYS.parametersOf([...batch.days]),
    ...WEEKS.parametersOf(changedWeeks(batch)),
  ];
  await tx.executeQuery(CompiledQuery.raw(WRITE, parameters));
  await writeSettings(tx, batch);
  await writeSubmissions(tx, batch);
}

const EVENTS = rowSet<JudgedEvent>(0, {
  id: ['text', ({ event }) => event.id],
  type: ['text', ({ event }) => event.type],
  at: ['timestamptz', ({ event }) => event.at],
  member_id: ['bigint', ({ member }) => member.id],
  counterpart_id: ['bigint', ({ counterpart }) => counterpart?.id ?? null],
  week: ['date', ({ week }) => week],
  amount: ['bigint', ({ event }) => event.units],
  txid: ['text', ({ event }) => event.txid],
  data: ['jsonb', ({ event }) => dataOf(event)],
  unrewarded: ['boolean', ({ isUnrewarded }) => isUnrewarded],
});

const ENTRIES = rowSet<LedgerEntry>(EVENTS.last, {
  event_id: ['text', ({ event }) => event.id],
  member_id: ['bigint', ({ member }) => member.id],
  rule: ['text', ({ award }) => award.rule],
  points: ['integer', ({ award }) => award.hundredths],
  full_points: ['integer', ({ award }) => award.fullHundredths],
  cut: ['text', ({ award }) => award.cut],
  one_time: ['boolean', ({ award }) => award.oneTime],
});

const TOTALS = rowSet<ChangedTotals>(ENTRIES.last, {
  member_id: ['bigint', ({ member }) => member.id],
  points: ['bigint', ({ delta }) => delta?.hundredths ?? 0],
  tipped: ['bigint', ({ delta }) => delta?.tipped ?? 0],
  received: ['bigint', ({ delta }) => delta?.received ?? 0],
  tips: ['integer', ({ delta }) => delta?.tips ?? 0],
  receipts: ['integer', ({ delta }) => delta?.receipts ?? 0],
  names_at: [
    'timestamptz',
    ({ member, isHeard }) => isoTimeOrNull(isHeard ? member.namesAtMs : null),
  ],
  links_at: [
    'timestamptz',
    ({ member, isHeard }) => isoTimeOrNull(isHeard ? member.linksAtMs : null),
  ],
});

const DAYS = rowSet<[DayTotals, LockedMember]>(TOTALS.last, {
  member_id: ['bigint', ([, member]) => member.id],
  day: ['date', ([{ day }]) => day],
  recurring_points: ['integer', ([{ recurringHundredths }]) => recurringHundredths],
  rewarded_tips: ['integer', ([{ rewardedTips }]) => rewardedTips],
});

const WEEKS = rowSet<ChangedWeek>(DAYS.last, {
  week: ['date', ({ week }) => week],
  member_id: ['bigint', ({ member }) => member.id],
  points: ['integer', ({ delta }) => delta.hundredths],
  transactions: ['integer', ({ delta }) => delta.transactions],
});

const WRITE = `
  with event_rows as (
    insert into activity_events (id, type, at, member_id, counterpart_id, week, amount, txid, data,
                                 unrewarded)
    select id, type, at, member_id, counterpart_id, week, amount, txid, data, unrewarded
    from ${EVENTS.query} as e
    returning seq, id, week, at),
  entry_rows as (
    insert into point_entries (event_seq, member_id, week, at, rule, points, week_points,
                               full_points, cut, one_time)
    select e.seq, p.member_id, e.week, e.at, p.rule, p.points, p.points, p.full_points, p.cut,
           p.one_time
    from ${ENTRIES.query} as p join event_rows e on e.id = p.event_id),
  totals_rows as (
    update member_totals t set
      lifetime_points = t.lifetime_points + d.points, tipped = t.tipped + d.tipped,
      received = t.received + d.received, tip_count = t.tip_count + d.tips,
      received_count = t.received_count + d.receipts,
      names_at = coalesce(d.names_at, t.names_at), links_at = coalesce(d.links_at, t.links_at)
    from ${TOTALS.query} as d where t.member_id = d.member_id),
  day_rows as (
    insert into day_totals (member_id, day, recurring_points, rewarded_tips)
    select member_id, day, recurring_points, rewarded_tips from ${DAYS.query} as d
    on conflict (member_id, day) do update set
      recurring_points = excluded.recurring_points, rewarded_tips = excluded.rewarded_tips)
  insert into week_totals (week, member_id, points, transactions)
  select week, member_id, points, transactions from ${WEEKS.query} as w
  on conflict (week, member_id) do update set
    points = week_totals.points + excluded.points,
    transactions = week_totals.transactions + excluded.transactions`;

// The data that later readers of the event need and that no column holds.
function dataOf(event: IncomingEvent): string | null {
  if (event.value !== null) return JSON.stringify({ value: event.value });
  if (event.givenHundredths !== undefined) return JSON.stringify({ points: event.givenHundredths });
  return event.type === 'profile_changed' ? JSON.stringify(event.profile) : null;
}

type ChangedTotals = { member: LockedMember; delta: TotalsDelta | undefined; isHeard: boolean };

function changedTotals(batch: JudgedBatch, heard: ReadonlySet<LockedMember>): ChangedTotals[] {
  return [...new Set([...batch.totals.keys(), ...heard])].map((member) => ({
    member,
    delta: batch.totals.get(member),
    isHeard: heard.has(member),
  }));
}

type ChangedWeek = { week: WeekName; member: LockedMember; delta: WeekDelta };

function changedWeeks(batch: JudgedBatch): ChangedWeek[] {
  return [...batch.weeks].flatMap(([week, members]) =>
    [...members].map(([member, delta]) => ({ week, member, delta })),
  );
}

/** The columns that a `…_set` event writes: the value, and the time. */
const SET_COLUMNS: Record<string, { value: string; at: string }> = {
  primary_address_set: { value: 'primary_address', at: 'primary_address_at' },
  staking_address_set: { value: 'staking_address', at: 'staking_address_at' },
  twitter_set: { value: 'twitter_handle', at: 'twitter_handle_at' },
};

// Written one by one, because a member sets these only a few times.
async function writeSettings(tx: Db, batch: JudgedBatch): Promise<void> {
  for (const { event, member } of batch.events) {
    const columns = Object.hasOwn(SET_COLUMNS, event.type) ? SET_COLUMNS[event.type] : undefined;
    if (!columns) continue;
    // A new handle has to be verified again.
    const unverify =
      event.type === 'twitter_set'
        ? sql`, twitter_verified = twitter_verified and twitter_handle is not distinct from ${event.value}`
        : sql``;
    await sql`
      update members set ${sql.id(columns.value)} = ${event.value},
        ${sql.id(columns.at)} = ${event.at}::timestamptz ${unverify}
      where id = ${member.id}
        and (${sql.id(columns.at)} is null
             or ${sql.id(columns.at)} <= ${event.at}::timestamptz)`.execute(tx);
  }
}

async function writeSubmissions(tx: Db, batch: JudgedBatch): Promise<void> {
  for (const { event, member } of batch.events) {
    if (!event.submission) continue;
    const { contentType, url, title, description } = event.submission;
    await sql`
      insert into submissions (event_seq, member_id, content_type, url, title, description,
                               submitted_at, hidden)
      select seq, ${member.id}, ${contentType}, ${url}, ${title || null}, ${description || null},
             ${event.at}::timestamptz,
             (select hidden_at is not null from members where id = ${member.id})
      from activity_events where id = ${event.id}`.execute(tx);
  }
}
