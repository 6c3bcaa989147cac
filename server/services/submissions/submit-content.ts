import { sql } from 'kysely';
import type { OwnSubmission } from '#contract/creator/submissions.ts';
import { AppError } from '#contract/errors.ts';
import type { Messages } from '#rules/messages/messages.ts';
import { isBanned } from '#rules/roles.ts';
import {
  guessContentType,
  MAX_OPEN_SUBMISSIONS,
  MAX_SUBMISSIONS_PER_DAY,
} from '#rules/submissions/submissions.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import {
  type ContentLink,
  checkContentLink,
  type LinkProblem,
  LinkRefused,
} from '#server/services/ledger/content-link.ts';
import { type IncomingEvent, ledgerEvent } from '#server/services/ledger/event-input.ts';
import { takeHeld, withRetries } from '#server/services/ledger/ingest.ts';
import { normalizedLink } from '#server/services/ledger/normalized-link.ts';
import { holdWeeksOpen } from '#server/services/ledger/week-lock.ts';
import type { Acting } from '#server/services/members/actor.ts';
import { banOf } from '#server/services/members/bans.ts';
import { canBeResubmitted, readOwnSubmission } from './own-submissions.ts';

const DAY_MS = 86_400_000;

/** Submitted content as received. */
export type SubmittedContent = {
  contentType: string;
  url: string;
  title?: string | undefined;
  description?: string | undefined;
};

/**
 * Submits a link for a member: the same event as the bot's `content_submitted`, with an id made of the member's number and the
 * client's own, so that a repeat finds the first one. The limits are counted under the member's lock
 * (docs/spec/review.md#4-limits). Earns nothing.
 *
 * Throws `bad_request` for content that the event's check refuses, `forbidden` for a banned member, and `conflict` at the limits
 * of pending and daily submissions, for a submission that cannot be resubmitted, and for an id whose submission was deleted.
 */
export async function submitContent(
  db: Db,
  by: Acting,
  input: SubmittedContent & { clientId: string; resubmits?: bigint | undefined },
): Promise<{ submission: OwnSubmission; duplicate: boolean }> {
  const event = requireEvent(by, `web:${by.memberId}:${input.clientId}`, input);
  const { id, duplicate } = await withRetries(() =>
    db.transaction().execute(async (tx) => {
      await holdWeeksOpen(tx);
      return submitHeld(tx, by, { event, resubmits: input.resubmits });
    }),
  );
  return { submission: await readOwnSubmission(db, { ...by, id }), duplicate };
}

/**
 * The same in the caller's transaction, which must have begun with `holdWeeksOpen`.
 *
 * @param input.event from `requireEvent`
 */
export async function submitHeld(
  tx: Db,
  by: Acting,
  { event, resubmits }: { event: IncomingEvent; resubmits?: bigint | undefined },
): Promise<{ id: bigint; duplicate: boolean }> {
  await lockSubmitter(tx, by);
  const known = await findByEvent(tx, event.id);
  if (known !== null) return { id: known, duplicate: true };
  await requireRoom(tx, by);
  if (resubmits !== undefined) await requireRejected(tx, by, resubmits);
  await takeHeld(tx, [event]);
  const made = await findByEvent(tx, event.id);
  if (made === null) {
    throw new AppError('conflict', (m) => m.refusal_submitted_before());
  }
  if (resubmits !== undefined) {
    await sql`update submissions set resubmits = ${resubmits} where id = ${made}`.execute(tx);
  }
  return { id: made, duplicate: false };
}

/** The same checks as for the bot's events. Throws `bad_request` with the reason. */
export function requireEvent(
  by: Acting,
  id: string,
  { contentType, url, title, description }: SubmittedContent,
): IncomingEvent {
  const { telegramId, nowMs } = by;
  return refusing(() =>
    ledgerEvent(
      {
        id,
        type: 'content_submitted',
        telegramId,
        contentType,
        url,
        atMs: nowMs,
        ...(title === undefined ? {} : { title }),
        ...(description === undefined ? {} : { description }),
      },
      nowMs,
    ),
  );
}

