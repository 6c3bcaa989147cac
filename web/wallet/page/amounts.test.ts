import { expect, it } from 'vitest';
import * as ar from '#rules/messages/compiled/wallet/ar.ts';
import { says } from '../../testing/wallet-texts.ts';
import { readAmount, readPayee } from './amounts.ts';

const ADDRESS = '7TQmVgQRmcenVEJegaYgXAZDbDN8CKQtYK';

it.each([
  [ADDRESS, ADDRESS, null],
  [` JunkCoin:${ADDRESS}?label=Bo&amount=2.5 `, ADDRESS, '2.5'],
  [`bitcoin:${ADDRESS}`, `bitcoin:${ADDRESS}`, null],
  // A link that demands what this page does not know must not be paid (BIP 21).
  [
    `junkcoin:${ADDRESS}?amount=2.5&req-somethingnew=1`,
    `junkcoin:${ADDRESS}?amount=2.5&req-somethingnew=1`,
    null,
  ],
])('reads the payee %s', (text, address, amount) => {
  expect(readPayee(text, 'junkcoin')).toEqual({ address, amount });
});

it('puts the coins before the dollars in Arabic, where the coin’s code would turn the whole around', () => {
  expect(ar.wallet_coins_usd({ coins: '25 JKC', usd: ar.wallet_usd_less() })).toMatch(
    /^\u200f\u206825 JKC\u2069 \(\u2068\p{L}/u,
  );
});

it.each([
  ['25', 2_500_000_000n],
  [' 2,5 ', 250_000_000n],
  ['0,001', 100_000n],
])('reads the amount %s', (text, units) => {
  expect(readAmount(text)).toBe(units);
});

it.each([
  ['1,000', /comma/],
  ['1,000.5', /amount/],
  ['1e3', /amount/],
  ['-1', /amount/],
  ['２５', /amount/],
  ['25\u202e', /amount/],
  ['0.000000001', /amount/],
  ['', /amount/],
])('refuses the amount %s', (text, reason) => {
  expect(() => readAmount(text)).toThrow(says(reason));
});
