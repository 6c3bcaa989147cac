import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { Fault } from '#server/fakes/node/faults.ts';
import { createTestWallet } from '#server/fakes/node/wallet.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { claimPayout } from '#server/services/payouts/claims.ts';
import { readDueShares } from '#server/services/payouts/due.ts';
import { giveUpPayout } from '#server/services/payouts/repairs.ts';
import { MINUTE_MS, runAt } from './payouts.ts';

/** Lets a member set an address, so that distributions pay the member. */
export async function setAddress(
  db: Db,
  { telegramId, address, nowMs }: { telegramId: string; address: string; nowMs: number },
): Promise<void> {
  const at = new Date(nowMs).toISOString();
  const event = { id: `address-${telegramId}`, type: 'primary_address_set', telegramId, address };
  const [answer] = await ingestEvents(db, { events: [{ ...event, at }], nowMs });
  if (answer?.status !== 'accepted') throw new Error(answer?.reason ?? answer?.status);
}

/** Takes a member's due shares into a payout, as a distribution does. Returns false if none are due or they were changed. */
export async function claimShares(
  db: Db,
  { memberId, nowMs }: { memberId: bigint; nowMs: number },
): Promise<boolean> {
  const wallet = { readScript: async (address: string) => address };
  const due = await readDueShares(db, wallet, { nowMs, leastUnits: 1n });
  const payable = due.payable.filter((share) => share.memberId === memberId);
  return (await claimPayout(db, { ...due, payable }, { method: 'sendmany', nowMs })) !== null;
}

const REFUSED: Fault = { code: -26, message: 'mempool full' };
const FAULTS: Readonly<Record<string, readonly Fault[]>> = {
  paying: ['times_out_before'],
  failed: ['times_out_before', REFUSED, REFUSED],
};

/**
 * Brings the due shares of a member who has no address yet to a status, by distributions through a new wallet.
 * @param by.nowMs after the distribution of the shares' week
 */
export async function bringSharesTo(
  db: Db,
  status: 'paying' | 'sent' | 'paid' | 'failed',
  by: { telegramId: string; nowMs: number },
): Promise<{ txid: string }> {
  // The calls that find out what the wallet can do would meet the faults of those that send.
  const wallet = { ...createTestWallet(), canSignRaw: async () => true };
  await setAddress(db, { ...by, address: wallet.node.strangerAddress() });
  wallet.node.faults.order('sendrawtransaction', ...(FAULTS[status] ?? []));
  await runAt(db, wallet, by.nowMs);
  if (status === 'paid') wallet.node.mine(6);
  if (status === 'paid' || status === 'failed') await runAt(db, wallet, by.nowMs + MINUTE_MS);
  if (status === 'failed') {
    await giveUpPayout(db, { payoutId: 1n, actor: 'operator', nowMs: by.nowMs });
  }
  const { rows } = await sql<{ txid: string }>`select txid from payouts`.execute(db);
  return { txid: rows[0]?.txid ?? '' };
}
