import { generateKeyPairSync } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdTimeouts } from '#server/testing/timeouts.ts';
import { createTelegramKeys } from './keys.ts';

const MINUTE_MS = 60_000;
const SECP256K1 = {
  kty: 'EC',
  crv: 'secp256k1',
  alg: 'ES256K',
  kid: 'k1',
  x: 'eb5mfvncu6xVoGKVzocLBwKb_NstzijZWfKBWxb4F5g',
  y: 'SDradyajxGVdpPv8DhEIqP0XtEimhVQZnEfQj_sQ1Lg',
};

let rsa: JWK;
let ec: JWK;
let rsaPrivate: JWK;
let weak: object;
beforeAll(async () => {
  const pair = await generateKeyPair('RS256', { extractable: true });
  rsa = { ...(await exportJWK(pair.publicKey)), kid: 'r1', alg: 'RS256', use: 'sig' };
  rsaPrivate = { ...(await exportJWK(pair.privateKey)), kid: 'private' };
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
  weak = publicKey.export({ format: 'jwk' });
  const ecPair = await generateKeyPair('ES256', { extractable: true });
  ec = { ...(await exportJWK(ecPair.publicKey)), kid: 'e1' };
});

describe("Telegram's keys", () => {
  let answer: RequestListener;
  let asked: number;
  let askedFor: string | undefined;
  let nowMs: number;
  let failures: string[];
  let root: string;
  let close: () => Promise<unknown>;

  beforeEach(async () => {
    asked = 0;
    nowMs = Date.parse('2026-03-04T12:00:00Z');
    failures = [];
    answer = sending({ keys: [rsa] });
    const server = createServer((request, response) => {
      asked += 1;
      askedFor = request.url;
      answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    root = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    close = () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    };
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await close();
  });

  const sending =
    (body: unknown, status = 200): RequestListener =>
    (_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    };
  const open = () =>
    createTelegramKeys({
      now: () => nowMs,
      report: (error) => failures.push(String(error)),
      root,
      // No answer here takes long, but a busy machine may.
      timeoutMs: 60_000,
    });
  const kidsOf = async (read: Promise<{ keys: JWK[] }>) => (await read).keys.map(({ kid }) => kid);

  it('are fetched when they are first needed, once, and kept for ten minutes', async () => {
    const keys = open();
    expect(asked).toBe(0);
    const together = await Promise.all([keys.read('r1'), keys.read('r1'), keys.read(undefined)]);
    expect(together.map(({ keys: [key] }) => key?.kid)).toEqual(['r1', 'r1', 'r1']);
    expect(askedFor).toBe('/.well-known/jwks.json');
    nowMs += 10 * MINUTE_MS;
    await keys.read('r1');
    expect(asked).toBe(1);
    nowMs += 1;
    answer = sending({ keys: [ec] });
    expect(await kidsOf(keys.read('r1'))).toEqual(['e1']);
    expect(asked).toBe(2);
    expect(failures).toEqual([]);
  });

  it('are fetched again if a token names an unknown key, at most every 30 s', async () => {
    const keys = open();
    await keys.read('r1');
    answer = sending({ keys: [rsa, ec] });
    for (let count = 0; count < 50; count++) {
      expect(await kidsOf(keys.read(`junk${count}`))).toEqual(['r1']);
    }
    expect(asked).toBe(1);
    nowMs += 30_000;
    expect(await kidsOf(keys.read('e1'))).toEqual(['r1', 'e1']);
    await keys.read('junk');
    expect(asked).toBe(2);
  });

  it('stay in use for a day if they cannot be renewed, and no longer', async () => {
    const keys = open();
    await keys.read('r1');
    answer = sending('down', 502);
    nowMs += 24 * 60 * MINUTE_MS;
    expect(await kidsOf(keys.read('r1'))).toEqual(['r1']);
    expect(failures).toEqual(["Error: Telegram's keys: status 502"]);
    nowMs += 1;
    await expect(keys.read('r1')).rejects.toThrow('no keys');
    // After a failure there is a pause too; then the keys are back.
    answer = sending({ keys: [rsa] });
    await expect(keys.read('r1')).rejects.toThrow('no keys');
    expect(asked).toBe(2);
    nowMs += 30_000;
    expect(await kidsOf(keys.read('r1'))).toEqual(['r1']);
  });

  it('that cannot be read are left out without affecting the others', async () => {
    const odd: unknown[] = [
      SECP256K1,
      { kty: 'OKP', crv: 'Ed25519', x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo' },
      { kty: 'oct', k: 'c2VjcmV0', kid: 'secret' },
      { kty: 'RSA', kid: 'empty' },
      { kty: 'RSA', n: '!', e: 'AQAB', kid: 'broken' },
      { ...weak, kid: 'weak' },
      { ...ec, x: 'AA', kid: 'short' },
      { ...rsa, kid: 7 },
      rsaPrivate,
      null,
      'key',
      [],
      {},
    ];
    answer = sending({ keys: [...odd, rsa, ec] });
    expect(await kidsOf(open().read('r1'))).toEqual(['r1', 'e1']);
    answer = sending({ keys: odd });
    await expect(open().read('r1')).rejects.toThrow('no keys');
  });

  it('are at most twenty', async () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ ...rsa, kid: String(index) }));
    answer = sending({ keys: many });
    expect((await open().read('0')).keys).toHaveLength(20);
  });

  const redirect: RequestListener = (_request, response) =>
    response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
  const endless: RequestListener = (_request, response) => {
    response.writeHead(200);
    const more = () => {
      if (!response.destroyed) response.write('x'.repeat(16_384), () => setImmediate(more));
    };
    more();
  };
  it.each<[string, RequestListener, RegExp]>([
    ['is no JSON', sending('<html>'), /SyntaxError/],
    ['is null', sending('null'), /not a key set/],
    ['is a list', sending([]), /not a key set/],
    ['has no keys', sending({}), /not a key set/],
    ['has keys that are no list', sending({ keys: { 0: 1 } }), /not a key set/],
    ['has an empty list', sending({ keys: [] }), /none that can be read/],
    ['is an error', sending({ keys: [1] }, 500), /status 500/],
    ['is nothing', sending('', 204), /status 204/],
    ['leads elsewhere', redirect, /TypeError/],
    ['never ends', endless, /too large/],
    ['breaks off', (request) => request.socket.destroy(), /TypeError/],
  ])('are none if the answer %s', async (_, listener, failure) => {
    answer = listener;
    await expect(open().read('r1')).rejects.toThrow('There are no keys of Telegram.');
    expect(failures).toEqual([expect.stringMatching(failure)]);
  });

  it('are none if no answer ever starts', async () => {
    const timeouts = holdTimeouts();
    answer = () => timeouts.end();
    await expect(open().read('r1')).rejects.toThrow('There are no keys of Telegram.');
    expect(failures).toEqual([expect.stringMatching(/TimeoutError/)]);
  });

  it('have a limit of 64 KB', async () => {
    const sized = (size: number) => {
      const text = JSON.stringify({ keys: [rsa], pad: '' });
      return text.replace('"pad":""', `"pad":"${'x'.repeat(size - text.length)}"`);
    };
    answer = sending(sized(65_536));
    expect(await kidsOf(open().read('r1'))).toEqual(['r1']);
    answer = sending(sized(65_537));
    await expect(open().read('r1')).rejects.toThrow('no keys');
  });
});
