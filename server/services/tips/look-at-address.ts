import { BLOCK_TIME_SLACK_MS } from '#rules/apps/payment-requests.ts';
import type { Db } from '#server/db/connect.ts';
import type { ChainIndex, ReceivedOutput } from '#server/gateways/chain/chain-index.ts';
import { wantedOf } from '#server/services/outputs/wanted.ts';
import { nextReading } from '#server/services/chain/reading-order.ts';
import { readWatchedAddress } from './dues.ts';
import { settleTips } from './settle.ts';

/**
 * Asks the chain about one address, and brings its tips up to date. Returns the number of changes and the outputs found
 * there. Throws `ChainUnreachable`.
 */
export async function lookAtAddress(
  { db, chain, now }: { db: Db; chain: ChainIndex; now: () => number },
  address: string,
): Promise<{ changes: number; outputs: ReceivedOutput[] }> {
  const reading = await nextReading(db);
  const watched = await readWatchedAddress(db, address);
  if (watched === null) return { changes: 0, outputs: [] };
  // Read before the outputs, so that no block counts against a payment that it may hold.
  const height = watched.is_booked ? await chain.readHeight() : null;
  const outputs = await chain.readReceived(address, {
    sinceMs: watched.since.getTime() - BLOCK_TIME_SLACK_MS,
    wants: wantedOf(watched.dues.map(BigInt), watched.txids),
  });
  const news = await settleTips(db, { address, outputs, height, reading, nowMs: now() });
  return { changes: news.length, outputs };
}
