import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Db } from '#server/db/connect.ts';
import { type LogFile, readLogFile } from '#server/services/log/files.ts';
import { sendNotFound } from '../errors.ts';

/** A checkpoint is soon followed by the next one. */
const CHECKPOINT_SECONDS = 5;
const TILE_SECONDS = 365 * 24 * 60 * 60;

/** Serves the public log below `/log/`: its newest checkpoint, its key, and the tiles (docs/spec/log.md#4-files). */
export function addLogFiles(app: FastifyInstance, { db }: { db: Db }): void {
  app.get<{ Params: { '*': string } }>(
    '/log/*',
    { config: { lane: 'public' } },
    async (request, reply) => {
      const file = await readLogFile(db, request.params['*']);
      return file === null ? sendNotFound(request, reply) : send(reply, file);
    },
  );
}

function send(reply: FastifyReply, { body, isImmutable }: LogFile): FastifyReply {
  const caching = isImmutable
    ? `public, max-age=${TILE_SECONDS}, immutable`
    : `public, max-age=${CHECKPOINT_SECONDS}`;
  const type = typeof body === 'string' ? 'text/plain; charset=utf-8' : 'application/octet-stream';
  return reply.header('cache-control', caching).type(type).send(body);
}
