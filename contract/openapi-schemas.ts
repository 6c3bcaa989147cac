/** A JSON value. */
export type Json = string | number | boolean | null | Json[] | JsonObject;
export type JsonObject = { [key: string]: Json };

/** `nameIn` returns a schema as it is written in the document; `named` returns all named schemas so far, by name from A to Z. */
export type SchemaNamer = { nameIn: (schema: unknown) => Json; named: () => JsonObject };

/** The start of every `#/components/schemas/…`. */
const SCHEMAS = '#/components/schemas/';

/** Keywords whose values are data: a `title` inside is not a name. */
const DATA = new Set(['const', 'default', 'enum', 'examples']);

/**
 * Lists each schema with a `title` once under that name, and refers to it wherever it is used. Throws if two different schemas
 * have the same name: a generated client could have only one of them.
 */
export function schemaNamer(): SchemaNamer {
  const found = new Map<string, { schema: Json; text: string }>();

  function nameIn(value: Json): Json {
    if (Array.isArray(value)) return value.map(nameIn);
    if (value === null || typeof value !== 'object') return value;
    const { title, ...rest } = value;
    // A property called title is an object; only the keyword is text.
    if (typeof title !== 'string') return namedWithin(value);
    const schema = namedWithin(rest);
    const text = JSON.stringify(schema);
    const known = found.get(title);
    if (known && known.text !== text) throw new Error(`two schemas are called ${title}`);
    found.set(title, { schema, text });
    return { $ref: SCHEMAS + title };
  }

  function namedWithin(value: JsonObject): JsonObject {
    return Object.fromEntries(
      Object.entries(value).map(([key, of]) => [key, DATA.has(key) ? of : nameIn(of)]),
    );
  }

  return {
    nameIn: (schema) => nameIn(plain(schema)),
    named: () =>
      Object.fromEntries(
        [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, { schema }]) => [name, schema]),
      ),
  };
}

/** The name to which a schema refers; null if it is not a reference. */
export function nameReferredTo(schema: Json | undefined): string | null {
  const reference = typeof schema === 'object' && schema !== null && !Array.isArray(schema);
  const target = reference ? schema.$ref : undefined;
  return typeof target === 'string' ? target.slice(SCHEMAS.length) : null;
}

/** A copy without the schema library's internal symbols. */
function plain(value: unknown): Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object') throw new TypeError(`not JSON: ${typeof value}`);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, of]) => !key.startsWith('~') && of !== undefined)
      .map(([key, of]) => [key, plain(of)]),
  );
}

/** Returns the value if it is an object. Throws on anything else. */
export function requireObject(value: Json | undefined): JsonObject {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new TypeError('the schema of parameters must be an object');
  }
  return value;
}
