import { type Json, type JsonObject, type OpenApiOperation, openApiDocument } from './openapi.ts';
import { nameReferredTo, requireObject } from './openapi-schemas.ts';

/**
 * The generated half of the published client (`client/operations.ts`): a table of calls and their types. It holds the calls for
 * apps and public reads; calls that need a session are useless outside a signed-in browser.
 */
export function clientSource(): string {
  const { paths, components } = openApiDocument({ title: '', version: '', serverUrl: '/' });
  const { schemas } = components;
  const operations = Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    )
    .filter(isForClients);
  const table = operations.map(({ path, method, operation }) => {
    const auth = operation['x-access'] === 'key' ? 'key' : 'none';
    return `  ${operation.operationId}: { method: '${method.toUpperCase()}', path: '${path}', auth: '${auth}' },`;
  });
  const names = namesWithin(
    operations.map(({ operation }) => typedParts(operation)),
    schemas,
  );
  const types = names.map((name) => `export type ${name} = ${typeOf(schemas[name] ?? {})};`);
  const inputs = operations.map(({ operation }) => inputTypeOf(operation, schemas));
  const members = operations.map(({ operation }) => memberOf(operation, schemas));
  return [
    '// Generated from the contract by `npm run client`; changes here are lost.',
    "import type { CallOptions } from './options.ts';",
    `/** Method and path of every call. */\nexport const OPERATIONS = {\n${table.join('\n')}\n} as const;`,
    ...types,
    ...inputs,
    `/** Every call with its input and answer. */\nexport type Operations = {\n${members.join('\n')}\n};`,
    '',
  ].join('\n\n');
}

type Listed = { path: string; method: string; operation: OpenApiOperation };

/** Returns whether a call belongs in the client. */
function isForClients({ path, method, operation }: Listed): boolean {
  if (operation['x-access'] === 'key') return true;
  const answersJson = 'application/json' in contentOf(operation.responses['200']);
  // The instance's health endpoints are for its operator's machines.
  const isOfCommunity =
    path.startsWith('/api/') && !['session', 'admin'].includes(operation.tags[0] ?? '');
  return operation['x-access'] === 'public' && method === 'get' && answersJson && isOfCommunity;
}

function nameOf({ operationId }: OpenApiOperation): string {
  return operationId.charAt(0).toUpperCase() + operationId.slice(1);
}

/** The parts of a call that become types. */
function typedParts({ parameters = [], requestBody = {}, responses }: OpenApiOperation): Json[] {
  return [...parameters, requestBody, contentOf(responses['200'])];
}

/** The names to which these parts refer, directly or through others, from A to Z. */
function namesWithin(parts: Json, schemas: JsonObject): string[] {
  const found = new Set<string>();
  const visit = (part: Json) => {
    if (part === null || typeof part !== 'object') return;
    const name = nameReferredTo(part);
    if (name === null) Object.values(part).forEach(visit);
    else if (!found.has(name)) {
      found.add(name);
      visit(requireObject(schemas[name]));
    }
  };
  visit(parts);
  return [...found].sort();
}

function inputTypeOf(operation: OpenApiOperation, schemas: JsonObject): string {
  return `/** Input of \`${operation.operationId}\`. */\nexport type ${nameOf(operation)}Input = ${inputOf(operation, schemas)};`;
}

function memberOf(operation: OpenApiOperation, schemas: JsonObject): string {
  const name = nameOf(operation);
  const isOptional = !/^ {2}\w+:/m.test(inputOf(operation, schemas));
  const answer = typeOf(schemaIn(contentOf(operation.responses['200'])));
  return [
    `  /** ${operation.summary}. ${operation.description} */`,
    `  ${operation.operationId}(input${isOptional ? '?' : ''}: ${name}Input, options?: CallOptions): Promise<${answer}>;`,
  ].join('\n');
}

function inputOf(operation: OpenApiOperation, schemas: JsonObject): string {
  const { parameters = [], requestBody } = operation;
  const parts: string[] = [];
  for (const [place, key] of [
    ['path', 'params'],
    ['query', 'query'],
  ] as const) {
    const own = parameters.filter((each) => each.in === place);
    if (own.length === 0) continue;
    const isOptional = !own.some(({ required }) => required === true);
    const fields = own.map(({ name, required, schema }) => {
      return `${JSON.stringify(name)}${required === true ? '' : '?'}: ${typeOf(schema ?? {})}`;
    });
    parts.push(`  ${key}${isOptional ? '?' : ''}: { ${fields.join('; ')} };`);
  }
  if (requestBody) {
    const schema = schemaIn(asObject(requestBody.content));
    const of = asObject(schemas[nameReferredTo(schema) ?? '']);
    const isOptional = Object.keys(asObject(of.properties)).length === 0;
    // Optional in the contract, but always sent.
    parts.push(`  body${isOptional ? '?' : ''}: ${typeOf(schema)};`);
  }
  return parts.length === 0 ? 'Record<string, never>' : `{\n${parts.join('\n')}\n}`;
}

/** Converts a JSON Schema to a TypeScript type. Throws on anything unknown, so that nothing silently becomes `unknown`. */
function typeOf(schema: Json): string {
  const of = asObject(schema);
  const name = nameReferredTo(schema);
  if (name !== null) return name;
  if (Array.isArray(of.anyOf)) return of.anyOf.map(typeOf).join(' | ');
  if (Array.isArray(of.allOf)) return of.allOf.map(typeOf).join(' & ');
  if ('const' in of) return JSON.stringify(of.const);
  if (Array.isArray(of.enum)) return of.enum.map((each) => JSON.stringify(each)).join(' | ');
  switch (of.type) {
    case 'string':
      return 'string';
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'null':
      return 'null';
    case 'array':
      return `(${typeOf(of.items ?? {})})[]`;
    case 'object':
      return objectType(of);
    case undefined:
      if (Object.keys(of).every((key) => key === 'description')) return 'unknown';
  }
  throw new Error(`no type for ${JSON.stringify(schema)}`);
}

function objectType(of: JsonObject): string {
  const properties = asObject(of.properties);
  const required = Array.isArray(of.required) ? of.required : [];
  const fields = Object.entries(properties).map(([name, each]) => {
    return `${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${typeOf(each)}`;
  });
  if (fields.length > 0) return `{ ${fields.join('; ')} }`;
  const [pattern] = Object.values(asObject(of.patternProperties));
  const rest = pattern ?? of.additionalProperties;
  if (rest === undefined || typeof rest === 'boolean') {
    return `Record<string, ${rest === false ? 'never' : 'unknown'}>`;
  }
  return `Record<string, ${typeOf(rest)}>`;
}

function contentOf(response: JsonObject | undefined): JsonObject {
  return asObject(response?.content);
}

function schemaIn(content: JsonObject): JsonObject {
  return asObject(asObject(content['application/json']).schema);
}

function asObject(value: Json | undefined): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}
