import { sql } from 'kysely';
import type { CoinInvoice } from '#contract/developer/subscription.ts';
import { parseAmount } from '#rules/amounts.ts';
import type { Coin } from '#rules/coins/coin.ts';
import { type CoinPrices, JUNKCOIN_PRICES } from '#rules/plans/plans.ts';
import type { Db } from '#server/db/connect.ts';
import { createIndexOfChain, type IndexOfChain } from '#server/fakes/chain-index/index-of-chain.ts';
import { createTestInvoiceChain } from '#server/fakes/node/invoice-chain.ts';
import { createTestNode } from '#server/fakes/node/node.ts';
import type { InvoiceChain } from '#server/gateways/chain/chain.ts';
import type { ChainSource } from '#server/gateways/chain/chain-source.ts';
import { openInvoice, readInvoice } from '#server/services/plans/coins/invoices.ts';
import { readPlanStanding } from '#server/services/plans/standing.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';
import {
  BILLING_NOW_MS,
  createTestAddresses,
  creditsOf,
  enrolMembers,
  followInvoices,
} from '../billing.ts';

export type World = {
  chain: InvoiceChain;
  source: ChainSource;
  clock: { nowMs: number };
  pay(address: string, coins: string): Promise<string>;
  mine(count?: number): Promise<void>;
  reorg(depth: number): Promise<void>;
};

let seeds = 10;

/** A member who buys plans for coins, and what the member sees of them. */
export async function openInvoiceDesk(
  db: Db,
  world: World,
  { coin = JUNKCOIN_ON.test, prices = JUNKCOIN_PRICES }: { coin?: Coin; prices?: CoinPrices } = {},
) {
  const [memberId = 0n] = await enrolMembers(db, '11');
  seeds += 1;
  const addressOf = createTestAddresses(seeds);
  const now = () => world.clock.nowMs;
  const deps = { db, chain: world.chain, addressOf, coin, prices, now };
  const follow = (from: Db = db) => followInvoices({ db: from, source: world.source, coin, now });
  await follow();
  const read = (invoice: CoinInvoice) =>
    readInvoice(db, { memberId, id: invoice.invoiceId, coin, nowMs: now() });
  return {
    memberId,
    deps,
    read,
    open: (
      tier: 'starter' | 'pro' | 'enterprise' = 'starter',
      period: 'monthly' | 'yearly' = 'monthly',
      at: CoinPrices = prices,
    ) => openInvoice({ ...deps, prices: at }, { memberId, tier, period }),
    follow,
    plan: async () => {
      const standing = await readPlanStanding(db, { memberId, nowMs: now() });
      if (standing === null) return null;
      const { plan, status, isUsable, expiresAtMs } = standing;
      return { tier: plan.id, status, isUsable, until: new Date(expiresAtMs).toISOString() };
    },
    credit: async () => (await creditsOf(db))[String(memberId)] ?? 0n,
    async paid(invoice: CoinInvoice) {
      const { status, exception, received, missing, credited } = await read(invoice);
      return { status, exception, received, missing, credited };
    },
  };
}

/** A fake node and the chain that it follows. */
export function openFakeWorld(): World & {
  node: ReturnType<typeof createTestNode>;
  source: IndexOfChain;
} {
  const clock = { nowMs: BILLING_NOW_MS };
  const node = createTestNode({ chain: 'test', coins: [], now: () => clock.nowMs });
  return {
    node,
    clock,
    chain: createTestInvoiceChain({ node }),
    source: createIndexOfChain(node.chain),
    pay: async (address, coins) => node.receive(address, parseAmount(coins)),
    mine: async (count = 1) => node.mine(count),
    reorg: async (depth) => node.reorg(depth),
  };
}

/** The stored status; a reader sees the end of the time before that. */
export async function statusIn(db: Db, { invoiceId }: CoinInvoice): Promise<string | undefined> {
  const { rows } = await sql<{ status: string }>`
    select status from coin_invoices where id = ${invoiceId}::bigint`.execute(db);
  return rows[0]?.status;
}
