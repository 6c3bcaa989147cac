// The bearer of a Mini App's viewer, for Telegram's web clients, where the site stands in a frame that
// gets no cookie (decision 22). In memory alone: it is gone with the page.
let held: { token: string; expiresAtMs: number } | null = null;

/** Sends this bearer with the reads that follow, until it expires (ISO time) or is dropped. */
export function holdViewerToken(token: string, expiresAt: string): void {
  held = { token, expiresAtMs: Date.parse(expiresAt) };
}

export function dropViewerToken(): void {
  held = null;
}

/** The header with the bearer. None for calls that change something: it does not open those. */
export function viewerTokenHeader(method: string): { authorization?: string } {
  if (held === null || method !== 'GET' || Date.now() >= held.expiresAtMs) return {};
  return { authorization: `Bearer ${held.token}` };
}
