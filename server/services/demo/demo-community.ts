import { sql } from 'kysely';
import type { BotEvent } from '#contract/bot/gateway.ts';
import { addMonths } from '#rules/plans/billing.ts';
import type { Role } from '#rules/roles.ts';
import { isoTime } from '#rules/times.ts';
import { DEFAULT_THRESHOLD_HUNDREDTHS } from '#rules/weeks/rewards.ts';
import {
  previousWeek,
  type WeekName,
  weekEndMs,
  weekOf,
  weekStartMs,
  weeksBetween,
} from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { holdForFreezing } from '#server/services/ledger/week-lock.ts';
import { banStands } from '#server/services/members/bans.ts';
import type { RewardSettings } from '#server/services/policies/week-rules.ts';
import { closePastWeeks, findNextToClose } from '#server/services/weeks/close-weeks.ts';
import { demoEvents } from './events.ts';
import { findContents, markDemo } from './mark.ts';
import {
  corePersonBy,
  DEMO_ADMIN,
  DEMO_MEMBER,
  DEMO_OWNER,
  DEMO_TROUBLEMAKER,
  FIRST_TELEGRAM_ID,
  weekNumber,
} from './people.ts';
import { reviewDemo } from './review.ts';

const SEED = 1724;
/** The most full weeks of history in a demo, before the running one. */
const WEEKS_BACK = 12;
const BATCH = 1000;
const DAY_MS = 86_400_000;
const WEEKS_BETWEEN_BANS = 6;

export type DemoFilled = {
  /** The events added now, without those of earlier fills. */
  events: number;
  closedWeeks: number;
};

/**
 * Brings the demo community up to `nowMs`: an empty database gets the last twelve full weeks and the running one, and a demo gets
 * the time since its last fill. Past weeks are shared out as they go by and never reopened; a demo that slept longer than twelve
 * weeks has empty ones in between. Running it again, even after an interruption at any point, leads to the same figures.
 * `payWeek` pays each week once it is closed.
 *
 * Throws and changes nothing if the database contains a real community.
 */
export async function fillDemo(
  db: Db,
  input: { nowMs: number; payWeek?: (week: WeekName) => Promise<void> } & RewardSettings,
): Promise<DemoFilled> {
  await claimForDemo(db);
  const running = weekOf(input.nowMs);
  const from = await findFirstToFill(db, running);
  const filled: DemoFilled = { events: 0, closedWeeks: 0 };
  const closeUpTo = async (nowMs: number) => {
    const closed = await closePastWeeks(db, { ...input, nowMs });
    filled.closedWeeks += closed.length;
    for (const { week } of closed) await input.payWeek?.(week);
  };
  await enrolNamedPeople(db, weekStartMs(from));
  await closeUpTo(weekStartMs(from));
  for (const week of weeksBetween(from, running)) {
    await setBanOf(db, week, input.nowMs);
    const untilMs = Math.min(weekEndMs(week), input.nowMs + 1);
    const events = demoEvents({ seed: SEED, fromMs: weekStartMs(week), toMs: untilMs });
    filled.events += await takeAll(db, [...events], input.nowMs);
    await reviewDemo(db, { untilMs });
    await closeUpTo(Math.min(weekEndMs(week), input.nowMs));
  }
  await verifySomeHandles(db);
  await giveDemoPlan(db, input.nowMs);
  return filled;
}

/** Gives the demo's member a plan, so that keys can be tried; an existing plan stays. */
async function giveDemoPlan(db: Db, nowMs: number): Promise<void> {
  const memberId = await findDemoPerson(db, { role: 'member', nowMs });
  if (memberId === null) return;
  const [begins, ends] = [nowMs, addMonths(nowMs, 12)].map((ms) => isoTime(ms));
  await sql`
    insert into subscriptions (member_id, tier, status, period, source, anchor_at, expires_at,
      ends_at_expiry, changed_at)
    values (${memberId}::bigint, 'pro', 'active', 'yearly', 'grant', ${begins}::timestamptz,
      ${ends}::timestamptz, true, ${begins}::timestamptz)
    on conflict (member_id) do nothing`.execute(db);
}

/**
 * The demo person with a role as whom a visitor may sign in; null if there is none. For `member`, a person who is eligible in the
 * newest week, if any, and the same one as long as they are.
 */
