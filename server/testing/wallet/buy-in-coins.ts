import type { CoinInvoice } from '#contract/developer/subscription.ts';
import { parseAmount } from '#rules/amounts.ts';
import { JUNKCOIN_PRICES, type PlanId } from '#rules/plans/plans.ts';
import type { Db } from '#server/db/connect.ts';
import { createIndexOfChain } from '#server/fakes/chain-index/index-of-chain.ts';
import { createTestInvoiceChain } from '#server/fakes/node/invoice-chain.ts';
import { createTestNode } from '#server/fakes/node/node.ts';
import { openInvoice } from '#server/services/plans/coins/invoices.ts';
import { createTestAddresses, followInvoices } from '../billing.ts';
import { JUNKCOIN_ON } from './coins.ts';

/** Opens an invoice of a member whose address is this one, with the chain read. */
export function openInvoiceAt(
  db: Db,
  { memberId, address, now }: { memberId: bigint; address: string; now: () => number },
): Promise<CoinInvoice> {
  const chain = createTestInvoiceChain();
  const deps = { db, chain, addressOf: () => address, coin: JUNKCOIN_ON.test, now };
  const wish = { memberId, tier: 'pro', period: 'monthly' } as const;
  return openInvoice({ ...deps, prices: JUNKCOIN_PRICES }, wish);
}

/** Buys a month of a plan in Junkcoin: an invoice, its payment, and six blocks. */
export async function buyInCoins(
  db: Db,
  { memberId, tier, now }: { memberId: bigint; tier: PlanId; now: () => number },
): Promise<void> {
  const node = createTestNode({ chain: 'test', coins: [], now });
  const chain = createTestInvoiceChain({ node });
  const follow = () => followInvoices({ db, source: createIndexOfChain(node.chain), now });
  await follow();
  const deps = { db, chain, addressOf: createTestAddresses(), coin: JUNKCOIN_ON.test, now };
  const wish = { memberId, tier, period: 'monthly' } as const;
  const invoice = await openInvoice({ ...deps, prices: JUNKCOIN_PRICES }, wish);
  node.receive(invoice.address, parseAmount(invoice.amount));
  node.mine(6);
  await follow();
}
