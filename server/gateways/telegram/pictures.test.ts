import { createServer, type RequestOptions, request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MAX_PICTURE_BYTES } from '#rules/pictures.ts';
import { TEST_CERTIFICATE } from '#server/fakes/webhooks/certificate.ts';
import { createPictureSource, type PictureDeps } from './pictures.ts';

const PUBLIC = { address: '149.154.167.99', family: 4 };
const AT = 'https://t.me/i/userpic/320/anne.jpg';
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);

type Reply = { status?: number; location?: string; body?: Buffer; hangs?: boolean };

describe('fetching pictures', () => {
  let asked: string[];
  let resolved: string[];
  let replies: Reply[];
  let addresses: { address: string; family: number }[][];
  let server: ReturnType<typeof createServer>;

  beforeEach(async () => {
    asked = [];
    resolved = [];
    replies = [];
    addresses = [];
    server = createServer(TEST_CERTIFICATE, (question, answer) => {
      asked.push(`${question.method} ${question.headers.host}${question.url}`);
      const { status = 200, location, body = JPEG, hangs } = replies.shift() ?? {};
      // The declared type does not count.
      answer.writeHead(status, { 'content-type': 'text/html', ...(location && { location }) });
      if (hangs) answer.write(body);
      else answer.end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  // Only the last step is redirected to the test's server: look-up and choice of the address are real. Its certificate is for
  // another name, which these tests do not cover (webhooks/https.test.ts does).
  const turned: PictureDeps['request'] = ((url: URL, options: RequestOptions, done) => {
    const { port } = server.address() as AddressInfo; // It listens on a port, not on a file.
    const local: RequestOptions = {
      ...options,
      lookup: (_hostname, { all }, callback) =>
        all
          ? callback(null, [{ address: '127.0.0.1', family: 4 }])
          : callback(null, '127.0.0.1', 4),
      port,
      headers: { host: url.hostname },
      rejectUnauthorized: false,
    };
    return request(url, local, done);
  }) as PictureDeps['request']; // // One of its two overloads: the one that is called.

  const fetchOne = (url = AT, timeoutMs = 60_000) =>
    createPictureSource({
      resolve: async (hostname) => {
        resolved.push(hostname);
        return addresses.shift() ?? [PUBLIC];
      },
      request: turned,
      timeoutMs,
    }).fetch(url);

  it('decides the type by the first bytes', async () => {
    expect(await fetchOne()).toEqual({ type: 'image/jpeg', bytes: JPEG });
    expect(asked).toEqual(['GET t.me/i/userpic/320/anne.jpg']);
  });

  it('follows redirects among Telegram’s hosts', async () => {
    replies = [
      { status: 302, location: 'https://cdn4.telesco.pe/file/a.jpg' },
      { status: 301, location: '/file/b.jpg' },
    ];
    expect(await fetchOne()).toMatchObject({ type: 'image/jpeg' });
    expect(asked.slice(1)).toEqual([
      'GET cdn4.telesco.pe/file/a.jpg',
      'GET cdn4.telesco.pe/file/b.jpg',
    ]);
    expect(resolved).toEqual(['t.me', 'cdn4.telesco.pe', 'cdn4.telesco.pe']);
  });

  it.each([
    'http://t.me/a.jpg',
    'https://t.me:8443/a.jpg',
    'https://user:pw@t.me/a.jpg',
    'https://evil.example.com/a.jpg',
    'https://t.me.evil.com/a.jpg',
    'https://127.0.0.1/a.jpg',
    'https://[::1]/a.jpg',
    'https://169.254.169.254/latest',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'not an address',
    '',
  ])('goes neither to %s nor where it is sent there', async (url) => {
    expect(await fetchOne(url)).toBeNull();
    expect([resolved, asked]).toEqual([[], []]);
    replies = [{ status: 302, location: url === '' ? 'https://' : url }];
    // A redirect to another host is not followed either.
    if (url !== 'not an address') expect(await fetchOne()).toBeNull();
    expect(asked.length).toBeLessThanOrEqual(1);
  });

  it('goes to no address inside, whatever the name servers say', async () => {
    for (const address of ['127.0.0.1', '10.0.0.7', '169.254.169.254', '::1', '::ffff:10.0.0.1']) {
      addresses = [[PUBLIC, { address, family: address.includes(':') ? 6 : 4 }]];
      await expect(fetchOne()).rejects.toThrow('not on the public internet');
      // The same after a redirect.
      addresses = [[PUBLIC], [{ address, family: address.includes(':') ? 6 : 4 }]];
      replies = [{ status: 302, location: 'https://cdn4.telesco.pe/a.jpg' }];
      await expect(fetchOne()).rejects.toThrow('not on the public internet');
    }
    expect(new Set(asked)).toEqual(new Set(['GET t.me/i/userpic/320/anne.jpg']));
  });

  it('does not run in circles', async () => {
    replies = Array.from({ length: 9 }, () => ({ status: 302, location: AT }));
    expect(await fetchOne()).toBeNull();
    expect(asked).toHaveLength(4);
  });

  it.each<[string, Reply]>([
    ['a drawing', { body: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }],
    ['a page', { body: Buffer.from('<html>') }],
    ['nothing', { body: Buffer.alloc(0) }],
    ['too much', { body: Buffer.concat([JPEG, Buffer.alloc(MAX_PICTURE_BYTES)]) }],
    ['no such picture', { status: 404 }],
  ])('takes no picture from %s', async (_what, reply) => {
    replies = [reply];
    expect(await fetchOne()).toBeNull();
  });

  it('takes one of the largest size', async () => {
    const body = Buffer.concat([JPEG, Buffer.alloc(MAX_PICTURE_BYTES - JPEG.length)]);
    replies = [{ body }];
    expect((await fetchOne())?.bytes.length).toBe(MAX_PICTURE_BYTES);
  });

  it('says so when it could not learn whether there is one', async () => {
    for (const status of [429, 500, 503]) {
      replies = [{ status }];
      await expect(fetchOne()).rejects.toThrow(`status ${status}`);
    }
    replies = [{ hangs: true }];
    await expect(fetchOne(AT, 200)).rejects.toThrow();
  });
});
