import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

/** One request, with exactly these headers, in this order. */
export type Ask = { url: string; headers: readonly (readonly [name: string, value: string])[] };

export type Answer = {
  status: number;
  /** All values of each header, with names in lower case. */
  headers: readonly (readonly [name: string, value: string])[];
  /** Headers of interim answers, such as early hints: they tell a browser to load files ahead of the page. */
  early: readonly string[];
  /** Decompressed. */
  body: Buffer;
};

const TIMEOUT_MS = 15_000;
/** Larger than any file of the wallet, compressed or not. */
const MOST_BYTES = 5_000_000;

const DECODERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  identity: (bytes) => bytes,
  br: (bytes) => brotliDecompressSync(bytes, { maxOutputLength: MOST_BYTES }),
  gzip: (bytes) => gunzipSync(bytes, { maxOutputLength: MOST_BYTES }),
  deflate: (bytes) => inflateSync(bytes, { maxOutputLength: MOST_BYTES }),
};

/**
 * Sends one request and follows no redirect. Does not use `fetch`: a server could recognise the headers that it adds. Null if
 * there is no complete answer.
 */
export async function ask({ url, headers }: Ask): Promise<Answer | null> {
  const { protocol, host } = new URL(url);
  const request = protocol === 'https:' ? secure : plain;
  const lines = [['Host', host] as const, ...headers].flat();
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return await new Promise((resolve, reject) => {
      const early: string[] = [];
      const asked = request(url, { headers: lines, agent: false, signal }, async (response) => {
        try {
          const chunks: Buffer[] = [];
          let length = 0;
          for await (const chunk of response) {
            length += chunk.length;
            if (length > MOST_BYTES) throw new RangeError('too much');
            chunks.push(chunk);
          }
          const encoding = response.headers['content-encoding'] ?? 'identity';
          const decode = Object.hasOwn(DECODERS, encoding) ? DECODERS[encoding] : undefined;
          if (!decode) throw new TypeError('another encoding than was asked for');
          const { statusCode: status = 0, rawHeaders } = response;
          const bytes = Buffer.concat(chunks);
          // Other answers may lack the body that their headers announce.
          const body = status === 200 ? decode(bytes) : bytes;
          resolve({ status, headers: pairsOf(rawHeaders), early, body });
        } catch (error) {
          reject(error);
        }
      });
      asked.on('information', ({ headers: hints }) => early.push(...Object.keys(hints)));
      asked.on('error', reject);
      asked.end();
    });
  } catch {
    return null;
  }
}

function pairsOf(raw: readonly string[]): [string, string][] {
  const names = raw.filter((_, at) => at % 2 === 0);
  return names.map((name, at) => [name.toLowerCase(), raw[2 * at + 1] ?? '']);
}
