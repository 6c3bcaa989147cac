import type { AdminSession, AuthUser } from '#contract/auth.ts';
import type { Viewer } from '#contract/session.ts';
import { displayNameFor } from '#rules/names.ts';

/** Where the browser keeps the administrator's session (second document, section 3). */
export const SESSION_STORAGE_KEY = 'admin-auth';
/** A session lasts no longer than this since the login (second document, section 9). */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;
/** The server's clock may run ahead of the browser's by this much. */
const FUTURE_SKEW_MS = 5 * 60 * 1000;

// All of this is for display: the name in the header before the first answer. It proves nothing, and
// no call sends it (decision 22).

/** The session as a widget login makes it: a fixed marker, and its end 24 hours ahead. */
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
    expiresAt: new Date(nowMs + MAX_AGE_MS).toISOString(),
  };
}

/** How the rest of the site shows the administrator of a session. */
export function viewerOf(session: AdminSession): Viewer {
  const { telegramId, username, photoUrl, isAdmin, isBotOwner } = session;
  const displayName = displayNameFor(session);
  return { telegramId, displayName, username, photoUrl, isAdmin, isBotOwner };
}

export function storeSession(session: AdminSession): void {
  try {
    localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(session));
  } catch {
    // Storage can be closed: the cookie keeps the session anyway.
  }
}

/** The stored session; null without one, and where it is over, too old or unreadable: then it is discarded, silently. */
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

/** At logout, and when the server no longer knows the session. */
export function clearSession(): void {
  try {
    localStorage.removeItem(SESSION_STORAGE_KEY);
  } catch {
    // Closed storage holds nothing.
  }
}

/** What a stored text is worth at a time. */
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
    value.expiresAt === undefined ? loginMs + MAX_AGE_MS : Date.parse(value.expiresAt);
  // Written so that a time which is none fails.
  const isCurrent =
    loginMs <= nowMs + FUTURE_SKEW_MS && nowMs - loginMs <= MAX_AGE_MS && nowMs < expiresMs;
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
