import { expect, it } from 'vitest';
import { readDecoded, readWholeDecoded } from './decoded-transaction.ts';

it('an empty transaction is not kept for free', () => {
  const budget = { left: 200 };
  const { finish } = readDecoded(BigInt, budget);
  const empty = { txid: 'ab'.repeat(32), vin: 0, vout: 0 };
  expect(finish(empty)).toEqual({ txid: empty.txid, inputs: [], outputs: [] });
  finish(empty);
  expect(() => finish(empty)).toThrow(RangeError);
});

it('a transaction full of empty witness items is read', () => {
  const items = 1_000_000;
  const witness = `"",`.repeat(items - 1);
  const json = `{"txid":"${'ab'.repeat(32)}","vout":[],
    "vin":[{"txid":"${'cd'.repeat(32)}","vout":0,"txinwitness":[${witness}""]}]}`;
  const [input] = readWholeDecoded(json, BigInt).inputs;
  expect(input?.witnessHex).toHaveLength(items);
});
