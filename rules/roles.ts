/**
 * Permissions by role, and bans in force. Roles come from the database, never from the browser (docs/spec/portal.md#1-roles,
 * docs/spec/portal.md#13-bans).
 */

/** The roles, least powerful first; an owner may do everything that an admin may. */
export const ROLES = ['member', 'admin', 'owner'] as const;

/** One of {@link ROLES}. */
export type Role = (typeof ROLES)[number];

/** An empty ban reason becomes this one (docs/spec/portal.md#13-bans). */
export const EMPTY_BAN_REASON = 'No reason provided';

/** True if the role may evaluate, reject, notify, broadcast, verify profiles and see users: admins and the owner. */
export function canReview(role: Role): boolean {
  return role === 'admin' || role === 'owner';
}

/**
 * True if the actor may ban or unban the target: admins and the owner may, but never an admin or owner. An admin's role has to be
 * taken away first.
 */
export function canBan(actorRole: Role, targetRole: Role): boolean {
  return canReview(actorRole) && targetRole === 'member';
}

/**
 * Returns whether a ban is in force at a time: from `bannedAtMs` (included) to `expiresAtMs` (excluded). It ends by itself
 * (docs/spec/portal.md#13-bans).
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
