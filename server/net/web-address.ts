import { isLoopbackHost } from '#rules/public-address.ts';

/**
 * Parses a text as a URL, or returns null.
 *
 * Does not use `URL.canParse`: in Node 20 its optimised form mistakes letters such as the ü of `münchen.example` for broken
 * UTF-8, and so rejects the address once the server has been running for a while.
 */
export function parseAddress(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** Returns whether a valid address is on this machine. */
export function isLoopback(address: string): boolean {
  return isLoopbackHost(new URL(address).hostname);
}
