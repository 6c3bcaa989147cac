import { describe, expect, it } from 'vitest';
import { BITCOIN } from '#rules/coins/bitcoin.ts';
import { coinOn } from '#rules/coins/coin.ts';
import { DOGECOIN } from '#rules/coins/dogecoin.ts';
import { LITECOIN } from '#rules/coins/litecoin.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';
import { signerOf } from './signed-message.ts';

const bitcoin = coinOn(BITCOIN, 'main');
const litecoin = coinOn(LITECOIN, 'main');
const dogecoin = coinOn(DOGECOIN, 'main');

const EXAMPLE = 'This is an example of a signed message.';
const HELLO = 'Hello World';

/** From a hardware wallet's tests: one signature with the headers of BIP 137. */
const BY_DEVICE =
  '9e23edf0e4e47ff1dec27f32cd78c50e74ef018ee8a6adf35ae17c7a9b0dd96f48b493fd7dbab03efb6f439c6383c9523b3bbc5f1a7d158a6af90ab154e9be80';
const withHeader = (header: string) =>
  Buffer.from(`${header}${BY_DEVICE}`, 'hex').toString('base64');
const LITECOINS =
  '7+lu8OniP8X0bv0Hdc3pyrB2kXsPE5I51aVpMB8iRJILAZL/9mbQstUuQxUeGQhFb48vmg0gd43cqUlj4Zsg44=';

describe('who has signed a message', () => {
  it.each([
    ['Bitcoin, P2PKH', EXAMPLE, withHeader('20'), bitcoin, '14LmW5k4ssUrtbAB4255zdqv3b4w1TuX9e'],
    [
      'Bitcoin, P2WPKH in P2SH',
      EXAMPLE,
      withHeader('24'),
      bitcoin,
      '3CwYaeWxhpXXiHue3ciQez1DLaTEAXcKa1',
    ],
    [
      'Bitcoin, P2WPKH',
      EXAMPLE,
      withHeader('28'),
      bitcoin,
      'bc1qyjjkmdpu7metqt5r36jf872a34syws33s82q2j',
    ],
    [
      'Bitcoin’s test chain',
      EXAMPLE,
      withHeader('28'),
      coinOn(BITCOIN, 'test'),
      'tb1qyjjkmdpu7metqt5r36jf872a34syws336p3n3p',
    ],
    // From a wallet's tests.
    [
      'Dogecoin',
      HELLO,
      'H1cyL8YDwaMrVJHNaH89GpKGJujZJAgbzonye72NQ4fmaPXUgR30bkPF4Q7F+nE5qjrCXon6TP07ZDLO6edyTtI=',
      dogecoin,
      'DTqrsRTF5LwLqMZkdTGRaKCUh94KQCgSSA',
    ],
    // There its header says P2PKH; here it has the one of its address.
    [
      'Litecoin, P2WPKH in P2SH',
      HELLO,
      `I${LITECOINS}`,
      litecoin,
      'MSthQ8nuQPf2YUUQWXjQqTKQmV1PYkS6UR',
    ],
  ])('is found for %s', (_, text, signature, coin, address) => {
    expect(signerOf(text, signature, coin)).toBe(address);
    expect(signerOf(`${text} `, signature, coin)).not.toBe(address);
  });

  it('is another for each coin, whose prefix is signed too', () => {
    const signature = withHeader('20');
    const found = [bitcoin, litecoin, dogecoin, JUNKCOIN_ON.main].map((coin) =>
      signerOf(EXAMPLE, signature, { ...coin, pubKeyHash: 0 }),
    );
    expect(new Set(found).size).toBe(4);
  });

  it.each(['24', '28'])(
    'is nobody by a segwit header (%s) where segwit is not active',
    (header) => {
      for (const coin of [JUNKCOIN_ON.main, dogecoin]) {
        expect(signerOf(EXAMPLE, withHeader(header), coin)).toBeNull();
      }
    },
  );

  it.each(['1a', '1b', '1e', '2b', '00', 'ff'])('is nobody by the header %s', (header) => {
    expect(signerOf(EXAMPLE, withHeader(header), bitcoin)).toBeNull();
  });

  it.each(['', 'AAAA', Buffer.alloc(66, 0x20).toString('base64')])(
    'is nobody by %s',
    (signature) => {
      expect(signerOf(EXAMPLE, signature, bitcoin)).toBeNull();
    },
  );
});
