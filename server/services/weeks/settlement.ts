import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import { type WeekName, weekOf } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { writeAudit } from '#server/services/audit/write.ts';

/**
 * The payer of a week's shares: this site, or somebody else, in which case this site never pays
 * (docs/spec/week.md#13-weeks-settled-elsewhere).
 */
export type Settlement = 'here' | 'elsewhere';

/** Weeks before this one are settled elsewhere when they are closed. */
const SETTLED_BEFORE = 'settled_before';

/**
 * Returns whether an import decides who pays the weeks that are over and still open: it closes them, or it is the first import,
 * whose weeks the server closes. Later imports bring events that a server missed, and its weeks are paid as if it had not.
 */
export async function decidesPastWeeks(
  db: Db,
  { closesWeeks }: { closesWeeks: boolean },
): Promise<boolean> {
  if (closesWeeks) return true;
  const { rows } = await sql`select from weeks limit 1`.execute(db);
  return rows.length === 0;
}

/** Sets who pays the weeks that are over at `nowMs` and not closed yet; the latest decision counts. */
export async function decidePastWeeks(
  db: Db,
  { settlement, nowMs }: { settlement: Settlement; nowMs: number },
): Promise<void> {
  if (settlement === 'here') {
    await sql`delete from settings where key = ${SETTLED_BEFORE}`.execute(db);
    return;
  }
  await sql`
    insert into settings (key, value) values (${SETTLED_BEFORE}, ${JSON.stringify(weekOf(nowMs))}::jsonb)
    on conflict (key) do update set value = excluded.value`.execute(db);
}

/** The payer of a week that is about to be closed. A reopened week keeps its payer. */
export async function findSettlement(tx: Db, week: WeekName): Promise<Settlement> {
  const { rows } = await sql<{ settlement: Settlement }>`
    select coalesce(
      (select settlement from reopened_weeks where week = ${week}::date order by id desc limit 1),
      (select 'elsewhere' from settings
        where key = ${SETTLED_BEFORE} and ${week}::date < (value #>> '{}')::date),
      'here') as settlement`.execute(tx);
  return rows[0]?.settlement ?? 'here';
}

/** A closed week that this site does not pay, with the shares that it would have to pay. */
export type UnpaidWeek = { week: WeekName; settlement: Settlement; shares: number; units: bigint };

/** The weeks that this site does not pay although they have shares to pay, oldest first. */
export async function readNotPaidHere(db: Db): Promise<UnpaidWeek[]> {
  const { rows } = await sql<UnpaidWeek>`
    select w.week, w.settlement, count(*)::int as shares, sum(s.amount)::bigint as units
    from weeks w join shares s on s.week = w.week
    where w.settlement = 'elsewhere' and s.status in ('owed', 'held', 'failed', 'settled') and s.amount > 0
    group by w.week order by w.week`.execute(db);
  return rows;
}

/**
 * Sets who pays a closed week. Its unpaid shares become owed or settled; paid ones stay.
 *
 * Throws `not_found` if the week is not closed, and `conflict` if the payer is already set to this, if coins of it are on their
 * way, or if a share of it is held.
 *
 * @param input.isDryRun return the changes without making them
 */
export async function settleWeek(
  db: Db,
  input: {
    week: WeekName;
    settlement: Settlement;
    actor: string;
    isDryRun?: boolean;
  },
): Promise<UnpaidWeek> {
  const { week, settlement, actor } = input;
  return db.transaction().execute(async (tx) => {
    const before = await lockWeek(tx, week);
    if (before.settlement === settlement) throw alreadySo(input);
    if (settlement === 'elsewhere') requireNoneUnderWay(week, before);
    const changed = { week, settlement, shares: before.shares, units: before.units };
    if (input.isDryRun) return changed;
    await sql`
      update weeks set settlement = ${settlement} where week = ${week}::date`.execute(tx);
    const [from, to] =
      settlement === 'here'
        ? [sql`status = 'settled'`, 'owed']
        : [sql`status in ('owed', 'failed')`, 'settled'];
    await sql`update shares set status = ${to} where week = ${week}::date and ${from}`.execute(tx);
    await writeAudit(tx, {
      actor,
      action: 'week_settled',
      entity: 'week',
      entityId: week,
      before: { settlement: before.settlement },
      after: { settlement, shares: before.shares, amount: String(before.units) },
    });
    return changed;
  });
}

type Locked = {
  settlement: Settlement;
  shares: number;
  units: bigint;
  held: number;
  underWay: number;
};

// Locks the shares first, as payouts do, so that a payout that is about to claim some waits, and then finds none.
async function lockWeek(tx: Db, week: WeekName): Promise<Locked> {
  const { rows } = await sql<Omit<Locked, 'settlement'>>`
    with locked as (select status, amount from shares where week = ${week}::date
      order by member_id for update)
    select (count(*) filter (where amount > 0 and status in ('owed', 'failed', 'settled')))::int as shares,
      coalesce(sum(amount) filter (where status in ('owed', 'failed', 'settled')), 0)::bigint as units,
      (count(*) filter (where status = 'held'))::int as held,
      (count(*) filter (where status in ('paying', 'sent')))::int as "underWay"
    from locked`.execute(tx);
  const weeks = await sql<{ settlement: Settlement }>`
    select settlement from weeks where week = ${week}::date for update`.execute(tx);
  const [row] = rows;
  const settlement = weeks.rows[0]?.settlement;
  if (!row || !settlement) {
    throw new AppError('not_found', (m) => m.refusal_no_closed_week());
  }
  return { settlement, ...row };
}

function alreadySo({ week, settlement }: { week: WeekName; settlement: Settlement }): AppError {
  const who = settlement === 'here' ? 'paid by this site' : 'settled elsewhere';
  return new AppError('conflict', `The week of ${week} is ${who} already.`);
}

function requireNoneUnderWay(week: WeekName, { held, underWay }: Locked): void {
  if (underWay > 0) {
    throw new AppError(
      'conflict',
      `${underWay} shares of the week of ${week} are in a payout. Wait until it is confirmed.`,
    );
  }
  if (held > 0) {
    throw new AppError(
      'conflict',
      `${held} shares of the week of ${week} are held. Release them first.`,
    );
  }
}
