import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { WALLET_FILE_TYPES, WALLET_PAGE_HEADERS } from '#rules/wallet/page-headers.ts';

const HASHED_SECONDS = 365 * 24 * 60 * 60;

/**
 * Serves the wallet's page at `/wallet`, `/wallet/send` and `/wallet/tip/ID`, with its files, from the folder of its own build.
 */
export function addWalletPage(app: FastifyInstance, { folder }: { folder: string }): void {
  const page = readServed(join(folder, 'index.html'));
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    const features = String(reply.getHeader('permissions-policy'));
    reply
      .headers(WALLET_PAGE_HEADERS)
      // For passkeys, which the rest of the site does not use.
      .header('permissions-policy', features.replace('-get=()', '-get=(self)'))
      .header('cache-control', 'no-cache');
    return send(request, reply, page);
  };
  app.get('/wallet', sendPage);
  // Some people type the trailing slash, and must not get a page that only looks like the wallet.
  app.get('/wallet/', sendPage);
  app.get('/wallet/send', sendPage);
  app.get('/wallet/tip/:id', sendPage);
  const build = readServed(join(folder, 'build.json'));
  app.get('/wallet/build.json', (request, reply) => {
    reply.header('cache-control', 'no-cache');
    return send(request, reply, build);
  });
  for (const name of readdirSync(join(folder, 'assets'))) {
    if (/\.(br|gz)$/.test(name)) continue;
    const file = readServed(join(folder, 'assets', name));
    app.get(`/wallet/assets/${name}`, (request, reply) => {
      reply.header('cache-control', `public, max-age=${HASHED_SECONDS}, immutable`);
      return send(request, reply, file);
    });
  }
}

type Served = { type: string; bytes: Buffer; brotli: Buffer | null };

// Compressed by the build: doing it here would take a third of the start.
function readServed(path: string): Served {
  const type = WALLET_FILE_TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  const brotli = `${path}.br`;
  return {
    type,
    bytes: readFileSync(path),
    brotli: existsSync(brotli) ? readFileSync(brotli) : null,
  };
}

function send(request: FastifyRequest, reply: FastifyReply, file: Served): FastifyReply {
  const { type, bytes, brotli } = file;
  reply.header('vary', 'accept-encoding').type(type);
  const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  return brotli && takesBrotli
    ? reply.header('content-encoding', 'br').send(brotli)
    : reply.send(bytes);
}
