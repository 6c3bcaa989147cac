import fc from 'fast-check';
import type { Json, JsonObject, OpenApiOperation } from '#contract/openapi.ts';

/** One call to send. */
export type GeneratedCall = { url: string; payload: Json | undefined };

/** Values that often break programs. */
const ODD_TEXTS = [
  ...[
    '',
    '0',
    '-1',
    '01',
    '1e3',
    '1.5',
    '101',
    '1e999',
    'NaN',
    '2147483648',
    '9223372036854775808',
  ],
  ...['__proto__', 'constructor', '%', '_', '\\', "'", '"', '\0', '\ud800', '\u202e', '🏴', ' '],
  ...['null', '[]', '{}', '../..', '//x', 'x'.repeat(99)],
];
const ODD_VALUES: Json[] = [
  ...[null, true, 0, -1, 0.5, 1e308, 2 ** 53, [], {}, [[]], [null], { a: {} }, ''],
  ...['\0', '\ud800', 'x'.repeat(5000), '9'.repeat(40), '1e999'],
];

/** Any value that fits a JSON Schema, existing rows and members included. */
export function fitting(schema: Json | undefined): fc.Arbitrary<Json> {
  const of = objectIn(schema);
  if (of.const !== undefined) return fc.constant(of.const);
  if (Array.isArray(of.enum)) return fc.constantFrom(...of.enum);
  if (Array.isArray(of.anyOf)) return fc.oneof(...of.anyOf.map(fitting));
  switch (of.type) {
    case 'string':
      return fittingText(of);
    case 'integer':
      return fc.integer({ min: numberIn(of.minimum, -1000), max: numberIn(of.maximum, 1000) });
    case 'number':
      return fc.double({
        min: numberIn(of.minimum, -1000),
        max: numberIn(of.maximum, 1000),
        noNaN: true,
      });
    case 'boolean':
      return fc.boolean();
    case 'array': {
      const most = Math.min(numberIn(of.maxItems, 4), numberIn(of.minItems, 0) + 3);
      const items = { minLength: numberIn(of.minItems, 0), maxLength: most };
      return of.uniqueItems === true
        ? fc.uniqueArray(fitting(of.items), { ...items, selector: JSON.stringify })
        : fc.array(fitting(of.items), items);
    }
    case 'object':
      return fittingObject(of);
    default:
      return fc.constantFrom<Json>(null, 1, 'x');
  }
}

function fittingText(of: JsonObject): fc.Arbitrary<string> {
  const bounds = { min: numberIn(of.minLength, 0), max: numberIn(of.maxLength, 60) };
  const isFitting = (text: string) =>
    [...text].length >= bounds.min && [...text].length <= numberIn(of.maxLength, 10_000);
  const known = ['1', '2', '11', '22', '77', '2026-03-01'];
  const examples = Array.isArray(of.examples) ? of.examples.map(String) : [];
  if (typeof of.pattern !== 'string') {
    const any = fc.string({
      unit: 'grapheme',
      minLength: bounds.min,
      maxLength: Math.min(bounds.max, 60),
    });
    return fc.oneof(
      any.filter(isFitting),
      fc.constantFrom(...(examples.length > 0 ? examples : ['a'])),
    );
  }
  const pattern = new RegExp(of.pattern, 'u');
  const fixed = [...known, ...examples].filter((text) => pattern.test(text) && isFitting(text));
  const matching = matchingText(pattern).filter(isFitting);
  return fixed.length > 0 ? fc.oneof(fc.constantFrom(...fixed), matching) : matching;
}

const MATCHING = new Map<string, fc.Arbitrary<string>>();

// Each takes a millisecond to build, and hundreds of parameters share a few patterns.
function matchingText(pattern: RegExp): fc.Arbitrary<string> {
  const known = MATCHING.get(pattern.source);
  if (known) return known;
  const made = fc.stringMatching(pattern, { maxLength: 80 });
  MATCHING.set(pattern.source, made);
  return made;
}

function fittingObject(of: JsonObject): fc.Arbitrary<Json> {
  const properties = objectIn(of.properties);
  const requiredKeys = Array.isArray(of.required) ? of.required.map(String) : [];
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, each]) => [name, fitting(each)]),
  );
  return fc.record(model, { requiredKeys });
}

/** Calls that fit an operation's documentation. */
export function fittingCalls(
  path: string,
  operation: OpenApiOperation,
): fc.Arbitrary<GeneratedCall> {
  const schema = bodySchema(operation);
  return fc
    .tuple(
      partsOf(operation, 'path'),
      partsOf(operation, 'query'),
      schema ? fitting(schema) : fc.constant(undefined),
    )
    .map(([params, query, payload]) => ({ url: urlOf(path, params, query), payload }));
}

/** The same calls with one or more mistakes. */
export function brokenCalls(
  path: string,
  operation: OpenApiOperation,
): fc.Arbitrary<GeneratedCall> {
  const text = fc.constantFrom(...ODD_TEXTS);
  const spoiled = (parts: Record<string, string>) =>
    fc.record(
      Object.fromEntries(
        Object.entries(parts).map(([name, value]) => [name, fc.oneof(fc.constant(value), text)]),
      ),
    );
  const schema = bodySchema(operation);
  return fc
    .tuple(
      partsOf(operation, 'path').chain(spoiled),
      partsOf(operation, 'query').chain(spoiled),
      fc.option(
        fc.tuple(fc.constantFrom('page', 'limit', '__proto__', 'adminTelegramId', ''), text),
      ),
      schema ? broken(fitting(schema)) : fc.constant(undefined),
    )
    .map(([params, query, more, payload]) => ({
      url: urlOf(path, params, more ? { ...query, [more[0]]: more[1] } : query),
      payload,
    }));
}

function broken(good: fc.Arbitrary<Json>): fc.Arbitrary<Json> {
  const value = fc.constantFrom(...ODD_VALUES);
  const changed = fc
    .tuple(good, value, fc.nat(), fc.constantFrom('set', 'drop', 'add'))
    .map(([body, odd, which, how]): Json => {
      if (typeof body !== 'object' || body === null || Array.isArray(body)) return odd;
      const names = Object.keys(body);
      const name = names[which % Math.max(1, names.length)];
      if (how === 'add' || name === undefined) return { ...body, unknown: odd };
      if (how === 'set') return { ...body, [name]: odd };
      return Object.fromEntries(Object.entries(body).filter(([each]) => each !== name));
    });
  return fc.oneof({ weight: 4, arbitrary: changed }, { weight: 1, arbitrary: value });
}

function partsOf(
  { parameters = [] }: OpenApiOperation,
  place: 'path' | 'query',
): fc.Arbitrary<Record<string, string>> {
  const own = parameters.filter((each) => each.in === place);
  const model = Object.fromEntries(
    own.map((each) => [String(each.name), fitting(each.schema).map(String)]),
  );
  const requiredKeys = own.filter((each) => each.required === true).map(({ name }) => String(name));
  return fc.record(model, { requiredKeys });
}

function urlOf(
  path: string,
  params: Record<string, string>,
  query: Record<string, string>,
): string {
  const whole = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) => whole(params[name] || '0'));
  const search = Object.entries(query).map(([name, value]) => `${whole(name)}=${whole(value)}`);
  return search.length === 0 ? filled : `${filled}?${search.join('&')}`;
}

function bodySchema({ requestBody }: OpenApiOperation): JsonObject | null {
  if (!requestBody) return null;
  return objectIn(objectIn(objectIn(requestBody.content)['application/json']).schema);
}

function numberIn(value: Json | undefined, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}

/** The object; empty for anything else. */
export function objectIn(value: Json | undefined): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}
