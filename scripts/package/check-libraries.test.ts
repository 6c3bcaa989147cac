import { expect, test } from 'vitest';
import { findLibraryProblems, readRecorded } from './check-libraries.mjs';

const FILES = {
  record: '| `near@1.2.3`, `@scope/near.js@4.5.6-beta.1` | 1.2.4 |\n- **near**: `deep@2.0.0`.',
  lock: {
    packages: {
      '': { name: 'product', version: '0.1.0' },
      'node_modules/near': { version: '1.2.3' },
      'node_modules/@scope/near.js': { version: '4.5.6-beta.1' },
      'node_modules/deep': { version: '1.0.0' },
      'node_modules/near/node_modules/deep': { version: '2.0.0' },
    },
  },
  containerfile: `FROM --platform=linux/amd64 node:24@sha256:${'0a'.repeat(32)} AS build\nRUN echo FROM node:24\n`,
};

test('reads names and versions in backticks, and nothing else', () => {
  const others = ' fast@1.0.0, `npm@latest`, `a@b.c`, `--prefix 1.0.0`, `node:24@sha256:00`';
  expect(readRecorded(FILES.record + others)).toEqual([
    'near@1.2.3',
    '@scope/near.js@4.5.6-beta.1',
    'deep@2.0.0',
  ]);
});

test('accepts a record of what is installed, at any depth', () => {
  expect(findLibraryProblems(FILES)).toEqual([]);
});

test.each([
  [
    'an update without its record',
    { lock: { packages: { ...FILES.lock.packages, 'node_modules/near': { version: '1.2.4' } } } },
    [
      'docs/dependencies.md names near@1.2.3, which is not installed: read the advisories of the version that is, and record it',
    ],
  ],
  [
    'a library that is named twice',
    { record: `${FILES.record} \`deep@2.0.0\`` },
    ['docs/dependencies.md names deep@2.0.0 twice'],
  ],
  ['an empty record', { record: '' }, ['docs/dependencies.md names no library']],
  [
    'an image by its tag',
    { containerfile: `${FILES.containerfile}from node:24-slim\n` },
    ['Containerfile names node:24-slim without its digest'],
  ],
  [
    'an image with half a digest',
    { containerfile: `FROM node:24@sha256:${'0a'.repeat(31)}\n` },
    [`Containerfile names node:24@sha256:${'0a'.repeat(31)} without its digest`],
  ],
  ['no image', { containerfile: 'RUN true\n' }, ['Containerfile names no base image']],
])('refuses %s', (_, change, problems) => {
  expect(findLibraryProblems({ ...FILES, ...change })).toEqual(problems);
});
