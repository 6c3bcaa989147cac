import { createServer, type ServerResponse } from 'node:http';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { addressOfHash, decodeBase58Check } from '#server/coin/base58.ts';
import { unitsOf } from '#server/coin/exact-json.ts';
import type { ChainIndex } from '#server/gateways/chain/chain-index.ts';
import { createChainIndex } from '#server/gateways/chain/chain-index-rest.ts';
import { readTransaction } from '#server/gateways/node-wallet/transaction.ts';
import { WalletRefused } from '#server/gateways/node-wallet/wallet.ts';
import type { Litecoind } from '../../testing/wallet/litecoind.ts';
import { listenOnLoopback } from '../loopback.ts';
import { addressOfScript, COIN_OF } from '../node/chain.ts';
import { answerAboutBlocks } from './daemon-blocks.ts';

const Amount = Type.Union([Type.String(), Type.Integer()]);
const Unspent = Type.Array(
  Type.Object({
    txid: Type.String(),
    vout: Type.Integer(),
    amount: Amount,
    confirmations: Type.Integer(),
  }),
);
const Received = Type.Array(Type.Object({ txid: Type.String(), category: Type.String() }));
const Known = Type.Object({
  hex: Type.String(),
  confirmations: Type.Integer(),
  blocktime: Type.Optional(Type.Integer()),
});
const NEWEST = 1000;
const NOT_FOUND = -5;
const MOST_CONFIRMATIONS = 9_999_999;

/** An address of Junkcoin's testnet as the daemon writes it: only those of scripts differ. */
export function daemonAddress(address: string): string {
  const body = decodeBase58Check(address);
  if (body?.[0] !== COIN_OF.test.scriptHash) return address;
  return addressOfHash(COIN_OF.regtest.scriptHash, body.subarray(1).toString('hex'));
}

/**
 * The real index client, over HTTP, with a real daemon behind it: the daemon decides which payments and signatures are valid.
 * `firstBlock` is the hash of the chain that it imitates; without one it shows the daemon's own.
 */
export async function openDaemonIndex(
  daemon: Litecoind,
  { firstBlock }: { firstBlock?: string } = {},
): Promise<{ chain: ChainIndex; root: string; close(): Promise<void> }> {
  const wallet = await daemon.openWallet([]);
  const watched = new Set<string>();
  const readHeight = async () => Number(await daemon.call('getblockcount'));

  async function watch(address: string): Promise<string> {
    const own = daemonAddress(address);
    if (!watched.has(own)) await wallet.call('importaddress', own, '', true);
    watched.add(own);
    return own;
  }

  async function find(txid: string) {
    const known = Value.Parse(Known, await wallet.call('gettransaction', txid, true));
    const height = (await readHeight()) - known.confirmations + 1;
    const status =
      known.confirmations > 0
        ? { confirmed: true, block_height: height, block_time: known.blocktime }
        : { confirmed: false };
    return { hex: known.hex, status };
  }

  async function listUnspent(address: string) {
    const own = await watch(address);
    const listed = await wallet.call('listunspent', 0, MOST_CONFIRMATIONS, [own]);
    return Promise.all(
      Value.Parse(Unspent, listed).map(async ({ txid, vout, amount }) => {
        const { status } = await find(txid);
        return { txid, vout, value: Number(unitsOf(amount)), status };
      }),
    );
  }

  async function listReceived(address: string) {
    await watch(address);
    const listed = await wallet.call('listtransactions', '*', NEWEST, 0, true);
    const txids = new Set(Value.Parse(Received, listed).map(({ txid }) => txid));
    return Promise.all(
      [...txids].reverse().map(async (txid) => {
        const { hex, status } = await find(txid);
        const { inputs, outputs } = readTransaction(hex);
        const vin = await Promise.all(
          inputs.map(async (input) => ({ ...input, prevout: await findOutput(input) })),
        );
        return { txid, vin, vout: outputs.map(shownOutput), status };
      }),
    );
  }

  /** The totals of an address, without outputs that were spent again. */
  async function readSums(address: string) {
    const unspent = await listUnspent(address);
    const sumsOf = (confirmed: boolean) => {
      const own = unspent.filter(({ status }) => status.confirmed === confirmed);
      return { funded_txo_sum: own.reduce((sum, { value }) => sum + value, 0), spent_txo_sum: 0 };
    };
    return { chain_stats: sumsOf(true), mempool_stats: sumsOf(false) };
  }

  /** The output that an input spends, if the wallet watches it. */
  async function findOutput({ txid, vout }: { txid: string; vout: number }) {
    const found = await find(txid).catch(() => null);
    const output = found ? readTransaction(found.hex).outputs[vout] : undefined;
    return output ? shownOutput(output) : { scriptpubkey_address: null, value: 0 };
  }

  async function answer(path: string, body: string): Promise<unknown> {
    if (path === '/tx') return daemon.call('sendrawtransaction', body);
    if (path === '/blocks/tip/height') return String(await readHeight());
    if (path === '/block-height/0' && firstBlock !== undefined) return firstBlock;
    const [, kind, id = '', what, more] = path.split('/');
    if (kind === 'tx' && what === 'hex') {
      return find(id).then(
        ({ hex }) => hex,
        () => daemon.call('getrawtransaction', id),
      );
    }
    if (kind === 'tx' && what === 'status') return (await find(id)).status;
    const aboutBlocks = await answerAboutBlocks(daemon, path);
    if (aboutBlocks !== undefined) return aboutBlocks;
    if (kind === 'address' && what === 'utxo') return listUnspent(id);
    if (kind === 'address' && what === undefined) return readSums(id);
    if (kind === 'address' && what === 'txs') return more === undefined ? listReceived(id) : [];
    throw new RangeError(`the test's index knows no ${path}`);
  }

  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    try {
      const given = await answer(request.url ?? '', body);
      const isPlain = typeof given === 'string' || Buffer.isBuffer(given);
      send(response, 200, isPlain ? given : JSON.stringify(given));
    } catch (error) {
      send(response, statusOf(error), String(error));
    }
  });
  const { root, close } = await listenOnLoopback(server);
  return { root, chain: createChainIndex({ root }), close };
}

function shownOutput({ scriptHex, units }: { scriptHex: string; units: bigint }) {
  return { scriptpubkey_address: addressOfScript('test', scriptHex), value: Number(units) };
}

function statusOf(error: unknown): number {
  if (!(error instanceof WalletRefused)) return 500;
  return error.code === NOT_FOUND ? 404 : 400;
}

function send(response: ServerResponse, status: number, given: string | Buffer): void {
  response.writeHead(status).end(given);
}
