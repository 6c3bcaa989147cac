import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { openApiDocument } from '#contract/openapi.ts';
import { ROUTES } from '#contract/routes.ts';
import { openEmptied, type TestDatabase } from '#server/testing/db/databases.ts';
import { openTestApp, type TestApp, tipOf } from '#server/testing/http/app.ts';

const endpoints = Object.values<Endpoint>(API);
const JSON_TYPE = 'application/json; charset=utf-8';

describe('the routes of the server', () => {
  let database: TestDatabase;
  let test: TestApp;
  beforeAll(async () => {
    database = await openEmptied('postgres');
    test = await openTestApp(database.db);
    await test.ingest(tipOf('11', '22', '1.5'));
  });
  afterAll(async () => {
    await test.app.close();
    await database.close();
  });

  it('are exactly the contract’s, its document, the metrics, the log’s and the operator’s', () => {
    const agreed = endpoints.map(({ route }) => `${ROUTES[route].method} ${ROUTES[route].path}`);
    const heads = agreed
      .filter((each) => each.startsWith('GET '))
      .map((each) => `HEAD ${each.slice(4)}`);
    // In formats that are not ours, OpenAPI's, Prometheus's and those of logs (`/log/*`, which is printed without its prefix), and
    // the answer for the operator's tools.
    const others = ['/api/openapi.json', '/metrics', '*', '/health/reached'].flatMap((path) => [
      `GET ${path}`,
      `HEAD ${path}`,
    ]);
    expect(registeredRoutes(test).sort()).toEqual([...agreed, ...heads, ...others].sort());
  });

  it.each([
    ['GET', '/api/nothing'],
    ['GET', '/api/'],
    ['GET', '/api'],
    ['GET', '/api?x=1'],
    ['GET', '/api/stats/'],
    ['GET', '/api/stats/more'],
    ['GET', '/API/stats'],
    ['GET', '/leaderboard'],
    ['POST', '/api/nothing'],
    ['POST', '/api/stats'],
    ['DELETE', '/api/leaderboard'],
    ['PUT', '/api/session'],
    ['GET', '/api/bot/v1/events'],
    ['OPTIONS', '/api/stats'],
    ['TRACE', '/api/stats'],
  ] as const)('answers %s %s, which there is not, with 404', async (method, url) => {
    const response = await test.app.inject({ method, url });
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toBe(JSON_TYPE);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toEqual({ error: expect.stringContaining(method), code: 'not_found' });
  });

  it.each([
    ['/api/%zz', 400],
    ['/api/%', 400],
    ['/%c0%af', 400],
    [`/api/weekly-rewards/user-week-activity/${'1'.repeat(101)}`, 404],
    [`/api/bot/v1/members/${'1'.repeat(101)}`, 404],
  ])('refuses the address %s like any other', async (url, status) => {
    const response = await test.get(url);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({ error: expect.any(String), code: expect.any(String) });
    expect(response.headers).toMatchObject({
      'content-type': JSON_TYPE,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    });
  });

  // The rules of a proxy in front go by the address as it was sent.
  it('refuses a route’s address without its slash, which Node lets in', async () => {
    const origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const [response]: IncomingMessage[] = await once(
      get(origin, { path: '*api/stats', agent: false }),
      'response',
    );
    response?.resume();
    expect(response?.statusCode).toBe(400);
  });

  it.each(['/api/stats', '/api/leaderboard', '/api/activity-points-system', '/api/session'])(
    'answers HEAD %s like GET, without the body',
    async (url) => {
      const get = await test.get(url);
      const head = await test.app.inject({ method: 'HEAD', url });
      expect(head.statusCode).toBe(200);
      expect(head.body).toBe('');
      for (const name of ['content-type', 'content-length', 'etag', 'cache-control']) {
        expect(head.headers[name]).toBe(get.headers[name]);
      }
    },
  );

  it('serves the contract as a document', async () => {
    const response = await test.get('/api/openapi.json');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe(JSON_TYPE);
    const expected = openApiDocument({
      title: response.json().info.title,
      version: '1',
      serverUrl: test.config.publicUrl,
      contact: 'https://t.me/junkcoin_JKC',
    });
    expect(response.json()).toEqual(JSON.parse(JSON.stringify(expected)));
    expect(response.json().info.title).toMatch(/ API$/);
  });
});

/** `METHOD /path` of each route, from the printed tree: four characters per level. */
function registeredRoutes({ app }: TestApp): string[] {
  const parents: string[] = [];
  const routes: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent, part, methods] = /^(.*[├└]── )(\S+)(?: \((.*)\))?$/.exec(line) ?? [];
    if (indent === undefined || part === undefined) continue;
    const depth = indent.length / 4 - 1;
    parents.splice(depth, parents.length, part);
    for (const method of methods?.split(', ') ?? []) routes.push(`${method} ${parents.join('')}`);
  }
  return routes;
}
