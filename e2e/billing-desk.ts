import { JUNKCOIN_PRICES } from '#rules/plans/plans.ts';
import { createStripeCards } from '#server/gateways/cards/stripe.ts';
import { createIndexOfChain } from '../server/fakes/chain-index/index-of-chain.ts';
import { createTestInvoiceChain } from '../server/fakes/node/invoice-chain.ts';
import { createTestNode } from '../server/fakes/node/node.ts';
import {
  openTestStripe,
  TEST_STRIPE_KEY,
  TEST_WEBHOOK_SECRET,
} from '../server/fakes/stripe/stripe.ts';
import { createTestAddresses, followInvoices } from '../server/testing/billing.ts';
import { NOW_MS, type startProduct } from './product.ts';

/** A member who may buy a plan. */
export const BUYER = '11';

type Launch = typeof startProduct;

/** Starts the product with a fake Stripe and a fake node, both at the network boundary. */
export async function launchDesk(launch: Launch, options: Parameters<Launch>[1] = {}) {
  const clock = { nowMs: NOW_MS };
  const stripe = await openTestStripe({ now: () => clock.nowMs });
  const node = createTestNode({ chain: 'test', coins: [], now: () => clock.nowMs });
  const chain = createTestInvoiceChain({ node });
  const cards = await createStripeCards({
    secretKey: TEST_STRIPE_KEY,
    webhookSecrets: [TEST_WEBHOOK_SECRET],
    apiRoot: stripe.apiRoot,
    isLive: false,
  });
  const product = await launch('empty', {
    ...options,
    environment: { COIN_NETWORK: 'test', ...options.environment },
    planPayments: {
      cards,
      invoices: { chain, addressOf: createTestAddresses(), prices: JUNKCOIN_PRICES },
    },
  });
  const source = createIndexOfChain(node.chain);
  const follow = () => followInvoices({ db: product.db, source, now: () => product.clock.nowMs });
  await enrolBuyer(product);
  // No payment in coins is requested before the chain has been read.
  await follow();
  stripe.returnTo(product.url);
  stripe.onEvent(async (event) => {
    const { payload, headers } = stripe.signed(event);
    const url = `${product.url}/api/stripe/webhook`;
    const answer = await fetch(url, { method: 'POST', headers, body: payload });
    if (!answer.ok) throw new Error(await answer.text());
  });
  return {
    product,
    stripe,
    node,
    /** Moves the clocks of the product, of Stripe and of the node. */
    pass(ms: number): void {
      clock.nowMs += ms;
      product.clock.nowMs += ms;
    },
    follow,
    // The browser may still hold a connection.
    close: () => stripe.close(),
  };
}

async function enrolBuyer(product: Awaited<ReturnType<Launch>>): Promise<void> {
  const at = new Date(NOW_MS - 3_600_000).toISOString();
  const person = { telegramId: BUYER, username: 'anne_bonny', firstName: 'Anne' };
  await product.report({ id: 'a', type: 'account_created', at, ...person });
}
