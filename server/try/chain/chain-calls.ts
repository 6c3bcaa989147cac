import { AppError } from '#contract/errors.ts';
import { parseAmount } from '#rules/amounts.ts';
import type { TryHandlers } from '../routes.ts';
import type { DemoChain } from './chain.ts';
import { showAddress, showBlock, showChain, showTransaction } from './explorer.ts';

/** Nodes refuse outputs below this. */
const DUST_UNITS = 10_000n;
/** A visitor pays a tip or a plan's price; more would empty the purse for the others. */
const MOST_UNITS = 100_000_000_000n;

/**
 * The pages of the demo's chain, mining, and payments from the visitors' purse. `mine` and `onPaid` also make the product check
 * for news.
 */
export function chainCalls(
  chain: DemoChain,
  mine: () => Promise<void>,
  onPaid: () => Promise<void>,
) {
  return {
    getDemoChain: async () => showChain(chain),
    getDemoTransaction: async ({ params }) =>
      showTransaction(chain, params.txid) ?? missing('transaction'),
    getDemoBlock: async ({ params }) => showBlock(chain, Number(params.height)) ?? missing('block'),
    getDemoAddress: async ({ params }) => showAddress(chain, params.address),
    mineDemoBlock: async () => {
      await mine();
      return showChain(chain);
    },
    postDemoPayment: async ({ body }) => {
      const units = parseAmount(body.amount);
      if (units < DUST_UNITS || units > MOST_UNITS) {
        throw new AppError('bad_request', 'The purse pays from 0.0001 to 1,000 coins at once.');
      }
      const paid = chain.pay(body.address, units);
      if (paid === null) {
        throw new AppError(
          'bad_request',
          "The purse cannot pay this: use an address of the demo's chain.",
        );
      }
      await onPaid();
      return paid;
    },
  } satisfies Partial<TryHandlers>;
}

function missing(what: string): never {
  throw new AppError('not_found', `The demo's chain has no such ${what}.`);
}
