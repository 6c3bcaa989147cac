/**
 * Recognizes links to the same content, so that it is not rewarded twice. This helps reviewers and proves nothing: short links
 * without an id, which only the platform can resolve, stay different.
 */

/** Query parameters that say how a visitor arrived, and not which page it is. */
const TRACKING =
  /^(utm_.*|fbclid|gclid|dclid|yclid|msclkid|mc_cid|mc_eid|igsh|igshid|ref|ref_src|ref_url|source|si|feature|trk|share_id|share|context|_r|_t|is_from_webapp|sender_device|web_id)$/i;

/** Host prefixes that lead to the same pages. */
const HOST_PREFIX = /^(www|m|mobile|old|new|amp)\./;
/** Platforms show the same pages under a country's name too, for example `de.linkedin.com`. */
const COUNTRY_PREFIX = /^[a-z]{2}\.(?=[^.]+\.[^.]+$)/;

type Platform = {
  readonly name: string;
  readonly hosts: readonly string[];
  /** The content's own id in a path (without its first slash) or query; null if there is none. */
  readonly idOf: (path: string, query: URLSearchParams) => string | null;
};

const PLATFORMS: readonly Platform[] = [
  {
    name: 'youtube',
    hosts: ['youtube.com', 'music.youtube.com', 'youtube-nocookie.com'],
    idOf: (path, query) =>
      path === 'watch'
        ? query.get('v')
        : first(/^(?:shorts|live|embed|v)\/([\w-]{6,20})(?:\/|$)/, path),
  },
  { name: 'youtube', hosts: ['youtu.be'], idOf: (path) => first(/^([\w-]{6,20})(?:\/|$)/, path) },
  {
    name: 'x',
    hosts: ['x.com', 'twitter.com', 'fxtwitter.com', 'vxtwitter.com', 'fixupx.com', 'nitter.net'],
    idOf: (path) => first(/^(?:i\/web\/|i\/|[^/]+\/)status(?:es)?\/(\d+)/, path),
  },
  {
    name: 'tiktok',
    hosts: ['tiktok.com'],
    idOf: (path) => first(/^@[^/]*\/(?:video|photo)\/(\d+)/, path),
  },
  {
    name: 'instagram',
    hosts: ['instagram.com', 'ddinstagram.com'],
    idOf: (path) => first(/^(?:[^/]+\/)?(?:p|reel|reels|tv)\/([\w-]+)/, path),
  },
  {
    name: 'reddit',
    hosts: ['reddit.com'],
    idOf: (path) =>
      first(/^(?:(?:r|user|u)\/[^/]+\/)?comments\/([a-z0-9]+)/i, path)?.toLowerCase() ?? null,
  },
  {
    name: 'reddit',
    hosts: ['redd.it'],
    idOf: (path) => first(/^([a-z0-9]+)\/?$/i, path)?.toLowerCase() ?? null,
  },
  {
    name: 'linkedin',
    hosts: ['linkedin.com'],
    idOf: (path) => first(/(?:activity|share|ugcPost)[-:](\d{6,})/, path),
  },
  {
    name: 'discord',
    hosts: ['discord.com', 'discordapp.com', 'ptb.discord.com', 'canary.discord.com'],
    idOf: (path) => first(/^channels\/(?:\d+|@me)\/\d+\/(\d+)/, path),
  },
  {
    name: 'github',
    hosts: ['github.com'],
    idOf: (path) => first(/^([^/]+\/[^/]+?)(?:\.git)?\/?$/, path)?.toLowerCase() ?? null,
  },
];

/**
 * Returns the same text for links to the same content: the platform's own id if it is known, otherwise host and path without
 * differences that do not matter (case of the host, `www.`, tracking, order of the query, fragment).
 *
 * @returns null if the text is not a web address
 */
export function normalizedLink(link: string): string | null {
  const url = parse(link);
  // Query values are decoded, and PostgreSQL text cannot contain a NUL.
  return url === null ? null : keyOf(url).replaceAll('\0', '\ufffd');
}

function keyOf(url: URL): string {
  const host = url.hostname.toLowerCase().replace(/\.$/, '').replace(HOST_PREFIX, '');
  const path = url.pathname.replace(/^\/+/, '');
  for (const { name, hosts, idOf } of PLATFORMS) {
    const id = isAt(hosts, host) ? idOf(path, url.searchParams) : null;
    if (id) return `${name}:${id}`;
  }
  // Medium shows an article under many hosts and titles, always with the same id at its end.
  const article = isMedium(host) ? first(/-([0-9a-f]{10,12})\/?$/, path) : null;
  if (article) return `medium:${article}`;
  const query = [...url.searchParams].filter(([name]) => !TRACKING.test(name)).sort(byText);
  const rest = query.map(([name, value]) => `${name}=${value}`).join('&');
  return `${host}/${path.replace(/\/+$/, '')}${rest ? `?${rest}` : ''}`;
}

function parse(link: string): URL | null {
  try {
    const url = new URL(link.trim());
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
  } catch {
    return null;
  }
}

function isAt(hosts: readonly string[], host: string): boolean {
  return hosts.includes(host) || hosts.includes(host.replace(COUNTRY_PREFIX, ''));
}

function isMedium(host: string): boolean {
  return host === 'medium.com' || host.endsWith('.medium.com');
}

function first(pattern: RegExp, text: string): string | null {
  return pattern.exec(text)?.[1] ?? null;
}

function byText([name, value]: [string, string], [other, otherValue]: [string, string]): number {
  const [one, two] = [`${name}=${value}`, `${other}=${otherValue}`];
  if (one === two) return 0;
  return one < two ? -1 : 1;
}
