import { gunzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#rules/messages/languages.ts';
import type { News } from '#server/db/news.ts';
import { holdsTag, takesGzip } from '../caching.ts';
import type { Answer } from './answers.ts';
import { createPageCache } from './page-cache.ts';
import type { PublicPage } from './render.ts';
import { gzipOf, plainOf } from './worker/packed-pieces.ts';
import type { BlankPage, Page } from './worker/tasks.ts';

export type ReadyPages = ReturnType<typeof createReadyPages>;

/**
 * Keeps pages and sends them to strangers.
 *
 * @param maySignIn whether a request may come from a signed-in member
 * @param languageOf the language in which a stranger gets the page
 */
export function createReadyPages(
  news: News,
  now: () => number,
  maySignIn: (request: FastifyRequest) => boolean,
  languageOf: (request: FastifyRequest) => Language,
) {
  const cache = createPageCache<Answer, PublicPage, BlankPage>(news, now);
  return {
    ...cache,

    /** Sends a stranger the ready page before doing any other work. Returns false if there is none. */
    sendReady(request: FastifyRequest, reply: FastifyReply): boolean {
      if (request.method !== 'GET' || maySignIn(request)) return false;
      const page = cache.ready(keptName(languageOf(request), request.raw.url ?? ''));
      if (page === null || page.head === null) return false;
      sendPacked(request, reply, page, page.head);
      return true;
    },

    /** Sends a stranger's page with the headers that the reply has so far, and keeps them with the page. */
    send(request: FastifyRequest, reply: FastifyReply, page: PublicPage): FastifyReply {
      if (page.status !== 200) return sendUnknown(request, reply, page);
      page.head ??= headOf(reply.header('etag', page.tag));
      sendPacked(request, reply, page, page.head);
      return reply;
    },
  };
}

/** The name of a kept page: one of six languages, never the header that led to it, and the address as visitors write it. */
export function keptName(language: Language, address: string): string {
  return `${language} ${address}`;
}

// From a request without a session, so the headers are not personal.
function headOf(reply: FastifyReply): string[] {
  return Object.entries(reply.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
}

// Bypasses Fastify, whose own sending takes longer than all the rest.
function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  { gzip, length, tag }: PublicPage,
  head: readonly string[],
): void {
  const { raw } = reply.hijack();
  if (holdsTag(request.headers['if-none-match'], tag)) {
    raw.writeHead(304, [...head]).end();
    return;
  }
  const isPacked = takesGzip(request.headers['accept-encoding']);
  const encoding = isPacked ? ['content-encoding', 'gzip'] : [];
  const bytes = isPacked ? gzip.length : length;
  raw.writeHead(200, [...head, ...encoding, 'content-length', String(bytes)]);
  if (request.method === 'HEAD') raw.end();
  else raw.end(isPacked ? gzip : gunzipSync(gzip));
}

function sendUnknown(request: FastifyRequest, reply: FastifyReply, page: PublicPage): FastifyReply {
  const { status, gzip } = page;
  reply.status(status);
  return takesGzip(request.headers['accept-encoding'])
    ? reply.header('content-encoding', 'gzip').send(gzip)
    : reply.send(gunzipSync(gzip));
}

/** Sends a page made for one visitor. */
export function sendOwn(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, pieces }: Page,
): FastifyReply {
  reply.status(status);
  return takesGzip(request.headers['accept-encoding'])
    ? reply.header('content-encoding', 'gzip').send(gzipOf(pieces))
    : reply.send(plainOf(pieces));
}
