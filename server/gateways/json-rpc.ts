import { setTimeout } from 'node:timers/promises';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { parseExactJson } from '#server/coin/exact-json.ts';
import { JsonPick, type Wanted } from '#server/coin/json-pick.ts';
import { tracedCall } from '#server/trace/trace.ts';
import { readBounded } from './bounded-body.ts';
import { failureOf } from './failure.ts';
import { WalletRefused, WalletUnreachable } from './node-wallet/wallet.ts';
import { openPatience } from './patience.ts';

const MAX_BYTES = 64 * 1024 * 1024;
/** The most calls in one request. */
const MAX_BATCH = 500;
/** The code of a node that is still loading its chain. */
const WARMING_UP = -28;
/** The time limit for any answer, even one that arrives steadily: an endless answer must not hold up the next run. */
const LISTING_LIMIT_MS = 10 * 60_000;
const RETRY_PAUSE_MS = 100;
const RETRY_JITTER_MS = 200;

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;
export type Pause = (ms: number) => Promise<unknown>;
export type RpcCall = { method: string; params: readonly unknown[] };
export type RpcLimits = {
  /** The time limit for the whole answer; in a listing, for its next part. */
  timeoutMs: number;
  /** The number of retries if the outcome is unknown. Only calls that change nothing may be retried. */
  retries: number;
};
export type JsonRpc = {
  /** The result of one call. */
  call(method: string, params: readonly unknown[], limits: RpcLimits): Promise<unknown>;
  /** The outcomes of many calls, in order. Sends few requests to the node. */
  callEach(calls: readonly RpcCall[], limits: RpcLimits): Promise<(unknown | WalletRefused)[]>;
  /**
   * The result of a listing. It is read as it arrives and never held as a whole, because strangers can make it as long as they
   * like.
   */
  list<Result>(call: RpcCall, listing: Listing<Result>, limits: RpcLimits): Promise<Result>;
};

export type Listing<Result> = {
  /** Starts to read; called for each attempt. Returns the wanted part, and a function that turns it into the result. */
  open(): { wanted: Wanted; finish(result: unknown): Result };
  /** The length of the longest text in the wanted part; default: enough for ids and addresses. */
  mostTokenBytes?: number;
};

const Answer = Type.Object({
  id: Type.Integer(),
  result: Type.Optional(Type.Unknown()),
  error: Type.Optional(
    Type.Union([Type.Null(), Type.Object({ code: Type.Integer(), message: Type.String() })]),
  ),
});

/**
 * A client for a node's JSON-RPC. The user and the password of the address go into a header only. Errors of `fetch` and `URL`
 * quote their input, so they are never passed on.
 */
