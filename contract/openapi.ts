import type { ApiKeyPermissionId, AppPermissionId } from '#rules/permissions.ts';
import { API } from './api.ts';
import { type Access, type Endpoint, isAnsweredOnce } from './endpoint.ts';
import { ERROR_STATUS, type ErrorCode } from './errors.ts';
import { needsOwnSignIn } from './link-sessions.ts';
import {
  type Json,
  type JsonObject,
  requireObject,
  type SchemaNamer,
  schemaNamer,
} from './openapi-schemas.ts';
import { descriptionOf, TAG_WORDS } from './openapi-words.ts';
import { ROUTES, type RouteId } from './routes.ts';
import { SESSION_COOKIE } from './site/session.ts';

export type { Json, JsonObject } from './openapi-schemas.ts';

/** One call in the document. */
export type OpenApiOperation = {
  operationId: RouteId;
  summary: string;
  description: string;
  tags: string[];
  security: { [scheme: string]: string[] }[];
  parameters?: JsonObject[];
  requestBody?: JsonObject;
  responses: { [status: string]: JsonObject };
  /** The allowed callers, in the words of `endpoint.ts`. */
  'x-access': Access;
  /** The permission that a key needs for it. */
  'x-permission'?: ApiKeyPermissionId;
  /** The permission that the key's app must have declared, if no key permission covers the call. */
  'x-app-permission'?: AppPermissionId;
};

/** An OpenAPI 3.1 document: plain data, the same for the same contract. */
export type OpenApiDocument = {
  openapi: '3.1.0';
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
    contact?: { url: string } | { email: string };
  };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: { [path: string]: { [method: string]: OpenApiOperation } };
  components: { schemas: JsonObject; securitySchemes: JsonObject };
};

const DESCRIPTION =
  'Amounts are decimal text with at most 8 decimals, ids are text, times are ISO 8601 in UTC.';

/**
 * The contract as an OpenAPI 3.1 document. Everything in it derives from `API`, `ROUTES` and `ERROR_STATUS`, so it always matches
 * the server's checks.
 *
 * @param about `serverUrl` is the instance's public address, or `/` for the instance that serves the document; `contact` is the
 *   web or mail address to which developers write
 */
export function openApiDocument(about: {
  title: string;
  version: string;
  serverUrl: string;
  contact?: string;
}): OpenApiDocument {
  const endpoints: Endpoint[] = Object.values(API);
  const paths: OpenApiDocument['paths'] = {};
  const namer = schemaNamer();
  for (const schema of [errorSchema(), problemSchema()]) namer.nameIn(schema);
  for (const endpoint of endpoints) {
    const { method, path } = ROUTES[endpoint.route];
    const template = path.replace(/:([A-Za-z]+)/g, '{$1}');
    paths[template] = { ...paths[template], [method.toLowerCase()]: operation(endpoint, namer) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: about.title,
      version: about.version,
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
      ...(about.contact && { contact: contactOf(about.contact) }),
    },
    servers: [{ url: about.serverUrl }],
    tags: [...new Set(endpoints.map(({ tag }) => tag))].map((name) => ({
      name,
      description: TAG_WORDS[name] ?? '',
    })),
    paths,
    components: { schemas: namer.named(), securitySchemes: securitySchemes() },
  };
}

function contactOf(contact: string): { url: string } | { email: string } {
  return contact.includes('://') ? { url: contact } : { email: contact };
}

function operation(endpoint: Endpoint, { nameIn }: SchemaNamer): OpenApiOperation {
  const parameters: JsonObject[] = [
    ...parametersOf('path', endpoint.params && nameIn(endpoint.params)),
    ...parametersOf('query', endpoint.query && nameIn(endpoint.query)),
    ...(isAnsweredOnce(endpoint) ? [idempotencyKey()] : []),
  ];
  return {
    operationId: endpoint.route,
    summary: endpoint.summary,
    description: descriptionOf(endpoint),
    tags: [endpoint.tag],
    security: securityOf(endpoint),
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.body && {
      requestBody: { required: true, content: jsonContent(nameIn(endpoint.body)) },
    }),
    responses: {
      '200': {
        description: 'Done',
        ...(endpoint.access === 'key' && { headers: limitHeaders(endpoint) }),
        content: { [endpoint.file ?? 'application/json']: { schema: nameIn(endpoint.response) } },
      },
      ...errorResponses(errorCodesOf(endpoint), endpoint.access === 'key'),
    },
    'x-access': endpoint.access,
    ...(endpoint.permission && { 'x-permission': endpoint.permission }),
    ...(endpoint.appPermission && { 'x-app-permission': endpoint.appPermission }),
  };
}

