import type { AdminSession, AuthUser } from '#contract/site/auth.ts';
import type { Viewer } from '#contract/site/session.ts';
import { SESSION_MAX_AGE_MS } from '#rules/limits.ts';
import { displayNameFor } from '#rules/names.ts';

/** The key under which the browser stores the administrator's session (docs/spec/portal.md#8-data-in-the-browser). */
export const SESSION_STORAGE_KEY = 'admin-auth';
/** How far the server's clock may be ahead of the browser's, in ms. */
const FUTURE_SKEW_MS = 5 * 60 * 1000;

// All of this is for display only. It proves nothing, and no call sends it (docs/spec/portal.md#8-data-in-the-browser).

/** The session of a widget login: a fixed marker, and an end in 24 hours. */
export function sessionOf(user: AuthUser, nowMs: number): AdminSession {
  return {
    telegramId: user.telegramId,
    firstName: user.firstName,
    lastName: user.lastName,
    username: user.username,
    photoUrl: user.photoUrl,
    isAdmin: user.isAdmin,
    isBotOwner: user.isBotOwner,
    sessionToken: 'verified',
    loginTime: new Date(nowMs).toISOString(),
    expiresAt: new Date(nowMs + SESSION_MAX_AGE_MS).toISOString(),
  };
}

/** The administrator of a session as the rest of the site shows them. */
export function viewerOf(session: AdminSession): Viewer {
  const { telegramId, username, photoUrl, isAdmin, isBotOwner } = session;
  const displayName = displayNameFor(session);
  // Only the server knows if there is a picture: the next read of the session adds it.
  return { telegramId, displayName, username, photoUrl, picture: null, isAdmin, isBotOwner };
}

export function storeSession(session: AdminSession): void {
  try {
    localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(session));
  } catch {
    // Storage may be blocked; the session itself is in the cookie.
  }
}

/** The stored session; null if there is none. A session that is over, too old or unreadable is discarded. */
export function restoreSession(nowMs: number): AdminSession | null {
  let text: string | null;
  try {
    text = localStorage.getItem(SESSION_STORAGE_KEY);
  } catch {
    return null;
  }
  if (text === null) return null;
  const session = readSession(text, nowMs);
  if (session === null) clearSession();
  return session;
}

/** Called at logout, and when the server no longer knows the session. */
export function clearSession(): void {
  try {
    localStorage.removeItem(SESSION_STORAGE_KEY);
  } catch {
    // Blocked storage holds nothing.
  }
}

export function readSession(text: string, nowMs: number): AdminSession | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isSession(value)) return null;
  const loginMs = Date.parse(value.loginTime);
  const expiresMs =
    value.expiresAt === undefined ? loginMs + SESSION_MAX_AGE_MS : Date.parse(value.expiresAt);
  // Written so that NaN fails.
  const isCurrent =
    loginMs <= nowMs + FUTURE_SKEW_MS && nowMs - loginMs <= SESSION_MAX_AGE_MS && nowMs < expiresMs;
  return isCurrent ? { ...value, expiresAt: new Date(expiresMs).toISOString() } : null;
}

type Stored = Omit<AdminSession, 'expiresAt'> & { expiresAt?: string };

function isSession(value: unknown): value is Stored {
  if (typeof value !== 'object' || value === null) return false;
  const fields: Record<string, unknown> = { ...value };
  const isName = (name: string) => fields[name] === null || typeof fields[name] === 'string';
  return (
    typeof fields.telegramId === 'string' &&
    ['firstName', 'lastName', 'username', 'photoUrl'].every(isName) &&
    typeof fields.isAdmin === 'boolean' &&
    typeof fields.isBotOwner === 'boolean' &&
    fields.sessionToken === 'verified' &&
    typeof fields.loginTime === 'string' &&
    (fields.expiresAt === undefined || typeof fields.expiresAt === 'string')
  );
}
