import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DrawnSlide } from '#contract/community/site-community.ts';
import type { Community, ServedFile } from '#server/community-file/read-community.ts';
import { drawingAddress } from '#server/community-file/slides.ts';

/** The same as other files with a fixed name. */
const KEEP_SECONDS = 3600;

/** An SVG opened by itself is a page of this site: it may only style itself, and above all run no script. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Serves the community's pictures and colours below `/community/`, the slides that the site draws for it, and the manifest.
 * `/favicon.ico` is one of them because browsers request it by themselves.
 */
export function addCommunityFiles(
  app: FastifyInstance,
  community: Community,
  slides: readonly DrawnSlide[],
): void {
  for (const [address, file] of community.files) serve(app, address, file);
  const { ico } = community.brand.icons;
  const icon = ico === null ? undefined : community.files.get(ico);
  if (icon) serve(app, '/favicon.ico', icon);
  for (const { drawing, theme, svg } of slides) {
    if (!community.drawings.includes(drawing)) continue;
    serve(app, drawingAddress(drawing, theme), { type: 'image/svg+xml', bytes: Buffer.from(svg) });
  }
  serve(app, '/site.webmanifest', {
    type: 'application/manifest+json',
    bytes: Buffer.from(JSON.stringify(manifestOf(community))),
  });
}

function serve(app: FastifyInstance, address: string, { type, bytes }: ServedFile): void {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const isText = !type.startsWith('image/') || type === 'image/svg+xml';
  const zipped = isText ? gzipSync(bytes, { level: 9 }) : null;
  app.get(address, (request: FastifyRequest, reply: FastifyReply) => {
    reply
      .header('cache-control', `public, max-age=${KEEP_SECONDS}`)
      .header('content-security-policy', PICTURE_POLICY)
      .header('etag', etag)
      .header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    reply.type(type);
    if (zipped === null || !/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) {
      return reply.send(bytes);
    }
    return reply.header('content-encoding', 'gzip').send(zipped);
  });
}

function manifestOf({ site, brand, grounds, manifestIcons }: Community): object {
  return {
    id: '/',
    name: `${site.siteName} · ${site.communityName}`,
    short_name: site.siteName,
    description: brand.description,
    lang: 'en',
    // The page that works without a connection.
    start_url: '/leaderboard',
    scope: '/',
    display: 'standalone',
    background_color: grounds.light,
    theme_color: grounds.light,
    shortcuts: [
      { name: 'Leaderboard', url: '/leaderboard' },
      { name: 'Weeks', url: '/weeks' },
      { name: 'Creators', url: '/creator' },
    ],
    icons: manifestIcons.map(({ src, px, purpose }) => ({
      src,
      sizes: `${px}x${px}`,
      type: 'image/png',
      purpose,
    })),
  };
}
