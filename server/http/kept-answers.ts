import { gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { News, NewsTable } from '#server/db/news.ts';
import { holdsTag, sharedFor, tagOf, takesGzip } from './caching.ts';

/** What an answer depends on. */
export type Follows = {
  tables: readonly NewsTable[];
  /** Until when it stands if nothing is heard, in ms: by then it shows what the clock alone changes, such as an ended ban. */
  until(nowMs: number): number;
};

type Kept = Pick<Follows, 'tables'> & {
  /** What had been heard of the tables before it was read. */
  version: number | null;
  fromMs: number;
  untilMs: number;
  /** The headers that all answers of this server have: names and values in turn, as Node sends them fastest. */
  head: readonly string[];
  cacheControl: string;
  tag: string;
  json: Buffer;
  /** Packed for the first who takes it so. */
  gzip: Buffer | null;
};

/** About 1,500 pages of the board. */
const MOST_BYTES = 32 * 1024 * 1024;
/** What an answer takes beside its bytes. */
const OVERHEAD = 2_000;
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
      gzip: null,
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

  return {
    /** Sends a stranger what is kept, before anything else is done for the request. Returns whether it was there. */
    sendKept(request: FastifyRequest, reply: FastifyReply): boolean {
      if (request.method !== 'GET' || mayHaveWritten(request)) return false;
      const found = find(request.raw.url ?? '');
      if (found === null) return false;
      // Past Fastify, whose own way of sending takes longer than all the rest.
      const { status, headers, body } = formOf(request, found);
      const { raw } = reply.hijack();
      raw.writeHead(status, [...found.head, ...Object.entries(headers).flat()]).end(body);
      return true;
    },

    /** Sends what is kept, or else what `read` gives, for `seconds` of a shared cache. */
    async answer(
      request: FastifyRequest,
      reply: FastifyReply,
      { follows, seconds, read }: { follows: Follows; seconds: number; read(): Promise<unknown> },
    ): Promise<FastifyReply> {
      if (mayHaveWritten(request)) await news.catchUp();
      const address = request.raw.url ?? '';
      const made = async () => madeOf(reply, await read(), seconds);
      const answer = find(address) ?? (await make(address, follows, made));
      const { status, headers, body } = formOf(request, answer);
      return reply.status(status).headers(headers).send(body);
    },
  };
}

type Made = Pick<Kept, 'head' | 'cacheControl' | 'tag' | 'json'>;

function madeOf(reply: FastifyReply, answer: unknown, seconds: number): Made {
  const json = Buffer.from(String(reply.serialize(answer)));
  const head = Object.entries(reply.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
  return { head, cacheControl: sharedFor(seconds), tag: tagOf(json), json };
}

// Packed, it is about a fifth as long.
function sizeOf(address: string, { json }: Kept): number {
  return 2 * address.length + 1.2 * json.length + OVERHEAD;
}

/** The answer as a request wants it. */
function formOf(request: FastifyRequest, answer: Kept) {
  const { tag, json } = answer;
  const headers: Record<string, string> = {
    etag: tag,
    'cache-control': answer.cacheControl,
    vary: 'accept-encoding',
  };
  if (holdsTag(request.headers['if-none-match'], tag)) return { status: 304, headers };
  headers['content-type'] = 'application/json; charset=utf-8';
  if (!takesGzip(request)) {
    headers['content-length'] = String(json.length);
    return { status: 200, headers, body: json };
  }
  answer.gzip ??= gzipSync(json);
  headers['content-encoding'] = 'gzip';
  headers['content-length'] = String(answer.gzip.length);
  return { status: 200, headers, body: answer.gzip };
}

// The site's own pages bring the session's cookie, programs a token. What else has a cookie only waits a moment longer.
function mayHaveWritten({ headers }: FastifyRequest): boolean {
  return headers.cookie !== undefined || headers.authorization !== undefined;
}
