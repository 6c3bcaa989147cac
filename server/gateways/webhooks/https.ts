import type { LookupAddress } from 'node:dns';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import { outwardAddressProblem } from '#rules/public-address.ts';
import { tracedCall } from '#server/trace/trace.ts';
import {
  findPublicAddresses,
  orAborted,
  type PublicAddresses,
  pinnedTo,
  Refused,
} from '../public-hosts.ts';
import { createNameLookup } from './name-lookup.ts';
import type { WebHookOutcome, WebHooks } from './web-hooks.ts';

/** The time limit for look-up, connection and answer together. */
const TIMEOUT_MS = 5_000;
/** Answers are read and discarded. An answer counts only if it is complete and at most this large. */
const MAX_ANSWER_BYTES = 64 * 1024;

export type HttpsDeps = {
  /** Resolves all addresses of a name. */
  resolve: (hostname: string) => Promise<LookupAddress[]>;
  request: typeof httpsRequest;
  timeoutMs: number;
};

/**
 * Sends over https to the public internet only. The name is resolved for each send; if any of its addresses is not public,
 * nothing is sent. The connection goes only to checked addresses, so it does not matter if the name resolves differently a
 * moment later. The certificate must match the name.
 */
export function createWebHooks(deps: Partial<HttpsDeps> = {}): WebHooks {
  const { resolve = createNameLookup(), request = httpsRequest, timeoutMs = TIMEOUT_MS } = deps;
  return {
    async send({ url, body, headers }) {
      const deadline = new AbortController();
      const timer = setTimeout(() => deadline.abort(), timeoutMs);
      try {
        const target = readTarget(url);
        const addresses = await orAborted(findPublicAddresses(target, resolve), deadline.signal);
        const message = { body, headers, addresses, signal: deadline.signal };
        return await tracedCall('POST', target, () =>
          orAborted(post(request, target, message), deadline.signal),
        );
      } catch (error) {
        const text = deadline.signal.aborted
          ? `no answer within ${timeoutMs / 1000} s`
          : wordsOf(error);
        return { delivered: false, status: null, error: text };
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

function readTarget(url: string): URL {
  const target = parse(url);
  const problem = outwardAddressProblem(target);
  if (problem) throw new Refused(problem);
  return target;
}

// `URL.canParse` fails letters such as ü in Node 20 once it is compiled.
function parse(url: string): URL {
  try {
    return new URL(url);
  } catch {
    throw new Refused('not a web address');
  }
}

type Post = {
  body: string;
  headers: Record<string, string>;
  addresses: PublicAddresses;
  signal: AbortSignal;
};

function post(
  request: HttpsDeps['request'],
  target: URL,
  { body, headers, addresses, signal }: Post,
): Promise<WebHookOutcome> {
  const options: RequestOptions = {
    method: 'POST',
    // The connection is new because a kept one could lead to an earlier address.
    agent: false,
    lookup: pinnedTo(addresses),
    signal,
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
  };
  return new Promise((resolve, reject) => {
    const sent = request(target, options, (answer) => {
      let size = 0;
      answer.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > MAX_ANSWER_BYTES) sent.destroy(new Refused('the answer is larger than 64 KB'));
      });
      answer.on('error', reject);
      answer.on('end', () => resolve(outcomeOf(answer.statusCode ?? 0)));
    });
    sent.on('error', reject);
    // This is the only event if a server answers with a change of protocol (101).
    sent.on('close', () => reject(new Refused('the connection broke')));
    sent.end(body);
  });
}

function outcomeOf(status: number): WebHookOutcome {
  if (status >= 200 && status <= 299) return { delivered: true, status, error: null };
  const isRedirect = status >= 300 && status <= 399;
  return {
    delivered: false,
    status,
    error: isRedirect ? 'the server answered with a redirect, which is not followed' : null,
  };
}

/** The reason of a failure in our own words: system messages contain addresses, which must not leak. */
function wordsOf(error: unknown): string {
  if (error instanceof Refused) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'the name is not known';
    case 'ECONNREFUSED':
      return 'the connection was refused';
    case 'ECONNRESET':
    case 'EPIPE':
      return 'the connection broke';
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return 'the server cannot be reached';
    default:
      return /CERT|TLS|SSL|ALTNAME|SELF_SIGNED|ISSUER/.test(code)
        ? `the certificate was not accepted (${code})`
        : 'the connection failed';
  }
}
