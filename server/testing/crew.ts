import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import type { Acting } from '#server/services/members/actor.ts';

/** A Wednesday; the running week ends on Sunday, 2026-03-08. */
export const CREW_NOW_MS = Date.parse('2026-03-04T12:00:00Z');

/** The reviewers: owner 77, administrators 88 and 99; and the members 11 and 22. */
export type Crew = {
  owner: Acting;
  admin: Acting;
  other: Acting;
  /** A member's number, by Telegram id. */
  numberOf(telegramId: string): bigint;
  /** Submits content, a second after the last; returns its number. */
  submit(telegramId: string, rest?: object): Promise<bigint>;
  /** Lifetime and running week, in whole points. */
  pointsOf(telegramId: string): Promise<{ lifetime: number; week: number }>;
};

/** Five people who have each earned the point for their account and nine more. */
export async function enrolReviewers(db: Db, nowMs = CREW_NOW_MS): Promise<Crew> {
  const people = { 11: 'anne', 22: 'bart', 77: 'owner', 88: 'admin', 99: 'other' };
  const at = new Date(nowMs - 60 * 60_000).toISOString();
  await take(
    Object.entries(people).map(([telegramId, username]) => ({
      id: `hunt${telegramId}`,
      type: 'booty_hunt_first',
      at,
      telegramId,
      username,
      points: 9,
    })),
  );
  await sql`
    update members set role = case telegram_id when 77 then 'owner' else 'admin' end
    where telegram_id in (77, 88, 99)`.execute(db);
  const { rows } = await sql<{ id: bigint; telegram_id: bigint }>`
    select id, telegram_id from members`.execute(db);
  const numbers = new Map(rows.map((row) => [String(row.telegram_id), row.id]));
  const numberOf = (telegramId: string) => numbers.get(telegramId) ?? 0n;
  const reviewer = (telegramId: string): Acting => ({
    memberId: numberOf(telegramId),
    telegramId,
    nowMs,
  });
  let submitted = 0;

  async function take(events: object[]) {
    for (const { status, reason } of await ingestEvents(db, { events, nowMs })) {
      if (status !== 'accepted') throw new Error(reason ?? status);
    }
  }

  return {
    owner: reviewer('77'),
    admin: reviewer('88'),
    other: reviewer('99'),
    numberOf,
    async submit(telegramId, rest = {}) {
      submitted += 1;
      const id = `content${submitted}`;
      await take([
        {
          id,
          type: 'content_submitted',
          telegramId,
          contentType: 'twitter_post',
          at: new Date(nowMs - 30 * 60_000 + submitted * 1000).toISOString(),
          url: `https://x.com/crew/status/${submitted}`,
          ...rest,
        },
      ]);
      const found = await sql<{ id: bigint }>`
        select s.id from submissions s join activity_events e on e.seq = s.event_seq
        where e.id = ${id}`.execute(db);
      return found.rows[0]?.id ?? 0n;
    },
    async pointsOf(telegramId) {
      const { rows: totals } = await sql<{ lifetime: number; week: number }>`
        select t.lifetime_points::int as lifetime, coalesce((
          select w.points from week_totals w where w.member_id = t.member_id
          order by week desc limit 1), 0) as week
        from member_totals t where t.member_id = ${numberOf(telegramId)}`.execute(db);
      const { lifetime = 0, week = 0 } = totals[0] ?? {};
      return { lifetime: lifetime / 100, week: week / 100 };
    },
  };
}
