import { API } from './api.ts';
import type { Access, Endpoint } from './endpoint.ts';
import { ERROR_STATUS, type ErrorCode } from './errors.ts';
import { ROUTES, type RouteId } from './routes.ts';
import { SESSION_COOKIE } from './session.ts';

/** What JSON can hold. */
export type Json = string | number | boolean | null | Json[] | JsonObject;
export type JsonObject = { [key: string]: Json };

/** One call in the document. */
export type OpenApiOperation = {
  operationId: RouteId;
  summary: string;
  tags: string[];
  security: { [scheme: string]: string[] }[];
  parameters?: JsonObject[];
  requestBody?: JsonObject;
  responses: { [status: string]: JsonObject };
  /** Who may call, in the words of `endpoint.ts`. */
  'x-access': Access;
  /** Agreed, but answered with 501 for now. */
  'x-planned'?: true;
};

/** An OpenAPI 3.1 document: plain data, the same for the same contract. */
export type OpenApiDocument = {
  openapi: '3.1.0';
  info: { title: string; version: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: { [path: string]: { [method: string]: OpenApiOperation } };
  components: { schemas: JsonObject; securitySchemes: JsonObject };
};

/**
 * The contract as an OpenAPI 3.1 document. Everything in it derives from `API`, `ROUTES` and
 * `ERROR_STATUS`, so that it cannot tell anything else than what the server checks.
 *
 * @param about `serverUrl` is the public address of the instance, or `/` for the one that serves it
 */
export function openApiDocument(about: {
  title: string;
  version: string;
  serverUrl: string;
}): OpenApiDocument {
  const endpoints: Endpoint[] = Object.values(API);
  const paths: OpenApiDocument['paths'] = {};
  for (const endpoint of endpoints) {
    const { method, path } = ROUTES[endpoint.route];
    const template = path.replace(/:([A-Za-z]+)/g, '{$1}');
    paths[template] = { ...paths[template], [method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: about.title, version: about.version },
    servers: [{ url: about.serverUrl }],
    tags: [...new Set(endpoints.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: { schemas: { Error: errorSchema() }, securitySchemes: securitySchemes() },
  };
}

function operation(endpoint: Endpoint): OpenApiOperation {
  const parameters = [
    ...parametersOf('path', endpoint.params),
    ...parametersOf('query', endpoint.query),
  ];
  return {
    operationId: endpoint.route,
    summary: endpoint.summary,
    tags: [endpoint.tag],
    security: securityOf(endpoint),
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.body && {
      requestBody: { required: true, content: jsonContent(plain(endpoint.body)) },
    }),
    responses: {
      '200': {
        description: 'Done',
        content: { [endpoint.file ?? 'application/json']: { schema: plain(endpoint.response) } },
      },
      ...errorResponses(errorCodesOf(endpoint)),
    },
    'x-access': endpoint.access,
    ...(endpoint.planned && { 'x-planned': true }),
  };
}

/** One parameter per property; a schema that is not an object of properties is a mistake in the contract. */
function parametersOf(place: 'path' | 'query', schema: unknown): JsonObject[] {
  if (schema === undefined) return [];
  const { properties, required } = requireObject(plain(schema));
  const names = Array.isArray(required) ? required : [];
  return Object.entries(requireObject(properties)).map(([name, of]) => ({
    name,
    in: place,
    required: place === 'path' || names.includes(name),
    schema: requireObject(of),
  }));
}

/** The endpoint's own errors, and those that belong to every call of its kind. */
function errorCodesOf({ errors, body, planned }: Endpoint): ErrorCode[] {
  const codes: ErrorCode[] = ['bad_request', ...errors];
  if (body) codes.push('too_large', 'unsupported_media_type');
  codes.push('too_many_requests', 'internal');
  if (planned) codes.push('not_built');
  return [...new Set(codes)];
}

/** One response per status, naming the codes that share it. */
function errorResponses(codes: readonly ErrorCode[]): OpenApiOperation['responses'] {
  const responses: OpenApiOperation['responses'] = {};
  for (const status of new Set(codes.map((code) => ERROR_STATUS[code]))) {
    const shared = codes.filter((code) => ERROR_STATUS[code] === status);
    responses[String(status)] = {
      description: shared.map((code) => `\`${code}\``).join(' or '),
      ...(status === ERROR_STATUS.too_many_requests && { headers: retryAfter() }),
      content: jsonContent({ $ref: '#/components/schemas/Error' }),
      'x-error-codes': shared,
    };
  }
  return responses;
}

function retryAfter(): JsonObject {
  return {
    'Retry-After': {
      description: 'Seconds until a further try makes sense',
      schema: { type: 'integer', minimum: 0 },
    },
  };
}

/** The `ErrorBody` of `errors.ts` (decision 28). */
function errorSchema(): JsonObject {
  return {
    type: 'object',
    required: ['error'],
    properties: {
      error: { type: 'string', description: 'For people' },
      code: { enum: Object.keys(ERROR_STATUS), description: 'For programs' },
    },
  };
}

function securitySchemes(): JsonObject {
  return {
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: SESSION_COOKIE,
      description: 'Made by signing in; its role is looked up at each call',
    },
    viewerToken: {
      type: 'http',
      scheme: 'bearer',
      description: "Ten minutes of a Mini App viewer's own reads; from postMiniAppSignIn",
    },
    gatewayToken: { type: 'http', scheme: 'bearer', description: 'The token of the wallet bot' },
    apiKey: { type: 'http', scheme: 'bearer', description: "A developer's key: jkw_…" },
  };
}

function securityOf({ access, viewerToken }: Endpoint): OpenApiOperation['security'] {
  const asViewer = viewerToken ? [{ viewerToken: [] }] : [];
  switch (access) {
    case 'public':
    case 'demo':
      // The empty one says that a call without any is answered too.
      return viewerToken ? [{}, { session: [] }, ...asViewer] : [];
    case 'member':
    case 'admin':
    case 'owner':
      return [{ session: [] }, ...asViewer];
    case 'gateway':
      return [{ gatewayToken: [] }];
    case 'key':
      return [{ apiKey: [] }];
  }
}

function jsonContent(schema: Json): JsonObject {
  return { 'application/json': { schema } };
}

/** A copy without the marks that the schema library keeps beside the JSON Schema itself. */
function plain(value: unknown): Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object') throw new TypeError(`no JSON: ${typeof value}`);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, of]) => !key.startsWith('~') && of !== undefined)
      .map(([key, of]) => [key, plain(of)]),
  );
}

function requireObject(value: Json | undefined): JsonObject {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new TypeError('the schema of parameters is no object');
  }
  return value;
}
