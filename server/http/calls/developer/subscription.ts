import type { CoinInvoice } from '#contract/developer/subscription.ts';
import { AppError } from '#contract/errors.ts';
import { canArrange } from '#server/services/plans/arrangements/requests.ts';
import { openCardCheckout, openCardPortal } from '#server/services/plans/cards/checkouts.ts';
import { openInvoice, readInvoice } from '#server/services/plans/coins/invoices.ts';
import { paymentMethods, readSubscription } from '#server/services/plans/subscriptions.ts';
import type { CallDeps } from '../../deps.ts';
import type { Handlers } from '../../handlers.ts';

const RETURN_PATH = '/developers/subscription';

/** A developer's plan: every call concerns only the signed-in member. */
export function subscriptionCalls(deps: CallDeps) {
  const { db, config, settings, planPayments, coinCode, now } = deps;
  const { cards, invoices } = planPayments;
  const methods = paymentMethods(
    { cardRoot: cards?.apiRoot ?? null, coin: invoices !== null },
    coinCode,
  );
  const readMethods = async () => ({
    ...methods,
    freeRequests: Number((await settings.read()).freeApiRequests),
    arrangement: await canArrange(db),
  });
  const requireCards = () => {
    if (cards === null) throw new AppError('payments_not_configured', (m) => m.refusal_no_cards());
    return { db, cards, now, publicUrl: config.publicUrl, returnPath: RETURN_PATH };
  };

  return {
    getPaymentMethods: readMethods,
    getSubscription: async (_input, { actor: { memberId } }) => {
      const payments = await readMethods();
      return readSubscription(db, { memberId, nowMs: now(), coin: config.coin, payments });
    },
    postCardSubscription: async ({ body }, { actor: { memberId } }) =>
      openCardCheckout(requireCards(), { memberId, tier: body.tierId, period: body.period }),
    postCoinSubscription: async ({ body }, { actor: { memberId } }): Promise<CoinInvoice> => {
      if (invoices === null) {
        throw new AppError('payments_not_configured', (m) =>
          m.refusal_no_coins({ coin: coinCode }),
        );
      }
      if (body.currency !== coinCode) {
        throw new AppError('bad_request', (m) => m.refusal_coin_only({ coin: coinCode }));
      }
      const wish = { memberId, tier: body.tierId, period: body.period };
      return openInvoice({ db, ...invoices, coin: config.coin, now }, wish);
    },
    getInvoice: async ({ params }, { actor: { memberId } }) => {
      return readInvoice(db, { memberId, id: params.id, coin: config.coin, nowMs: now() });
    },
    openCardPortal: async (_input, { actor: { memberId } }) => {
      return { portalUrl: await openCardPortal(requireCards(), memberId) };
    },
  } satisfies Partial<Handlers>;
}
