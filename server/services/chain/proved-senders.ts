import { type RawBuilder, sql } from 'kysely';

/** Returns whether a member has proved one of these addresses. */
export function hasProved(
  memberId: RawBuilder<unknown>,
  addresses: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql`exists (
    select from address_proofs p
    where p.member_id = ${memberId} and p.proved_at is not null and p.address = any(${addresses}))`;
}
