import { type RawBuilder, sql } from 'kysely';

/**
 * Whether the ban of the member `m` stands at a time (decision 27), as a condition in SQL: what
 * `isBanned` of the rules says of a row that has been read. Its beginning is included, its end not.
 *
 * @param at ISO 8601
 */
export function banStands(at: string): RawBuilder<boolean> {
  return sql<boolean>`(m.banned_at is not null and m.banned_at <= ${at}::timestamptz
    and (m.ban_expires_at is null or m.ban_expires_at > ${at}::timestamptz))`;
}

/** The ban of a member's row, as `isBanned` of the rules takes it. */
export function banOf(row: { banned_at: Date | null; ban_expires_at: Date | null }) {
  return {
    bannedAtMs: row.banned_at?.getTime() ?? null,
    expiresAtMs: row.ban_expires_at?.getTime() ?? null,
  };
}
