import { expect, it } from 'vitest';
import type { CoinNetwork } from '#rules/coins/coin.ts';
import { writeCoinData } from '#rules/coins/coin-data.ts';
import { JUNKCOIN } from '#rules/coins/junkcoin.ts';
import { addressOfKey, signaturesOf } from '../../../server/testing/wallet/coin-reference.ts';
import { readSiteCoin } from './coin.ts';
import { isProofOf } from './proofs.ts';
import { signerOf, signMessage } from './signed-message.ts';

const coinFor = (network: CoinNetwork) => readSiteCoin({ data: writeCoinData(JUNKCOIN), network });
const MAIN = coinFor('main');
const [KEY, OTHER_KEY] = [Buffer.alloc(32, 3), Buffer.alloc(32, 4)];
const [ADDRESS, OTHER] = [KEY, OTHER_KEY].map((key) => addressOfKey(key, 0x10)) as [string, string];
const wanted = { address: ADDRESS, telegramId: '6', coin: MAIN };
const END = `${'ab'.repeat(16)} 2026-03-04T12:00:30.000Z`;
const textOf = ({ address = ADDRESS, id = '6', before = 'Quarterdeck', after = '' } = {}) =>
  `${before}: my address is ${address}. I am the member with the Telegram id ${id}. ${END}${after}`;
const proofOf = (text: string, key = KEY) => ({ text, signature: signMessage(text, key, MAIN) });

it('takes what another implementation has signed, and names the signer as it does', () => {
  const text = textOf();
  const right = signaturesOf(text, KEY).filter((each) => signerOf(text, each, MAIN) === ADDRESS);
  expect(right).toHaveLength(1);
  expect(isProofOf({ text, signature: right[0] ?? '' }, wanted)).toBe(true);
  expect(signerOf(text, right[0] ?? '', coinFor('test'))).not.toBe(ADDRESS);
});

it.each<[string, { text: string; signature: string }, boolean]>([
  ['as the page signs it', proofOf(textOf()), true],
  ['at another site', proofOf(textOf({ before: 'Elsewhere' })), true],
  ['by another key', proofOf(textOf(), OTHER_KEY), false],
  ['of another address, by its key', proofOf(textOf({ address: OTHER }), OTHER_KEY), false],
  ['of another address', proofOf(textOf({ address: OTHER })), false],
  ['for another member', proofOf(textOf({ id: '66' })), false],
  ['for a member whose id begins alike', proofOf(textOf({ id: '6.0' })), false],
  ['with more text behind it', proofOf(textOf({ after: ' I am 7.' })), false],
  ['with another line', proofOf(textOf({ before: 'a\nb' })), false],
  ['of a long text', proofOf(textOf({ before: 'a'.repeat(500) })), false],
  ['of some other text', proofOf(`I am the member with the Telegram id 6. ${ADDRESS}`), false],
  ['of a text that was changed', { ...proofOf(textOf({ id: '7' })), text: textOf() }, false],
  ['without a signature', { text: textOf(), signature: '' }, false],
  [
    'with a signature that is none',
    { text: textOf(), signature: 'A'.repeat(87).concat('=') },
    false,
  ],
  ['with a signature that is no base64', { text: textOf(), signature: '<b>' }, false],
])('a proof %s', (_, proof, isRight) => {
  expect(isProofOf(proof, wanted)).toBe(isRight);
});
