import { type RawBuilder, sql } from 'kysely';

/**
 * Whether the member `m` is banned at a time (decision 27), as an SQL condition: the same as `isBanned` of the rules for
 * a row already read. The start is included, the end is not.
 *
 * @param at ISO 8601
 */
export function banStands(at: string): RawBuilder<boolean> {
  return sql<boolean>`(m.banned_at is not null and m.banned_at <= ${at}::timestamptz
    and (m.ban_expires_at is null or m.ban_expires_at > ${at}::timestamptz))`;
}

/** The ban in a member's row, as `isBanned` of the rules takes it. */
export function banOf(row: { banned_at: Date | null; ban_expires_at: Date | null }) {
  return {
    bannedAtMs: row.banned_at?.getTime() ?? null,
    expiresAtMs: row.ban_expires_at?.getTime() ?? null,
  };
}
