import { type RawBuilder, sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import type { BroadcastText } from '#rules/broadcast.ts';
import type { Language } from '#rules/messages/languages.ts';
import { isoTime } from '#rules/times.ts';
import type { WeekName } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import type { Actor } from '#server/services/members/actor.ts';
import { banStands } from '#server/services/members/bans.ts';

/** The same thing is broadcast at most once in this time. */
const AGAIN_AFTER_MS = 60 * 60_000;
/** Recipients written by one statement: half a second on the embedded engine. */
const RECIPIENTS_AT_ONCE = 20_000;

/** A post, or the policy that was set from a week on. */
type BroadcastSubject = { postId: string } | { policyWeek: WeekName };

/**
 * Records a broadcast and its recipients; returns its id. The transaction must hold the row of its subject. Throws `conflict` if the
 * same is being broadcast, or was within the last hour.
 *
 * @param input.html for members whose language has no message in `translations`
 * @param input.translations by language
 * @param input.after further facts for the audit log
 */
export async function writeBroadcast(
  tx: Db,
  input: {
    subject: BroadcastSubject;
    html: string;
    translations: Readonly<Record<string, string>>;
    after: object;
    actor: Pick<Actor, 'memberId' | 'telegramId'>;
    nowMs: number;
  },
): Promise<string> {
  const { subject, html, translations, actor, nowMs } = input;
  await requireNotYet(tx, { subject, nowMs });
  const { postId, policyWeek } = { postId: null, policyWeek: null, ...subject };
  const { rows } = await sql<{ id: string }>`
    insert into broadcasts (post_id, policy_week, html, translations, started_by, created_at)
    values (${postId}::bigint, ${policyWeek}::date, ${html}, ${JSON.stringify(translations)}::jsonb,
      ${actor.memberId}, ${isoTime(nowMs)}::timestamptz)
    returning id::text as id`.execute(tx);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('a broadcast was not written');
  // The foreign key check uses a plan cached by the connection. A plan made when there were few members would scan them all for
  // every recipient, for minutes; fresh statistics make it use the index.
  await sql`analyze members (id)`.execute(tx);
  const recipients = await writeRecipients(tx, { id, nowMs });
  await writeAudit(tx, {
    actor: actor.telegramId,
    action: 'broadcast_started',
    entity: 'broadcast',
    entityId: id,
    after: { ...subject, ...input.after, recipients },
  });
  return id;
}

/**
 * Writes them in parts: a statement for a million members exceeds the limit of a call, which ends the embedded database. Returns their
 * number.
 */
async function writeRecipients(
  tx: Db,
  { id, nowMs }: { id: string; nowMs: number },
): Promise<number> {
  let recipients = 0;
  let after = '0';
  for (;;) {
    const { rows } = await sql<{ count: number; last: string | null }>`
      with next as (
        select m.id from members m where m.id > ${after}::bigint and ${isRecipient(nowMs)}
        order by m.id limit ${sql.lit(RECIPIENTS_AT_ONCE)}),
      written as (
        insert into broadcast_recipients (broadcast_id, member_id)
        select ${id}::bigint, id from next)
      select count(*)::int as count, max(id)::text as last from next`.execute(tx);
    const { count = 0, last = null } = rows[0] ?? {};
    recipients += count;
    if (count < RECIPIENTS_AT_ONCE || last === null) return recipients;
    after = last;
  }
}

/** The `translations` of {@link writeBroadcast}. */
export function htmlByLanguage(
  texts: Readonly<Record<Language, BroadcastText>>,
): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([language, { html }]) => [language, html]));
}

/** True for a member `m` who receives broadcasts, as a condition in SQL. */
export function isRecipient(nowMs: number): RawBuilder<boolean> {
  return sql<boolean>`(not m.broadcasts_off and m.unreachable_at is null
    and not ${banStands(isoTime(nowMs))})`;
}

// A broadcast cancelled before its first message does not count.
async function requireNotYet(
  tx: Db,
  { subject, nowMs }: { subject: BroadcastSubject; nowMs: number },
): Promise<void> {
  const since = isoTime(nowMs - AGAIN_AFTER_MS);
  const isSame =
    'postId' in subject
      ? sql`b.post_id = ${subject.postId}::bigint`
      : sql`b.policy_week = ${subject.policyWeek}::date`;
  const { rows } = await sql`
    select 1 from broadcasts b
    where ${isSame} and (b.state in ('running', 'paused')
      or (b.created_at > ${since}::timestamptz and (b.state = 'done' or exists (
        select from broadcast_recipients r
        where r.broadcast_id = b.id and r.status in ('sending', 'sent', 'unclear')))))
    limit 1`.execute(tx);
  if (rows.length === 0) return;
  throw new AppError('conflict', (m) =>
    'postId' in subject ? m.refusal_broadcast_post_again() : m.refusal_broadcast_policy_again(),
  );
}
