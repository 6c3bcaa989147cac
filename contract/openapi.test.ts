import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { API } from './api.ts';
import type { Endpoint } from './endpoint.ts';
import { ERROR_STATUS } from './errors.ts';
import { openApiDocument } from './openapi.ts';
import { ROUTES, type RouteId } from './routes.ts';

const document = openApiDocument({
  title: 'Deck',
  version: '1.2.3',
  serverUrl: 'https://deck.test',
});
const endpoints: Endpoint[] = Object.values(API);

function operationOf(route: RouteId) {
  const { method, path } = ROUTES[route];
  const template = path.replace(/:([A-Za-z]+)/g, '{$1}');
  const operation = document.paths[template]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${route} is missing`);
  return operation;
}

describe('openApiDocument', () => {
  it.each([
    ['https://t.me/deck', { url: 'https://t.me/deck' }],
    ['dev@deck.test', { email: 'dev@deck.test' }],
  ])('says where developers write to: %s', (contact, expected) => {
    const { info } = openApiDocument({ title: '', version: '1', serverUrl: '/', contact });
    expect(info.contact).toEqual(expected);
    expect(document.info.contact).toBeUndefined();
  });

  it('is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate(JSON.parse(JSON.stringify(document)));
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
  });

  it('fails the validator when broken', async () => {
    const broken = JSON.parse(JSON.stringify(document));
    broken.paths['/api/stats'].get.parameters = [{ name: 'page', in: 'nowhere' }];
    expect((await new Validator().validate(broken)).valid).toBe(false);
  });

  it('resolves every reference within itself', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)];
    const named = Object.keys(document.components.schemas).map(
      (name) => `#/components/schemas/${name}`,
    );
    expect(new Set(references.map(([, target]) => target))).toEqual(new Set(named));
  });

  it('is plain JSON: serializing loses and changes nothing', () => {
    expect(JSON.parse(JSON.stringify(document))).toStrictEqual(document);
  });

  it('carries title, version and server as given', () => {
    expect(document.info).toMatchObject({ title: 'Deck', version: '1.2.3' });
    expect(document.servers).toEqual([{ url: 'https://deck.test' }]);
  });

  it('has each call once, named like its route', () => {
    const names = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(names.sort()).toEqual(Object.keys(ROUTES).sort());
  });

  it.each(endpoints)('$route: security, tag and errors are those of the endpoint', (endpoint) => {
    const operation = operationOf(endpoint.route);
    const codes = Object.values(operation.responses).flatMap((each) => each['x-error-codes'] ?? []);
    expect(codes).toEqual(
      expect.arrayContaining(['bad_request', 'too_many_requests', 'internal', ...endpoint.errors]),
    );
    for (const code of endpoint.errors) {
      expect(operation.responses).toHaveProperty([String(ERROR_STATUS[code])]);
    }
    expect(operation.tags).toEqual([endpoint.tag]);
    expect('requestBody' in operation).toBe(endpoint.body !== undefined);
    for (const scheme of operation.security.flatMap(Object.keys)) {
      expect(document.components.securitySchemes).toHaveProperty(scheme);
    }
  });

  it.each([
    ['getStats', []],
    ['postDemoSession', []],
    ['getUserWeekActivity', [{ session: [] }, { viewerToken: [] }]],
    ['getSession', [{}, { session: [] }, { viewerToken: [] }]],
    ['getUsers', [{ session: [] }]],
    ['deleteSubmission', [{ session: [] }]],
    ['postEvents', [{ gatewayToken: [] }]],
    ['getKey', [{ apiKey: [] }]],
  ] as const)('%s asks for %j', (route, security) => {
    expect(operationOf(route).security).toEqual(security);
  });

  it('groups error codes by status', () => {
    expect(operationOf('postCardSubscription').responses['503']?.['x-error-codes']).toEqual([
      'payments_not_configured',
      'unavailable',
    ]);
  });

  it('marks path and query parameters, and which are required', () => {
    const parameters = operationOf('deleteSubmission').parameters?.map(
      ({ name, in: place, required }) => [name, place, required],
    );
    expect(parameters).toEqual([
      ['id', 'path', true],
      ['adminTelegramId', 'query', false],
    ]);
  });
});
