import { readChainState } from './chain-state.ts';
import { type FollowDeps, followChain } from './follow.ts';
import { askSource } from './proved-coin.ts';

/** The most blocks read while a caller waits. If there are more, the job has to catch up first. */
const MOST_UNREAD = 6;

/**
 * Reads the new blocks and the mempool while a caller waits. Null if not all blocks could be read, the chain is in doubt, or the
 * source belongs to another coin. Throws `ChainUnreachable`.
 *
 * @returns the height up to which all blocks were read before the mempool, and how much of the mempool the copy holds
 */
export async function catchUp({
  db,
  source,
  coin,
  now,
}: FollowDeps): Promise<{ height: number; mempool: 'complete' | 'partial' | 'unlisted' } | null> {
  // Blocks of another chain would look like a deep reorganisation and halt everything.
  if ((await askSource(source, coin)) !== null) return null;
  const tip = await source.readTip();
  const known = await readChainState(db);
  if (known === null || known.halted !== null || tip.height > known.height + MOST_UNREAD)
    return null;
  // A reorganisation could take back a block that nobody has read, and put its contents into a later one.
  const run = await followChain({ db, source, coin, now }).catch(async (error: unknown) => {
    // This run may have halted the chain.
    if ((await readChainState(db))?.halted === null) throw error;
    return null;
  });
  if (run === null || run.height !== run.sourceHeight) return null;
  const state = await readChainState(db);
  if (state === null || state.halted !== null) return null;
  return { height: run.height, mempool: state.mempool };
}
