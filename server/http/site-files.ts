import type { FastifyInstance, FastifyReply } from 'fastify';

export type SiteFileSettings = {
  /** Where the site is reached from outside, without a slash at its end. */
  publicUrl: string;
  /** Whether everybody on the site is invented. */
  demo: boolean;
  /** The closed weeks, newest first; each has a page. */
  readWeekNames: (limit: number) => Promise<string[]>;
};

/**
 * The pages that are worth finding. Named here, because the server knows no page of the site; a page
 * of the list that is missing, or that search engines are told to leave out, fails a test.
 */
const LISTED_PATHS = [
  ...[
    '/',
    '/leaderboard',
    '/creator',
    '/weeks',
    '/developers',
    '/developers/portal',
    '/privacy',
    '/terms',
  ],
] as const;

/** Calls are for programs, and the portal shows strangers nothing but its sign-in. */
const CLOSED_PATHS = ['/api', '/admin'] as const;

/** Weeks of four years: search engines find older ones by the list of all. */
const LISTED_WEEKS = 208;

/** As long as the other files whose names do not change with what is in them. */
const KEEP_SECONDS = 3600;

/** Serves what search engines ask a host for: which pages they may read, and which there are. */
export function addSiteFiles(app: FastifyInstance, settings: SiteFileSettings): void {
  const robots = robotsText(settings);
  app.get('/robots.txt', (_, reply) => sendFile(reply, 'text/plain', robots));
  app.get('/sitemap.xml', async (_, reply) => {
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

// A demo's invented people must not turn up in a search for a real community.
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

// The other characters that XML minds are percent-encoded in an address.
function escapeXml(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
}
