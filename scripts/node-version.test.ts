import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findNodeRefusal, findNodeWarning } from './node-version.mjs';

test.each([
  ['18.20.8', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['21.7.3', false],
  ['22.12.0', false],
  ['22.13.0', true],
  ['23.11.1', false],
  ['24.0.0', true],
  ['26.1.0', true],
])('runs on Node %s: %s', (version, runs) => {
  expect(findNodeRefusal(version) === null).toBe(runs);
});

test('the start accepts exactly what package.json promises', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(engines.node).toBe('^20.19.0 || ^22.13.0 || >=24.0.0');
});

test('only Node 20 gets a warning, in one line that names the Node to use', () => {
  expect(findNodeWarning('20.19.0')).toMatch(/^Node 20\.19\.0 is past its end of life.*Node 24.*$/);
  expect(findNodeWarning('22.13.0')).toBeNull();
  expect(findNodeWarning('24.0.0')).toBeNull();
});
