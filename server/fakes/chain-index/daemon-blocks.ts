import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { unitsOf } from '#server/coin/exact-json.ts';
import type { Litecoind } from '../../testing/wallet/litecoind.ts';

const PER_PAGE = 25;
const WHOLE = 2;
const Hex = Type.Object({ hex: Type.String() });
const Decoded = Type.Object({
  txid: Type.String(),
  vin: Type.Array(
    Type.Object({
      txid: Type.Optional(Type.String()),
      vout: Type.Optional(Type.Integer()),
      scriptSig: Type.Optional(Hex),
      txinwitness: Type.Optional(Type.Array(Type.String())),
    }),
  ),
  vout: Type.Array(Type.Unknown()),
});
/** An output within MWEB does not match, because no index shows those. */
const Output = Type.Object({
  value: Type.Union([Type.String(), Type.Integer()]),
  scriptPubKey: Hex,
});
const Block = Type.Object({
  hash: Type.String(),
  height: Type.Integer(),
  time: Type.Integer(),
  merkleroot: Type.String(),
  previousblockhash: Type.Optional(Type.String()),
  tx: Type.Array(Decoded),
});

/** Esplora's answers about a real daemon's blocks and mempool; undefined for another path. */
export async function answerAboutBlocks(
  daemon: Pick<Litecoind, 'call'>,
  path: string,
): Promise<unknown> {
  const [, kind, id = '', what, start = '0'] = path.split('/');
  if (path === '/blocks/tip/hash') return daemon.call('getbestblockhash');
  if (path === '/mempool/txids') return daemon.call('getrawmempool');
  if (kind === 'block-height') return daemon.call('getblockhash', Number(id));
  if (kind === 'tx' && what === undefined) {
    return shown(Value.Parse(Decoded, await daemon.call('getrawtransaction', id, 1)));
  }
  if (kind !== 'block') return undefined;
  if (what === 'raw') return Buffer.from(String(await daemon.call('getblock', id, 0)), 'hex');
  const block = Value.Parse(Block, await daemon.call('getblock', id, WHOLE));
  if (what === 'txs') {
    return block.tx.slice(Number(start), Number(start) + PER_PAGE).map(shown);
  }
  return {
    id: block.hash,
    height: block.height,
    timestamp: block.time,
    tx_count: block.tx.length,
    merkle_root: block.merkleroot,
    previousblockhash: block.previousblockhash ?? null,
  };
}

function shown({ txid, vin, vout }: Type.Static<typeof Decoded>) {
  return {
    txid,
    vin: vin.map((input) => ({
      txid: input.txid ?? '0'.repeat(64),
      vout: input.vout ?? 0xffff_ffff,
      is_coinbase: input.txid === undefined,
      scriptsig: input.scriptSig?.hex ?? '',
      ...(input.txinwitness && { witness: input.txinwitness }),
    })),
    vout: vout.flatMap((output) =>
      Value.Check(Output, output)
        ? [{ scriptpubkey: output.scriptPubKey.hex, value: Number(unitsOf(output.value)) }]
        : [],
    ),
  };
}
