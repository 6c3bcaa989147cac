import type { IncomingMessage } from 'node:http';
import type { RequestOptions, request } from 'node:https';
import { tracedCall } from '#server/trace/trace.ts';

/** The answer of a server. `bytes` is null for any status other than 200, and for a body that is too large. */
export type BoundedAnswer = {
  status: number | undefined;
  location: string | undefined;
  bytes: Buffer | null;
};

type Get = Pick<RequestOptions, 'lookup' | 'headers' | 'rejectUnauthorized'> & {
  signal: AbortSignal;
  maxBytes: number;
  /** The name of the server in errors. */
  name: string;
};

/** Fetches one address over a separate connection and reads at most `maxBytes`. Does not follow redirects. */
export function getBounded(send: typeof request, target: URL, get: Get): Promise<BoundedAnswer> {
  return tracedCall('GET', target, () => ask(send, target, get));
}

function ask(
  send: typeof request,
  target: URL,
  { lookup, headers = {}, rejectUnauthorized = true, signal, maxBytes, name }: Get,
): Promise<BoundedAnswer> {
  return new Promise((resolve, reject) => {
    // The connection is new because a kept one could lead to an earlier address.
    const options = {
      agent: false as const,
      headers,
      rejectUnauthorized,
      signal,
      ...(lookup && { lookup }),
    };
    const asked = send(target, options, (answer) => {
      void readAnswer(answer, maxBytes)
        .then(resolve, reject)
        .finally(() => asked.destroy());
    });
    asked.on('error', reject);
    // This is the only event if a server answers with a change of protocol (101).
    asked.on('close', () => reject(new Error(`${name}: the connection broke`)));
    asked.end();
  });
}

async function readAnswer(answer: IncomingMessage, maxBytes: number): Promise<BoundedAnswer> {
  const { statusCode: status, headers } = answer;
  const head = { status, location: headers.location };
  if (status !== 200) return { ...head, bytes: null };
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer) {
    size += chunk.length;
    if (size > maxBytes) return { ...head, bytes: null };
    chunks.push(chunk);
  }
  return { ...head, bytes: Buffer.concat(chunks) };
}
