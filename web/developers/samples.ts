import type { Json, JsonObject } from '#contract/openapi.ts';
import { bodyOf, type Operation } from './operations.ts';
import { asObject, propertiesOf, resolved } from './schemas.ts';

/** Candidates for strings whose schema has no example. */
const TEXTS = [
  ...['Hello', 'hello', '1', '20', '123456789', '2026-03-08', '2026-03-04T12:00:00Z', '12.5'],
  ...['https://app.example.com/', 'anne@example.com', 'abcd', 'a'.repeat(64), ''],
];

/** A value that fits a schema: its example if it has one. */
function sampleOf(schema: Json | undefined, schemas: JsonObject): Json {
  const of = resolved(schema, schemas);
  const [example] = Array.isArray(of.examples) ? of.examples : [];
  if (example !== undefined) return example;
  if (of.const !== undefined) return of.const;
  if (Array.isArray(of.enum)) return of.enum[0] ?? null;
  if (Array.isArray(of.anyOf)) {
    const some = of.anyOf.find((each) => asObject(each).type !== 'null') ?? of.anyOf[0];
    return sampleOf(some, schemas);
  }
  switch (of.type) {
    case 'string':
      return sampleText(of);
    case 'integer':
    case 'number':
      return typeof of.minimum === 'number' ? of.minimum : 1;
    case 'boolean':
      return true;
    case 'array':
      return typeof of.minItems === 'number' && of.minItems > 0
        ? [sampleOf(of.items, schemas)]
        : [];
    case 'object':
      return sampleObject(of, schemas);
    default:
      return null;
  }
}

function sampleText(of: JsonObject): string {
  const pattern = typeof of.pattern === 'string' ? new RegExp(of.pattern, 'u') : /^/;
  const most = typeof of.maxLength === 'number' ? of.maxLength : Number.POSITIVE_INFINITY;
  const least = typeof of.minLength === 'number' ? of.minLength : 0;
  const fitting = TEXTS.find(
    (text) => pattern.test(text) && text.length <= most && text.length >= least,
  );
  return fitting ?? '';
}

function sampleObject(of: JsonObject, schemas: JsonObject): JsonObject {
  const { properties, required } = propertiesOf(of);
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name))
      .map(([name, each]) => [name, sampleOf(each, schemas)]),
  );
}

/** The input of an example: only what the call requires. */
export type Sample = {
  params: Record<string, string>;
  query: Record<string, string>;
  /** Null for a call without a body. */
  body: Json;
};

export function sampleInput(operation: Operation): Sample {
  const { schemas } = operation;
  const needed = (place: string) =>
    (operation.parameters ?? [])
      .filter((each) => each.in === place && each.required === true)
      .map(({ name, schema }) => [String(name), String(sampleOf(schema, schemas))] as const);
  const schema = bodyOf(operation);
  return {
    params: Object.fromEntries(needed('path')),
    query: Object.fromEntries(needed('query')),
    body: schema ? sampleOf(schema, schemas) : null,
  };
}
