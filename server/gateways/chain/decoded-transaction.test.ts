import { expect, it } from 'vitest';
import { readDecoded } from './decoded-transaction.ts';

it('an empty transaction is not kept for free', () => {
  const budget = { left: 200 };
  const { finish } = readDecoded(BigInt, budget);
  const empty = { txid: 'ab'.repeat(32), vin: 0, vout: 0 };
  expect(finish(empty)).toEqual({ txid: empty.txid, inputs: [], outputs: [] });
  finish(empty);
  expect(() => finish(empty)).toThrow(RangeError);
});
