import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import { MAX_OUTPUTS } from '#rules/weeks/payouts.ts';
import type { Db } from '#server/db/connect.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import { banStands } from '#server/services/members/bans.ts';
import type { DueShares } from './due.ts';

/**
 * Takes the first shares of `due` into one new payout of at most {@link MAX_OUTPUTS} addresses, and marks them `paying`, all or
 * none. Returns null if there is nothing to take, or if a share was changed or taken since it was read.
 */
export async function claimPayout(
  db: Db,
  due: DueShares,
  input: { method: 'raw' | 'sendmany'; nowMs: number },
): Promise<Claim | null> {
  const shares = firstOutputs(due.payable);
  if (shares.length === 0) return null;
  try {
    const payoutId = await db.transaction().execute((tx) => claim(tx, shares, input));
    const taken = new Set(shares);
    const payable = due.payable.filter((share) => !taken.has(share));
    return { payoutId, shares: shares.length, rest: { ...due, payable } };
  } catch (error) {
    if (error instanceof ClaimLost) return null;
    throw error;
  }
}

/** A new payout, and the shares that are still due. */
export type Claim = { payoutId: bigint; shares: number; rest: DueShares };

/** Thrown if a share is no longer owed, or its member is banned or has another address. */
class ClaimLost extends Error {}

function firstOutputs(payable: DueShares['payable']): DueShares['payable'] {
  const scripts = new Set<string>();
  return payable.filter(({ script }) => {
    if (!scripts.has(script) && scripts.size === MAX_OUTPUTS) return false;
    scripts.add(script);
    return true;
  });
}

async function claim(
  tx: Db,
  shares: DueShares['payable'],
  { method, nowMs }: { method: 'raw' | 'sendmany'; nowMs: number },
): Promise<bigint> {
  // One script can have several addresses; the first one stands for all.
  const addressOf = new Map<string, string>();
  for (const { script, address } of shares) {
    if (!addressOf.has(script)) addressOf.set(script, address);
  }
  const amount = shares.reduce((sum, { units }) => sum + units, 0n);
  const { rows } = await sql<{ id: bigint }>`
    insert into payouts (method, amount, created_at)
    values (${method}, ${String(amount)}::bigint, ${isoTime(nowMs)}::timestamptz)
    returning id`.execute(tx);
  const payoutId = rows[0]?.id;
  if (payoutId === undefined) throw new Error('a payout was not written');
  const listed = JSON.stringify(
    shares.map(({ week, memberId, units, address, script }) => ({
      week,
      member_id: String(memberId),
      amount: String(units),
      address,
      output: addressOf.get(script),
    })),
  );
  const taken = await sql<{ taken: number }>`
    with listed as (
      select * from json_to_recordset(${listed}::json) as l(
        week date, member_id bigint, amount bigint, address text, output text)),
    owed as (
      select l.* from listed l
      join shares s on s.week = l.week and s.member_id = l.member_id
      join weeks w on w.week = l.week
      join members m on m.id = l.member_id
      where s.status = 'owed' and w.settlement = 'here' and s.amount = l.amount and m.primary_address = l.address
        and not ${banStands(isoTime(nowMs))}
      -- The order in which all lock them, so that nobody waits for each other.
      order by s.week, s.member_id for update of s),
    outputs as (
      insert into payout_outputs (payout_id, address, amount)
      select ${String(payoutId)}::bigint, output, sum(amount) from owed group by output),
    parts as (
      insert into payout_shares (payout_id, week, member_id, address, amount)
      select ${String(payoutId)}::bigint, week, member_id, output, amount from owed),
    marked as (
      update shares s set status = 'paying', payout_id = ${String(payoutId)}::bigint
      from owed where s.week = owed.week and s.member_id = owed.member_id
      returning 1)
    select count(*)::int as taken from marked`.execute(tx);
  // All or none: the amount above is their sum.
  if (taken.rows[0]?.taken !== shares.length) throw new ClaimLost();
  await writeAudit(tx, {
    actor: 'system',
    action: 'payout_made',
    entity: 'payout',
    entityId: String(payoutId),
    after: { method, amount: String(amount), shares: shares.length, outputs: addressOf.size },
  });
  return payoutId;
}
