import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import {
  type CardCheckout,
  type CardEvent,
  type CardSubscription,
  CardsUnavailable,
} from './cards.ts';

// Only the fields that are used are checked: the library passes on whatever arrives.
const Id = Type.String({ minLength: 1, maxLength: 255, pattern: '^[A-Za-z0-9_]+$' });
const Seconds = Type.Integer({ minimum: 0, maximum: 8_640_000_000_000 });
const Cents = Type.Integer();
const Nullable = <Schema extends TSchema>(schema: Schema) =>
  Type.Optional(Type.Union([schema, Type.Null()]));
/** An id or the expanded object. */
const Ref = Type.Union([Id, Type.Object({ id: Id })]);
const Metadata = Nullable(
  Type.Object({ quarterdeck_checkout: Type.Optional(Type.String({ maxLength: 100 })) }),
);

const Checkout = Type.Object({
  id: Id,
  status: Type.Enum(['open', 'complete', 'expired']),
  payment_status: Type.String(),
  mode: Type.String(),
  amount_total: Nullable(Cents),
  currency: Nullable(Type.String()),
  customer: Nullable(Ref),
  subscription: Nullable(Ref),
  client_reference_id: Nullable(Type.String({ maxLength: 100 })),
  livemode: Type.Boolean(),
  url: Nullable(Type.String({ maxLength: 4096 })),
  expires_at: Seconds,
});
const Item = Type.Object({
  quantity: Type.Optional(Type.Integer()),
  current_period_start: Seconds,
  current_period_end: Seconds,
  price: Type.Object({
    unit_amount: Nullable(Cents),
    currency: Type.String(),
    recurring: Nullable(Type.Object({ interval: Type.String(), interval_count: Type.Integer() })),
  }),
});
const Subscription = Type.Object({
  id: Id,
  customer: Ref,
  status: Type.String({ maxLength: 50 }),
  metadata: Metadata,
  livemode: Type.Boolean(),
  cancel_at_period_end: Type.Boolean(),
  cancel_at: Nullable(Seconds),
  ended_at: Nullable(Seconds),
  items: Type.Object({ data: Type.Array(Item, { minItems: 1, maxItems: 1 }) }),
  latest_invoice: Nullable(
    Type.Union([
      Id,
      Type.Object({
        id: Id,
        status: Nullable(Type.String()),
        hosted_invoice_url: Nullable(Type.String({ maxLength: 4096 })),
      }),
    ]),
  ),
});
const Charge = Type.Object({
  id: Id,
  refunded: Type.Boolean(),
  disputed: Type.Boolean(),
  livemode: Type.Boolean(),
  payment_intent: Nullable(Ref),
});
const Charges = Type.Object({ data: Type.Array(Charge) });
const Portal = Type.Object({ url: Type.String({ maxLength: 4096 }) });
const Disputes = Type.Object({ data: Type.Array(Type.Object({ status: Type.String() })) });
const InvoicePayments = Type.Object({ data: Type.Array(Type.Object({ invoice: Ref })) });
const Parent = Nullable(
  Type.Object({ subscription_details: Nullable(Type.Object({ subscription: Ref })) }),
);
const PaidInvoice = Type.Object({
  parent: Parent,
  lines: Type.Object({
    data: Type.Array(Type.Object({ period: Type.Object({ end: Seconds }) })),
  }),
});
const Event = Type.Object({
  id: Id,
  type: Type.String({ maxLength: 100 }),
  livemode: Type.Boolean(),
  data: Type.Object({ object: Type.Unknown() }),
});
const OfItself = Type.Object({ id: Id });
const OfCharge = Type.Object({ charge: Nullable(Ref) });
const OfParent = Type.Object({ parent: Parent });

function readAs<Schema extends TSchema>(schema: Schema, value: unknown): Static<Schema> {
  if (!Value.Check(schema, value)) throw new CardsUnavailable("Stripe's answer has another shape");
  return value;
}

const idOf = (ref: Static<typeof Ref> | null | undefined) =>
  ref == null ? null : typeof ref === 'string' ? ref : ref.id;

