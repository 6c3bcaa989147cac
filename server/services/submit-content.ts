import { sql } from 'kysely';
import type { OwnSubmission } from '#contract/creator-submissions.ts';
import { AppError } from '#contract/errors.ts';
import { isBanned } from '#rules/roles.ts';
import {
  guessContentType,
  MAX_OPEN_SUBMISSIONS,
  MAX_SUBMISSIONS_PER_DAY,
} from '#rules/submissions.ts';
import type { Db } from '#server/db/connect.ts';
import { banOf } from './bans.ts';
import { type ContentLink, checkContentLink } from './content-link.ts';
import { type IncomingEvent, parseEvent } from './event-input.ts';
import { takeHeld, withRetries } from './ingest.ts';
import { linkKey } from './link-key.ts';
import { mayBeHandedInAgain, readOwnSubmission } from './own-submissions.ts';
import { holdWeeksOpen } from './week-lock.ts';

const DAY_MS = 86_400_000;

/** Who hands in, and when. */
export type Submitter = { memberId: bigint; telegramId: string; nowMs: number };

/** What is handed in, as it came. */
export type SubmittedContent = {
  contentType: string;
  url: string;
  title?: string | undefined;
  description?: string | undefined;
};

/**
 * Hands a link in for its member: as the bot's `content_submitted` and on the same way, with an id made of the member's
 * number and the client's own, so that a second press or a second try finds the first one. What is counted is counted
 * under the member's lock. Earns nothing (decision 12).
 *
 * Throws `bad_request` for what the event's check refuses, `forbidden` for a banned member, and `conflict` at the limits
 * of open ones and of a day, for what cannot be handed in again, and for an id whose submission was deleted.
 */
export async function submitContent(
  db: Db,
  by: Submitter,
  input: SubmittedContent & { clientId: string; resubmits?: bigint | undefined },
): Promise<{ submission: OwnSubmission; duplicate: boolean }> {
  const event = requireEvent(by, `web:${by.memberId}:${input.clientId}`, input);
  const { id, duplicate } = await withRetries(() =>
    db.transaction().execute(async (tx) => {
      await holdWeeksOpen(tx);
      await lockSubmitter(tx, by);
      const known = await findByEvent(tx, event.id);
      if (known !== null) return { id: known, duplicate: true };
      await requireRoom(tx, by);
      if (input.resubmits !== undefined) await requireRejected(tx, by, input.resubmits);
      await takeHeld(tx, [event]);
      const made = await findByEvent(tx, event.id);
      if (made === null) {
        throw new AppError('conflict', 'You handed this in before, and it was deleted since.');
      }
      if (input.resubmits !== undefined) {
        await sql`update submissions set resubmits = ${input.resubmits} where id = ${made}`.execute(
          tx,
        );
      }
      return { id: made, duplicate: false };
    }),
  );
  return { submission: await readOwnSubmission(db, { ...by, id }), duplicate };
}

/** The checks that the bot's events go through, and no others. Throws `bad_request` with the reason. */
export function requireEvent(
  by: Submitter,
  id: string,
  { contentType, url, title, description }: SubmittedContent,
): IncomingEvent {
  const parsed = parseEvent(
    {
      ...{ id, type: 'content_submitted', telegramId: by.telegramId, contentType, url },
      at: new Date(by.nowMs).toISOString(),
      ...(title === undefined ? {} : { title }),
      ...(description === undefined ? {} : { description }),
    },
    by.nowMs,
  );
  if (!parsed.ok) throw new AppError('bad_request', sentenceOf(parsed.reason));
  return parsed.event;
}

/** What is known of a link before it is handed in. Throws `bad_request` for one that would be refused. */
export async function previewContent(db: Db, { memberId, url }: { memberId: bigint; url: string }) {
  const link = requireLink(url);
  const [queue, duplicate] = await Promise.all([
    readQueue(db),
    findDuplicate(db, { memberId, key: linkKey(link.href) }),
  ]);
  return {
    url: link.href,
    host: link.host,
    contentType: guessContentType(link.parts),
    ...queue,
    duplicate,
  };
}

function requireLink(text: string): ContentLink {
  try {
    return checkContentLink(text);
  } catch (error) {
    if (error instanceof RangeError) {
      throw new AppError('bad_request', sentenceOf(`url: ${error.message}`));
    }
    throw error;
  }
}

