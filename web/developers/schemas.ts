import type { JsonObject } from '#contract/openapi.ts';
import { m } from '#web/messages.ts';

/** The value if it is an object, otherwise an empty object. */
export function asObject(value: unknown): JsonObject {
  // The document contains only JSON.
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : {};
}

/** The name to which a schema refers; null if it is not a reference. */
export function nameOf(schema: unknown): string | null {
  const { $ref } = asObject(schema);
  return typeof $ref === 'string' ? ($ref.split('/').at(-1) ?? null) : null;
}

/** The schema, or the named schema to which it refers. */
export function resolved(schema: unknown, schemas: JsonObject): JsonObject {
  const name = nameOf(schema);
  return asObject(name === null ? schema : schemas[name]);
}

/** Properties by name, including those of every part of an `allOf`. */
export function propertiesOf(schema: JsonObject): { properties: JsonObject; required: unknown[] } {
  const parts = [schema, ...(Array.isArray(schema.allOf) ? schema.allOf.map(asObject) : [])];
  return {
    properties: Object.assign({}, ...parts.map((part) => asObject(part.properties))),
    required: parts.flatMap((part) => (Array.isArray(part.required) ? part.required : [])),
  };
}

/** The named schemas with properties that a schema mentions, directly or through others, in order of appearance. */
export function objectsWithin(schema: unknown, schemas: JsonObject): [string, JsonObject][] {
  const found = new Map<string, JsonObject>();
  const seen = new Set<string>();
  const visit = (part: unknown) => {
    if (typeof part !== 'object' || part === null) return;
    const name = nameOf(part);
    if (name === null) {
      Object.values(part).forEach(visit);
    } else if (!seen.has(name)) {
      seen.add(name);
      const own = asObject(schemas[name]);
      if (Object.keys(propertiesOf(own).properties).length > 0) found.set(name, own);
      visit(own);
    }
  };
  visit(schema);
  return [...found];
}

/** A schema's type in words. Objects are shown by name; other named schemas by their type. */
export function typeText(schema: unknown, schemas: JsonObject): string {
  const of = resolved(schema, schemas);
  const name = nameOf(schema);
  if (name !== null && (of.type === 'object' || Array.isArray(of.allOf))) return name;
  if (Array.isArray(of.anyOf)) {
    const types = of.anyOf.map((each) => typeText(each, schemas));
    return types.reduce((first, second) => m.dev_type_or({ first, second }));
  }
  if (Array.isArray(of.enum)) return of.enum.join(' | ');
  if (of.type === 'array') return m.dev_type_list({ type: typeText(of.items, schemas) });
  return typeof of.type === 'string' ? of.type : JSON.stringify(of.const ?? m.dev_type_any());
}
