/** How long a sign-in link from the bot works, in ms. */
export const SIGN_IN_LINK_MS = 5 * 60_000;

/** The form of its token: 256 bits in base64url. */
export const SIGN_IN_TOKEN_PATTERN = '^[A-Za-z0-9_-]{43}$';

const FRAGMENT = '#sign-in=';

/**
 * Adds a sign-in to an address: the person who opens it and agrees is signed in. The token is in the fragment, because browsers
 * do not send that to a server.
 */
export function withSignIn(url: string, token: string): string {
  return `${url}${FRAGMENT}${token}`;
}

/** The token in an address's fragment; null if it has none. */
export function signInTokenOf(fragment: string): string | null {
  if (!fragment.startsWith(FRAGMENT)) return null;
  const token = fragment.slice(FRAGMENT.length);
  return new RegExp(SIGN_IN_TOKEN_PATTERN).test(token) ? token : null;
}
