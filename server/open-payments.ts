import type { Config } from './config.ts';
import { createStripeCards } from './gateways/cards-stripe.ts';
import { createInvoiceChain } from './gateways/chain-rpc.ts';
import { createAddresses } from './gateways/extended-key.ts';
import type { PaymentGateways } from './http/subscription-calls.ts';

/** How plans are paid by this configuration; what it does not name is not even loaded. */
export async function openPayments(
  config: Pick<Config, 'cards' | 'invoices' | 'walletNetwork'>,
): Promise<PaymentGateways> {
  const { cards, invoices, walletNetwork } = config;
  return {
    cards: cards && (await createStripeCards(cards)),
    invoices: invoices && {
      chain: createInvoiceChain({ url: invoices.rpcUrl }),
      addressOf: await createAddresses(invoices.xpub, walletNetwork),
    },
  };
}
