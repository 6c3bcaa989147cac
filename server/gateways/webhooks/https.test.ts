import { createServer, type RequestOptions, request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TEST_CERTIFICATE } from '#server/fakes/webhooks/certificate.ts';
import { createWebHooks, type HttpsDeps } from './https.ts';
import type { WebHooks } from './web-hooks.ts';

const PUBLIC = { address: '93.184.216.34', family: 4 };
const MESSAGE = {
  url: 'https://hooks.example.com/in?a=1',
  body: '{"ü":1}',
  headers: { 'X-A': 'b' },
};

type Received = { method: string; path: string; headers: Record<string, unknown>; body: string };
type Reply = {
  status: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
  hangs?: boolean;
  /** The exact bytes to send, instead of everything else. */
  raw?: string;
};

describe('sending webhooks', () => {
  let received: Received[];
  let reply: Reply;
  let resolved: string[];
  let addresses: { address: string; family: number }[][];
  /** The addresses to which connections were made. */
  let connected: string[];
  let server: ReturnType<typeof createServer>;
  let trusts: boolean;

  beforeEach(async () => {
    received = [];
    resolved = [];
    connected = [];
    addresses = [];
    trusts = true;
    reply = { status: 204 };
    server = createServer(TEST_CERTIFICATE, async (question, answer) => {
      let body = '';
      for await (const chunk of question.setEncoding('utf8')) body += chunk;
      const { method = '', url = '', headers } = question;
      received.push({ method, path: url, headers, body });
      if (reply.hangs) return;
      if (reply.raw !== undefined) {
        question.socket.write(reply.raw);
        return;
      }
      answer.writeHead(reply.status, reply.headers).end(reply.body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  // Only the last step is redirected to the test's server: look-up and choice of the address are real.
  const turned: HttpsDeps['request'] = ((url: URL, options: RequestOptions, done) => {
    options.lookup?.(url.hostname, { all: true }, (_error, found) => {
      connected.push(
        ...[found].flat().map((each) => (typeof each === 'string' ? each : each.address)),
      );
    });
    const { port } = server.address() as AddressInfo; // It listens on a port, not on a file.
    const local: RequestOptions = {
      ...options,
      lookup: (_hostname, { all }, callback) =>
        all
          ? callback(null, [{ address: '127.0.0.1', family: 4 }])
          : callback(null, '127.0.0.1', 4),
      port,
      servername: url.hostname,
      ...(trusts ? { ca: TEST_CERTIFICATE.cert } : {}),
    };
    return request(url, local, done);
  }) as HttpsDeps['request']; // // One of its two overloads: the one that is called.

  const hooks = (rest: Partial<HttpsDeps> = {}): WebHooks =>
    createWebHooks({
      resolve: async (hostname) => {
        resolved.push(hostname);
        return addresses.shift() ?? [PUBLIC];
      },
      request: turned,
      // No answer here takes long, but a busy machine may.
      timeoutMs: 60_000,
      ...rest,
    });

  it('posts the body and the headers to the address that was checked', async () => {
    expect(await hooks().send(MESSAGE)).toEqual({ delivered: true, status: 204, error: null });
    expect(received).toMatchObject([
      { method: 'POST', path: '/in?a=1', body: MESSAGE.body, headers: { 'x-a': 'b' } },
    ]);
    expect([resolved, connected]).toEqual([['hooks.example.com'], [PUBLIC.address]]);
  });

  it.each([
    [200, true],
    [299, true],
    [301, false],
    [307, false],
    [400, false],
    [410, false],
    [500, false],
  ])('counts %i as delivered: %s', async (status, delivered) => {
    reply = { status, headers: { location: 'https://hooks.example.com/else' }, body: 'x' };
    expect(await hooks().send(MESSAGE)).toMatchObject({ delivered, status });
    expect(received).toHaveLength(1);
  });

  // Node only reports that the connection closed: no answer and no error, even when the request is aborted.
  it('does not hang on a server that switches protocols', async () => {
    reply = {
      status: 101,
      raw: 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n',
    };
    expect(await hooks().send(MESSAGE)).toEqual({
      delivered: false,
      status: null,
      error: 'the connection broke',
    });
  });

  it.each([
    [[{ address: '127.0.0.1', family: 4 }]],
    [[{ address: '10.0.0.7', family: 4 }]],
    [[{ address: '169.254.169.254', family: 4 }]],
    [[{ address: '::1', family: 6 }]],
    [[{ address: '::ffff:10.0.0.1', family: 6 }]],
    [[{ address: 'fe80::1%eth0', family: 6 }]],
    // One public address does not make up for another one.
    [[PUBLIC, { address: '192.168.0.1', family: 4 }]],
    [[]],
  ])('refuses a name that resolves to %j', async (found) => {
    addresses = [found];
    expect(await hooks().send(MESSAGE)).toMatchObject({ delivered: false, status: null });
    expect([received, connected]).toEqual([[], []]);
  });

  it('is not fooled by a name that changes its answer', async () => {
    addresses = [[PUBLIC], [{ address: '127.0.0.1', family: 4 }]];
    const sender = hooks();
    expect((await sender.send(MESSAGE)).delivered).toBe(true);
    // Resolved once for each send; the connection did not resolve the name again.
    expect([resolved.length, connected]).toEqual([1, [PUBLIC.address]]);
    expect((await sender.send(MESSAGE)).delivered).toBe(false);
    expect(received).toHaveLength(1);
  });

  it.each([
    'http://hooks.example.com/',
    'https://hooks.example.com:8443/',
    'https://user:pw@hooks.example.com/',
    'https://localhost/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://[::ffff:127.0.0.1]/',
    'https://metadata.google.internal/',
    'not an address',
  ])('does not connect to %s or query a name server', async (url) => {
    expect(await hooks().send({ ...MESSAGE, url })).toMatchObject({
      delivered: false,
      status: null,
    });
    expect([resolved, received]).toEqual([[], []]);
  });

  it('accepts no untrusted certificate and none for another name', async () => {
    trusts = false;
    expect((await hooks().send(MESSAGE)).error).toMatch(/certificate/);
    trusts = true;
    const other = { ...MESSAGE, url: 'https://other.example.com/' };
    expect((await hooks().send(other)).error).toMatch(/certificate/);
    expect(received).toEqual([]);
  });

  it('reads no more than 64 KB', async () => {
    reply = { status: 200, body: Buffer.alloc(64 * 1024) };
    expect((await hooks().send(MESSAGE)).delivered).toBe(true);
    reply = { status: 200, body: Buffer.alloc(64 * 1024 + 1) };
    expect((await hooks().send(MESSAGE)).error).toMatch(/64 KB/);
  });

  it('waits for server and name server only up to its limit', async () => {
    reply = { status: 200, hangs: true };
    const slow = { timeoutMs: 100 };
    expect((await hooks(slow).send(MESSAGE)).error).toMatch(/no answer within/);
    const never = () => new Promise<never>(() => undefined);
    expect((await hooks({ ...slow, resolve: never }).send(MESSAGE)).error).toMatch(/no answer/);
  });

  it('reveals neither addresses nor the system in its failure texts', async () => {
    const fail = async () => {
      throw Object.assign(new Error('connect ECONNREFUSED 10.1.2.3:443'), { code: 'ECONNREFUSED' });
    };
    expect((await hooks({ resolve: fail }).send(MESSAGE)).error).toBe('the connection was refused');
  });
});
