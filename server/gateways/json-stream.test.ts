import { describe, expect, it } from 'vitest';
import { parseExactJson } from '#server/coin/exact-json.ts';
import { readJsonStream } from './json-stream.ts';

/** The text in parts of so many bytes, so that tokens and letters are cut. */
function* inParts(text: string, size: number): Generator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function collect(text: string, paths: readonly string[], size = 7, most?: number) {
  const taken: [string, unknown][] = [];
  const takes = Object.fromEntries(
    paths.map((path) => [path, (value: unknown) => void taken.push([path, value])]),
  );
  await readJsonStream(inParts(text, size), takes, most);
  return taken;
}

describe('JSON as it arrives', () => {
  const LISTED =
    '[{"a":"é \\u00e9 \\"","n":0.10000000},{"a":[1,{"b":null}],"n":12345678901234567890}]';
  const ANSWER = `{"result":{"transactions":${LISTED},"removed":[1,2],"lastblock":"x"},"error":null,"id":7}\n`;

  it.each([1, 2, 3, 7, 1000])(
    'gives what stands at the paths, in parts of %i bytes',
    async (size) => {
      const paths = ['$.result.transactions.*', '$.result.lastblock', '$.id', '$.error'];
      const listed = parseExactJson(LISTED);
      const entries = Array.isArray(listed) ? listed : [];
      expect(await collect(ANSWER, paths, size)).toEqual([
        ...entries.map((entry) => ['$.result.transactions.*', entry]),
        ['$.result.lastblock', 'x'],
        ['$.error', null],
        ['$.id', 7],
      ]);
    },
  );

  it('keeps every digit, as the whole answer would', async () => {
    const numbers = ['0.00000001', '-1e-8', '999999999999999', '1000000000000000', '-0', '21E6'];
    const text = `[${numbers.join(' , ')}]`;
    const taken = await collect(text, ['$.*'], 2);
    expect(taken.map(([, value]) => value)).toEqual(parseExactJson(text));
  });

  it.each([
    ['cut off', '[1,2'],
    ['cut off in a text', '["ab'],
    ['no JSON', '<html>busy</html>'],
    ['empty', ''],
    ['followed by something else', '[1] x'],
  ])('fails for what is %s', async (_, text) => {
    await expect(collect(text, ['$.*'])).rejects.toThrow();
  });

  it('passes on what a taker throws', async () => {
    const takes = {
      '$.*': () => {
        throw new RangeError('not this one');
      },
    };
    await expect(readJsonStream(inParts('[1]', 1), takes)).rejects.toThrow('not this one');
  });

  it('fails for one value that is too large, and not for many', async () => {
    const many = `[${Array(1000).fill('"ten bytes"').join()}]`;
    expect(await collect(many, ['$.*'], 10, 100)).toHaveLength(1000);
    await expect(collect(`["${'x'.repeat(1000)}"]`, ['$.*'], 10, 100)).rejects.toThrow('too large');
  });
});
