import { sql } from 'kysely';
import type { ShareObjection } from '#contract/admin/objections.ts';
import { AppError } from '#contract/errors.ts';
import type { ShareStatus } from '#contract/site/weeks.ts';
import { formatAmount } from '#rules/amounts.ts';
import { storableText } from '#rules/names.ts';
import { countPages } from '#rules/pages.ts';
import { isoTime } from '#rules/times.ts';
import { isWeekName } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import type { Acting } from '#server/services/members/actor.ts';
import { banStands } from '#server/services/members/bans.ts';
import { type NameFields, nameOf } from '#server/services/members/names.ts';
import { holdShareIn, readShareStatus, releaseShareIn } from '#server/services/weeks/holds.ts';

/** The position of a page in its list. */
type Page = { total: number; page: number; totalPages: number };

/** One page of the objections to shares: open ones first, then oldest first. Covers all weeks if no week is given. */
export async function readObjections(
  db: Db,
  { week, page, limit }: { week: string | undefined; page: number; limit: number },
): Promise<{ objections: ShareObjection[]; pagination: Page }> {
  const paginate = (total: number) => ({ total, page, totalPages: countPages(total, limit) });
  if (week !== undefined && !isWeekName(week)) {
    return { objections: [], pagination: paginate(0) };
  }
  const isWanted = sql`(${week ?? null}::date is null or o.week = ${week ?? null}::date)`;
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from share_objections o where ${isWanted}`.execute(db);
  const { rows } = await sql<ObjectionRow>`
    ${selectObjections} where ${isWanted}
    order by (o.upheld is null) desc, case when o.upheld is null then o.id end, o.id desc
    limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  return { objections: rows.map(objectionOf), pagination: paginate(counted.rows[0]?.total ?? 0) };
}

/**
 * Decides an objection. If it is upheld, the hold ends, or another member's share is held. If not, the share stays held, or is
 * paid. The owner of the share never decides, nor does the administrator who held it, unless no other administrator is active;
 * then the decision is marked (docs/spec/fairness.md#6-objections). Returns the message and its recipients.
 *
 * Throws `not_found`, `conflict` if it was decided or the share is on its way, `forbidden`, and `bad_request` without a note.
 */
export async function decideObjection(
  db: Db,
  by: Acting,
  input: { id: bigint; upheld: boolean; note: string },
): Promise<ShareObjection> {
  const note = storableText(input.note).trim();
  if (note === '') throw new AppError('bad_request', (m) => m.refusal_decide_why());
  return db.transaction().execute(async (tx) => {
    const before = await lockObjection(tx, input.id);
    if (before.upheld !== null) {
      throw new AppError('conflict', (m) => m.refusal_objection_decided());
    }
    const isConcerned = await isConcernedIn(tx, by, before);
    if (isConcerned && (await hasOthers(tx, by, before))) {
      throw new AppError('forbidden', (m) => m.refusal_objection_other());
    }
    await sql`
      update share_objections set upheld = ${input.upheld}, note = ${note},
        decided_by = ${by.memberId}::bigint, decided_at = ${isoTime(by.nowMs)}::timestamptz,
        by_person_concerned = ${isConcerned}
      where id = ${input.id}::bigint`.execute(tx);
    await writeAudit(tx, {
      actor: by.telegramId,
      action: 'objection_decided',
      entity: 'share',
      entityId: `${before.week}/${before.member_id}`,
      before: { reason: before.reason },
      after: { upheld: input.upheld, note, ...(isConcerned && { decidedByPersonConcerned: true }) },
      atMs: by.nowMs,
    });
    if (input.upheld) await carryOut(tx, by, before, note);
    const { rows } = await sql<ObjectionRow>`
      ${selectObjections} where o.id = ${input.id}::bigint`.execute(tx);
    const [row] = rows;
    if (!row) throw new Error('a decided objection is gone');
    return objectionOf(row);
  });
}

async function carryOut(
  tx: Db,
  { telegramId: actor }: Acting,
  { week, member_id: memberId, by_member_id }: ObjectionRow,
  reason: string,
): Promise<void> {
  const isHeld = (await readShareStatus(tx, { week, memberId })).status === 'held';
  const isOwn = by_member_id === memberId;
  if (isOwn && isHeld) await releaseShareIn(tx, { week, memberId, actor });
  if (!isOwn && !isHeld) await holdShareIn(tx, { week, memberId, reason, actor });
}

