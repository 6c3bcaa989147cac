import { expect, it } from 'vitest';
import { readCommunity } from '#server/community-file/read-community.ts';
import { setCommunity } from '#web/community.ts';
import { paymentSentences } from './payment-texts.ts';

setCommunity(readCommunity(null).site);

const SHARE = { share: '1.5', status: 'paid', explorerUrl: null, paidNote: null } as const;

it.each([
  ['no week', undefined, /^No share of yours/],
  ['no share', { ...SHARE, share: null, status: null }, /^No share of yours/],
  [
    'a transaction',
    { ...SHARE, explorerUrl: 'https://x.example/ab' },
    /an output of Ɉ 1\.5 to your address/,
  ],
  ['a note', { ...SHARE, paidNote: 'In cash' }, /^Paid by the operator: In cash$/],
  ['no explorer', { ...SHARE, status: 'sent' }, /knows no block explorer/],
  [
    'owed',
    { ...SHARE, status: 'owed' },
    /^There is no transaction of your share yet: it is owed\.$/,
  ],
] as const)('%s', (_, share, first) => {
  expect(paymentSentences(share)[0]).toMatch(first);
});
