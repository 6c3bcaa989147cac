import { request as requestHttp } from 'node:http';
import { connect } from 'node:http2';
import { request as requestHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';

/** Longer than any call is held. */
const LIMIT_MS = 100_000;

export type Asked = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The address of this machine that the call comes from. */
  from?: string;
  /** The certificate to trust. */
  ca?: Buffer;
};

export type Answer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
};

/** Makes a call over HTTP/1.1, as bots and programs do. Redirects are not followed. */
export function ask(address: string, asked: Asked = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body, from, ca } = asked;
  return new Promise((resolve, reject) => {
    const request = (address.startsWith('https:') ? requestHttps : requestHttp)(
      address,
      {
        method,
        headers,
        agent: false,
        signal: AbortSignal.timeout(LIMIT_MS),
        ...(from !== undefined && { localAddress: from }),
        ...(ca && { ca }),
      },
      (response) => {
        buffer(response).then(
          (bytes) =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes }),
          reject,
        );
      },
    );
    request.once('error', reject);
    request.end(body);
  });
}

/** Makes a call over HTTP/2, as browsers do. */
export async function askHttp2(address: string, asked: Asked & { ca: Buffer }): Promise<Answer> {
  const { method = 'GET', headers = {}, body, from, ca } = asked;
  const { origin, pathname, search } = new URL(address);
  const session = connect(origin, { ca, ...(from !== undefined && { localAddress: from }) });
  try {
    return await new Promise((resolve, reject) => {
      session.once('error', reject);
      const stream = session.request({ ':method': method, ':path': pathname + search, ...headers });
      stream.setTimeout(LIMIT_MS, () => reject(new Error(`${address} does not answer`)));
      stream.once('error', (error) =>
        reject(new Error(`${method} ${address} over HTTP/2: ${error.message}`)),
      );
      stream.once('response', ({ ':status': status = 0, ...received }) => {
        // Node's type knows the pseudo headers of requests too.
        const plain = received as Answer['headers'];
        buffer(stream).then((bytes) => resolve({ status, headers: plain, body: bytes }), reject);
      });
      stream.end(body);
    });
  } finally {
    session.close();
  }
}