/** The known facts about a link before it is submitted. Throws `bad_request` for a link that would be refused. */
export async function previewContent(db: Db, { memberId, url }: { memberId: bigint; url: string }) {
  const link = requireLink(url);
  const [queue, duplicate] = await Promise.all([
    readQueue(db),
    findDuplicate(db, { memberId, normalized: normalizedLink(link.href) }),
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
  return refusing(() => checkContentLink(text));
}

const LINK_TEXTS: Readonly<Record<LinkProblem, (m: Messages) => string>> = {
  hidden: (m) => m.refusal_link_hidden(),
  form: (m) => m.refusal_link_form(),
  credentials: (m) => m.refusal_link_credentials(),
  host: (m) => m.refusal_link_host(),
  length: (m) => m.refusal_link_length(),
};

function refusing<T>(check: () => T): T {
  try {
    return check();
  } catch (error) {
    if (error instanceof LinkRefused) {
      const { problem } = error;
      throw new AppError('bad_request', (m) => LINK_TEXTS[problem](m));
    }
    if (!(error instanceof RangeError)) throw error;
    throw new AppError('bad_request', sentenceOf(error.message));
  }
}

/** Turns `url: too long` into a sentence for the person who filled in the form. */
function sentenceOf(reason: string): string {
  const [, field = '', rest = reason] = /^(\w+): (.*)$/.exec(reason) ?? [];
  const name = field === 'url' ? 'The link' : field === '' ? 'It' : `The ${field}`;
  const verb = /^(holds|must|does|is)\b/.test(rest) ? '' : 'is ';
  return `${name} ${verb}${rest}.`;
}

// Every event of the member waits here too; the second one counts the rows of the first one.
async function lockSubmitter(tx: Db, { memberId, nowMs }: Acting): Promise<void> {
  await sql`select from member_totals where member_id = ${memberId} for update`.execute(tx);
  const { rows } = await sql<{ banned_at: Date | null; ban_expires_at: Date | null }>`
    select banned_at, ban_expires_at from members where id = ${memberId}`.execute(tx);
  const [row] = rows;
  if (!row || isBanned(banOf(row), nowMs)) {
    throw new AppError('forbidden', (m) => m.refusal_submit_banned());
  }
}

async function findByEvent(tx: Db, eventId: string): Promise<bigint | null> {
  const { rows } = await sql<{ id: bigint }>`
    select s.id from submissions s join activity_events e on e.seq = s.event_seq
    where e.id = ${eventId}`.execute(tx);
  return rows[0]?.id ?? null;
}

async function requireRoom(tx: Db, { memberId, nowMs }: Acting): Promise<void> {
  const { rows } = await sql<{ open: number; of_day: number }>`
    select count(*) filter (where status = 'pending')::int as open,
      count(*) filter (where submitted_at > ${isoTime(nowMs - DAY_MS)}::timestamptz)::int as of_day
    from submissions where member_id = ${memberId}`.execute(tx);
  if ((rows[0]?.open ?? 0) >= MAX_OPEN_SUBMISSIONS) {
    throw new AppError('conflict', (m) =>
      m.refusal_submissions_open({ most: MAX_OPEN_SUBMISSIONS }),
    );
  }
  if ((rows[0]?.of_day ?? 0) >= MAX_SUBMISSIONS_PER_DAY) {
    throw new AppError('conflict', (m) =>
      m.refusal_submissions_day({ most: MAX_SUBMISSIONS_PER_DAY }),
    );
  }
}

async function requireRejected(tx: Db, { memberId }: Acting, id: bigint): Promise<void> {
  const { rows } = await sql<{ may: boolean }>`
    select ${canBeResubmitted} as may from submissions s
    where s.id = ${id} and s.member_id = ${memberId}`.execute(tx);
  if (rows[0]?.may) return;
  throw new AppError('conflict', (m) => m.refusal_resubmit());
}

/** The expected wait is estimated from this many of the latest reviews. */
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

// About other members' submissions it says only that the link is known: a rejection is between them and the reviewers.
async function findDuplicate(
  db: Db,
  { memberId, normalized }: { memberId: bigint; normalized: string | null },
) {
  const { rows } = await sql<{
    is_own: boolean;
    status: 'pending' | 'approved' | 'rejected';
    at: Date;
  }>`
    select member_id = ${memberId} as is_own, status, submitted_at as at from submissions
    where link_key = ${normalized} and status <> 'withdrawn'
      and (member_id = ${memberId} or status <> 'rejected')
    order by id limit 1`.execute(db);
  const [row] = rows;
  return row ? { isOwn: row.is_own, status: row.status, submittedAt: row.at.toISOString() } : null;
}