async function isConcernedIn(tx: Db, by: Acting, objection: ObjectionRow): Promise<boolean> {
  if (objection.member_id === by.memberId || objection.by_member_id === by.memberId) return true;
  return (await readHolder(tx, objection)) === by.telegramId;
}

/** The last person who held the share, as named in the audit log. */
async function readHolder(
  tx: Db,
  { week, member_id }: Pick<ObjectionRow, 'week' | 'member_id'>,
): Promise<string | null> {
  const { rows } = await sql<{ actor: string }>`
    select actor from audit_log where entity = 'share' and entity_id = ${`${week}/${member_id}`}
      and action = 'share_held' order by id desc limit 1`.execute(tx);
  return rows[0]?.actor ?? null;
}

/** Returns whether there is another active administrator who is not concerned either. */
async function hasOthers(tx: Db, by: Acting, objection: ObjectionRow): Promise<boolean> {
  const holder = await readHolder(tx, objection);
  const { rows } = await sql`
    select from members m where m.role in ('admin', 'owner')
      and m.id not in (${by.memberId}::bigint, ${objection.member_id}::bigint, ${objection.by_member_id}::bigint)
      and m.telegram_id::text is distinct from ${holder}
      and not ${banStands(isoTime(by.nowMs))}
    limit 1`.execute(tx);
  return rows.length > 0;
}

type ObjectionRow = {
  id: bigint;
  week: string;
  member_id: bigint;
  by_member_id: bigint;
  reason: string;
  created_at: Date;
  upheld: boolean | null;
  note: string | null;
  decided_at: Date | null;
  by_person_concerned: boolean;
  amount: bigint | null;
  status: ShareStatus | null;
  hold_reason: string | null;
  member_names: NameFields;
  by_names: NameFields;
  decider_names: NameFields | null;
};

const namesOf = (table: string) =>
  sql`json_build_object('username', ${sql.ref(`${table}.username`)},
    'first_name', ${sql.ref(`${table}.first_name`)}, 'last_name', ${sql.ref(`${table}.last_name`)})`;

const selectObjections = sql`
  select o.id, o.week::text as week, o.member_id, o.by_member_id, o.reason, o.created_at, o.upheld,
    o.note, o.decided_at, o.by_person_concerned, s.amount, s.status, s.hold_reason,
    ${namesOf('m')} as member_names, ${namesOf('b')} as by_names,
    case when d.id is not null then ${namesOf('d')} end as decider_names
  from share_objections o
  join members m on m.id = o.member_id join members b on b.id = o.by_member_id
  left join members d on d.id = o.decided_by
  left join shares s on s.week = o.week and s.member_id = o.member_id`;

async function lockObjection(tx: Db, id: bigint): Promise<ObjectionRow> {
  await sql`select from share_objections where id = ${id}::bigint for update`.execute(tx);
  const { rows } = await sql<ObjectionRow>`
    ${selectObjections} where o.id = ${id}::bigint`.execute(tx);
  const [row] = rows;
  if (!row) throw new AppError('not_found', (m) => m.refusal_objection_none());
  return row;
}

function objectionOf(row: ObjectionRow): ShareObjection {
  return {
    id: String(row.id),
    week: row.week,
    userId: String(row.member_id),
    displayName: nameOf(row.member_names),
    share:
      row.amount === null || row.status === null
        ? null
        : { amount: formatAmount(row.amount), status: row.status },
    holdReason: row.hold_reason,
    isOwn: row.member_id === row.by_member_id,
    byUserId: String(row.by_member_id),
    byName: nameOf(row.by_names),
    reason: row.reason,
    createdAt: row.created_at.toISOString(),
    decision:
      row.upheld === null || row.decided_at === null
        ? null
        : {
            upheld: row.upheld,
            note: row.note ?? '',
            by: row.decider_names === null ? '' : nameOf(row.decider_names),
            at: row.decided_at.toISOString(),
            byPersonConcerned: row.by_person_concerned,
          },
  };
}