/** One parameter per property. Any schema other than an object with properties is a mistake in the contract. */
function parametersOf(place: 'path' | 'query', schema: Json | undefined): JsonObject[] {
  if (schema === undefined) return [];
  const { properties, required } = requireObject(schema);
  const names = Array.isArray(required) ? required : [];
  return Object.entries(requireObject(properties)).map(([name, of]) => ({
    name,
    in: place,
    required: place === 'path' || names.includes(name),
    schema: requireObject(of),
  }));
}

/** The endpoint's own errors and those that any call of its kind can return. */
function errorCodesOf(endpoint: Endpoint): ErrorCode[] {
  const { access, errors, body, permission, appPermission } = endpoint;
  const codes: ErrorCode[] = ['bad_request', ...errors];
  if (access === 'key') codes.push('bad_key', 'subscription_required', 'quota_exceeded');
  if (permission || appPermission) codes.push('missing_permission');
  if (needsOwnSignIn(endpoint)) codes.push('signed_in_by_link');
  if (isAnsweredOnce(endpoint)) codes.push('idempotency_in_use', 'idempotency_mismatch');
  if (body) codes.push('too_large', 'unsupported_media_type');
  codes.push('too_many_requests', 'internal', 'unavailable');
  return [...new Set(codes)];
}

/** One response per status, naming the codes that share it. */
function errorResponses(
  codes: readonly ErrorCode[],
  isKeyed: boolean,
): OpenApiOperation['responses'] {
  const responses: OpenApiOperation['responses'] = {};
  for (const status of new Set(codes.map((code) => ERROR_STATUS[code]))) {
    const shared = codes.filter((code) => ERROR_STATUS[code] === status);
    responses[String(status)] = {
      description: shared.map((code) => `\`${code}\``).join(' or '),
      ...(status === ERROR_STATUS.too_many_requests && { headers: retryAfter() }),
      content: isKeyed
        ? { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }
        : jsonContent({ $ref: '#/components/schemas/Error' }),
      'x-error-codes': shared,
    };
  }
  return responses;
}

function retryAfter(): JsonObject {
  return {
    'Retry-After': {
      description: 'Seconds to wait before retrying',
      schema: { type: 'integer', minimum: 0 },
    },
  };
}

/** The `ErrorBody` of `errors.ts`. */
function errorSchema(): JsonObject {
  return {
    title: 'Error',
    type: 'object',
    required: ['error'],
    properties: {
      error: { type: 'string', description: 'For humans' },
      code: errorCode(),
      translation: {
        type: 'string',
        description: '`error` in the language of Accept-Language, if it is known there',
      },
      fields: {
        type: 'object',
        additionalProperties: { type: 'string' },
        description: 'For forms: what is wrong with each field',
      },
    },
  };
}

/** The `ProblemBody` of `errors.ts` (RFC 9457). */
function problemSchema(): JsonObject {
  return {
    title: 'Problem',
    type: 'object',
    required: ['type', 'title', 'status', 'detail', 'code'],
    properties: {
      type: { const: 'about:blank' },
      title: { type: 'string', description: 'The status in words' },
      status: { type: 'integer' },
      detail: { type: 'string', description: 'For humans' },
      code: errorCode(),
    },
  };
}

function errorCode(): JsonObject {
  return { title: 'ErrorCode', enum: Object.keys(ERROR_STATUS), description: 'For programs' };
}

function idempotencyKey(): JsonObject {
  return {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description:
      'The same for every retry of a call: for 24 hours it returns the first answer, and nothing happens twice',
    schema: { type: 'string', pattern: '^[!-~]{1,255}$' },
  };
}

/** See draft-ietf-httpapi-ratelimit-headers-11. */
function limitHeaders(endpoint: Endpoint): JsonObject {
  const text = (description: string) => ({ description, schema: { type: 'string' } });
  return {
    'RateLimit-Policy': text('`"minute"` of this key and `"month"` of the plan: quota and window'),
    RateLimit: text('What is left of each, and the seconds until it resets'),
    ...(isAnsweredOnce(endpoint) && {
      'Idempotent-Replayed': text('`true` if this is the answer to an earlier attempt'),
    }),
  };
}

function securitySchemes(): JsonObject {
  return {
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: SESSION_COOKIE,
      description: 'Set by signing in; the role is read on every call',
    },
    viewerToken: {
      type: 'http',
      scheme: 'bearer',
      description:
        "Lets a Mini App read the viewer's own data for ten minutes; from postMiniAppSignIn and renewViewerToken",
    },
    gatewayToken: { type: 'http', scheme: 'bearer', description: "The wallet bot's token" },
    apiKey: { type: 'http', scheme: 'bearer', description: "A developer's key: jkw_…" },
  };
}

function securityOf({ access, viewerToken }: Endpoint): OpenApiOperation['security'] {
  const asViewer = viewerToken ? [{ viewerToken: [] }] : [];
  switch (access) {
    case 'public':
    case 'demo':
      // An empty object, because calls without credentials are accepted too.
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
