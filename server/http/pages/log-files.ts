import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '#server/db/connect.ts';
import { type LogFile, readLogFile } from '#server/services/log/files.ts';
import { holdsTag, tagOf } from '../caching.ts';
import { sendNotFound } from '../errors.ts';

/** A checkpoint is soon followed by the next one. */
const CHECKPOINT_SECONDS = 5;

/** Serves the public log below `/log/`: its newest checkpoint, its key, and the tiles (docs/spec/log.md#4-files). */
export function addLogFiles(app: FastifyInstance, { db }: { db: Db }): void {
  app.get<{ Params: { '*': string } }>(
    '/log/*',
    { config: { lane: 'public' } },
    async (request, reply) => {
      const file = await readLogFile(db, request.params['*']);
      return file === null ? sendNotFound(request, reply) : send(request, reply, file);
    },
  );
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, isTile }: LogFile,
): FastifyReply {
  if (isTile) {
    // A restored log has other leaves at the addresses of the lost ones, so caches must ask.
    const tag = tagOf(body);
    reply.header('etag', tag).header('cache-control', 'public, no-cache');
    if (holdsTag(request.headers['if-none-match'], tag)) return reply.status(304).send();
  } else reply.header('cache-control', `public, max-age=${CHECKPOINT_SECONDS}`);
  const type = typeof body === 'string' ? 'text/plain; charset=utf-8' : 'application/octet-stream';
  return reply.type(type).send(body);
}