export async function findDemoPerson(
  db: Db,
  { role, nowMs }: { role: Role; nowMs: number },
): Promise<bigint | null> {
  const threshold = sql`coalesce((select threshold from weeks order by week desc limit 1),
    ${DEFAULT_THRESHOLD_HUNDREDTHS}::int)`;
  const { rows } = await sql<{ id: bigint }>`
    select m.id from members m
    join member_totals t on t.member_id = m.id
    left join week_totals w on w.member_id = m.id
      and w.week = (select max(week) from week_totals)
    where m.role = ${role} and m.telegram_id >= ${FIRST_TELEGRAM_ID}::bigint
      and not ${banStands(isoTime(nowMs))} and exists (select from settings where key = 'demo')
    order by coalesce(w.points, 0) >= ${threshold} desc,
      m.telegram_id = ${DEMO_MEMBER}::bigint desc, t.lifetime_points desc, m.id
    limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

async function claimForDemo(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // While this lock is held, no first event can arrive between the check and the mark.
    await holdForFreezing(tx);
    if ((await findContents(tx)) === 'community') {
      throw new Error('The database holds a real community; a demo needs an empty one.');
    }
    await markDemo(tx);
  });
}

async function findFirstToFill(db: Db, running: WeekName): Promise<WeekName> {
  let oldest = running;
  for (let back = 0; back < WEEKS_BACK; back++) oldest = previousWeek(oldest);
  const next = await findNextToClose(db);
  return next !== null && next > oldest ? next : oldest;
}

// Before the first event, so that roles and bans exist even if the fill is interrupted.
async function enrolNamedPeople(db: Db, fromMs: number): Promise<void> {
  const people = [
    { telegramId: DEMO_OWNER, role: 'owner' },
    { telegramId: DEMO_ADMIN, role: 'admin' },
    { telegramId: DEMO_TROUBLEMAKER, role: 'member' },
  ].map(({ telegramId, role }) => {
    const { username, firstName, lastName } = corePersonBy(SEED, telegramId).names;
    const at = isoTime(fromMs);
    return {
      telegram_id: telegramId,
      role,
      username,
      first_name: firstName,
      last_name: lastName,
      at,
    };
  });
  const named = sql`json_to_recordset(${JSON.stringify(people)}::json) as p(
    telegram_id bigint, role text, username text, first_name text, last_name text, at timestamptz)`;
  // Another server may be taking their events already: locking those who exist could end in a deadlock with it.
  await sql`
    with made as (
      insert into members (telegram_id, role, username, first_name, last_name, created_at)
      select telegram_id, role, username, first_name, last_name, at from ${named}
      on conflict (telegram_id) do nothing
      returning id)
    insert into member_totals (member_id) select id from made`.execute(db);
  await sql`
    update members m set role = p.role from ${named}
    where m.telegram_id = p.telegram_id and m.role <> p.role`.execute(db);
}

// From one Tuesday to the next: in force at one snapshot, and over soon.
async function setBanOf(db: Db, week: WeekName, nowMs: number): Promise<void> {
  const fromMs = weekStartMs(week) + 2 * DAY_MS;
  if (weekNumber(week) % WEEKS_BETWEEN_BANS !== 2 || fromMs > nowMs) return;
  await sql`
    update members set banned_at = ${isoTime(fromMs)}::timestamptz,
      ban_reason = 'Selling maps that lead nowhere',
      ban_expires_at = ${isoTime(fromMs + 7 * DAY_MS)}::timestamptz
    where telegram_id = ${DEMO_TROUBLEMAKER}::bigint`.execute(db);
}

async function takeAll(db: Db, events: readonly BotEvent[], nowMs: number): Promise<number> {
  let taken = 0;
  for (let from = 0; from < events.length; from += BATCH) {
    const results = await ingestEvents(db, { events: events.slice(from, from + BATCH), nowMs });
    const rejected = results.find((result) => result.status === 'rejected');
    if (rejected) throw new Error(`demo event ${rejected.id} was rejected: ${rejected.reason}`);
    taken += results.filter((result) => result.status === 'accepted').length;
  }
  return taken;
}

async function verifySomeHandles(db: Db): Promise<void> {
  await sql`
    update members set twitter_verified = true
    where twitter_handle is not null and not twitter_verified and telegram_id % 3 <> 0
      and telegram_id >= ${FIRST_TELEGRAM_ID}::bigint`.execute(db);
}
