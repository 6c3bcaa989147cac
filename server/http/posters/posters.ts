import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Poster } from '#contract/posters.ts';
import { holdsTag } from '../caching.ts';
import { ipPrefixOf } from '../callers.ts';
import { sendNotFound } from '../errors.ts';
import type { PosterCache } from './poster-cache.ts';

type PosterSources = {
  /** Each returns null where there is nothing, or nothing that everybody may see. */
  readWeek(week: string): Promise<Poster | null>;
  readShare(week: string, memberNumber: string): Promise<Poster | null>;
  readMember(memberNumber: string): Promise<Poster | null>;
};

/** As many digits as a stored number can have. */
const ADDRESS = /^(?:weeks\/(\d{4}-\d\d-\d\d))?(?:(?:^|\/)members\/([1-9]\d{0,17}))?\.png$/;

/** Serves the posters below `/posters/` (docs/spec/site.md#21-posters). */
export function addPosters(
  app: FastifyInstance,
  {
    sources,
    cache,
    isNear,
  }: { sources: PosterSources; cache: PosterCache; isNear: (address: string) => boolean },
): void {
  app.addHook('onClose', () => cache.close());
  app.get<{ Params: { '*': string } }>('/posters/*', async (request, reply) => {
    await request.enterLane('public');
    const poster = await findPoster(sources, request.params['*']);
    if (poster === null) return sendNotFound(request, reply);
    // Others may read while this one waits to be drawn.
    request.leaveLane?.();
    return send(request, reply, {
      cache,
      poster,
      network: isNear(request.ip) ? null : ipPrefixOf(request.ip),
    });
  });
}

async function findPoster(sources: PosterSources, path: string): Promise<Poster | null> {
  const [, week, member] = ADDRESS.exec(path) ?? [];
  if (member === undefined) return week === undefined ? null : sources.readWeek(week);
  return week === undefined ? sources.readMember(member) : sources.readShare(week, member);
}

/** Caches ask again each time: a member who hides is gone from the next answer on. */
async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { cache, poster, network }: { cache: PosterCache; poster: Poster; network: string | null },
): Promise<FastifyReply> {
  const tag = cache.tagOf(poster);
  const isKnown = holdsTag(request.headers['if-none-match'], tag);
  const png = isKnown ? null : await cache.read(poster, network);
  // Not before: a refusal must not carry them.
  reply.header('etag', tag).header('cache-control', 'public, no-cache');
  return png === null ? reply.status(304).send() : reply.type('image/png').send(Buffer.from(png));
}
