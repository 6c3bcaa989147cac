// A Mini App viewer's bearer token, for Telegram's web clients, where the site is in a frame that
// gets no cookie (decision 22). Kept in memory only.
let held: { token: string; expiresAtMs: number } | null = null;

/** Sends this token with all reads until it expires (ISO time) or is dropped. */
export function holdViewerToken(token: string, expiresAt: string): void {
  held = { token, expiresAtMs: Date.parse(expiresAt) };
}

export function dropViewerToken(): void {
  held = null;
}

/** The header with the token; none for calls that change something, which it does not authorize. */
export function viewerTokenHeader(method: string): { authorization?: string } {
  if (held === null || method !== 'GET' || Date.now() >= held.expiresAtMs) return {};
  return { authorization: `Bearer ${held.token}` };
}
