import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import type { Db } from '#server/db/connect.ts';

type Submission = {
  submissionId: string;
  status: 'pending' | 'approved' | 'rejected' | 'withdrawn';
};

/** The submission that an event created. Throws `conflict` if the id belongs to another kind of event. */
export async function findSubmission(db: Db, eventId: string): Promise<Submission> {
  const { rows } = await sql<{ id: bigint; status: Submission['status'] }>`
    select s.id, s.status from submissions s join activity_events e on e.seq = s.event_seq
    where e.id = ${eventId}`.execute(db);
  const [row] = rows;
  if (!row) throw new AppError('conflict', 'This id belongs to an event that is not a submission.');
  return { submissionId: String(row.id), status: row.status };
}
