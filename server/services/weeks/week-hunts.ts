import { sql } from 'kysely';
import type { SystemStatus } from '#contract/site/weekly-rewards.ts';
import type { WeekPage } from '#contract/site/weeks.ts';
import { toPoints } from '#rules/points/points.ts';
import { isoTime } from '#rules/times.ts';
import { type WeekName, weekEndMs, weekStartMs } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';

/** The treasure hunt that runs now; nothing if none does. */
export async function readRunningHunt(db: Db, nowMs: number): Promise<Pick<SystemStatus, 'hunt'>> {
  const { rows } = await sql<{ id: bigint; title: string; ends_at: Date }>`
    select id, title, ends_at from hunts
    where state = 'open' and ${isoTime(nowMs)}::timestamptz >= starts_at and ${isoTime(nowMs)}::timestamptz < ends_at
    order by starts_at limit 1`.execute(db);
  const [row] = rows;
  return row
    ? { hunt: { id: String(row.id), title: row.title, endsAt: row.ends_at.toISOString() } }
    : {};
}

/** The treasure hunts whose points belong to a week, with the sum of these points. */
export async function readWeekHunts(db: Db, week: WeekName): Promise<Pick<WeekPage, 'hunts'>> {
  const { rows } = await sql<{ id: bigint; title: string; finishers: number; points: number }>`
    select h.id, h.title, jsonb_array_length(h.list_text::jsonb -> 'members') as finishers, h.points_given as points
    from hunts h
    where h.settled_at >= ${isoTime(weekStartMs(week))}::timestamptz
      and h.settled_at < ${isoTime(weekEndMs(week))}::timestamptz
    order by h.settled_at, h.id`.execute(db);
  if (rows.length === 0) return {};
  return {
    hunts: rows.map(({ id, points, ...rest }) => ({
      id: String(id),
      ...rest,
      points: toPoints(points),
    })),
  };
}