export function readEvent(value: unknown): Static<typeof Event> {
  return readAs(Event, value);
}

/** The subject of an event; null if it does not concern this site. */
export function readSubject(type: string, object: unknown): CardEvent['subject'] {
  const named = (kind: NonNullable<CardEvent['subject']>['kind'], id: string | null) =>
    id === null ? null : { kind, id };
  if (type.startsWith('checkout.session.')) return named('checkout', readAs(OfItself, object).id);
  if (type.startsWith('customer.subscription.')) {
    return named('subscription', readAs(OfItself, object).id);
  }
  if (type.startsWith('charge.dispute.'))
    return named('charge', idOf(readAs(OfCharge, object).charge));
  if (type === 'charge.refunded') return named('charge', readAs(OfItself, object).id);
  if (!type.startsWith('invoice.') || !Value.Check(OfParent, object)) return null;
  return named('subscription', idOf(object.parent?.subscription_details?.subscription));
}

export function readCheckout(value: unknown): CardCheckout {
  const session = readAs(Checkout, value);
  return {
    sessionId: session.id,
    checkoutId: session.client_reference_id ?? null,
    status: session.status,
    isPaid: session.mode === 'subscription' && session.payment_status === 'paid',
    amountCents: session.amount_total ?? null,
    currency: session.currency ?? null,
    customerId: idOf(session.customer),
    subscriptionId: idOf(session.subscription),
    isLive: session.livemode,
    url: session.url ?? null,
    expiresAtMs: session.expires_at * 1000,
  };
}

export function readSubscription(value: unknown): CardSubscription {
  const found = readAs(Subscription, value);
  const [item] = found.items.data;
  if (!item) throw new CardsUnavailable('a subscription without an item');
  const { recurring } = item.price;
  const isOne = recurring?.interval_count === 1 && (item.quantity ?? 1) === 1;
  const invoice = found.latest_invoice;
  return {
    id: found.id,
    customerId: idOf(found.customer) ?? '',
    checkoutId: found.metadata?.quarterdeck_checkout ?? null,
    status: found.status,
    amountCents: item.price.unit_amount ?? 0,
    currency: item.price.currency,
    period: !isOne
      ? null
      : recurring.interval === 'month'
        ? 'monthly'
        : recurring.interval === 'year'
          ? 'yearly'
          : null,
    periodStartMs: item.current_period_start * 1000,
    periodEndMs: item.current_period_end * 1000,
    isInvoicePaid: typeof invoice === 'object' && invoice?.status === 'paid',
    payUrl:
      typeof invoice === 'object' && invoice?.status === 'open'
        ? (invoice.hosted_invoice_url ?? null)
        : null,
    endsAtPeriodEnd: found.cancel_at_period_end || found.cancel_at != null,
    endedAtMs: found.ended_at == null ? null : found.ended_at * 1000,
    isLive: found.livemode,
  };
}

export function readPortal(value: unknown): string {
  return readAs(Portal, value).url;
}

export function readCharge(value: unknown) {
  const charge = readAs(Charge, value);
  return { ...charge, paymentIntentId: idOf(charge.payment_intent) };
}

export function readHeldCharges(value: unknown): string[] {
  const held = readAs(Charges, value).data.filter(({ refunded, disputed }) => refunded || disputed);
  return held.map(({ id }) => id);
}

export function readDisputes(value: unknown): string[] {
  return readAs(Disputes, value).data.map(({ status }) => status);
}

export function readInvoicePayments(value: unknown): string[] {
  return readAs(InvoicePayments, value).data.flatMap(({ invoice }) => idOf(invoice) ?? []);
}

/** The subscription of an invoice, and the end of the period that the invoice pays for. */
export function readPaidInvoice(value: unknown) {
  const { parent, lines } = readAs(PaidInvoice, value);
  const ends = lines.data.map(({ period }) => period.end);
  return {
    subscriptionId: idOf(parent?.subscription_details?.subscription),
    paidUntilMs: Math.max(0, ...ends) * 1000,
  };
}
