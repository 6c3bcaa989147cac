import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import type { ShareStatus } from '#contract/site/weeks.ts';
import { storableText } from '#rules/names.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import type { Acting } from '#server/services/members/actor.ts';
import { holdShare } from '#server/services/weeks/holds.ts';
import { noSignal } from './signals.ts';

type Signal = { week: string; kind: string; members: bigint[]; note: string | null };

/** Writes a note on a signal; an empty text removes the note. Throws `not_found`. */
export async function noteSignal(
  db: Db,
  by: Acting,
  input: { id: bigint; note: string },
): Promise<void> {
  const note = storableText(input.note).trim();
  await db.transaction().execute(async (tx) => {
    const signal = await lockSignal(tx, input.id);
    await sql`
      update fairness_signals set
        note = nullif(${note}, ''),
        noted_by = case when ${note} = '' then null else ${by.memberId}::bigint end,
        noted_at = case when ${note} = '' then null else ${isoTime(by.nowMs)}::timestamptz end
      where id = ${input.id}::bigint`.execute(tx);
    await audit(tx, by, { signal, action: 'signal_noted', after: { note } });
  });
}

/** Marks a signal as usual for its members, in any week, or removes the mark. Throws `not_found`. */
export async function markUsual(
  db: Db,
  by: Acting,
  input: { id: bigint; isUsual: boolean },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const signal = await lockSignal(tx, input.id);
    const { rows } = input.isUsual
      ? await sql`
          insert into fairness_usual (kind, members, marked_by, marked_at)
          select kind, members, ${by.memberId}::bigint, ${isoTime(by.nowMs)}::timestamptz
          from fairness_signals where id = ${input.id}::bigint
          on conflict do nothing returning 1`.execute(tx)
      : await sql`
          delete from fairness_usual u using fairness_signals s
          where s.id = ${input.id}::bigint and u.kind = s.kind and u.members = s.members
          returning 1`.execute(tx);
    if (rows.length === 0) return;
    await audit(tx, by, { signal, action: 'signal_marked', after: { isUsual: input.isUsual } });
  });
}

/**
 * Holds the shares of a signal's members that can still be held, in one transaction each. Returns the members and the week.
 * Throws `not_found`, and `conflict` if the week is not closed yet or nothing is left to hold.
 */
export async function holdSignal(
  db: Db,
  by: Acting,
  { id, reason }: { id: bigint; reason: string },
): Promise<{ week: string; held: string[] }> {
  const { week } = await lockSignal(db, id);
  const { rows } = await sql<{ member_id: bigint; status: ShareStatus }>`
    select h.member_id, h.status from fairness_signals s
    join shares h on h.week = s.week and h.member_id = any(s.members)
    where s.id = ${id}::bigint and h.status in ('owed', 'failed') order by h.rank`.execute(db);
  const held: string[] = [];
  for (const { member_id: memberId } of rows) {
    try {
      await holdShare(db, { week, memberId, reason, actor: by.telegramId });
      held.push(String(memberId));
    } catch (error) {
      // Another administrator was faster, or the payment is on its way. The other shares are held anyway.
      if (!(error instanceof AppError && error.code === 'conflict')) throw error;
    }
  }
  if (held.length === 0) {
    throw new AppError('conflict', (m) => m.refusal_none_to_hold());
  }
  return { week, held };
}

async function lockSignal(tx: Db, id: bigint): Promise<Signal> {
  const { rows } = await sql<Signal>`
    select week::text as week, kind, members, note from fairness_signals
    where id = ${id}::bigint for update`.execute(tx);
  const [row] = rows;
  if (!row) throw noSignal();
  return row;
}

async function audit(
  tx: Db,
  { telegramId, nowMs }: Acting,
  { signal, action, after }: { signal: Signal; action: string; after: object },
): Promise<void> {
  await writeAudit(tx, {
    actor: telegramId,
    action,
    entity: 'signal',
    // Another check of the week gives signals new numbers; this name is permanent.
    entityId: `${signal.week}/${signal.kind}/${signal.members.slice(0, 8).join('-')}`,
    before: { note: signal.note },
    after,
    atMs: nowMs,
  });
}
