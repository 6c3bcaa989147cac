import type { CoinInvoice } from '#contract/developer-subscription.ts';
import { AppError } from '#contract/errors.ts';
import type { Cards } from '#server/gateways/cards.ts';
import type { InvoiceChain } from '#server/gateways/chain.ts';
import { openCardPortal, setPlanEnds, startCardPayment } from '#server/services/card-checkouts.ts';
import { openInvoice, readInvoice } from '#server/services/coin-invoices.ts';
import type { SessionMember } from '#server/services/sessions.ts';
import { paymentMethods, readSubscription } from '#server/services/subscriptions.ts';
import type { CallDeps } from './calls.ts';
import type { Handlers } from './handlers.ts';

/** How plans are paid; each is null where it is not configured. */
export type PaymentGateways = {
  cards: Cards | null;
  invoices: { chain: InvoiceChain; addressOf: (index: number) => string } | null;
};

const RETURN_PATH = '/developers/subscription';

/** A developer's plan: every call is for the member who is signed in, and about that member alone. */
export function subscriptionCalls({ db, config, payments, coinCode, now }: CallDeps) {
  const { cards, invoices } = payments;
  const methods = paymentMethods(
    { cardRoot: cards?.apiRoot ?? null, coin: invoices !== null },
    coinCode,
  );
  const read = (actor: SessionMember) =>
    readSubscription(db, {
      memberId: actor.memberId,
      nowMs: now(),
      currency: coinCode,
      payments: methods,
    });
  const requireCards = () => {
    if (cards === null) throw new AppError('payments_not_configured', methods.cardReason ?? '');
    return { db, cards, now, publicUrl: config.publicUrl, returnPath: RETURN_PATH };
  };

  async function setEnds(actor: SessionMember, ends: boolean) {
    await setPlanEnds(requireCards(), {
      memberId: actor.memberId,
      actor: actor.telegramId,
      ends,
    });
    return read(actor);
  }

  return {
    getPaymentMethods: async () => methods,
    getSubscription: (_input, { actor }) => read(requireActor(actor)),
    postCardSubscription: async ({ body }, { actor }) => {
      const { memberId } = requireActor(actor);
      return startCardPayment(requireCards(), {
        memberId,
        tier: body.tierId,
        period: body.period,
      });
    },
    postCoinSubscription: async ({ body }, { actor }): Promise<CoinInvoice> => {
      const { memberId } = requireActor(actor);
      if (invoices === null) {
        throw new AppError('payments_not_configured', methods.coinReason ?? '');
      }
      if (body.currency !== coinCode) {
        throw new AppError('bad_request', `Plans are paid in ${coinCode}; others are on request.`);
      }
      const wish = { memberId, tier: body.tierId, period: body.period };
      return openInvoice({ db, ...invoices, currency: coinCode, now }, wish);
    },
    getInvoice: async ({ params }, { actor }) => {
      const { memberId } = requireActor(actor);
      return readInvoice(db, { memberId, id: params.id, currency: coinCode, nowMs: now() });
    },
    openCardPortal: async (_input, { actor }) => {
      const { memberId } = requireActor(actor);
      return { portalUrl: await openCardPortal(requireCards(), memberId) };
    },
    cancelSubscription: (_input, { actor }) => setEnds(requireActor(actor), true),
    resumeSubscription: (_input, { actor }) => setEnds(requireActor(actor), false),
  } satisfies Partial<Handlers>;
}

function requireActor(actor: SessionMember | null): SessionMember {
  if (!actor) throw new AppError('not_signed_in', 'Sign in first.');
  return actor;
}
