import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSetup, type Setup } from '../setup.ts';
import { createDoor } from './door.ts';
import { buildSetupServer } from './server.ts';

const HOST = '127.0.0.1:3000';
const ORIGIN = `http://${HOST}`;
const SECRET = 'postgres://u:a-password@127.0.0.1:1/none';

let folder = '';
let app: FastifyInstance;
let setup: Setup;
let codes: string[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quarterdeck-page-'));
  codes = [];
  setup = openSetup({ environment: {}, cwd: folder });
  app = await buildSetupServer({
    setup,
    door: createDoor({ show: (code) => codes.push(code), now: Date.now }),
    host: '127.0.0.1',
    siteFolder: null,
    onFinished: () => {},
  });
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

function get(url: string, headers: Record<string, string> = {}) {
  return app.inject({ url, headers: { host: HOST, ...headers } });
}

function post(url: string, form: Record<string, string>, headers: InjectOptions['headers'] = {}) {
  return app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(form).toString(),
    headers: {
      host: HOST,
      origin: ORIGIN,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
  });
}

/** Enters the code and returns the browser's cookie. */
async function enter(): Promise<{ cookie: string }> {
  const answer = await post('/setup/code', { code: codes.at(-1) ?? '' });
  expect(answer.statusCode).toBe(303);
  return { cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' };
}

const CLOSED = ['/setup/database', '/setup/owner', '/setup/summary'];
const FORMS = ['/setup/database', '/setup/owner/look', '/setup/finish'];

describe('without the code', () => {
  it('shows and takes nothing', async () => {
    for (const cookie of ['', 'quarterdeck_setup=', 'quarterdeck_setup=guess']) {
      for (const path of CLOSED) {
        expect(await get(path, { cookie })).toMatchObject({
          statusCode: 303,
          headers: { location: '/setup' },
        });
      }
      for (const path of FORMS) {
        const answer = await post(path, { DATABASE_URL: SECRET }, { cookie });
        expect(answer).toMatchObject({ statusCode: 303, headers: { location: '/setup' } });
      }
    }
    expect(setup.valueOf('DATABASE_URL')).toBeNull();
  });

  it('renews the code after five wrong ones, and lets an address try ten times a minute', async () => {
    const statuses: number[] = [];
    for (let tries = 0; tries < 12; tries++) {
      statuses.push((await post('/setup/code', { code: `WRONG-${tries}` })).statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(403), 429, 429]);
    expect(codes).toHaveLength(3);
    expect((await post('/setup/code', { code: codes[2] ?? '' }, {})).statusCode).toBe(429);
  });
});

describe('with the code', () => {
  it('lets one browser in, by a cookie that no script and no other site can use', async () => {
    const answer = await post('/setup/code', { code: codes[0] ?? '' });
    expect(answer.headers['set-cookie']).toMatch(
      /^quarterdeck_setup=[\w-]{43}; Path=\/setup; HttpOnly; SameSite=Strict$/,
    );
    expect((await post('/setup/code', { code: codes[0] ?? '' })).statusCode).toBe(403);
    expect((await get('/setup/database')).statusCode).toBe(303);
  });

  it('leads to the first step that is not done', async () => {
    const browser = await enter();
    expect((await get('/setup', browser)).headers.location).toBe('/setup/community');
    for (const path of ['/setup/owner', '/setup/summary']) {
      expect((await get(path, browser)).headers.location).toBe('/setup/community');
    }
    expect((await post('/setup/finish', {}, browser)).headers.location).toBe('/setup/community');
    expect((await post('/setup/community', {}, browser)).headers.location).toBe('/setup/database');
  });

  it('keeps what is typed and sends no secret back', async () => {
    const browser = await enter();
    await post('/setup/community', {}, browser);
    await post('/setup/database', { DATABASE_URL: SECRET }, browser);
    const { body } = await get('/setup/database', browser);
    expect(body).toContain('PostgreSQL cannot be reached');
    expect(body).not.toContain('kept – type a new one');
    expect(body).not.toContain('a-password');
    expect(setup.valueOf('DATABASE_URL')).toBeNull();
    await post('/setup/database', { DATABASE_URL: 'none' }, browser);
    await post('/setup/address', { PUBLIC_URL: '"><script>x' }, browser);
    const address = await get('/setup/address', browser);
    expect(address.body).toContain('value="&quot;&gt;&lt;script&gt;x"');
    expect(address.body).toContain('PUBLIC_URL: must be an http or https address');
  });

  it.each([
    ['another origin', { origin: 'http://evil.example' }],
    ['an origin that hides', { origin: 'null' }],
    ['no origin', { origin: '' }],
    ['the origin of another port', { origin: 'http://127.0.0.1:3001' }],
    ['https', { origin: `https://${HOST}` }],
  ])('refuses a form from %s', async (_, headers) => {
    const browser = await enter();
    const answer = await post(
      '/setup/database',
      { DATABASE_URL: SECRET },
      { ...browser, ...headers },
    );
    expect(answer.statusCode).toBe(403);
    expect(setup.valueOf('DATABASE_URL')).toBeNull();
  });

  it('refuses any other kind of body', async () => {
    const browser = await enter();
    const type = { 'content-type': 'application/json' };
    expect((await post('/setup/database', {}, { ...browser, ...type })).statusCode).toBe(415);
    const long = { DATABASE_URL: 'a'.repeat(40_000) };
    expect((await post('/setup/database', long, browser)).statusCode).toBe(413);
  });
});

describe('the address', () => {
  it.each(['evil.example', 'evil.example:3000', '127.0.0.1.evil.example', 'a b', '[::1', '::1'])(
    'is not %j',
    async (host) => {
      expect((await get('/setup', { host })).statusCode).toBe(403);
      const answer = await post(
        '/setup/code',
        { code: codes[0] ?? '' },
        { host, origin: `http://${host}` },
      );
      expect(answer.statusCode).toBe(403);
      expect(answer.headers['set-cookie']).toBeUndefined();
    },
  );

  it.each(['127.0.0.1:8000', 'LOCALHOST:3000', 'localhost', '[::1]:3000', '10.0.0.7:3000'])(
    'may be %j',
    async (host) => {
      expect((await get('/setup', { host })).statusCode).toBe(200);
    },
  );
});

it('answers 404 everywhere as soon as there are settings', async () => {
  const browser = await enter();
  writeFileSync(setup.path, 'PORT=3000\n');
  for (const path of ['/', '/setup', ...CLOSED])
    expect((await get(path, browser)).statusCode).toBe(404);
  for (const path of ['/setup/code', ...FORMS]) {
    expect((await post(path, {}, browser)).statusCode).toBe(404);
  }
});

it('allows no script but its own, no frame and no cache', async () => {
  const { headers, body } = await get('/setup');
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/^default-src 'none'; script-src ('sha256-[\w+/=]+' ?){3}; /);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  expect(body).not.toMatch(/ style=| on\w+=/);
});
