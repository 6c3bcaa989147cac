import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseExactJson } from './exact-json.ts';
import { JsonStream, type Scalar } from './json-stream.ts';

/** Reads a text in parts of these sizes and returns its values. */
function read(text: string, sizes: readonly number[]): unknown {
  const top: unknown[] = [];
  const open: { into: unknown[] | Record<string, unknown>; name: string }[] = [];
  const put = (value: unknown) => {
    const at = open.at(-1);
    if (!at) top.push(value);
    else if (Array.isArray(at.into)) at.into.push(value);
    // As in JSON.parse, a name like __proto__ is an ordinary name.
    else Object.defineProperty(at.into, at.name, property(value));
  };
  const stream = new JsonStream({
    key(name) {
      const at = open.at(-1);
      if (at) at.name = name;
      return true;
    },
    open(kind) {
      const into = kind === 'list' ? [] : {};
      put(into);
      open.push({ into, name: '' });
      return true;
    },
    close: () => void open.pop(),
    scalar: (value: Scalar) => put(value),
  });
  for (const part of partsOf(Buffer.from(text), sizes)) stream.push(part);
  stream.end();
  return top[0];
}

const property = (value: unknown) => ({
  value,
  enumerable: true,
  configurable: true,
  writable: true,
});

function partsOf(bytes: Uint8Array, sizes: readonly number[]): Uint8Array[] {
  const parts: Uint8Array[] = [];
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1;
    parts.push(bytes.subarray(at, at + size));
    at += size;
  }
  return parts;
}

function outcome(parse: () => unknown): unknown {
  try {
    return { value: parse() };
  } catch {
    return 'refused';
  }
}

const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 8 });
const number = fc
  .tuple(
    fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }),
    fc.constantFrom('', '.5', 'e3', '.25E-7'),
  )
  .map(([whole, rest]) => `${whole}${rest}`);
const space = fc.constantFrom('', ' ', '\n\t', '\r\n  ');
const { text: json } = fc.letrec((tie) => ({
  text: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    number,
    fc.string({ unit: 'grapheme' }).map((value) => JSON.stringify(value)),
    fc.string().map((value) => JSON.stringify(value).replace(/[a-z]/g, '\\u0041')),
    fc.constantFrom('true', 'false', 'null', '{}', '[ ]'),
    fc.tuple(fc.array(tie('text')), space).map(([list, gap]) => `[${gap}${list.join(`${gap},`)}]`),
    fc
      .tuple(fc.array(fc.tuple(fc.string(), tie('text'))), space)
      .map(
        ([rows, gap]) =>
          `{${rows.map(([name, value]) => `${gap}${JSON.stringify(name)}${gap}:${gap}${value}`).join(',')}}${gap}`,
      ),
  ),
}));

describe('a stream of JSON', () => {
  it('holds what the whole text holds, in whatever parts it comes', () => {
    fc.assert(
      fc.property(json, sizes, (text, parts) => {
        expect(read(String(text), parts)).toEqual(parseExactJson(String(text)));
      }),
      { numRuns: 500 },
    );
  });

  it('is refused where the whole text is', () => {
    const damaged = fc
      .tuple(
        json,
        fc.nat(),
        fc.constantFrom('', ',', ']', '}', '"', '\\', '0', 'x', '[', ':', '\u0001'),
      )
      .map(([text, place, change]) => {
        const whole = String(text);
        const at = place % (whole.length + 1);
        return whole.slice(0, at) + change + whole.slice(at + 1);
      });
    fc.assert(
      fc.property(damaged, sizes, (text, parts) => {
        // Half a surrogate pair is not valid UTF-8.
        const sent = Buffer.from(text).toString();
        expect(outcome(() => read(text, parts))).toEqual(outcome(() => parseExactJson(sent)));
      }),
      { numRuns: 1000 },
    );
  });

  it('skips what is not asked for, whatever it holds', () => {
    fc.assert(
      fc.property(json, json, sizes, (skipped, other, parts) => {
        const text = `{"skipped":${skipped},"wanted":"7","list":[${other},1],"last":1}`;
        const taken: unknown[] = [];
        const stream = new JsonStream({
          key: (name) => name !== 'skipped' && name !== 'last',
          open: () => taken.length === 0,
          close: () => undefined,
          scalar: (value) => taken.push(value),
        });
        for (const part of partsOf(Buffer.from(text), parts)) stream.push(part);
        stream.end();
        expect(taken).toEqual(['7']);
      }),
    );
  });

  it('holds no text that is longer than any it is asked for', () => {
    const stream = new JsonStream({
      key: () => true,
      open: () => true,
      close: () => undefined,
      scalar: () => undefined,
    });
    stream.push(Buffer.from('["'));
    expect(() => stream.push(Buffer.alloc(5000, 'a'))).toThrow(SyntaxError);
  });
});
