/** How long a link from the bot signs its member in. */
export const SIGN_IN_LINK_MS = 5 * 60_000;

/** Of its token, 256 bits in base64url. */
export const SIGN_IN_TOKEN_PATTERN = '^[A-Za-z0-9_-]{43}$';

const FRAGMENT = '#sign-in=';

/** An address that signs in whoever opens it and agrees. The fragment, because browsers send it to no server. */
export function withSignIn(url: string, token: string): string {
  return `${url}${FRAGMENT}${token}`;
}

/** The token in an address's fragment; null if it has none. */
export function signInTokenOf(fragment: string): string | null {
  if (!fragment.startsWith(FRAGMENT)) return null;
  const token = fragment.slice(FRAGMENT.length);
  return new RegExp(SIGN_IN_TOKEN_PATTERN).test(token) ? token : null;
}
