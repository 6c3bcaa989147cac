import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import { contentTypeFor } from '#rules/points/content-types.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { approveSubmission, rejectSubmission } from '#server/services/submissions/review.ts';
import { DEMO_ADMIN } from './people.ts';

/** How long a demo submission waits for the demo's administrator: about thirty of them wait at any time. */
const WAITS_MS = 21 * 24 * 60 * 60_000;

type Due = { id: bigint; content_type: string; at: Date; chance: number };

/**
 * Makes the decisions of the demo's administrator up to `untilMs`, each at its own time: three in four submissions are approved.
 * Later submissions wait for the visitor. Running it again changes nothing.
 */
export async function reviewDemo(db: Db, { untilMs }: { untilMs: number }): Promise<void> {
  const due = isoTime(untilMs - WAITS_MS);
  const { rows } = await sql<Due>`
    select s.id, s.content_type, s.submitted_at as at, abs(hashtext(e.id)) % 100 as chance
    from submissions s join activity_events e on e.seq = s.event_seq
    join members m on m.id = s.member_id
    where s.status = 'pending' and s.submitted_at < ${due}::timestamptz
      and m.telegram_id <> ${DEMO_ADMIN}::bigint
    order by s.submitted_at, s.id`.execute(db);
  const { rows: admins } = await sql<{ id: bigint }>`
    select id from members where telegram_id = ${DEMO_ADMIN}::bigint`.execute(db);
  const memberId = admins[0]?.id;
  if (memberId === undefined) return;
  for (const { id: submissionId, content_type, at, chance } of rows) {
    const by = { memberId, telegramId: String(DEMO_ADMIN), nowMs: at.getTime() + WAITS_MS };
    const { maxPoints, defaultPoints } = contentTypeFor(content_type);
    const points = Math.min(maxPoints, defaultPoints + (chance % 7));
    try {
      if (chance < 75) await approveSubmission(db, by, { submissionId, points });
      else await rejectSubmission(db, by, { submissionId });
    } catch (error) {
      // Another server filling the same demo was faster.
      if (!(error instanceof AppError && error.code === 'conflict')) throw error;
    }
  }
}
