import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { withRetries } from '#server/services/ledger/ingest.ts';
import { findLastFrozen, weekForPoints } from '#server/services/ledger/running-week.ts';
import { holdWeeksOpen } from '#server/services/ledger/week-lock.ts';

/** Each change stays in the ledger permanently, so the number is limited; hiding is always possible. */
const MOST_SHOWN_PER_DAY = 10;
const DAY_MS = 86_400_000;

/**
 * Hides a member from public pages or shows them again; a repeat changes nothing. The change is also an event, so that the board
 * of every server learns of it (services/board/board.ts); it earns nothing, so no total changes. Throws `conflict` when showing
 * them for more than the tenth time within 24 hours.
 */
export async function setVisibility(
  db: Db,
  { memberId, hidden, nowMs }: { memberId: bigint; hidden: boolean; nowMs: number },
): Promise<{ hidden: boolean }> {
  await withRetries(() =>
    db.transaction().execute(async (tx) => {
      await holdWeeksOpen(tx);
      await setVisibilityHeld(tx, { memberId, hidden, nowMs });
    }),
  );
  return { hidden };
}

/** The same in the caller's transaction, which must have begun with `holdWeeksOpen`. */
export async function setVisibilityHeld(
  tx: Db,
  { memberId, hidden, nowMs }: { memberId: bigint; hidden: boolean; nowMs: number },
): Promise<void> {
  const now = isoTime(nowMs);
  // The same lock as for ingesting events: content submitted meanwhile is hidden, or not, like the rest.
  await sql`select from member_totals where member_id = ${memberId} for update`.execute(tx);
  const { rows } = await sql`
    update members set hidden_at = ${hidden ? now : null}::timestamptz
    where id = ${memberId} and (hidden_at is not null) <> ${hidden}::boolean returning 1`.execute(
    tx,
  );
  if (rows.length === 0) return;
  if (!hidden) await requireRoom(tx, memberId, nowMs);
  await sql`
    update submissions set hidden = ${hidden}::boolean where member_id = ${memberId}`.execute(tx);
  const week = weekForPoints(nowMs, await findLastFrozen(tx));
  await sql`
    insert into activity_events (id, type, at, member_id, week, data)
    values (${`visibility:${randomUUID()}`}, 'visibility_changed', ${now}::timestamptz, ${memberId},
      ${week}::date, ${JSON.stringify({ hidden })}::jsonb)`.execute(tx);
}

async function requireRoom(tx: Db, memberId: bigint, nowMs: number): Promise<void> {
  const { rows } = await sql`
    select 1 from activity_events
    where member_id = ${memberId} and at > ${isoTime(nowMs - DAY_MS)}::timestamptz
      and type = 'visibility_changed' and data @> '{"hidden": false}'
    limit ${sql.lit(MOST_SHOWN_PER_DAY)}`.execute(tx);
  if (rows.length < MOST_SHOWN_PER_DAY) return;
  throw new AppError('conflict', (m) =>
    m.refusal_shown_too_often({ most: String(MOST_SHOWN_PER_DAY) }),
  );
}
