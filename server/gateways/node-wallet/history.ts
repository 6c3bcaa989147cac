import type { JsonRpc, RpcLimits } from '../json-rpc.ts';
import { readChain, readHeader, readText } from './answers.ts';
import { SENT, type SentHistory, withComment } from './listings.ts';
import { WalletRefused } from './wallet.ts';

/** The limits of a call that answers at once, and those of a listing. */
export type HistoryLimits = { read: RpcLimits; list: RpcLimits };

/** Miners' clocks may differ from this server's; nodes accept up to two hours. */
const CLOCK_MARGIN_MS = 6 * 60 * 60_000;
/**
 * The median time of a block is that of the last eleven blocks. After a long gap it lags far behind, so a block is surely older
 * only if ten more blocks are older too. This is twice that number.
 */
const MARGIN_BLOCKS = 20;

/** No reorganisation goes this deep, so blocks below need not be listed again. */
const SETTLED_BLOCKS = 100;
const NO_SUCH_BLOCK = -5;

/** See `Wallet.findByComment`. */
export async function findComment(
  rpc: JsonRpc,
  comment: string,
  sinceMs: number,
  limits: HistoryLimits,
): Promise<string | null> {
  const start = await findBlockBefore(rpc, sinceMs - CLOCK_MARGIN_MS, limits.read);
  // The call lists every transaction in later blocks and every unconfirmed one, without pages.
  const params = start === null ? [] : [start];
  const found = await rpc.list(
    { method: 'listsinceblock', params },
    withComment(comment),
    limits.list,
  );
  found.sort((one, other) => other.confirmations - one.confirmations);
  return found[0]?.txid ?? null;
}

/** See `Wallet.listSent`. */
export async function listSent(
  rpc: JsonRpc,
  since: { block: string | null; ms: number },
  limits: HistoryLimits,
): Promise<SentHistory> {
  const list = (block: string | null) => {
    const params = [block ?? '', SETTLED_BLOCKS];
    return rpc.list({ method: 'listsinceblock', params }, SENT, limits.list);
  };
  const listByTime = async () =>
    list(await findBlockBefore(rpc, since.ms - CLOCK_MARGIN_MS, limits.read));
  if (since.block === null) return listByTime();
  return list(since.block).catch((error: unknown) => {
    // Another node may have replaced the one that named the block.
    if (error instanceof WalletRefused && error.code === NO_SUCH_BLOCK) return listByTime();
    throw error;
  });
}

/** The hash of a block that was surely mined before this time; null if there is none. */
async function findBlockBefore(rpc: JsonRpc, beforeMs: number, limits: RpcLimits) {
  const hashAt = async (height: number) =>
    readText(await rpc.call('getblockhash', [height], limits));
  const isBefore = async (height: number) => {
    const header = await rpc.call('getblockheader', [await hashAt(height)], limits);
    return readHeader(header).mediantime * 1000 < beforeMs;
  };
  let low = -1;
  let high = readChain(await rpc.call('getblockchaininfo', [], limits)).blocks + 1;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (await isBefore(middle)) low = middle;
    else high = middle;
  }
  return low < MARGIN_BLOCKS ? null : hashAt(low - MARGIN_BLOCKS);
}
