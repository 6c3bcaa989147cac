import { expect, it } from 'vitest';
import type { Db } from '#server/db/connect.ts';
import { paymentIn } from './payments.ts';

const ADDRESS = 'mrxAPFgWW5CboB8PF2GL9fDqVBR1HkmgdZ';
// A link in the text needs no tip.
const NO_DB = {} as Db;

it.each([
  [`pay junkcoin:${ADDRESS}?amount=0.001.`, { address: ADDRESS, amount: '0.001' }],
  [`bitcoin:${ADDRESS}?amount=1`, null],
  [`junkcoin:${ADDRESS}`, null],
  ['junkcoin:x?amount=1', null],
])('reads the payment for which a text asks: %s', async (text, payment) => {
  const message = { from: 'bot', text, buttons: [] } as const;
  expect(await paymentIn(NO_DB, { ...message, buttons: [] }, 'junkcoin')).toEqual(payment);
  expect(
    await paymentIn(NO_DB, { ...message, from: 'person', buttons: [] }, 'junkcoin'),
  ).toBeNull();
});
