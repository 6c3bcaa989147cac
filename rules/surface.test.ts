import { expect, it } from 'vitest';
import { baseOf, surfaceAt } from './surface.ts';

it.each([
  ['/in-telegram', 'community', '/'],
  ['/in-telegram/', 'community', '/'],
  ['/in-telegram/weeks/2026-03-08', 'community', '/weeks/2026-03-08'],
  ['/in-telegram/in-telegram/weeks', 'community', '/in-telegram/weeks'],
  ['/', 'full', '/'],
  ['/weeks', 'full', '/weeks'],
  ['/in-telegrams', 'full', '/in-telegrams'],
  ['/weeks/in-telegram', 'full', '/weeks/in-telegram'],
  // A redirect to the remaining path would lead to another host.
  ['/in-telegram//elsewhere.example', 'full', '/in-telegram//elsewhere.example'],
  ['/in-telegram/\\elsewhere.example', 'full', '/in-telegram/\\elsewhere.example'],
])('%s is of the %s surface, at %s', (address, surface, path) => {
  expect(surfaceAt(address)).toEqual({ surface, path });
});

it('puts nothing before the paths of the full surface', () => {
  expect([baseOf('full'), baseOf('community')]).toEqual(['', '/in-telegram']);
});
