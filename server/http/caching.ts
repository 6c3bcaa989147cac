import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileAnswer } from './handlers.ts';

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

/** Seconds for which shared caches may keep a file that is never changed again. */
const FILE_SECONDS = 3600;

/**
 * Sends a file as it is being made, so that the largest one takes no more memory than a part of it.
 * Should making it fail half-way, the connection is cut: half a file must not look like a whole one.
 */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, tag, parts }: FileAnswer,
  type: string,
): FastifyReply {
  const quoted = `"${tag}"`;
  reply
    .header('etag', quoted)
    .header('cache-control', `public, max-age=0, s-maxage=${FILE_SECONDS}, must-revalidate`)
    .header('content-disposition', `attachment; filename="${name}"`)
    .type(`${type}; charset=utf-8`);
  if (holdsTag(request.headers['if-none-match'], quoted)) return reply.status(304).send();
  return reply.send(Readable.from(parts));
}

function holdsTag(header: string | undefined, tag: string): boolean {
  if (!header) return false;
  const known = header.split(',').map((each) => each.trim().replace(/^W\//, ''));
  return known.includes(tag) || known.includes('*');
}
