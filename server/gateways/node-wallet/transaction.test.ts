import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeTransaction } from '#server/fakes/node/transaction.ts';
import { readTransaction } from './transaction.ts';

/** Signed by litecoind 0.21.2.1 on regtest, with the id from litecoind. */
const SIGNED =
  '0200000001284de49f93e33f91f7ebdfad0f599f435e4f1791c775d6c5f3775f88beadcc33010000006a47304402207c3c1d4f2ec462419a07217cbd4f0a66d969cf25b123f43c78cecf3ee5c8d33b0220683a958084a40aeaafc2225a05ed43c70b7ed89d89dd40ecc81a07443232cb37012103f3ec3a23dc4051fdde146901063cf6b78d4aa3302ec68ae2dcf4b17e5c5ad8d5feffffff0208407116000000001976a914ce0f90eeeac433ff5d372dfa684b32b23c1d852188ac15cd5b07000000001976a9143a6607c6d5e4795bf3aede2f5381dc0f4bcd015e88ac00000000';
/** The signed P2WPKH transaction from BIP 143, with the id from litecoind. */
const WITH_WITNESS =
  '01000000000102fff7f7881a8099afa6940d42d1e7f6362bec38171ea3edf433541db4e4ad969f00000000494830450221008b9d1dc26ba6a9cb62127b02742fa9d754cd3bebf337f7a55d114c8e5cdd30be022040529b194ba3f9281a99f2b1c0a19c0489bc22ede944ccf4ecbab4cc618ef3ed01eeffffffef51e1b804cc89d182d279655c3aa89e815b1b309fe287d9b2b55d57b90ec68a0100000000ffffffff02202cb206000000001976a9148280b37df378db99f66f85c95a783a76ac7a6d5988ac9093510d000000001976a9143bde42dbee7e4dbe6a21b2d50ce2f0167faa815988ac000247304402203609e17b84f6a7d30c80bfa610b5b4542f32a8a0d5447a12fb1366d7f01cc44a0220573a954c4518331561406f90300e8f3358f51928d43c212a8caed02de67eebee0121025476c2e83188368da1ff3e292e7acafcdb3566bb0ad253f62fc70f07aeee635711000000';

describe('a transaction', () => {
  it('is read from a real daemon’s bytes', () => {
    expect(readTransaction(SIGNED)).toEqual({
      txid: '1f7a6c6dffd6dc41dc6d930e0812fc6aed3a91f67aa31121bd5063c5abbd60f9',
      inputs: [
        { txid: '33ccadbe885f77f3c5d675c791174f5e439f590faddfebf7913fe3939fe44d28', vout: 1 },
      ],
      outputs: [
        {
          scriptHex: '76a914ce0f90eeeac433ff5d372dfa684b32b23c1d852188ac',
          units: 376_520_712n,
        },
        {
          scriptHex: '76a9143a6607c6d5e4795bf3aede2f5381dc0f4bcd015e88ac',
          units: 123_456_789n,
        },
      ],
      byteCount: 225,
    });
  });

  it('has the id of its bytes without witness data', () => {
    const { txid, inputs, outputs } = readTransaction(WITH_WITNESS);
    expect(txid).toBe('e8151a2af31c368a35053ddd4bdb285a8595c769a3ad83e0fa02314a602d4609');
    expect(inputs.map(({ vout }) => vout)).toEqual([0, 1]);
    expect(outputs.map(({ units }) => units)).toEqual([112_340_000n, 223_450_000n]);
  });

  it('round-trips in every size', () => {
    const id = fc.uint8Array({ minLength: 32, maxLength: 32 });
    const input = fc.record({
      txid: id.map((bytes) => Buffer.from(bytes).toString('hex')),
      vout: fc.nat(),
    });
    const output = fc.record({
      scriptHex: fc
        .uint8Array({ maxLength: 300 })
        .map((bytes) => Buffer.from(bytes).toString('hex')),
      units: fc.bigInt(0n, 5_400_000_000_000_000n),
    });
    const inputs = fc.array(input, { minLength: 1, maxLength: 300 });
    const outputs = fc.array(output, { maxLength: 300 });
    fc.assert(
      fc.property(inputs, outputs, fc.boolean(), (inputs, outputs, isSigned) => {
        const rawHex = writeTransaction(inputs, outputs, isSigned);
        expect(readTransaction(rawHex)).toMatchObject({ inputs, outputs });
      }),
      { numRuns: 50 },
    );
  });

  it('is null with a byte missing or extra', () => {
    for (const whole of [SIGNED, WITH_WITNESS]) {
      for (let length = 0; length < whole.length; length++) {
        expect(() => readTransaction(whole.slice(0, length))).toThrow(RangeError);
      }
      expect(() => readTransaction(`${whole}00`)).toThrow(RangeError);
    }
  });

  it.each([
    ['no hex', 'zz'],
    ['a count beyond the bytes', `02000000fe${'ff'.repeat(4)}${'00'.repeat(100)}`],
    ['a count beyond all counts', `02000000ff${'ff'.repeat(8)}${'00'.repeat(100)}`],
  ])('is null with %s', (_, rawHex) => {
    expect(() => readTransaction(rawHex)).toThrow(RangeError);
  });
});
