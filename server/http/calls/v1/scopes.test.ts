import { afterEach, beforeEach, expect, it } from 'vitest';
import { API } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { ROUTES } from '#contract/routes.ts';
import type { ApiKeyPermissionId } from '#rules/permissions.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { ALL_PERMISSIONS, openV1App, type V1App } from '#server/testing/http/v1.ts';

const keyed = Object.values<Endpoint>(API).filter(({ access }) => access === 'key');

/** The valid input of each call that takes any, so only the permission is missing. */
const INPUTS: Readonly<Record<string, { query?: string; body?: object }>> = {
  postV1PaymentRequest: {
    body: { member: '11', amount: '1', address: '7TQmVgQRmcenVEJegaYgXAZDbDN8CKQtYK' },
  },
  postV1Notification: { body: { member: '11', text: 'Ahoy' } },
};

/** Calls whose required permission depends on their content. */
const ABOUT_PERMISSIONS = {
  postV1Consent: (permission: ApiKeyPermissionId) => ({
    body: { member: '22', permissions: [permission] },
  }),
  getV1Consent: (permission: ApiKeyPermissionId) => ({
    query: `?member=22&permission=${permission}`,
  }),
};

describeOnPostgres('the scopes of the keyed API', (database) => {
  let test: V1App;
  beforeEach(async () => {
    test = await openV1App(database().db);
  });
  afterEach(() => test.app.close());

  async function callOf(
    { route }: Endpoint,
    permissions: readonly ApiKeyPermissionId[],
    input: { query?: string; body?: object } = INPUTS[route] ?? {},
  ) {
    const { method, path } = ROUTES[route];
    if (method !== 'GET' && method !== 'POST') throw new Error(`${route}: ${method}`);
    const key = await test.keyWith(permissions);
    const address = path.replace('/api/v1', '').replace(/:\w+/g, '1') + (input.query ?? '');
    const body = method === 'POST' ? { body: input.body ?? {} } : {};
    return test.call(method, address, { key, ...body });
  }

  it('has one permission on every call but those about permissions and the key itself', () => {
    const free = keyed
      .filter(({ permission, appPermission }) => !permission && !appPermission)
      .map(({ route }) => route);
    expect(free.sort()).toEqual(['getKey', ...Object.keys(ABOUT_PERMISSIONS)].sort());
    expect(keyed.length).toBeGreaterThan(10);
    const twice = keyed.filter(({ permission, appPermission }) => permission && appPermission);
    expect(twice).toEqual([]);
    const untold = keyed.filter(({ tag }) => tag !== 'v1');
    expect(untold).toEqual([]);
  });

  const guarded = keyed.filter(({ permission }) => permission);
  it.each(guarded.map((definition) => [definition.route, definition] as const))(
    '%s takes its own permission, and no other five',
    async (_, definition) => {
      for (const permission of ALL_PERMISSIONS) {
        const others = ALL_PERMISSIONS.filter((each) => each !== permission);
        const answer = await callOf(definition, others);
        const isRefused = answer.statusCode === 403 && answer.json().code === 'missing_permission';
        expect([permission, isRefused]).toEqual([permission, permission === definition.permission]);
        if (isRefused) {
          expect(answer.headers['content-type']).toContain('application/problem+json');
          expect(answer.json().detail).toContain(permission);
        }
      }
    },
  );

  it.each(['postV1Consent', 'getV1Consent'] as const)(
    '%s takes the permission that it is about',
    async (route) => {
      for (const permission of ALL_PERMISSIONS) {
        const others = ALL_PERMISSIONS.filter((each) => each !== permission);
        const input = ABOUT_PERMISSIONS[route](permission);
        const refused = await callOf(API[route], others, input);
        expect(refused.json()).toMatchObject({ status: 403, code: 'missing_permission' });
      }
      const taken = await callOf(
        API[route],
        ['read_balance'],
        ABOUT_PERMISSIONS[route]('read_balance'),
      );
      expect(taken.statusCode).toBe(200);
    },
  );

  it.each(keyed.map(({ route }) => [route] as const))(
    '%s is nothing without a key',
    async (route) => {
      const { method, path } = ROUTES[route];
      const url = path.replace(/:\w+/g, '1');
      const answer = await test.app.inject({ method, url });
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'bad_key']);
    },
  );
});
