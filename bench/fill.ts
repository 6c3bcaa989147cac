import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { runningWeek } from '#server/services/ledger/running-week.ts';

/** The Telegram id of the first filled member; the n-th has this plus n. */
export const FIRST_TELEGRAM_ID = 10_000_000;

const ROWS_PER_STATEMENT = 100_000;

/**
 * Fills an empty database with members whose totals resemble a real community's: a few have much, most have little, a tenth is
 * active this week. Writes directly into the tables, with a fixed seed; the ledger stays empty, because no measurement here
 * reads it.
 */
export async function fillMembers(db: Db, count: number, nowMs: number): Promise<void> {
  const week = runningWeek(nowMs, null);
  const createdFrom = new Date(nowMs - 400 * 86_400_000).toISOString();
  await sql`select setseed(0.42)`.execute(db);
  for (let from = 1; from <= count; from += ROWS_PER_STATEMENT) {
    const to = Math.min(from + ROWS_PER_STATEMENT - 1, count);
    await sql`
      insert into members (telegram_id, username, first_name, created_at)
      select ${FIRST_TELEGRAM_ID} + i,
        (array['Salty','Brass','Rusty','Golden','Mad','Swift','Tidal','Grim','Old','Lucky'])[1 + i % 10]
          || (array['Parrot','Kraken','Anchor','Sloop','Cannon','Compass','Harpoon'])[1 + i % 7] || i,
        case when i % 3 = 0 then 'Captain ' || i end,
        ${createdFrom}::timestamptz + i * interval '30 seconds'
      from generate_series(${from}::int, ${to}::int) i`.execute(db);
    await sql`
      insert into member_totals (member_id, lifetime_points, tipped, received, earned, tip_count,
                                 received_count)
      select id, (100 * power(random(), 4) * 2000)::bigint, (1e8 * power(random(), 5) * 10000)::bigint,
        (1e8 * power(random(), 5) * 9000)::bigint, (1e8 * power(random(), 6) * 2000)::bigint,
        (random() * 100)::int, (random() * 100)::int
      from members where telegram_id between ${FIRST_TELEGRAM_ID + from}
        and ${FIRST_TELEGRAM_ID + to}`.execute(db);
    await sql`
      insert into week_totals (week, member_id, points, transactions)
      select ${week}::date, id, (random() * 12000)::int, (random() * 40)::int
      from members where telegram_id between ${FIRST_TELEGRAM_ID + from}
        and ${FIRST_TELEGRAM_ID + to} and telegram_id % 10 = 0`.execute(db);
  }
  // A server does this by itself in quiet hours; without it we would measure first reads of new rows.
  await sql.raw('vacuum analyze').execute(db);
  await sql.raw('checkpoint').execute(db);
}

const EVENTS_PER_BATCH = 1000;

/**
 * Fills an empty database with members who each tip the next one, as the bot reports it: the ledger contains the entries behind
 * the totals.
 */
export async function fillByEvents(db: Db, count: number, nowMs: number): Promise<void> {
  const idOf = (number: number) => String(FIRST_TELEGRAM_ID + (number % count));
  for (let from = 0; from < count; from += EVENTS_PER_BATCH) {
    const events = Array.from({ length: Math.min(EVENTS_PER_BATCH, count - from) }, (_, index) => ({
      id: `fill:${from + index}`,
      type: 'tip',
      at: new Date(nowMs - 60_000).toISOString(),
      telegramId: idOf(from + index),
      username: `sailor_${from + index}`,
      to: idOf(from + index + 1),
      amount: `${1 + (index % 100)}.5`,
    }));
    await ingestEvents(db, { events, nowMs });
  }
}
