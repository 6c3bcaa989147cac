import { gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { News, NewsTable } from '#server/db/news.ts';
import { isAnonymous } from './access.ts';
import { holdsTag, sharedFor, tagOf, takesGzip } from './caching.ts';

/** What an answer depends on. */
export type Follows = {
  tables: readonly NewsTable[];
  /** Until when it stands if nothing is heard, in ms: by then it shows what the clock alone changes, such as an ended ban. */
  until(nowMs: number): number;
};

type Headers = Readonly<Record<string, string>>;

/** An answer as it is sent. */
type Form = {
  status: number;
  /** Its own. */
  headers: Headers;
  /** All, also those that every answer of this server has: names and values in turn, as Node sends them fastest. */
  head: string[];
  body: Buffer | undefined;
};

type Made = { tag: string; plain: Form; unchanged: Form; pack(): Form };

type Kept = Made &
  Pick<Follows, 'tables'> & {
    /** What had been heard of the tables before it was read. */
    version: number | null;
    fromMs: number;
    untilMs: number;
    /** Made for the first who takes it so. */
    packed: Form | null;
  };

type Answered = {
  follows: Follows;
  /** The query's, on which the answer depends. */
  parameters: readonly string[];
  /** For which shared caches may keep it. */
  seconds: number;
  read(): Promise<unknown>;
};

/** About 1,500 pages of the board. */
const MOST_BYTES = 32 * 1024 * 1024;
/** What an answer takes beside its bytes. */
const OVERHEAD = 4_000;
/** No page of the site asks by a longer address. */
const LONGEST_ADDRESS = 500;

export type KeptAnswers = ReturnType<typeof createKeptAnswers>;

/**
 * Keeps answers that are the same for everybody ready to be sent, by their address, until something is heard of a change of
 * what they show. Whoever brings a cookie or a token may have caused a change a moment ago: for them the server first
 * hears all that is committed.
 */
export function createKeptAnswers(news: News, now: () => number) {
  const kept = new Map<string, Kept>();
  const underWay = new Map<string, { version: number; answer: Promise<Kept> }>();
  let bytes = 0;

  function find(address: string): Kept | null {
    const found = kept.get(address);
    if (!found) return null;
    // Those asked for last are kept longest.
    kept.delete(address);
    const nowMs = now();
    const isOfTime = nowMs >= found.fromMs && nowMs < found.untilMs;
    if (isOfTime && news.version(found.tables) === found.version) {
      kept.set(address, found);
      return found;
    }
    bytes -= sizeOf(address, found);
    return null;
  }

  function keep(address: string, answer: Kept): void {
    const before = kept.get(address);
    if (before) bytes -= sizeOf(address, before);
    kept.set(address, answer);
    bytes += sizeOf(address, answer);
    for (const [oldest, old] of kept) {
      if (bytes <= MOST_BYTES) break;
      kept.delete(oldest);
      bytes -= sizeOf(oldest, old);
    }
  }

  // Whoever asks before anything new is heard may have what was begun for another.
  async function make(address: string, follows: Follows, work: () => Promise<Made>): Promise<Kept> {
    const version = news.version(follows.tables);
    const begun = underWay.get(address);
    if (version !== null && begun?.version === version) return begun.answer;
    const fromMs = now();
    const answer = work().then((made) => ({
      ...made,
      tables: follows.tables,
      version,
      fromMs,
      untilMs: follows.until(fromMs),
      packed: null,
    }));
    if (version === null || address.length > LONGEST_ADDRESS) return answer;
    underWay.set(address, { version, answer });
    try {
      const made = await answer;
      keep(address, made);
      return made;
    } finally {
      if (underWay.get(address)?.answer === answer) underWay.delete(address);
    }
  }

  const findFor = (request: FastifyRequest) =>
    request.method === 'GET' && isAnonymous(request) ? find(request.raw.url ?? '') : null;

  return {
    /** Whether a stranger's answer is kept. */
    isKept: (request: FastifyRequest): boolean => findFor(request) !== null,

    /** Sends a stranger what is kept, before anything else is done for the request. Returns whether it was there. */
    sendKept(request: FastifyRequest, reply: FastifyReply): boolean {
      const found = findFor(request);
      if (found === null) return false;
      // Past Fastify, whose own way of sending takes longer than all the rest.
      const { status, head, body } = formOf(request, found);
      reply.hijack().raw.writeHead(status, head).end(body);
      return true;
    },

    /** Sends what is kept, or else what `read` gives. */
    async answer(
      request: FastifyRequest,
      reply: FastifyReply,
      { follows, parameters, seconds, read }: Answered,
    ): Promise<FastifyReply> {
      if (!isAnonymous(request)) await news.catchUp();
      const address = addressOf(request, parameters);
      const made = async () => madeOf(reply, await read(), seconds);
      const answer = find(address) ?? (await make(address, follows, made));
      const { status, headers, body } = formOf(request, answer);
      return reply.status(status).headers(headers).send(body);
    },
  };
}

// As the site's pages write it, without parameters that the call does not know: of those anybody can make up any amount.
function addressOf({ routeOptions, params, query }: FastifyRequest, known: readonly string[]) {
  const values = new Map<string, unknown>(Object.entries(params ?? {}));
  const path = (routeOptions.url ?? '').replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name))),
  );
  const asked = Object.entries(query ?? {}).filter(([name]) => known.includes(name));
  return asked.length === 0 ? path : `${path}?${new URLSearchParams(asked)}`;
}

function madeOf(reply: FastifyReply, answer: unknown, seconds: number): Made {
  const json = Buffer.from(String(reply.serialize(answer)));
  const tag = tagOf(json);
  const ofAll = Object.entries(reply.getHeaders()).flatMap(([name, value]) => [
    name,
    String(value),
  ]);
  const own = { etag: tag, 'cache-control': sharedFor(seconds), vary: 'accept-encoding' };
  const form = (status: number, body?: Buffer, more?: Headers): Form => {
    const headers = { ...own, ...(body && contentHeaders(body)), ...more };
    return { status, headers, head: [...ofAll, ...Object.entries(headers).flat()], body };
  };
  return {
    tag,
    plain: form(200, json),
    unchanged: form(304),
    pack: () => form(200, gzipSync(json), { 'content-encoding': 'gzip' }),
  };
}

function contentHeaders(body: Buffer): Headers {
  return {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(body.length),
  };
}

// Packed, it is about a fifth as long.
function sizeOf(address: string, { plain }: Kept): number {
  return 2 * address.length + 1.2 * (plain.body?.length ?? 0) + OVERHEAD;
}

/** The answer as a request wants it. */
function formOf({ headers }: FastifyRequest, answer: Kept): Form {
  if (holdsTag(headers['if-none-match'], answer.tag)) return answer.unchanged;
  if (!takesGzip(headers['accept-encoding'])) return answer.plain;
  answer.packed ??= answer.pack();
  return answer.packed;
}
