import type { FastifyInstance, FastifyReply } from 'fastify';

export type SiteFileSettings = {
  /** The site's public address, without a trailing slash. */
  publicUrl: string;
  /** True if the site shows the invented demo community. */
  demo: boolean;
  /** The closed weeks, newest first; each has a page. */
  readWeekNames: (limit: number) => Promise<string[]>;
};

/**
 * The pages worth finding, listed here because the server does not know the site's pages. A test fails if one is missing or
 * excluded from search engines.
 */
const LISTED_PATHS = [
  ...[
    '/',
    '/leaderboard',
    '/creator',
    '/weeks',
    '/weeks/rules',
    '/hunts',
    '/developers',
    '/developers/portal',
    '/privacy',
    '/terms',
  ],
] as const;

/** Calls are for programs, and the portal shows strangers only its sign-in. */
const CLOSED_PATHS = ['/api', '/admin'] as const;

/** Four years of weeks: search engines find older ones through the list. */
const LISTED_WEEKS = 208;

/** The same as other files with a fixed name. */
const KEEP_SECONDS = 3600;

/** Serves `/robots.txt` and `/sitemap.xml`. */
export function addSiteFiles(app: FastifyInstance, settings: SiteFileSettings): void {
  const robots = robotsText(settings);
  app.get('/robots.txt', (_, reply) => sendFile(reply, 'text/plain', robots));
  app.get('/sitemap.xml', { config: { lane: 'public' } }, async (_, reply) => {
    const weeks = await settings.readWeekNames(LISTED_WEEKS);
    const paths = [...LISTED_PATHS, ...weeks.map((week) => `/weeks/${week}`)];
    return sendFile(reply, 'application/xml', sitemapXml(settings.publicUrl, paths));
  });
}

function sendFile(reply: FastifyReply, type: string, text: string): FastifyReply {
  return reply
    .header('cache-control', `public, max-age=${KEEP_SECONDS}`)
    .type(`${type}; charset=utf-8`)
    .send(text);
}

// A demo's invented people must not appear in searches for a real community.
function robotsText({ publicUrl, demo }: SiteFileSettings): string {
  if (demo) return 'User-agent: *\nDisallow: /\n';
  const closed = CLOSED_PATHS.map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\n${closed}\nSitemap: ${addressOf(publicUrl, '/sitemap.xml')}\n`;
}

function sitemapXml(publicUrl: string, paths: readonly string[]): string {
  const entries = paths.map(
    (path) => `  <url><loc>${escapeXml(addressOf(publicUrl, path))}</loc></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}

function addressOf(publicUrl: string, path: string): string {
  return new URL(publicUrl + path).href;
}

// XML's other special characters are percent-encoded in a URL.
function escapeXml(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
}
