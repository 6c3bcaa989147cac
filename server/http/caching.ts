import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileAnswer, PictureAnswer } from './handlers.ts';
import { createConcurrencyLimit } from './overload/concurrency-limit.ts';

/**
 * Sends an answer that is the same for everyone, with an ETag: clients that have it get 304, and shared caches may keep it for
 * some seconds. Browsers revalidate every time, so a poll is never stale.
 */
export function sendShared(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
  seconds: number,
): FastifyReply {
  const text = String(reply.serialize(answer));
  const tag = tagOf(text);
  reply.header('etag', tag).header('cache-control', sharedFor(seconds));
  if (holdsTag(request.headers['if-none-match'], tag)) return reply.status(304).send();
  return reply
    .type('application/json; charset=utf-8')
    .serializer((body: string) => body)
    .send(text);
}

/** Seconds for which shared caches may keep a file that never changes. */
const FILE_SECONDS = 3600;

/**
 * The limit on pieces of files made at once. Each queries the database, and a request whose file is being sent is in no lane:
 * without this limit, downloads could fill the queue for database connections.
 */
const PIECES = { atWork: 4, waiting: 2000, ofNetwork: 2000, waitMs: 10_000 };
const pieces = createConcurrencyLimit(PIECES);

/**
 * Streams a file as it is written, so the whole file is never in memory. If writing fails or stalls, the connection is cut: half
 * a file must not look complete.
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
    .header('cache-control', sharedFor(FILE_SECONDS))
    .header('content-disposition', `attachment; filename="${name}"`)
    .type(`${type}; charset=utf-8`);
  if (holdsTag(request.headers['if-none-match'], quoted)) return reply.status(304).send();
  return reply.send(Readable.from(inTurn(parts)));
}

async function* inTurn(parts: AsyncIterable<string>): AsyncGenerator<string> {
  const made = parts[Symbol.asyncIterator]();
  for (;;) {
    const entered = await pieces.enter(null);
    if (typeof entered === 'string') throw new Error('too many files are under way');
    const piece = await made.next().finally(entered);
    if (piece.done) return;
    yield piece.value;
  }
}

/** Seconds for which a picture may be kept. Its address changes with it, or it never changes. */
const PICTURE_SECONDS = 3600;

/** Sends a picture to a caller who may see it: to shared caches only if everybody may, and only as the type that was detected. */
export function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, tag, bytes, keptBy }: PictureAnswer,
): FastifyReply {
  const quoted = `"${tag}"`;
  reply
    .header('etag', quoted)
    .header('cache-control', keepingOf(keptBy))
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', 'inline')
    .type(type);
  if (holdsTag(request.headers['if-none-match'], quoted)) return reply.status(304).send();
  return reply.send(Buffer.from(bytes));
}

function keepingOf(keptBy: PictureAnswer['keptBy']): string {
  if (keptBy === 'nobody') return 'private, no-store';
  return `${keptBy === 'everybody' ? 'public' : 'private'}, max-age=${PICTURE_SECONDS}`;
}

/** The ETag of an answer. */
export function tagOf(content: string | Uint8Array): string {
  return `"${createHash('sha1').update(content).digest('base64url')}"`;
}

/** The `cache-control` of an answer that shared caches may keep for `seconds` and that browsers revalidate every time. */
export function sharedFor(seconds: number): string {
  return `public, max-age=0, s-maxage=${seconds}, must-revalidate`;
}

/** Returns whether an answer may be sent with gzip. All browsers list it plainly; any other form gets the plain answer. */
export function takesGzip(accepted: string | string[] | undefined): boolean {
  return accepted !== undefined && /(?:^|,)\s*gzip\s*(?:,|$)/.test(String(accepted));
}

/** Returns whether a request's If-None-Match names this tag. */
export function holdsTag(header: string | undefined, tag: string): boolean {
  if (!header) return false;
  const known = header.split(',').map((each) => each.trim().replace(/^W\//, ''));
  return known.includes(tag) || known.includes('*');
}
