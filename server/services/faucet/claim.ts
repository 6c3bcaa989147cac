import { sql } from 'kysely';
import type { Coin } from '#rules/coins/coin.ts';
import { type FaucetLimits, type FaucetRefusal, refuseClaim } from '#rules/faucet.ts';
import { isoTime } from '#rules/times.ts';
import { isPayable } from '#server/coin/addresses.ts';
import type { Db } from '#server/db/connect.ts';
import { LOCKS } from '#server/db/locks.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import { banStands } from '#server/services/members/bans.ts';

export type FaucetClaim =
  | { id: bigint; address: string; units: bigint }
  | { refusal: FaucetRefusal };

/**
 * Accepts a member's claim, in the caller's transaction. From then on it is the member's, and the faucet's run pays it
 * (`run.ts`). Claims are judged one at a time, on any server.
 */
export async function claimFaucet(
  tx: Db,
  input: { memberId: bigint; limits: FaucetLimits; coin: Coin; nowMs: number },
): Promise<FaucetClaim> {
  const { memberId, limits, coin, nowMs } = input;
  await sql`select pg_advisory_xact_lock(${LOCKS.faucetClaims})`.execute(tx);
  const { address, ...known } = await readStanding(tx, { memberId, nowMs });
  const hasAddress = address !== null && isPayable(address, coin);
  const refusal = refuseClaim({ ...known, hasAddress, nowMs }, limits);
  if (refusal !== null) return { refusal };
  if (address === null) throw new Error('a claim without an address was not refused');
  const { units } = limits;
  const { rows } = await sql<{ id: bigint }>`
    insert into faucet_payments (member_id, address, amount, created_at)
    values (${memberId}::bigint, ${address}, ${units}::bigint, ${isoTime(nowMs)}::timestamptz)
    returning id`.execute(tx);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('a claim was not written');
  await writeAudit(tx, {
    actor: 'system',
    action: 'faucet_payment_claimed',
    entity: 'faucet_payment',
    entityId: String(id),
    after: { amount: String(units) },
  });
  return { id, address, units };
}

async function readStanding(tx: Db, { memberId, nowMs }: { memberId: bigint; nowMs: number }) {
  const now = isoTime(nowMs);
  const today = `${now.slice(0, 10)}T00:00:00Z`;
  // A failed claim has paid nothing. Every other claim counts, in any state.
  const { rows } = await sql<{
    address: string | null;
    created_at: Date;
    is_banned: boolean;
    own_at: Date | null;
    address_at: Date | null;
    given: bigint;
    is_stuck: boolean;
  }>`
    select m.primary_address as address, m.created_at, ${banStands(now)} as is_banned,
      (select max(created_at) from faucet_payments f
        where f.member_id = m.id and f.state <> 'failed') as own_at,
      (select max(created_at) from faucet_payments f
        where f.address = m.primary_address and f.state <> 'failed') as address_at,
      (select coalesce(sum(amount), 0)::bigint from faucet_payments f
        where f.created_at >= ${today}::timestamptz and f.state <> 'failed') as given,
      exists (select from faucet_payments f
        where f.state = 'building' and f.problem is not null) as is_stuck
    from members m where m.id = ${memberId}::bigint`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('there is no such member');
  return {
    address: row.address,
    isBanned: row.is_banned,
    memberSinceMs: row.created_at.getTime(),
    lastClaimMs: row.own_at?.getTime() ?? null,
    lastOfAddressMs: row.address_at?.getTime() ?? null,
    givenTodayUnits: row.given,
    isStuck: row.is_stuck,
  };
}
