import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import type { V1Balance, V1Profile } from '#contract/v1/members.ts';
import { formatAmount } from '#rules/amounts.ts';
import { displayNameFor } from '#rules/names.ts';
import { toPoints } from '#rules/points/points.ts';
import { type Ranks, rankFor } from '#rules/points/ranks.ts';
import type { Db } from '#server/db/connect.ts';
import type { ChainIndex } from '#server/gateways/chain/chain-index.ts';
import { readChain } from '#server/services/chain/read-chain.ts';
import type { ReachedMember } from './reach.ts';

/** Everything that an app learns about a member with `access_profile`. */
export async function readProfile(
  db: Db,
  { memberId, telegramId }: ReachedMember,
  ranks: Ranks,
): Promise<V1Profile> {
  const { rows } = await sql<ProfileRow>`
    select m.username, m.first_name, m.last_name, m.created_at,
      coalesce(t.lifetime_points, 0)::text as lifetime
    from members m left join member_totals t on t.member_id = m.id
    where m.id = ${memberId}::bigint`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a member who was reached has no row');
  const names = { username: row.username, firstName: row.first_name, lastName: row.last_name };
  const lifetime = Number(row.lifetime);
  return {
    id: telegramId,
    username: row.username,
    displayName: displayNameFor(names),
    rank: rankFor(lifetime, ranks).rank,
    lifetimePoints: toPoints(lifetime),
    joinedAt: row.created_at.toISOString(),
  };
}

type ProfileRow = {
  username: string | null;
  first_name: string | null;
  last_name: string | null;
  created_at: Date;
  lifetime: string;
};

/**
 * The balance of a member's primary address; nulls if they have set none. Throws `chain_not_configured`, and
 * `unavailable` if the chain index does not answer.
 */
export async function readBalance(
  db: Db,
  chain: ChainIndex | null,
  { memberId }: ReachedMember,
): Promise<V1Balance> {
  if (chain === null) throw chainNotConfigured();
  const address = await findPrimaryAddress(db, memberId);
  if (address === null) return { address: null, confirmed: null, unconfirmed: null };
  const balance = await readChain(() => chain.readBalance(address));
  return {
    address,
    confirmed: formatAmount(balance.confirmedUnits),
    unconfirmed: formatAmount(balance.unconfirmedUnits),
  };
}

/** A member's primary address; null if there is none. */
export async function findPrimaryAddress(db: Db, memberId: bigint): Promise<string | null> {
  const { rows } = await sql<{ address: string | null }>`
    select primary_address as address from members where id = ${memberId}::bigint`.execute(db);
  return rows[0]?.address ?? null;
}

/** The error without a configured chain index. */
export function chainNotConfigured(): AppError {
  return new AppError(
    'chain_not_configured',
    'This site looks nothing up on the chain: CHAIN_API_URL is not set.',
  );
}
