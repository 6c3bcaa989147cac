/**
 * Who may do what, decided from roles that come from the database (decision 23).
 * Serves restricted-areas §5, §6 and decisions 23 and 27.
 */

/** The roles, least powerful first; an owner may do everything that an admin may. */
export const ROLES = ['member', 'admin', 'owner'] as const;

/** One of {@link ROLES}. */
export type Role = (typeof ROLES)[number];

/** What the ban prompt is prefilled with (restricted-areas §9). */
export const BAN_PROMPT_REASON = 'Violation of community guidelines';

/** What an empty ban reason becomes (restricted-areas §5). */
export const EMPTY_BAN_REASON = 'No reason provided';

/** Evaluate, reject, notify, broadcast, verify profiles and see users: admins and the owner. */
export function canReview(role: Role): boolean {
  return role === 'admin' || role === 'owner';
}

/**
 * Ban or unban: admins and the owner may, but never someone who is admin or owner. An admin's
 * role has to be taken away first.
 */
export function canBan(actorRole: Role, targetRole: Role): boolean {
  return canReview(actorRole) && targetRole === 'member';
}

/**
 * Whether a ban is in force at a time: from `bannedAtMs` (included) to `expiresAtMs` (excluded).
 * It expires by itself (decision 27).
 *
 * @param ban ms since epoch; `bannedAtMs` null: not banned; `expiresAtMs` null: for good
 */
export function isBanned(
  ban: { readonly bannedAtMs: number | null; readonly expiresAtMs: number | null },
  nowMs: number,
): boolean {
  if (ban.bannedAtMs === null || nowMs < ban.bannedAtMs) return false;
  return ban.expiresAtMs === null || nowMs < ban.expiresAtMs;
}
