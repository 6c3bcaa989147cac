import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Answers what is the same for everyone: a tag of the content, 304 for those who have it already,
 * and some seconds in shared caches. Browsers ask each time, so that a poll is never stale.
 */
export function sendShared(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
  seconds: number,
): FastifyReply {
  const text = String(reply.serialize(answer));
  const tag = `"${createHash('sha1').update(text).digest('base64url')}"`;
  reply
    .header('etag', tag)
    .header('cache-control', `public, max-age=0, s-maxage=${seconds}, must-revalidate`);
  if (holdsTag(request.headers['if-none-match'], tag)) return reply.status(304).send();
  return reply
    .type('application/json; charset=utf-8')
    .serializer((body: string) => body)
    .send(text);
}

function holdsTag(header: string | undefined, tag: string): boolean {
  if (!header) return false;
  const known = header.split(',').map((each) => each.trim().replace(/^W\//, ''));
  return known.includes(tag) || known.includes('*');
}
