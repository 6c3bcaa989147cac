import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readHeader, readRawBlock, readRawTransaction, UnknownKind } from './raw-block.ts';

const bytesOf = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'));
const read = (hex: string, hash: string) => readRawBlock(bytesOf(hex), hash);

/** Bitcoin's first block. */
const GENESIS = {
  hash: '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f',
  hex: `0100000000000000000000000000000000000000000000000000000000000000000000003ba3edfd7a7b12b27ac72c3e67768f617fc81bc3888a51323a9fb8aa4b1e5e4a29ab5f49ffff001d1dac2b7c01${'01000000010000000000000000000000000000000000000000000000000000000000000000ffffffff4d04ffff001d0104455468652054696d65732030332f4a616e2f32303039204368616e63656c6c6f72206f6e206272696e6b206f66207365636f6e64206261696c6f757420666f722062616e6b73ffffffff0100f2052a01000000434104678afdb0fe5548271967f1a67130b7105cd6a828e03909a67962e0ea1f61deb649f6bc3f4cef38c4f35504e51ec112de5c384df7ba0b8d578a4c702b6bf11d5fac00000000'}`,
};
/** Bitcoin's block 170, with the first payment. */
const BLOCK_170 = {
  hash: '00000000d1145790a8694403d4063f323d499e655c83426834d4ce2f8dd4a2ee',
  header:
    '0100000055bd840a78798ad0da853f68974f3d183e2bd1db6a842c1feecf222a00000000ff104ccb05421ab93e63f8c3ce5c2c2e9dbb37de2764b3a3175c8166562cac7d51b96a49ffff001d283e9e70',
  coinbase:
    '01000000010000000000000000000000000000000000000000000000000000000000000000ffffffff0704ffff001d0102ffffffff0100f2052a01000000434104d46c4968bde02899d2aa0963367c7a6ce34eec332b32e42e5f3407e052d64ac625da6f0718e7b302140434bd725706957c092db53805b821a85b23a7ac61725bac00000000',
  payment:
    '0100000001c997a5e56e104102fa209c6a852dd90660a20b2d9c352423edce25857fcd3704000000004847304402204e45e16932b8af514961a1d3a1a25fdf3f4f7732e9d624c6c61548ab5fb8cd410220181522ec8eca07de4860a4acdd12909d831cc56cbbac4622082221a8768d1d0901ffffffff0200ca9a3b00000000434104ae1a62fe09c5f51b13905f07f06b99a2f7159b2225f374cd378d71302fa28414e7aab37397f554a7df5f142c21c1b7303b8a0626f1baded5c72a704f7e6cd84cac00286bee0000000043410411db93e1dcdb8a016b49840f8c53bc1eb68a382e97b1482ecad7b148a6909a5cb2e0eaddfb84ccf9744464f82e160bfa9b8b64f9d4c03f999b8643f656b412a3ac00000000',
};
const whole170 = `${BLOCK_170.header}02${BLOCK_170.coinbase}${BLOCK_170.payment}`;

/** The header of Dogecoin's block 371337, its first merge-mined one, and the proof behind it, as the daemon writes both. */
const DOGE_HASH = '60323982f9c5ff1b5a954eac9dc1269352835f47c2c5222691d80f0d50dcf053';
const DOGE_HEADER =
  '020162000d6f03470d329026cd1fc720c0609cd378ca8691a117bd1aa46f01fb09b1a8468a15bf6f0b0e83f2e5036684169eafb9406468d4f075c999fb5b2a78fbb827ee41fb11548441361b00000000';