/** `url: too long` as somebody who filled in a form reads it. */
function sentenceOf(reason: string): string {
  const [, field = '', rest = reason] = /^(\w+): (.*)$/.exec(reason) ?? [];
  const name = field === 'url' ? 'The link' : field === '' ? 'It' : `The ${field}`;
  const verb = /^(holds|must|does|is)\b/.test(rest) ? '' : 'is ';
  return `${name} ${verb}${rest}.`;
}

// Every event of the member waits here too; whoever comes second counts with what the first one wrote.
async function lockSubmitter(tx: Db, { memberId, nowMs }: Submitter): Promise<void> {
  await sql`select from member_totals where member_id = ${memberId} for update`.execute(tx);
  const { rows } = await sql<{ banned_at: Date | null; ban_expires_at: Date | null }>`
    select banned_at, ban_expires_at from members where id = ${memberId}`.execute(tx);
  const [row] = rows;
  if (!row || isBanned(banOf(row), nowMs)) {
    throw new AppError('forbidden', 'Banned members cannot hand anything in.');
  }
}

async function findByEvent(tx: Db, eventId: string): Promise<bigint | null> {
  const { rows } = await sql<{ id: bigint }>`
    select s.id from submissions s join activity_events e on e.seq = s.event_seq
    where e.id = ${eventId}`.execute(tx);
  return rows[0]?.id ?? null;
}

async function requireRoom(tx: Db, { memberId, nowMs }: Submitter): Promise<void> {
  const { rows } = await sql<{ open: number; of_day: number }>`
    select count(*) filter (where status = 'pending')::int as open,
      count(*) filter (where submitted_at > ${new Date(nowMs - DAY_MS).toISOString()}::timestamptz)::int as of_day
    from submissions where member_id = ${memberId}`.execute(tx);
  if ((rows[0]?.open ?? 0) >= MAX_OPEN_SUBMISSIONS) {
    throw new AppError(
      'conflict',
      `${MAX_OPEN_SUBMISSIONS} of your submissions wait for review. Hand in more when one was reviewed, or take one back.`,
    );
  }
  if ((rows[0]?.of_day ?? 0) >= MAX_SUBMISSIONS_PER_DAY) {
    throw new AppError(
      'conflict',
      `You handed in ${MAX_SUBMISSIONS_PER_DAY} within 24 hours, which is the most. Hand in more tomorrow.`,
    );
  }
}

async function requireRejected(tx: Db, { memberId }: Submitter, id: bigint): Promise<void> {
  const { rows } = await sql<{ may: boolean }>`
    select ${mayBeHandedInAgain} as may from submissions s
    where s.id = ${id} and s.member_id = ${memberId}`.execute(tx);
  if (rows[0]?.may) return;
  throw new AppError('conflict', 'Only what was rejected can be handed in again, and only once.');
}

/** So many of the last reviews say how long one takes. */
const RECENT_REVIEWS = 50;

async function readQueue(db: Db): Promise<{ waiting: number; expectedWaitSeconds: number | null }> {
  const { rows } = await sql<{ waiting: number; seconds: number | null }>`
    select (select count(*)::int from submissions where status = 'pending') as waiting,
      (select round(percentile_cont(0.5) within group (
          order by extract(epoch from greatest(evaluated_at - submitted_at, interval '0'))))::int
        from (select evaluated_at, submitted_at from submissions where evaluated_at is not null
          order by evaluated_at desc limit ${sql.lit(RECENT_REVIEWS)}) recent) as seconds`.execute(
    db,
  );
  return { waiting: rows[0]?.waiting ?? 0, expectedWaitSeconds: rows[0]?.seconds ?? null };
}

// Of others it says no more than that the link is known: what was rejected is between them and the reviewers.
async function findDuplicate(db: Db, { memberId, key }: { memberId: bigint; key: string | null }) {
  const { rows } = await sql<{
    is_own: boolean;
    status: 'pending' | 'approved' | 'rejected';
    at: Date;
  }>`
    select member_id = ${memberId} as is_own, status, submitted_at as at from submissions
    where link_key = ${key} and status <> 'withdrawn'
      and (member_id = ${memberId} or status <> 'rejected')
    order by id limit 1`.execute(db);
  const [row] = rows;
  return row ? { isOwn: row.is_own, status: row.status, submittedAt: row.at.toISOString() } : null;
}
