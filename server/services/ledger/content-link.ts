import { parseAddress } from '#server/net/web-address.ts';

/** A link that is safe to show to everybody. */
export type ContentLink = {
  /** The stored form, normalized the way browsers do it. */
  href: string;
  /** The host that it leads to, with the port unless it is the default one; ASCII, other letters as xn--…. */
  host: string;
  /** Host without the port, and path. */
  parts: { host: string; path: string };
};

/** The reasons for which a link is refused, as programs read them. */
const PROBLEMS = {
  hidden: 'holds characters that nobody sees',
  form: 'not an http or https address',
  credentials: 'must not hold credentials',
  host: 'does not lead to a public site',
  length: 'too long',
} as const;
export type LinkProblem = keyof typeof PROBLEMS;

/** A link that cannot be submitted. Its text tells a program what is wrong. */
export class LinkRefused extends RangeError {
  readonly problem: LinkProblem;

  constructor(problem: LinkProblem) {
    super(PROBLEMS[problem]);
    this.problem = problem;
  }
}

const MAX_LENGTH = 2048;
/** Names of local machines and private networks, and names without a meaning. */
const PRIVATE_ENDS =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|private|corp|home|lan|arpa|invalid|test|onion)$/;
// Characters that hide where a link leads, some of which browsers drop. Plain spaces become %20, as in a browser.
const HIDDEN = /[\p{Control}\p{Surrogate}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;

/**
 * Checks a link that a member submits in any way: http or https, a public name and no bare network address, no credentials,
 * nothing hidden, not too long (docs/spec/review.md#3-links).
 *
 * Throws `LinkRefused`.
 */
export function checkContentLink(text: string): ContentLink {
  if (HIDDEN.test(text)) throw new LinkRefused('hidden');
  const url = parseAddress(text);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    throw new LinkRefused('form');
  }
  if (url.username || url.password) throw new LinkRefused('credentials');
  if (!isPublicHost(url.hostname)) throw new LinkRefused('host');
  if (url.href.length > MAX_LENGTH) throw new LinkRefused('length');
  const parts = { host: url.hostname, path: url.pathname };
  return { href: url.href, host: url.host, parts };
}

/** The same for a stored link; null if it is not safe to show. */
export function findContentLink(text: string): ContentLink | null {
  try {
    return checkContentLink(text);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

// The parser has turned every spelling of an IPv4 address into one form, for example 0x7f.1 and 2130706433.
function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/\.$/, '');
  if (host.startsWith('[') || /^\d+\.\d+\.\d+\.\d+$/.test(host)) return false;
  const hasEmptyLabel = host.startsWith('.') || host.includes('..');
  return host.includes('.') && !hasEmptyLabel && !PRIVATE_ENDS.test(host);
}
