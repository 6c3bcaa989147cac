import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { clientSource } from '#contract/client-source.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { signWebhook } from '#server/services/webhooks/secrets.ts';
import { openEmptied, type TestDatabase } from '#server/testing/db/databases.ts';
import { makeTestKey } from '#server/testing/http/api-key.ts';
import { NOW_MS, openTestApp, type TestApp } from '#server/testing/http/app.ts';
import { ApiError, type Client, createClient, listAll, verifyWebhook } from '../../client/index.ts';
import { OPERATIONS } from '../../client/operations.ts';

const GENERATED = fileURLToPath(new URL('../../client/operations.ts', import.meta.url));

// The formatter changes line breaks and quotes, which do not matter.
const bare = (source: string) => source.replace(/[\s;,'"()|]/g, '');

describe('the published client', () => {
  let database: TestDatabase;
  let test: TestApp;
  let client: Client;
  let seen: Request[];
  let failures: (() => Response)[];
  let baseUrl: string;
  beforeAll(async () => {
    database = await openEmptied('postgres');
    test = await openTestApp(database.db);
    baseUrl = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const at = new Date(NOW_MS - 60_000).toISOString();
    const events = [25, 1, 2, 3, 4].map((amount, n) => ({
      id: `t${n}`,
      type: 'tip',
      at,
      telegramId: '11',
      to: '22',
      amount: String(amount),
    }));
    await ingestEvents(database.db, { events, nowMs: NOW_MS });
    const apiKey = await makeTestKey(database.db, { telegramId: '11', nowMs: NOW_MS });
    seen = [];
    failures = [];
    client = createClient({
      baseUrl: `${baseUrl}/`,
      apiKey,
      fetch: async (url, options) => {
        seen.push(new Request(String(url), options));
        return failures.shift()?.() ?? fetch(url, options);
      },
    });
  });
  afterEach(() => {
    seen.length = 0;
    failures.length = 0;
  });
  afterAll(async () => {
    await test.app.close();
    await database.close();
  });

  it('is up to date with the contract; if not, run `npm run client`', () => {
    expect(bare(readFileSync(GENERATED, 'utf8'))).toBe(bare(clientSource()));
  });

  it('reads public data without the key', async () => {
    expect(await client.getStats()).toMatchObject({ totalTips: 5, totalMembers: 2 });
    const board = await client.getLeaderboard({ query: { search: '11', sortBy: 'totalTipped' } });
    expect(board.leaderboard).toEqual([]);
    expect(seen.map(({ headers }) => headers.get('authorization'))).toEqual([null, null]);
  });

  it('calls with the key', async () => {
    expect(await client.getKey()).toMatchObject({ permissions: expect.any(Array) });
    expect(await client.getV1Profile()).toMatchObject({ id: '11' });
  });

  it('reads a list page by page', async () => {
    const all: string[] = [];
    const pages = (query: { cursor?: string }) =>
      client.getV1Transactions({ query: { ...query, limit: '2' } });
    for await (const { amount } of listAll(pages)) all.push(String(amount));
    expect(all.sort()).toEqual(['1', '2', '25', '3', '4'].sort());
    expect(seen).toHaveLength(3);
  });

  it('throws the server’s errors', async () => {
    const refused = await client.getV1Profile({ query: { member: '22' } }).catch((error) => error);
    expect(refused).toBeInstanceOf(ApiError);
    expect(refused).toMatchObject({ status: 403, code: expect.stringMatching(/_/) });
    const unknown = createClient({ baseUrl, apiKey: 'jkw_x' });
    await expect(unknown.getKey()).rejects.toMatchObject({ status: 401, code: 'bad_key' });
    await expect(createClient({ baseUrl }).getKey()).rejects.toThrow(/apiKey/);
    await expect(client.getWeek({ params: { week: '..' } })).rejects.toThrow(/week/);
    await expect(client.getWeek({ params: { week: '2026-01-04' } })).rejects.toMatchObject({
      status: 404,
      code: 'not_found',
    });
    await expect(
      createClient({ baseUrl: 'http://127.0.0.1:1', retries: 0 }).getStats(),
    ).rejects.toMatchObject({
      status: 0,
    });
  });

  it('retries temporary failures with the same Idempotency-Key', async () => {
    const busy = () => new Response('{}', { status: 429, headers: { 'retry-after': '0' } });
    failures.push(busy, busy);
    const body = { member: '999', permissions: ['read_balance' as const] };
    await client.postV1Consent({ body }).catch(() => undefined);
    expect(seen).toHaveLength(3);
    const keys = seen.map(({ headers }) => headers.get('idempotency-key'));
    expect([new Set(keys).size, keys[0]]).toEqual([1, expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    failures.push(busy, busy, busy);
    await expect(client.getStats()).rejects.toMatchObject({ status: 429, retryAfterSeconds: 0 });
    failures.push(() => new Response('{"code":"quota_exceeded"}', { status: 429 }));
    await expect(client.getStats()).rejects.toMatchObject({ code: 'quota_exceeded' });
    failures.push(() => new Response('', { status: 503, headers: { 'retry-after': '3600' } }));
    await expect(client.getStats()).rejects.toMatchObject({ retryAfterSeconds: 3600 });
  });

  it('can be aborted', async () => {
    const cancelled = AbortSignal.abort(new Error('enough'));
    await expect(client.getStats({}, { signal: cancelled })).rejects.toThrow('enough');
  });

  it('has every call in the table', () => {
    expect(Object.keys(client)).toEqual(Object.keys(OPERATIONS));
    expect(Object.keys(client)).toEqual(expect.arrayContaining(['getKey', 'getLeaderboard']));
  });
});

describe('verifyWebhook', () => {
  const body = '{"id":"evt_1","type":"test"}';
  const verify = (signature: string, rest = {}) =>
    verifyWebhook({ secret: 'whsec_a', signature, body, nowMs: NOW_MS, ...rest });
  const good = signWebhook(['whsec_a'], body, NOW_MS);

  it('returns the message the server signed, with two secrets too', async () => {
    expect(await verify(good)).toEqual({ id: 'evt_1', type: 'test' });
    const both = signWebhook(['whsec_b', 'whsec_a'], body, NOW_MS - 299_000);
    expect(await verify(both)).toMatchObject({ id: 'evt_1' });
  });

  it.each<[string, string, object]>([
    ['another secret', good, { secret: 'whsec_b' }],
    ['another body', good, { body: `${body} ` }],
    ['too old', signWebhook(['whsec_a'], body, NOW_MS - 301_000), {}],
    ['from the future', signWebhook(['whsec_a'], body, NOW_MS + 301_000), {}],
    ['another time', good.replace(/t=\d+/, `t=${NOW_MS / 1000 + 1}`), {}],
    ['no time', good.replace(/t=\d+,/, ''), {}],
    ['no signature', `t=${NOW_MS / 1000}`, {}],
    ['empty', '', {}],
  ])('refuses %s', async (_, signature, rest) => {
    await expect(verify(signature, rest)).rejects.toThrow(/signature/);
  });
});
