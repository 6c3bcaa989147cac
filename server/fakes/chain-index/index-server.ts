import { createServer, type ServerResponse } from 'node:http';
import { listenOnLoopback } from '../loopback.ts';
import { addressOfScript, type TestChain } from '../node/chain.ts';
import { answerAboutBlocks, NotThere } from './esplora-blocks.ts';

type IndexServerOptions = {
  /** True if it gives the bytes of blocks. */
  hasRaw?: boolean;
  /** Replaces the true answer to a path; null: the true answer. */
  answerInstead?: (path: string) => { status?: number; body: string | Buffer } | null;
};

/** An index of a test chain as a server, for `CHAIN_API_URL`: processes that ask it may be killed. */
export async function openIndexServer(
  chain: TestChain,
  { hasRaw = true, answerInstead }: IndexServerOptions = {},
): Promise<{ root: string; close(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const path = request.url ?? '';
    const instead = answerInstead?.(path);
    if (instead) response.writeHead(instead.status ?? 200).end(instead.body);
    else if (!hasRaw && path.endsWith('/raw')) response.writeHead(404).end();
    else sendAnswer(response, () => answerOfIndex(chain, path, body));
  });
  return listenOnLoopback(server);
}

/** Sends text and bytes as they are, anything else as JSON; a refusal with its status. */
export function sendAnswer(response: ServerResponse, answer: () => unknown): void {
  try {
    const given = answer();
    const isPlain = typeof given === 'string' || Buffer.isBuffer(given);
    response.end(isPlain ? given : JSON.stringify(given));
  } catch (error) {
    const refusal = error instanceof RangeError ? 400 : 500;
    response.writeHead(error instanceof NotThere ? 404 : refusal).end(String(error));
  }
}

/** Answers as esplora does. Throws a `RangeError` for requests that it refuses. */
export function answerOfIndex(chain: TestChain, path: string, body: string): unknown {
  const [, kind, id = '', what, more] = path.split('/');
  if (path === '/blocks/tip/height') return String(chain.blocks.length - 1);
  if (path === '/tx') {
    const { verdict, txid } = chain.accept(body);
    if (!['ok', 'in mempool', 'in chain'].includes(verdict)) throw new RangeError(verdict);
    return txid;
  }
  if (kind === 'tx' && what === 'hex') return rawHexOf(chain, id);
  const aboutBlocks = answerAboutBlocks(chain, path);
  if (aboutBlocks !== undefined) return aboutBlocks;
  if (kind !== 'address') throw new RangeError(`no ${path}`);
  if (more !== undefined) return [];
  const listed = listTransactions(chain).filter(({ vin, vout }) =>
    [...vin.map(({ prevout }) => prevout), ...vout].some(
      (each) => each.scriptpubkey_address === id,
    ),
  );
  if (what === 'txs') return listed;
  const unspent = listed.flatMap(({ txid, vout, status }) =>
    vout.flatMap(({ scriptpubkey_address, value }, place) => {
      const isUnspent = chain.spenderOf({ txid, vout: place }, 'anywhere') === null;
      return scriptpubkey_address === id && isUnspent ? [{ txid, vout: place, value, status }] : [];
    }),
  );
  return what === 'utxo' ? unspent : statisticsOf(unspent, listed.length > 0);
}

function rawHexOf(chain: TestChain, txid: string): string {
  const hex = chain.rawHexOf(txid);
  if (hex === null) throw new NotThere(`no ${txid}`);
  return hex;
}

/** The totals of an address, without outputs that were spent again. */
function statisticsOf(
  unspent: readonly { value: number; status: { confirmed: boolean } }[],
  isUsed: boolean,
) {
  const sums = (confirmed: boolean) => {
    const own = unspent.filter(({ status }) => status.confirmed === confirmed);
    const units = own.reduce((sum, { value }) => sum + value, 0);
    const spent = isUsed && confirmed ? 1 : 0;
    return { funded_txo_sum: units + spent, spent_txo_sum: spent };
  };
  return { chain_stats: sums(true), mempool_stats: sums(false) };
}

function listTransactions(chain: TestChain) {
  const txids = [...chain.mempool, ...chain.blocks.flatMap((block) => block.txids).reverse()];
  return txids.map((txid) => {
    const { inputs, outputs } = chain.find(txid);
    const block = chain.blockOf(txid);
    return {
      txid,
      vin: inputs.map((input) => ({ ...input, prevout: outputAt(chain, input) })),
      vout: outputs.map((output) => shownOutput(chain, output)),
      status: block
        ? {
            confirmed: true,
            block_height: block.height,
            block_time: Math.floor(block.timeMs / 1000),
          }
        : { confirmed: false },
    };
  });
}

/** The output that an input spends; empty if it is older than the chain. */
function outputAt(chain: TestChain, { txid, vout }: { txid: string; vout: number }) {
  const output = chain.rawHexOf(txid) === null ? undefined : chain.find(txid).outputs[vout];
  return output ? shownOutput(chain, output) : { scriptpubkey_address: null, value: 0 };
}

function shownOutput(chain: TestChain, output: { scriptHex: string; units: bigint }) {
  return {
    scriptpubkey_address: addressOfScript(chain.name, output.scriptHex),
    value: Number(output.units),
  };
}