const DOGE_PROOF =
  '01000000010000000000000000000000000000000000000000000000000000000000000000ffffffff380345bf09fabe6d6d980ba42120410de0554d42a5b5ee58167bcd86bf7591f429005f24da45fb51cf0800000000000000cdb1f1ff0e000000ffffffff01800c0c2a010000001976a914aa3750aa18b8a0f3f0590731e1fab934856680cf88ac00000000a90e290fd02fe65a6cea22aad85439ef021c2a20d18bd0032a5bba0ae441df4503a979a636db2450363972d211aee67b71387a3daaa3051be0fd260c5acd4739cd52a418d29d8a0e56c8714c95a0dc24e1c9624480ec497fe2441941f3fee8f9481a3370c334178415c83d1d0c2deeec727c2330617a47691fc5e79203669312d100000000036fa40307b3a439538195245b0de56a2c1db6ba3a64f8bdd2071d00bc48c841b5e77b98e5c7d6f06f92dec5cf6d61277ecb9a0342406f49f34c51ee8ce4abd678038129485de14238bd1ca12cd2de12ff0e383aee542d90437cd664ce139446a00000000002000000d2ec7dfeb7e8f43fe77aba3368df95ac2088034420402730ee0492a2084217083411b3fc91033bfdeea339bc11b9efc986e161c703e07a9045338c165673f09940fb11548b54021b58cc9ae5';

const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
const hashOf = (hex: string) =>
  sha(sha(bytesOf(hex)))
    .reverse()
    .toString('hex');

describe('the bytes of a block', () => {
  it('are read: the first block, which spends nothing', async () => {
    const block = await read(GENESIS.hex, GENESIS.hash);
    expect(block).toMatchObject({
      hash: GENESIS.hash,
      previousHash: '0'.repeat(64),
      timeMs: Date.parse('2009-01-03T18:15:05Z'),
    });
    expect(block.transactions).toMatchObject([
      {
        txid: '4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b',
        inputs: [],
        outputs: [{ units: 5_000_000_000n }],
      },
    ]);
  });

  it('are read: a block with a payment', async () => {
    const block = await read(whole170, BLOCK_170.hash);
    expect(block.previousHash).toBe(
      '000000002a22cfee1f2c846adbd12b3e183d4f97683f85dad08a79780a84bd55',
    );
    expect(block.transactions[1]).toMatchObject({
      txid: 'f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e16',
      inputs: [
        {
          coin: '0437cd7f8525ceed2324359c2d0ba26006d92d856a9c20fa0241106ee5a597c9:0',
          witnessHex: [],
        },
      ],
      outputs: [{ units: 1_000_000_000n }, { units: 4_000_000_000n }],
    });
    expect(block.transactions[1]?.inputs[0]?.scriptSigHex).toMatch(/^47304402204e45e1.*1d0901$/);
  });

  it.each([
    ['another hash', whole170, GENESIS.hash],
    ['a transaction is missing', `${BLOCK_170.header}01${BLOCK_170.coinbase}`, BLOCK_170.hash],
    [
      'a transaction comes twice, which leaves the root as it is',
      `${BLOCK_170.header}04${`${BLOCK_170.coinbase}${BLOCK_170.payment}`.repeat(2)}`,
      BLOCK_170.hash,
    ],
    ['an amount is changed', whole170.replace('0200ca9a3b', '0200ca9a3c'), BLOCK_170.hash],
    ['it is cut off', whole170.slice(0, -2), BLOCK_170.hash],
    ['more follows', `${whole170}00`, BLOCK_170.hash],
    ['it is empty', '', BLOCK_170.hash],
    ['it says that it holds 2^32 transactions', `${BLOCK_170.header}fe00000080`, BLOCK_170.hash],
  ])('are refused: %s', async (_, hex, hash) => {
    await expect(read(hex, hash)).rejects.toThrow(RangeError);
  });

  it('of a merge-mined one begin with the proof of its work', async () => {
    const { header, end } = readHeader(bytesOf(`${DOGE_HEADER}${DOGE_PROOF}01`));
    expect(header).toEqual({
      hash: DOGE_HASH,
      previousHash: '46a8b109fb016fa41abd17a19186ca78d39c60c020c71fcd2690320d47036f0d',
      merkleRoot: 'ee27b8fb782a5bfb99c975f0d4686440b9af9e16846603e5f2830e0b6fbf158a',
      timeMs: 1_410_464_577_000,
    });
    expect(end).toBe(535);
  });

  // The proof is Dogecoin's, but that block's transactions were not available, so the header names others here.
  it('of a merge-mined one are read behind that proof', async () => {
    const root = BLOCK_170.header.slice(72, 136);
    const header = DOGE_HEADER.slice(0, 72) + root + DOGE_HEADER.slice(136);
    const transactions = `02${BLOCK_170.coinbase}${BLOCK_170.payment}`;
    const hash = hashOf(header);
    const block = await read(header + DOGE_PROOF + transactions, hash);
    expect(block.transactions).toEqual((await read(whole170, BLOCK_170.hash)).transactions);
    await expect(read(header + transactions, hash)).rejects.toThrow(UnknownKind);
    await expect(read(header + DOGE_PROOF.slice(0, -2) + transactions, hash)).rejects.toThrow(
      UnknownKind,
    );
    await expect(read(header + transactions, DOGE_HASH)).rejects.not.toThrow(UnknownKind);
  });

  it('are left to others where that bit of the version means something else', async () => {
    const header = BLOCK_170.header.replace('01000000', '00010020');
    const block = `${header}02${BLOCK_170.coinbase}${BLOCK_170.payment}`;
    await expect(read(block, hashOf(header))).rejects.toThrow(UnknownKind);
    await expect(read(whole170.slice(0, -2), BLOCK_170.hash)).rejects.not.toThrow(UnknownKind);
  });
});

