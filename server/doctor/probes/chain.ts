import { ChainUnreachable } from '#server/gateways/chain/chain-index.ts';
import { createIndexHttp, type IndexHttp } from '#server/gateways/chain/index-http.ts';
import { createNodeWalletLook } from '#server/gateways/node-wallet/look.ts';
import { bounded, type Finding, fault, ok, skipped, warning } from '../finding.ts';

export type ChainPlace = {
  chainApiUrl: string;
  /** The wallet whose chain it is compared with, and its height; null if there is none, or it does not answer. Secret. */
  wallet: { url: string; height: number } | null;
};

const TIMEOUT_MS = 2_000;
/** Newer blocks may still be replaced, and two nodes may disagree about them for a while. */
const SETTLED_BLOCKS = 10;
/** An index that is further behind shows payments late. */
const BEHIND_BLOCKS = 3;

/** Asks the chain index for its height, and checks that its chain is the wallet's. */
export async function probeChain(place: ChainPlace): Promise<{ findings: Finding[] }> {
  const index = createIndexHttp({ root: place.chainApiUrl, timeoutMs: TIMEOUT_MS });
  return {
    findings: await bounded(
      async () => {
        try {
          return await look(index, place);
        } catch (error) {
          // This error's text is our own, never an answer.
          if (error instanceof ChainUnreachable) return [silent(error.message)];
          throw error;
        }
      },
      (reason) => [silent(reason)],
    ),
  };
}

function silent(reason: string): Finding {
  const says = `The chain index cannot be queried (${reason}).`;
  return fault('chain-index', says, 'Start the index, or let CHAIN_API_URL name another one', [
    'CHAIN_API_URL',
  ]);
}

async function look(index: IndexHttp, { wallet }: ChainPlace): Promise<Finding[]> {
  const height = await index.readHeight();
  const reached = ok('chain-index', `The chain index answers, at block ${height}.`);
  if (wallet === null) {
    const says = 'Its chain cannot be compared, because no wallet answers.';
    return [reached, skipped('chain-agreement', says)];
  }
  try {
    return [reached, await compare(index, height, wallet)];
  } catch (error) {
    if (error instanceof ChainUnreachable) throw error;
    return [reached, skipped('chain-agreement', 'The wallet did not return its block hashes.')];
  }
}

async function compare(
  index: IndexHttp,
  height: number,
  wallet: { url: string; height: number },
): Promise<Finding> {
  const check = 'chain-agreement';
  const node = createNodeWalletLook({ url: wallet.url, timeoutMs: TIMEOUT_MS });
  const settled = Math.max(0, Math.min(height, wallet.height) - SETTLED_BLOCKS);
  const isSameAt = async (at: number) =>
    (await index.readBlockHash(at)) === (await node.readBlockHash(at));
  if (!(await isSameAt(0))) {
    const says = 'The chain index is on another chain than the wallet: their first blocks differ.';
    const remedy = 'Point CHAIN_API_URL and WALLET_RPC_URL at the same chain';
    return fault(check, says, remedy, ['CHAIN_API_URL', 'WALLET_RPC_URL']);
  }
  if (!(await isSameAt(settled))) {
    const says = `The chain index and the wallet know different blocks at height ${settled}: one of them is on a fork.`;
    return fault(
      check,
      says,
      'Point CHAIN_API_URL at another index, and check the node of WALLET_RPC_URL',
      ['CHAIN_API_URL', 'WALLET_RPC_URL'],
    );
  }
  if (wallet.height - height >= BEHIND_BLOCKS) {
    const says = `The chain index is ${wallet.height - height} blocks behind the wallet.`;
    return warning(check, says, 'Wait until the index of CHAIN_API_URL has caught up', [
      'CHAIN_API_URL',
    ]);
  }
  return ok(check, `The chain index and the wallet agree at block ${settled}.`);
}
