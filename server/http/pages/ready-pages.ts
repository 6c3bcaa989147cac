import { promisify } from 'node:util';
import { gzip as zip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { News } from '#server/db/news.ts';
import { holdsTag, takesGzip } from '../caching.ts';
import type { Answer } from './answers.ts';
import { createPageCache } from './page-cache.ts';
import type { Html, KeptPage } from './render.ts';

export type ReadyPages = ReturnType<typeof createReadyPages>;

/**
 * Keeps pages and sends them to strangers.
 *
 * @param maySignIn whether a request may be of somebody who is signed in
 */
export function createReadyPages(
  news: News,
  now: () => number,
  maySignIn: (request: FastifyRequest) => boolean,
) {
  const cache = createPageCache<Answer, KeptPage>(news, now);
  return {
    ...cache,

    /** Sends a stranger the page that is ready, before anything else is done for the request. Returns whether it was. */
    sendReady(request: FastifyRequest, reply: FastifyReply): boolean {
      if (request.method !== 'GET' || maySignIn(request)) return false;
      const page = cache.ready(request.raw.url ?? '');
      if (page === null || page.head === null) return false;
      sendPacked(request, reply, page, page.head);
      return true;
    },

    /** Sends a stranger's page with the headers that the reply has so far, and keeps these with it. */
    send(request: FastifyRequest, reply: FastifyReply, page: KeptPage): FastifyReply {
      if (page.status !== 200) return reply.status(page.status).send(page.html);
      page.head ??= headOf(reply.header('etag', page.tag));
      sendPacked(request, reply, page, page.head);
      return reply;
    },
  };
}

// Of a request without a session, so nobody's own are among them.
function headOf(reply: FastifyReply): string[] {
  return Object.entries(reply.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
}

// Past Fastify, whose own way of sending takes longer than all the rest.
function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, gzip, tag }: KeptPage,
  head: readonly string[],
): void {
  const { raw } = reply.hijack();
  if (holdsTag(request.headers['if-none-match'], tag)) {
    raw.writeHead(304, [...head]).end();
    return;
  }
  const packed = takesGzip(request.headers['accept-encoding']) ? gzip : null;
  const body = packed ?? html;
  const encoding = packed ? ['content-encoding', 'gzip'] : [];
  raw.writeHead(200, [...head, ...encoding, 'content-length', String(body.length)]);
  raw.end(request.method === 'HEAD' ? undefined : body);
}

const pack = promisify(zip);
/** The first level: a page is a sixth of its length at any, and this takes a third of the time. */
const PACKED_ONCE = { level: 1 };

/** Sends a page that nobody else gets. */
export async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, html }: Html,
): Promise<FastifyReply> {
  reply.status(status);
  if (!takesGzip(request.headers['accept-encoding'])) return reply.send(html);
  return reply.header('content-encoding', 'gzip').send(await pack(html, PACKED_ONCE));
}