export function createJsonRpc(address: string, fetch: Fetch, pause: Pause = setTimeout): JsonRpc {
  const { url, headers } = readAddress(address);
  let lastId = 0;

  async function send(body: unknown, timeoutMs: number): Promise<unknown> {
    const signal = AbortSignal.timeout(timeoutMs);
    const init = { method: 'POST', headers, body: JSON.stringify(body), signal };
    let status: number | null = null;
    try {
      const response = await tracedCall('POST', url, () =>
        fetch(url, { ...init, redirect: 'error' }),
      );
      status = response.status;
      return parseExactJson(await readBounded(response, MAX_BYTES));
    } catch (error) {
      throw new WalletUnreachable(`the wallet gave no answer: ${describe(error, status)}`, status);
    }
  }

  async function callOnce(calls: readonly RpcCall[], timeoutMs: number) {
    const requests = calls.map(({ method, params }) => {
      lastId += 1;
      return { jsonrpc: '1.0', id: lastId, method, params };
    });
    const [only] = requests;
    const received = await send(requests.length === 1 ? only : requests, timeoutMs);
    const answers = new Map<number, Static<typeof Answer>>();
    for (const answer of Array.isArray(received) ? received : [received]) {
      if (Value.Check(Answer, answer)) answers.set(answer.id, answer);
    }
    return requests.map(({ id, method }) => readAnswer(answers.get(id), method));
  }

  async function callEach(calls: readonly RpcCall[], limits: RpcLimits) {
    const results: (unknown | WalletRefused)[] = [];
    for (let from = 0; from < calls.length; from += MAX_BATCH) {
      const some = calls.slice(from, from + MAX_BATCH);
      results.push(
        ...(await retrying(limits.retries, pause, () => callOnce(some, limits.timeoutMs))),
      );
    }
    return results;
  }

  async function listOnce<Result>(
    { method, params }: RpcCall,
    listing: Listing<Result>,
    timeoutMs: number,
  ): Promise<Result> {
    lastId += 1;
    const id = lastId;
    const { wanted, finish } = listing.open();
    const body = { jsonrpc: '1.0', id, method, params };
    const answer = await sendListing(body, wanted, timeoutMs, listing.mostTokenBytes);
    const isAnswer = Value.Check(Answer, answer) && answer.id === id;
    const result = readAnswer(isAnswer ? answer : undefined, method);
    if (result instanceof WalletRefused) throw result;
    return finish(result);
  }

  async function sendListing(
    body: RpcCall & { jsonrpc: string; id: number },
    wanted: Wanted,
    timeoutMs: number,
    mostTokenBytes?: number,
  ): Promise<unknown> {
    const patience = openPatience({ idleMs: timeoutMs, limitMs: LISTING_LIMIT_MS });
    const { signal } = patience;
    let status: number | null = null;
    try {
      const init = { method: 'POST', headers, body: JSON.stringify(body), signal };
      const response = await tracedCall('POST', url, () =>
        fetch(url, { ...init, redirect: 'error' }),
      );
      status = response.status;
      const error = { fields: { code: 'value', message: 'value' } } as const;
      const pick = new JsonPick({ fields: { id: 'value', error, result: wanted } }, mostTokenBytes);
      for await (const part of patience.watch(response.body ?? [])) pick.push(part);
      return pick.end();
    } catch (error) {
      if (patience.isOver()) throw new EndlessAnswer(body.method, patience.megabytes());
      throw new WalletUnreachable(`the wallet gave no answer: ${describe(error, status)}`, status);
    } finally {
      patience.end();
    }
  }

  return {
    callEach,
    list: (call, listing, limits) =>
      retrying(limits.retries, pause, () => listOnce(call, listing, limits.timeoutMs)),
    async call(method, params, limits) {
      const [result] = await callEach([{ method, params }], limits);
      if (result instanceof WalletRefused) throw result;
      return result;
    },
  };
}

/** Thrown if the answer does not end. The call is not retried, because that would take just as long. */
class EndlessAnswer extends WalletUnreachable {
  constructor(method: string, megabytes: number) {
    super(
      `the wallet's answer to ${method} has not ended after ${LISTING_LIMIT_MS / 60_000} minutes and ${megabytes} MB: ` +
        'it holds too many transactions for this machine (see "A wallet with too many transactions" in docs/operations.md)',
    );
  }
}

function readAddress(address: string): { url: string; headers: Record<string, string> } {
  const parsed = parseHttpAddress(address);
  const secret = `${decodeURIComponent(parsed.username)}:${decodeURIComponent(parsed.password)}`;
  const authorization = `Basic ${Buffer.from(secret).toString('base64')}`;
  parsed.username = '';
  parsed.password = '';
  return {
    url: parsed.href,
    headers: {
      'content-type': 'application/json',
      authorization,
      // A kept connection may be closing at this moment. A payment sent over it would have an unknown outcome for no reason.
      connection: 'close',
    },
  };
}

function readAnswer(answer: Static<typeof Answer> | undefined, method: string): unknown {
  if (!answer) throw new WalletUnreachable(`the wallet's answer to ${method} cannot be read`);
  if (!answer.error) return answer.result ?? null;
  const { code, message } = answer.error;
  if (code === WARMING_UP) throw new WalletUnreachable(`the wallet is starting: ${message}`);
  return new WalletRefused(code, message);
}

async function retrying<Result>(
  retries: number,
  pause: Pause,
  attempt: () => Promise<Result>,
): Promise<Result> {
  for (let left = retries; ; left--) {
    try {
      return await attempt();
    } catch (error) {
      const isWorthIt = error instanceof WalletUnreachable && !(error instanceof EndlessAnswer);
      if (left === 0 || !isWorthIt) throw error;
      await pause(RETRY_PAUSE_MS + Math.random() * RETRY_JITTER_MS);
    }
  }
}

function describe(error: unknown, status: number | null): string {
  return status === null || status === 200 ? failureOf(error) : `HTTP ${status}`;
}

// The parser's own error is not passed on: it contains the address, which contains a password.
function parseHttpAddress(address: string): URL {
  try {
    const parsed = new URL(address);
    if (/^https?:$/.test(parsed.protocol)) return parsed;
  } catch {
    // The error below reports it.
  }
  throw new Error('The wallet’s address is not an http address.');
}
