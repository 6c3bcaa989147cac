import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addressOfScript, type TestChain } from '../node/chain.ts';

/** An index of a test chain as a server, for `CHAIN_API_URL`: processes that ask it may be killed. */
export async function openIndexServer(
  chain: TestChain,
): Promise<{ root: string; close(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    try {
      const given = answerOfIndex(chain, request.url ?? '', body);
      response.end(typeof given === 'string' ? given : JSON.stringify(given));
    } catch (error) {
      response.writeHead(error instanceof RangeError ? 400 : 500).end(String(error));
    }
  });
  // Otherwise a connection idle for 5 s is closed, perhaps just as the next call is on its way.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // It listens on TCP.
  return {
    root: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** As esplora answers. Throws a `RangeError` for what it refuses. */
export function answerOfIndex(chain: TestChain, path: string, body: string): unknown {
  const [, kind, id = '', what, more] = path.split('/');
  if (path === '/blocks/tip/height') return String(chain.blocks.length - 1);
  if (path === '/tx') {
    const { verdict, txid } = chain.accept(body);
    if (!['ok', 'in mempool', 'in chain'].includes(verdict)) throw new RangeError(verdict);
    return txid;
  }
  if (kind === 'tx' && what === 'hex') return rawHexOf(chain, id);
  if (kind !== 'address') throw new RangeError(`no ${path}`);
  if (more !== undefined) return [];
  const listed = listTransactions(chain).filter(({ vin, vout }) =>
    [...vin.map(({ prevout }) => prevout), ...vout].some((each) => each === id || isPaid(each, id)),
  );
  if (what === 'txs') return listed;
  return listed.flatMap(({ txid, vout, status }) =>
    vout.flatMap(({ scriptpubkey_address, value }, place) => {
      const isUnspent = chain.spenderOf({ txid, vout: place }, 'anywhere') === null;
      return scriptpubkey_address === id && isUnspent ? [{ txid, vout: place, value, status }] : [];
    }),
  );
}

function rawHexOf(chain: TestChain, txid: string): string {
  const hex = chain.rawHexOf(txid);
  if (hex === null) throw new RangeError(`no ${txid}`);
  return hex;
}

function isPaid(output: unknown, address: string): boolean {
  return (
    typeof output === 'object' &&
    output !== null &&
    'scriptpubkey_address' in output &&
    output.scriptpubkey_address === address
  );
}

function listTransactions(chain: TestChain) {
  const txids = [...chain.mempool, ...chain.blocks.flatMap((block) => block.txids).reverse()];
  return txids.map((txid) => {
    const { inputs, outputs } = chain.find(txid);
    const block = chain.blockOf(txid);
    return {
      txid,
      vin: inputs.map((input) => ({ ...input, prevout: addressAt(chain, input) })),
      vout: outputs.map(({ scriptHex, units }) => ({
        scriptpubkey_address: addressOfScript(chain.name, scriptHex),
        value: Number(units),
      })),
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

function addressAt(chain: TestChain, { txid, vout }: { txid: string; vout: number }): string {
  if (chain.rawHexOf(txid) === null) return '';
  const output = chain.find(txid).outputs[vout];
  return output ? addressOfScript(chain.name, output.scriptHex) : '';
}
