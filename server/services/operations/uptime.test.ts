import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { UPTIME_DAYS, type UptimePart, type UptimeState } from '#rules/operations/uptime.ts';
import { describeOnBothEngines } from '#server/testing/db/databases.ts';
import { findSiteUptime, readUptime, recordUptime } from './uptime.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const NOON_MS = Date.parse('2026-03-04T12:00:30Z');

describeOnBothEngines('the uptime record', (database, engine) => {
  const record = (
    databaseMs: number,
    states: Partial<Record<UptimePart, UptimeState>> = { site: 'up' },
    outageMinutes: number[] = [],
  ) => recordUptime(database().db, { states, outageMinutes, databaseMs });
  const read = (nowMs: number) => readUptime(database().db, { nowMs });

  it('is empty at first', async () => {
    expect(await read(NOON_MS)).toEqual({ recordedAt: null, lastDay: '2026-03-04', parts: [] });
    expect(await findSiteUptime(database().db, { nowMs: NOON_MS })).toBeNull();
  });

  it('adds up minutes by part and day, including minutes that nobody recorded', async () => {
    expect(await record(NOON_MS, { site: 'up', wallet: 'down' })).toBe('down: wallet');
    expect(await record(NOON_MS + MINUTE_MS, { site: 'up', wallet: 'degraded' })).toBe('all up');
    await record(NOON_MS + 4 * MINUTE_MS, { site: 'up', wallet: 'up', database: 'up' }, [
      Math.floor(NOON_MS / MINUTE_MS) + 2,
    ]);
    const nextDayMs = Date.parse('2026-03-05T00:00:10Z');
    await record(nextDayMs);
    const day = '2026-03-04';
    expect(await read(nextDayMs)).toEqual({
      recordedAt: '2026-03-05T00:00:00.000Z',
      lastDay: '2026-03-05',
      parts: [
        {
          part: 'site',
          percent: 0.55,
          days: [
            { day, up: 3, degraded: 0, down: 2 + 715 },
            { day: '2026-03-05', up: 1, degraded: 0, down: 0 },
          ],
        },
        { part: 'database', percent: 50, days: [{ day, up: 1, degraded: 0, down: 1 }] },
        { part: 'wallet', percent: 66.66, days: [{ day, up: 1, degraded: 1, down: 1 }] },
      ],
    });
  });

  it('counts a minute once, however many servers write it at the same time', async () => {
    const lines = await Promise.all([0, 1, 2, 3].map(() => record(NOON_MS)));
    expect(lines.sort()).toEqual(['all up', ...Array(3).fill('this minute is in the record')]);
    const [site] = (await read(NOON_MS)).parts;
    expect(site?.days).toEqual([{ day: '2026-03-04', up: 1, degraded: 0, down: 0 }]);
  });

  if (engine === 'embedded') return;

  it('keeps ninety days', async () => {
    await record(NOON_MS);
    await record(NOON_MS + UPTIME_DAYS * DAY_MS);
    const { rows } = await sql<{ days: number; first: string }>`
      select count(*)::int as days, min(day)::text as first from uptime_days`.execute(
      database().db,
    );
    expect(rows).toEqual([{ days: UPTIME_DAYS, first: '2026-03-05' }]);
  });

  it('removes what a clock that was ahead has left, and goes on', async () => {
    await record(NOON_MS);
    await record(NOON_MS + 9 * DAY_MS);
    await record(NOON_MS + MINUTE_MS);
    await record(NOON_MS + 2 * MINUTE_MS);
    const [site] = (await read(NOON_MS + 9 * DAY_MS)).parts;
    expect(site?.days).toEqual([{ day: '2026-03-04', up: 3, degraded: 0, down: 719 }]);
  });

  it('makes one figure of the site once there is a day of record', async () => {
    const { db } = database();
    const find = () => findSiteUptime(db, { nowMs: NOON_MS });
    await sql`
      insert into uptime_days (day, part, up, degraded, down)
      values ('2026-03-03', 'site', 1000, 0, 1), ('2026-03-03', 'jobs', 0, 0, 1440),
        ('2025-12-04', 'site', 0, 0, 1440)`.execute(db);
    await sql`
      insert into uptime_days (day, part, up, degraded, down) values ('2026-03-04', 'site', 438, 0, 0)`.execute(
      db,
    );
    expect(await find()).toBeNull();
    await sql`update uptime_days set degraded = 1 where day = '2026-03-04'`.execute(db);
    expect(await find()).toBe(99.93);
  });
});
