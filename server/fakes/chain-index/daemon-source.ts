import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { unitsOf } from '#server/coin/exact-json.ts';
import type { ChainSource, ChainTransaction } from '#server/gateways/chain/chain-source.ts';
import { WalletRefused } from '#server/gateways/wallet/wallet.ts';
import type { Litecoind } from '../../testing/wallet/litecoind.ts';

const Tip = Type.Object({ blocks: Type.Integer(), bestblockhash: Type.String() });
const Decoded = Type.Object({
  txid: Type.String(),
  vin: Type.Array(
    Type.Object({ txid: Type.Optional(Type.String()), vout: Type.Optional(Type.Integer()) }),
  ),
  vout: Type.Array(
    Type.Object({
      value: Type.Union([Type.String(), Type.Number()]),
      scriptPubKey: Type.Object({ hex: Type.String() }),
    }),
  ),
});
const Block = Type.Object({
  hash: Type.String(),
  previousblockhash: Type.String(),
  time: Type.Integer(),
  tx: Type.Array(Decoded),
});
const DECODED = 2;

/** A real daemon's chain, in the daemon's own words; without the scripts of inputs. */
export function sourceOfDaemon(daemon: Pick<Litecoind, 'call'>): ChainSource {
  return {
    async readTip() {
      const tip = Value.Parse(Tip, await daemon.call('getblockchaininfo'));
      return { height: tip.blocks, hash: tip.bestblockhash };
    },
    readBlockHash: async (height) => String(await daemon.call('getblockhash', height)),
    async readBlock(hash) {
      const block = Value.Parse(Block, await daemon.call('getblock', hash, DECODED));
      return {
        hash,
        previousHash: block.previousblockhash,
        timeMs: block.time * 1000,
        transactions: block.tx.map(transactionOf),
      };
    },
    async readMempool(most) {
      const txids = Value.Parse(Type.Array(Type.String()), await daemon.call('getrawmempool'));
      return { txids: txids.slice(0, most), isComplete: txids.length <= most };
    },
    readUnconfirmed: (txids) =>
      Promise.all(
        txids.map(async (txid) => {
          try {
            return transactionOf(
              Value.Parse(Decoded, await daemon.call('getrawtransaction', txid, true)),
            );
          } catch (error) {
            if (error instanceof WalletRefused) return null;
            throw error;
          }
        }),
      ),
  };
}

function transactionOf({ txid, vin, vout }: Type.Static<typeof Decoded>): ChainTransaction {
  return {
    txid,
    inputs: vin.flatMap(({ txid: spent, vout: place }) =>
      spent === undefined ? [] : [{ coin: `${spent}:${place}`, scriptSigHex: '', witnessHex: [] }],
    ),
    outputs: vout.map(({ value, scriptPubKey }) => ({
      scriptHex: scriptPubKey.hex,
      units: unitsOf(value),
    })),
  };
}
