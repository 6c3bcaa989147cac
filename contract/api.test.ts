import { describe, expect, it } from 'vitest';
import { API } from './api.ts';
import type { Endpoint } from './endpoint.ts';
import { ROUTES } from './routes.ts';

const endpoints: [string, Endpoint][] = Object.entries(API);

/** The names of a schema's properties, read from its plain data. */
function propertyNames(schema: unknown): string[] {
  const { properties } = JSON.parse(JSON.stringify(schema ?? { properties: {} }));
  return Object.keys(properties).sort();
}

describe('API', () => {
  it('has an endpoint for each route and a route for each endpoint', () => {
    expect(Object.keys(API).sort()).toEqual(Object.keys(ROUTES).sort());
  });

  it('has each method and path once, whatever the parameters are called', () => {
    const calls = Object.values(ROUTES).map(
      ({ method, path }) => `${method} ${path.replace(/:[A-Za-z]+/g, ':')}`,
    );
    expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([]);
  });

  describe.each(endpoints)('%s', (name, endpoint) => {
    const { method, path } = ROUTES[endpoint.route];

    it('is listed under its own name', () => {
      expect(endpoint.route).toBe(name);
    });

    it('has a schema for exactly the parameters of its path', () => {
      const inPath = [...path.matchAll(/:([A-Za-z]+)/g)].map(([, parameter]) => parameter).sort();
      expect(propertyNames(endpoint.params)).toEqual(inPath);
    });

    it('has a path that needs no encoding', () => {
      expect(path).toMatch(/^\/(api|health)(\/:?[A-Za-z0-9-]+)+$/);
    });

    it('takes a body exactly if the method has one', () => {
      expect(endpoint.body !== undefined).toBe(['POST', 'PUT', 'PATCH'].includes(method));
    });
  });

  it.each([
    ['not_signed_in', ['member', 'admin', 'owner']],
    ['forbidden', ['admin', 'owner']],
    ['bad_gateway_token', ['gateway']],
  ] as const)('names %s for every call of %j', (code, accesses) => {
    const guarded = endpoints.filter(([, { access }]) => accesses.some((each) => each === access));
    expect(guarded.length).toBeGreaterThan(0);
    const silent = guarded.filter(([, { errors }]) => !errors.includes(code));
    expect(silent.map(([name]) => name)).toEqual([]);
  });

  it('has exactly the calls with a key under /api/v1', () => {
    for (const [name, { access, route, permission }] of endpoints) {
      const isThere = ROUTES[route].path.startsWith('/api/v1/');
      expect([name, isThere]).toEqual([name, access === 'key']);
      if (permission) expect(access).toBe('key');
    }
  });

  it('is cached for everybody only if everybody gets the same', () => {
    const cached = endpoints.filter(([, { sharedCacheSeconds }]) => sharedCacheSeconds);
    const personal = cached.filter(
      ([, { access, route }]) => access !== 'public' || ROUTES[route].method !== 'GET',
    );
    expect(cached.length).toBeGreaterThan(0);
    expect(personal.map(([name]) => name)).toEqual([]);
  });

  it('skips the access check only if everybody may read', () => {
    const blind = endpoints.filter(([, { asksNobody }]) => asksNobody);
    const others = blind.filter(
      ([, { access, route, viewerToken }]) =>
        access !== 'public' || ROUTES[route].method !== 'GET' || viewerToken,
    );
    expect(blind.length).toBeGreaterThan(0);
    expect(others.map(([name]) => name)).toEqual([]);
  });

  it('opens only reads to a viewer’s bearer token, and none that everybody shares', () => {
    const opened = endpoints.filter(([, { viewerToken }]) => viewerToken);
    const others = opened.filter(
      ([, { access, route, sharedCacheSeconds }]) =>
        !['public', 'member'].includes(access) ||
        ROUTES[route].method !== 'GET' ||
        sharedCacheSeconds !== undefined,
    );
    expect(opened.length).toBeGreaterThan(0);
    expect(others.map(([name]) => name)).toEqual([]);
  });

  it('closes every body that is one object', () => {
    const open = endpoints.filter(
      ([, { body }]) => body && 'properties' in body && !('additionalProperties' in body),
    );
    expect(open.map(([name]) => name)).toEqual([]);
  });
});
