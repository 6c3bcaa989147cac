import { sql } from 'kysely';
import type { UptimeRecord } from '#contract/site/monitoring.ts';
import {
  firstUptimeDay,
  MIN_UPTIME_MINUTES,
  measuredMinutes,
  minuteOf,
  UPTIME_PARTS,
  type UptimeDay,
  type UptimePart,
  type UptimeState,
  uptimePercent,
  uptimeToAdd,
} from '#rules/operations/uptime.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';

const KEY = 'uptime';
const MINUTE_MS = 60_000;

/**
 * Adds this minute to the record, and judges those missed since the last one. A minute counts once, for the first server. Uses
 * the database's clock, the only one that servers share. Returns one line about it.
 *
 * @param input.databaseMs replaces the database's clock in tests, in ms
 */
export async function recordUptime(
  db: Db,
  input: {
    states: Partial<Record<UptimePart, UptimeState>>;
    outageMinutes: readonly number[];
    databaseMs?: number;
  },
): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const { lastMinute, nowMs } = await lockRecord(tx, input.databaseMs ?? null);
    const nowMinute = minuteOf(nowMs);
    const added = uptimeToAdd({ ...input, lastMinute, nowMinute });
    if (added === null) return 'this minute is in the record';
    await sql`
      insert into uptime_days as held (day, part, up, degraded, down)
      select day, part, up, degraded, down
      from unnest(${added.map(({ day }) => day)}::date[], ${added.map(({ part }) => part)}::text[],
        ${added.map(({ up }) => up)}::int[], ${added.map(({ degraded }) => degraded)}::int[],
        ${added.map(({ down }) => down)}::int[]) as added (day, part, up, degraded, down)
      on conflict (day, part) do update set up = held.up + excluded.up,
        degraded = held.degraded + excluded.degraded, down = held.down + excluded.down`.execute(tx);
    // Includes days left by a clock that was ahead.
    await sql`
      delete from uptime_days
      where day < ${firstUptimeDay(nowMs)}::date or day > ${dayOf(nowMs)}::date`.execute(tx);
    await sql`
      update settings set value = ${String(nowMinute)}::jsonb where key = ${KEY}`.execute(tx);
    const isDown = Object.entries(input.states).filter(([, state]) => state === 'down');
    return isDown.length === 0 ? 'all up' : `down: ${isDown.map(([part]) => part).join(', ')}`;
  });
}

/** One server at a time. */
async function lockRecord(tx: Db, databaseMs: number | null) {
  await sql`
    insert into settings (key, value) values (${KEY}, 'null') on conflict (key) do nothing`.execute(
    tx,
  );
  const now = databaseMs === null ? null : isoTime(databaseMs);
  // Not the start of the transaction, which may have waited for the lock.
  const { rows } = await sql<{ minute: number | null; now: Date }>`
    select value as minute, coalesce(${now}::timestamptz, clock_timestamp()) as now
    from settings where key = ${KEY} for update`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('the uptime record was removed meanwhile');
  return { lastMinute: row.minute, nowMs: row.now.getTime() };
}

/** The record of the last 90 days, for the monitor: the parts that have a record, each with its days. */
export async function readUptime(db: Db, { nowMs }: { nowMs: number }): Promise<UptimeRecord> {
  const days = await readDays(db, nowMs);
  const { rows } = await sql<{ minute: number | null }>`
    select value as minute from settings where key = ${KEY}`.execute(db);
  const minute = rows[0]?.minute ?? null;
  return {
    recordedAt: minute === null ? null : isoTime(minute * MINUTE_MS),
    lastDay: dayOf(nowMs),
    parts: UPTIME_PARTS.flatMap((part) => {
      const own = days.filter((day) => day.part === part).map(({ part: _, ...day }) => day);
      const percent = uptimePercent(own);
      return percent === null ? [] : [{ part, percent, days: own }];
    }),
  };
}

/** The site's uptime in percent, rounded down; null before the first day of record. */
export async function findSiteUptime(db: Db, { nowMs }: { nowMs: number }): Promise<number | null> {
  const days = (await readDays(db, nowMs)).filter(({ part }) => part === 'site');
  return measuredMinutes(days) < MIN_UPTIME_MINUTES ? null : uptimePercent(days);
}

async function readDays(db: Db, nowMs: number) {
  const { rows } = await sql<UptimeDay & { part: string }>`
    select day, part, up, degraded, down from uptime_days
    where day between ${firstUptimeDay(nowMs)}::date and ${dayOf(nowMs)}::date
    order by day`.execute(db);
  return rows;
}

function dayOf(atMs: number): string {
  return isoTime(atMs).slice(0, 10);
}
