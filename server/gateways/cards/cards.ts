/** A checkout page of the processor. */
export type CardCheckout = {
  sessionId: string;
  /** The reference that we gave: the id of our row. */
  checkoutId: string | null;
  status: 'open' | 'complete' | 'expired';
  isPaid: boolean;
  amountCents: number | null;
  currency: string | null;
  customerId: string | null;
  subscriptionId: string | null;
  isLive: boolean;
  /** The address of the page; null once nobody can pay there. */
  url: string | null;
  expiresAtMs: number;
};

/** The current state of a subscription at the processor. */
export type CardSubscription = {
  id: string;
  customerId: string;
  /** The reference that we gave: the id of the row whose plan it pays. */
  checkoutId: string | null;
  /** The processor's own status. */
  status: string;
  amountCents: number;
  currency: string;
  period: 'monthly' | 'yearly' | null;
  periodStartMs: number;
  periodEndMs: number;
  /** True if the latest invoice, and so the current period, is paid. */
  isInvoicePaid: boolean;
  /** The address at which the latest invoice can be paid; null unless it is waiting for payment. */
  payUrl: string | null;
  endsAtPeriodEnd: boolean;
  endedAtMs: number | null;
  isLive: boolean;
};

/** A charge and its state. */
export type CardCharge = {
  id: string;
  subscriptionId: string | null;
  /** The end of the period that it paid for. */
  paidUntilMs: number;
  /** True if it was refunded in full. */
  isRefunded: boolean;
  /** True if it was disputed and the dispute is not won. */
  isDisputed: boolean;
  isLive: boolean;
};

/** The subject of an event. Its state is always looked up, because events arrive late and out of order. */
export type CardEvent = {
  id: string;
  type: string;
  isLive: boolean;
  subject: { kind: 'checkout' | 'subscription' | 'charge'; id: string } | null;
};

export type CardOrder = {
  /** The id of our row. A repeated request with the same id is carried out only once. */
  checkoutId: string;
  tier: string;
  productName: string;
  period: 'monthly' | 'yearly';
  amountCents: number;
  currency: string;
  /** Null: the processor creates a customer. */
  customerId: string | null;
  successUrl: string;
  cancelUrl: string;
  expiresAtMs: number;
};

/**
 * A card processor. Every call throws {@link CardsUnavailable} if its outcome is unknown, and {@link CardsRefused} if the
 * processor refused.
 */
export type Cards = {
  isLive: boolean;
  /** The address of the API, without a trailing slash. */
  apiRoot: string;
  /** Reads the bytes of a webhook. Throws {@link CardsForged} unless one of our secrets has signed them recently. */
  readEvent(payload: Buffer, signature: string, nowMs: number): CardEvent;
  openCheckout(order: CardOrder): Promise<CardCheckout>;
  readCheckout(sessionId: string): Promise<CardCheckout>;
  /** Closes the page. Refused if it was paid already. */
  endCheckout(sessionId: string): Promise<void>;
  /** Null if it does not exist. */
  readSubscription(id: string): Promise<CardSubscription | null>;
  readCharge(id: string): Promise<CardCharge>;
  /** The ids of a customer's charges that were refunded in full or ever disputed, among the newest hundred. */
  listHeldCharges(customerId: string): Promise<string[]>;
  /** The page on which a customer manages subscriptions and cards; it leads back to the given address. */
  openPortal(customerId: string, returnUrl: string): Promise<string>;
};

/** Thrown if the outcome of the call is unknown. */
export class CardsUnavailable extends Error {
  override readonly name = 'CardsUnavailable';
}

/** Thrown if the processor refused for good. */
export class CardsRefused extends Error {
  override readonly name = 'CardsRefused';
}

/** Thrown for an event without a valid signature. */
export class CardsForged extends Error {
  override readonly name = 'CardsForged';
}
