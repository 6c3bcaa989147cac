/** A payment page of the processor. */
export type CardCheckout = {
  sessionId: string;
  /** As we gave it: the id of our own row. */
  checkoutId: string | null;
  status: 'open' | 'complete' | 'expired';
  isPaid: boolean;
  amountCents: number | null;
  currency: string | null;
  customerId: string | null;
  subscriptionId: string | null;
  isLive: boolean;
  /** Null once nobody can pay there any more. */
  url: string | null;
  expiresAtMs: number;
};

/** A subscription as the processor has it now. */
export type CardSubscription = {
  id: string;
  customerId: string;
  /** As we gave it: the id of the row whose plan it pays. */
  checkoutId: string | null;
  /** The processor's own word. */
  status: string;
  amountCents: number;
  currency: string;
  period: 'monthly' | 'yearly' | null;
  periodStartMs: number;
  periodEndMs: number;
  /** Whether the newest invoice is paid; where not, the running period is not. */
  isInvoicePaid: boolean;
  /** Where the newest invoice can be paid; null unless it waits for that. */
  payUrl: string | null;
  endsAtPeriodEnd: boolean;
  endedAtMs: number | null;
  isLive: boolean;
};

/** A payment that was made, and what became of it. */
export type CardCharge = {
  id: string;
  subscriptionId: string | null;
  /** Until when it paid. */
  paidUntilMs: number;
  /** Given back in full. */
  isRefunded: boolean;
  /** Disputed, and not decided for us. */
  isDisputed: boolean;
  isLive: boolean;
};

/** What an event is about: it is always asked for anew, as events come late and out of order. */
export type CardEvent = {
  id: string;
  type: string;
  isLive: boolean;
  subject: { kind: 'checkout' | 'subscription' | 'charge'; id: string } | null;
};

export type CardOrder = {
  /** Of our row: the same one is carried out once, however often it is sent. */
  checkoutId: string;
  tier: string;
  productName: string;
  period: 'monthly' | 'yearly';
  amountCents: number;
  currency: string;
};

/**
 * A processor of cards. Every call throws {@link CardsUnavailable} when nothing is known of what became of it and
 * {@link CardsRefused} when the processor said no.
 */
export type Cards = {
  isLive: boolean;
  /** Where its calls go, without a slash at its end. */
  apiRoot: string;
  /** Reads a webhook's bytes. Throws {@link CardsForged} unless they were signed by a secret of ours, and lately. */
  readEvent(payload: Buffer, signature: string, nowMs: number): CardEvent;
  openCheckout(
    order: CardOrder & {
      customerId: string | null;
      successUrl: string;
      cancelUrl: string;
      expiresAtMs: number;
    },
  ): Promise<CardCheckout>;
  readCheckout(sessionId: string): Promise<CardCheckout>;
  /** Lets nobody pay there any more. Refused where somebody has paid already. */
  endCheckout(sessionId: string): Promise<void>;
  /** Null for one that never was. */
  readSubscription(id: string): Promise<CardSubscription | null>;
  /** Another plan from now on; the difference is charged or credited at once, or nothing is changed. */
  changeSubscription(id: string, order: CardOrder): Promise<void>;
  /** Whether it ends with its period. */
  setEndsAtPeriodEnd(id: string, ends: boolean): Promise<void>;
  readCharge(id: string): Promise<CardCharge>;
  /** A page on which a customer gives another card; it leads back to the address. */
  openPortal(customerId: string, returnUrl: string): Promise<string>;
};

/** Nothing is known of what became of the call. */
export class CardsUnavailable extends Error {
  override readonly name = 'CardsUnavailable';
}

/** The processor refused, for good. */
export class CardsRefused extends Error {
  override readonly name = 'CardsRefused';
  /** Whether it was the card that was refused: the member can do something about it. */
  readonly isDeclined: boolean;

  constructor(message: string, isDeclined = false) {
    super(message);
    this.isDeclined = isDeclined;
  }
}

/** An event that nobody of ours has signed. */
export class CardsForged extends Error {
  override readonly name = 'CardsForged';
}
