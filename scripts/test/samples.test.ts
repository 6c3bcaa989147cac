import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { KINDS } from '../../e2e/samples.ts';

const FOLDER = new URL('../../e2e/', import.meta.url).pathname;

it.each(Object.entries(KINDS))(
  'browser tests of %s have the titles by which some are left out',
  (_, titles) => {
    const specs = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.spec.ts'))
      .map((name) => readFileSync(join(FOLDER, name), 'utf8'));
    const unknown = titles.filter((title) => !specs.some((text) => text.includes(title)));
    expect(unknown).toEqual([]);
  },
);
