import { expect, it } from 'vitest';
import { parseAddress } from './web-address.ts';

it.each([
  ['https://deck.example/a', 'deck.example'],
  ['https://münchen.example', 'xn--mnchen-3ya.example'],
  ['https://例え.example', 'xn--r8jz45g.example'],
])('reads %s the same every time', (text, host) => {
  // The compiled form of a function can differ from the one that runs at first.
  for (let round = 0; round < 20_000; round++) {
    if (parseAddress(text)?.hostname !== host) expect.unreachable(`wrong in round ${round}`);
  }
});

it.each(['', 'deck', '/path', 'https://', 'https://a b/'])('is null for %j', (text) => {
  expect(parseAddress(text)).toBeNull();
});
