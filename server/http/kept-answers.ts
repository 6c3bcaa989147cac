import { gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { News, NewsTable } from '#server/db/news.ts';
import { isAnonymous } from './access.ts';
import { holdsTag, sharedFor, tagOf, takesGzip } from './caching.ts';

/** The data that an answer depends on. */
export type Follows = {
  tables: readonly NewsTable[];
  /** The time in ms until which it is valid without news: by then it shows changes caused by the clock, such as an ended ban. */
  until(nowMs: number): number;
};

type Headers = Readonly<Record<string, string>>;

/** An answer as sent. */
type Form = {
  status: number;
  /** The headers of this answer only. */
  headers: Headers;
  /** All headers, including those that every answer of this server has: names and values in turn, the fastest form for Node. */
  head: string[];
  body: Buffer | undefined;
};

type Made = { tag: string; plain: Form; unchanged: Form; pack(): Form };

type Kept = Made &
  Pick<Follows, 'tables'> & {
    /** The version of the tables' news before the answer was read. */
    version: number | null;
    fromMs: number;
    untilMs: number;
    /** Made for the first caller that accepts it. */
    packed: Form | null;
  };

type Answered = {
  follows: Follows;
  /** The query parameters on which the answer depends. */
  parameters: readonly string[];
  /** How long shared caches may keep it. */
  seconds: number;
  read(): Promise<unknown>;
};

/** About 1,500 pages of the board. */
const MOST_BYTES = 32 * 1024 * 1024;
/** The estimated memory of an answer in addition to its bytes. */
const OVERHEAD = 4_000;
/** No page of the site uses a longer address. */
const LONGEST_ADDRESS = 500;

export type KeptAnswers = ReturnType<typeof createKeptAnswers>;

/**
 * Keeps answers that are the same for everybody ready to send, by address, until news of a change to their data arrives. A
 * caller with a cookie or token may have made a change a moment ago, so for them the server first catches up with all committed
 * news.
 */
export function createKeptAnswers(news: News, now: () => number) {
  const kept = new Map<string, Kept>();
  const underWay = new Map<string, { version: number; answer: Promise<Kept> }>();
  let bytes = 0;

  function find(address: string): Kept | null {
    const found = kept.get(address);
    if (!found) return null;
    // Moved to the end, so that those asked for last are kept longest.
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

  // Requests that come before any news share the answer already being made.
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
    /** Returns whether an answer for this stranger's request is kept. */
    isKept: (request: FastifyRequest): boolean => findFor(request) !== null,

    /** Sends a stranger the kept answer before doing any other work. Returns false if there is none. */
    sendKept(request: FastifyRequest, reply: FastifyReply): boolean {
      const found = findFor(request);
      if (found === null) return false;
      // Bypasses Fastify, whose own sending takes longer than all the rest.
      const { status, head, body } = formOf(request, found);
      reply.hijack().raw.writeHead(status, head).end(body);
      return true;
    },

    /** Sends the kept answer, or else the result of `read`. */
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

// The address as the site's pages write it, without unknown parameters: anybody could invent any number of those.
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

// The packed form is about a fifth as long.
function sizeOf(address: string, { plain }: Kept): number {
  return 2 * address.length + 1.2 * (plain.body?.length ?? 0) + OVERHEAD;
}

/** The answer in the form the request asks for. */
function formOf({ headers }: FastifyRequest, answer: Kept): Form {
  if (holdsTag(headers['if-none-match'], answer.tag)) return answer.unchanged;
  if (!takesGzip(headers['accept-encoding'])) return answer.plain;
  answer.packed ??= answer.pack();
  return answer.packed;
}
