import { sql } from 'kysely';
import { type LogEntry, MAX_SYSTEM_EVENTS } from '#contract/site/monitoring.ts';
import { formatAmount } from '#rules/amounts.ts';
import type { Db } from '#server/db/connect.ts';

type EventRow = {
  id: string;
  at: Date;
  level: LogEntry['level'];
  message: string;
  source: string;
};

/** The server's recent events, newest first: failed jobs, weeks, payouts, and people's actions (docs/spec/monitor.md#6-log). */
export async function readSystemEvents(
  db: Db,
  { coinSymbol }: { coinSymbol: string },
): Promise<LogEntry[]> {
  const amountText = (units: bigint) => `${coinSymbol} ${formatAmount(units)}`;
  const lists = await Promise.all([
    readJobFailures(db),
    readWeeks(db, amountText),
    readPayouts(db, amountText),
    readFaucetFailures(db, amountText),
    readAuditLog(db),
  ]);
  return (
    lists
      .flat()
      // Each list is newest first, and keeps its order for equal times.
      .sort((a, b) => b.at.getTime() - a.at.getTime())
      .slice(0, MAX_SYSTEM_EVENTS)
      .map(({ at, ...rest }) => ({ ...rest, timestamp: at.toISOString() }))
  );
}

async function readJobFailures(db: Db): Promise<EventRow[]> {
  const { rows } = await sql<{
    name: string;
    failed_at: Date;
    failures_in_row: number;
    error: string | null;
  }>`
    select name, failed_at, failures_in_row, error from jobs
    where failed_at is not null`.execute(db);
  return rows.map((row) => ({
    id: `job:${row.name}:${row.failed_at.getTime()}`,
    at: row.failed_at,
    // A later success ends the error.
    level: row.failures_in_row > 0 ? ('ERROR' as const) : ('WARN' as const),
    message:
      row.failures_in_row > 0
        ? `${row.name} failed${timesText(row.failures_in_row)}: ${row.error ?? 'no reason given'}`
        : `${row.name} failed, and has gone well since`,
    source: 'jobs',
  }));
}

function timesText(count: number): string {
  return count > 1 ? ` ${count} times in a row` : '';
}

type AmountText = (units: bigint) => string;

async function readWeeks(db: Db, amountText: AmountText): Promise<EventRow[]> {
  const { rows } = await sql<{
    week: string;
    frozen_at: Date;
    distributed: bigint;
    active_members: number;
    eligible_members: number;
  }>`
    select week, frozen_at, distributed, active_members, eligible_members from weeks
    order by week desc limit ${sql.lit(MAX_SYSTEM_EVENTS)}`.execute(db);
  return rows.map((row) => ({
    id: `week:${row.week}`,
    at: row.frozen_at,
    level: 'SUCCESS' as const,
    message:
      row.distributed > 0n
        ? `Week of ${row.week} frozen: ${amountText(row.distributed)} among ${row.eligible_members} of ${row.active_members} members`
        : `Week of ${row.week} frozen: nothing to share out`,
    source: 'weeks',
  }));
}

async function readPayouts(db: Db, amountText: AmountText): Promise<EventRow[]> {
  const { rows } = await sql<{
    id: bigint;
    state: string;
    amount: bigint;
    txid: string | null;
    problem: string | null;
    created_at: Date;
    called_at: Date | null;
    sent_at: Date | null;
    confirmed_at: Date | null;
  }>`
    select id, state, amount, txid, problem, created_at, called_at, sent_at, confirmed_at
    from payouts order by id desc limit ${sql.lit(MAX_SYSTEM_EVENTS)}`.execute(db);
  return rows.flatMap((row) => {
    const what = `Payout ${row.id} of ${amountText(row.amount)}`;
    const event = (step: string, at: Date | null, level: LogEntry['level'], message: string) =>
      at === null
        ? []
        : [{ id: `payout:${row.id}:${step}`, at, level, message, source: 'payouts' }];
    const isStuck = row.state === 'failed' || row.state === 'unclear';
    return [
      // No column has the time: at the earliest, it is after the last step that has one.
      ...event(
        row.state,
        isStuck ? (row.sent_at ?? row.called_at ?? row.created_at) : null,
        'ERROR',
        row.state === 'unclear'
          ? `${what} needs a person: ${row.problem ?? 'whether it was sent is not known'}`
          : `${what} failed: ${row.problem ?? 'no reason given'}`,
      ),
      ...event('confirmed', row.confirmed_at, 'SUCCESS', `${what} confirmed`),
      ...event('sent', row.sent_at, 'INFO', `${what} sent${row.txid ? ` as ${row.txid}` : ''}`),
      ...event('created', row.created_at, 'INFO', `${what} created`),
    ];
  });
}

/** Of the faucet's many small payments, only those that a person has to look at. */
async function readFaucetFailures(db: Db, amountText: AmountText): Promise<EventRow[]> {
  const { rows } = await sql<{
    id: bigint;
    state: string;
    amount: bigint;
    problem: string | null;
    at: Date;
  }>`
    select id, state, amount, problem, greatest(created_at, called_at, sent_at) as at
    from faucet_payments where state in ('failed', 'unclear')
    order by id desc limit ${sql.lit(MAX_SYSTEM_EVENTS)}`.execute(db);
  return rows.map(({ id, state, amount, problem, at }) => ({
    id: `faucet:${id}:${state}`,
    at,
    level: 'ERROR' as const,
    message:
      state === 'unclear'
        ? `Claim ${id} of the faucet (${amountText(amount)}) needs a person: ${problem ?? 'whether it was sent is not known'}`
        : `Claim ${id} of the faucet (${amountText(amount)}) failed: ${problem ?? 'no reason given'}`,
    source: 'faucet',
  }));
}

// Automatic work is reported above, from the rows that it wrote. Members' (not operators') use of their keys is for the audit log
// only, except for a dead key that is still used, which must be noticed.
async function readAuditLog(db: Db): Promise<EventRow[]> {
  const { rows } = await sql<{
    id: bigint;
    at: Date;
    actor: string;
    action: string;
    entity: string;
    entity_id: string;
  }>`
    select id, at, actor, action, entity, entity_id from audit_log
    where action = 'dead_api_key_used'
      or (actor <> 'system' and (entity <> 'api_key' or actor = 'operator')
        and action <> 'api_keys_revealed')
    order by id desc limit ${sql.lit(MAX_SYSTEM_EVENTS)}`.execute(db);
  return rows.map((row) => ({
    id: `audit:${row.id}`,
    at: row.at,
    level: row.action === 'dead_api_key_used' ? ('WARN' as const) : ('INFO' as const),
    message: `${row.action.replaceAll('_', ' ')}: ${row.entity} ${row.entity_id}, by ${row.actor}`,
    source: 'audit log',
  }));
}