describe('the bytes of a transaction', () => {
  /** From BIP 143: one input with a signature in its script, one with a witness. */
  const SEGWIT =
    '01000000000102fff7f7881a8099afa6940d42d1e7f6362bec38171ea3edf433541db4e4ad969f00000000494830450221008b9d1dc26ba6a9cb62127b02742fa9d754cd3bebf337f7a55d114c8e5cdd30be022040529b194ba3f9281a99f2b1c0a19c0489bc22ede944ccf4ecbab4cc618ef3ed01eeffffffef51e1b804cc89d182d279655c3aa89e815b1b309fe287d9b2b55d57b90ec68a0100000000ffffffff02202cb206000000001976a9148280b37df378db99f66f85c95a783a76ac7a6d5988ac9093510d000000001976a9143bde42dbee7e4dbe6a21b2d50ce2f0167faa815988ac000247304402203609e17b84f6a7d30c80bfa610b5b4542f32a8a0d5447a12fb1366d7f01cc44a0220573a954c4518331561406f90300e8f3358f51928d43c212a8caed02de67eebee0121025476c2e83188368da1ff3e292e7acafcdb3566bb0ad253f62fc70f07aeee635711000000';

  it('are read with their witnesses, without which the id is made', () => {
    const { txid, inputs, outputs } = readRawTransaction(bytesOf(SEGWIT));
    expect(txid).toBe('e8151a2af31c368a35053ddd4bdb285a8595c769a3ad83e0fa02314a602d4609');
    expect(inputs.map(({ witnessHex }) => witnessHex.length)).toEqual([0, 2]);
    expect(inputs[1]).toMatchObject({
      scriptSigHex: '',
      coin: '8ac60eb9575db5b2d987e29f301b5b819ea83a5c6579d282d189cc04b8e151ef:1',
    });
    expect(outputs.map(({ units }) => units)).toEqual([112_340_000n, 223_450_000n]);
  });

  it('are refused where the library knows them not', () => {
    const mweb = SEGWIT.replace('010000000001', '010000000008');
    expect(() => readRawTransaction(bytesOf(mweb))).toThrow(UnknownKind);
    expect(() => readRawTransaction(bytesOf(`${SEGWIT}00`))).toThrow(RangeError);
  });
});
