import type { ViewerTokens } from '#contract/site/auth.ts';

// A Mini App viewer's bearer token, for Telegram's web clients, where the site is in a frame that gets no cookie
// (docs/spec/portal.md#2-sessions). Kept in memory only.
type Renew = (renewalToken: string) => Promise<ViewerTokens>;
let held: { tokens: ViewerTokens; renew: Renew } | null = null;
let renewal: Promise<void> | null = null;

/** A token this close to its expiry is renewed before the next read, which may take a while. In ms. */
const RENEW_BEFORE_MS = 60_000;

/**
 * Sends this token with all reads until it is dropped. The first read after nine minutes renews it; if `renew` rejects, reads go
 * without a token, and the next read tries again.
 */
export function holdViewerToken(tokens: ViewerTokens, renew: Renew): void {
  held = { tokens, renew };
}

export function dropViewerToken(): void {
  held = null;
}

/** The header with the token; none for calls that change something, because the token does not authorize them. */
export async function viewerTokenHeader(method: string): Promise<{ authorization?: string }> {
  if (held === null || method !== 'GET') return {};
  if (leftMs(held.tokens) <= RENEW_BEFORE_MS) {
    renewal ??= renewHeld(held).finally(() => {
      renewal = null;
    });
    await renewal;
  }
  if (held === null || leftMs(held.tokens) <= 0) return {};
  return { authorization: `Bearer ${held.tokens.viewerToken}` };
}

async function renewHeld(before: NonNullable<typeof held>): Promise<void> {
  try {
    const tokens = await before.renew(before.tokens.renewalToken);
    // The viewer may have signed out or in meanwhile.
    if (held === before) held = { ...before, tokens };
  } catch {
    // The call that needed it is refused and shows its own error.
  }
}

function leftMs({ viewerTokenExpiresAt }: ViewerTokens): number {
  return Date.parse(viewerTokenExpiresAt) - Date.now();
}
