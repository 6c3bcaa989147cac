import type { Coin } from '#rules/coins/coin.ts';
import { firstBlockProblem } from '#server/coin/first-block.ts';
import { ChainUnreachable } from '#server/gateways/chain/chain-index.ts';
import type { ChainSource } from '#server/gateways/chain/chain-source.ts';
import { bounded, type Finding, fault, ok } from '../finding.ts';

const CHECK = 'chain-source';
const SETTINGS = 'CHAIN_RPC_URL, INVOICE_RPC_URL or CHAIN_API_URL';

/** Asks the node or index whose blocks are followed for its newest block, and whether its first block is the coin's. */
export function probeBlocks(
  source: Pick<ChainSource, 'readTip' | 'readBlockHash'>,
  coin: Coin,
): Promise<Finding> {
  return bounded(
    async () => {
      try {
        return await look(source, coin);
      } catch (error) {
        // This error's text is our own, never an answer.
        if (error instanceof ChainUnreachable) return silent(error.message);
        throw error;
      }
    },
    (reason) => silent(reason),
  );
}

async function look(
  source: Pick<ChainSource, 'readTip' | 'readBlockHash'>,
  coin: Coin,
): Promise<Finding> {
  const [{ height }, firstHash] = await Promise.all([source.readTip(), source.readBlockHash(0)]);
  const problem = firstBlockProblem(firstHash, coin);
  return problem === null
    ? ok(CHECK, `The source of blocks is on the chain of ${coin.name}, at block ${height}.`)
    : fault(
        CHECK,
        `No payment is counted: ${problem}.`,
        `Let ${SETTINGS} name a chain of the coin, or correct COMMUNITY_FILE or COIN_NETWORK`,
        ['CHAIN_RPC_URL', 'INVOICE_RPC_URL', 'CHAIN_API_URL', 'COMMUNITY_FILE', 'COIN_NETWORK'],
      );
}

function silent(reason: string): Finding {
  return fault(
    CHECK,
    `The node or index that blocks come from cannot be queried (${reason}).`,
    `Start it, or let ${SETTINGS} name another one`,
    ['CHAIN_RPC_URL', 'INVOICE_RPC_URL', 'CHAIN_API_URL'],
  );
}
