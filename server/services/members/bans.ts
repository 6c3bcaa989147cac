import { type RawBuilder, sql } from 'kysely';

/**
 * An SQL condition that is true if the member `m` is banned at a time, by their latest ban (docs/spec/portal.md#13-bans): the
 * same as `isBanned` of the rules for a row already read. The start is included, the end is not.
 *
 * @param at ISO 8601
 */
export function banStands(at: string): RawBuilder<boolean> {
  return sql<boolean>`(m.banned_at is not null and m.banned_at <= ${at}::timestamptz
    and (m.ban_expires_at is null or m.ban_expires_at > ${at}::timestamptz))`;
}

/**
 * An SQL condition that is true if the member `m` was banned at a time that may lie before their latest ban: for late
 * evaluations, such as the snapshot of a week (docs/decisions/015-a-closed-week-is-one-hashed-text-and-can-be-reopened.md).
 *
 * @param at ISO 8601
 */
export function banStood(at: string): RawBuilder<boolean> {
  return sql<boolean>`(${banStands(at)} or m.id in (
    select p.member_id from past_bans p
    where p.began_at <= ${at}::timestamptz and p.ended_at > ${at}::timestamptz))`;
}

/** The ban in a member's row, in the form that `isBanned` of the rules takes. */
export function banOf(row: { banned_at: Date | null; ban_expires_at: Date | null }) {
  return {
    bannedAtMs: row.banned_at?.getTime() ?? null,
    expiresAtMs: row.ban_expires_at?.getTime() ?? null,
  };
}
