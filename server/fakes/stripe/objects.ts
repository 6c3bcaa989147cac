import { randomUUID } from 'node:crypto';
import { addMonths } from '#rules/plans/billing.ts';

// biome-ignore lint/suspicious/noExplicitAny: objects of Stripe's, of which a test knows the shape.
export type TestObject = Record<string, any>;

/** A change in the portal: another price, or a plan that ends after the paid period. */
export type PortalChange = { cents?: number; interval?: 'month' | 'year'; ends?: boolean };

/** The objects of the fake Stripe, and its own events: payments, renewals, refunds. */
export function createTestStripeObjects(now: () => number) {
  const kept = new Map<string, TestObject>();
  /** The origin of the pages, from the latest call. */
  let pages = '';
  const seconds = (ms: number) => Math.floor(ms / 1000);
  const newId = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '')}`;
  const keep = <T extends TestObject>(object: T): T => {
    kept.set(object.id, object);
    return object;
  };
  const find = (id: string): TestObject => {
    const found = kept.get(id);
    if (!found) throw new RangeError(`no ${id}`);
    return found;
  };
  const eventOf = (type: string, object: TestObject): TestObject => ({
    id: newId('evt'),
    object: 'event',
    type,
    livemode: false,
    created: seconds(now()),
    data: { object: structuredClone(object) },
  });

  function createSession(body: URLSearchParams, origin: string): TestObject {
    const id = newId('cs_test');
    return keep({
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      mode: body.get('mode'),
      amount_total: Number(body.get('line_items[0][price_data][unit_amount]')),
      currency: body.get('line_items[0][price_data][currency]'),
      interval: body.get('line_items[0][price_data][recurring][interval]'),
      customer: body.get('customer'),
      subscription: null,
      client_reference_id: body.get('client_reference_id'),
      metadata: { quarterdeck_checkout: body.get('metadata[quarterdeck_checkout]') },
      livemode: false,
      url: `${origin}/pay/${id}`,
      success_url: body.get('success_url'),
      expires_at: Number(body.get('expires_at')),
    });
  }

  /** An invoice with its payment. */
  function createInvoice(subscription: TestObject, cents: number, isPaid: boolean): TestObject {
    const item = subscription.items.data[0];
    const charge = keep({
      id: newId('ch'),
      object: 'charge',
      customer: subscription.customer,
      refunded: false,
      disputed: false,
      livemode: false,
      payment_intent: newId('pi'),
    });
    const id = newId('in');
    const invoice = keep({
      id,
      object: 'invoice',
      hosted_invoice_url: `${pages}/invoice/${id}`,
      status: isPaid ? 'paid' : 'open',
      amount_paid: isPaid ? cents : 0,
      charge: charge.id,
      parent: { subscription_details: { subscription: subscription.id } },
      lines: { data: [{ period: { end: item.current_period_end } }] },
    });
    subscription.latest_invoice = invoice.id;
    return invoice;
  }

  return {
    kept,
    find,
    eventOf,

    /** The answer to a call; null if it does not exist. */
    answer(method: string, path: string, body: URLSearchParams, origin: string): TestObject | null {
      const [, , kind = '', ...rest] = path.split('/');
      pages = origin;
      if (path === '/v1/checkout/sessions') return createSession(body, origin);
      if (path === '/v1/invoice_payments') {
        const intent = body.get('payment[payment_intent]');
        const charge = [...kept.values()].find((each) => each.payment_intent === intent);
        const invoice = [...kept.values()].find((each) => each.charge === charge?.id);
        return { object: 'list', data: invoice ? [{ invoice: invoice.id }] : [] };
      }
      if (path === '/v1/charges') {
        const all = [...kept.values()].filter((each) => each.object === 'charge');
        return {
          object: 'list',
          data: all.filter((each) => each.customer === body.get('customer')),
        };
      }
      if (path === '/v1/disputes') {
        const all = [...kept.values()].filter((each) => each.object === 'dispute');
        return { object: 'list', data: all.filter((each) => each.charge === body.get('charge')) };
      }
      if (path === '/v1/billing_portal/sessions') {
        const id = newId('bps');
        const [customer, returnUrl] = [body.get('customer'), body.get('return_url')];
        return keep({ id, customer, url: `${origin}/portal/${id}`, return_url: returnUrl });
      }
      if (kind === 'products' && method === 'POST') {
        return keep({ id: body.get('id') ?? '', object: 'product', name: body.get('name') });
      }
      const id = kind === 'checkout' ? (rest[1] ?? '') : (rest[0] ?? '');
      const object = kept.get(id);
      if (!object) return null;
      if (path.endsWith('/expire')) {
        if (object.status !== 'open') return null;
        object.status = 'expired';
        object.url = null;
      }
      if (kind === 'subscriptions' && body.has('expand[0]')) {
        return { ...object, latest_invoice: kept.get(object.latest_invoice) ?? null };
      }
      return object;
    },

    /** A buyer pays; returns the events in order. */
    pay(sessionId: string, change: { amountCents?: number } = {}) {
      const session = find(sessionId);
      if (session.status !== 'open') return { events: [], successUrl: session.success_url };
      const startMs = seconds(now()) * 1000;
      const months = session.interval === 'year' ? 12 : 1;
      const subscription = keep({
        id: newId('sub'),
        object: 'subscription',
        customer: session.customer ?? newId('cus'),
        status: 'active',
        metadata: { ...session.metadata },
        livemode: false,
        cancel_at_period_end: false,
        cancel_at: null,
        ended_at: null,
        latest_invoice: null,
        items: {
          data: [
            {
              id: newId('si'),
              quantity: 1,
              current_period_start: seconds(startMs),
              current_period_end: seconds(addMonths(startMs, months)),
              price: {
                unit_amount: session.amount_total,
                currency: session.currency,
                recurring: { interval: session.interval, interval_count: 1 },
              },
            },
          ],
        },
      } as TestObject); // // Fields are set to other types later.
      const invoice = createInvoice(subscription, session.amount_total, true);
      session.status = 'complete';
      session.payment_status = 'paid';
      session.customer = subscription.customer;
      session.subscription = subscription.id;
      session.url = null;
      if (change.amountCents !== undefined) session.amount_total = change.amountCents;
      return {
        successUrl: String(session.success_url),
        subscription,
        events: [
          eventOf('customer.subscription.created', subscription),
          eventOf('invoice.paid', invoice),
          eventOf('checkout.session.completed', session),
        ],
      };
    },

    /** The next period begins; its payment succeeds or fails. */
    renew(subscription: TestObject, isPaid: boolean): TestObject[] {
      const item = subscription.items.data[0];
      const months = item.price.recurring.interval === 'year' ? 12 : 1;
      item.current_period_start = item.current_period_end;
      item.current_period_end = seconds(addMonths(item.current_period_end * 1000, months));
      const invoice = createInvoice(subscription, item.price.unit_amount, isPaid);
      subscription.status = isPaid ? 'active' : 'past_due';
      return [
        eventOf(isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice),
        eventOf('customer.subscription.updated', subscription),
      ];
    },

    /** The latest subscription of a customer. */
    subscriptionOf(customer: string): TestObject {
      const all = [...kept.values()].filter(({ object }) => object === 'subscription');
      const found = all.findLast((each) => each.customer === customer);
      if (!found) throw new RangeError(`nothing of ${customer}`);
      return found;
    },

    /** A customer changes a subscription in the portal; the price difference of another plan is charged at once. */
    manage(subscription: TestObject, { cents, interval, ends }: PortalChange): TestObject[] {
      const { price } = subscription.items.data[0];
      if (ends !== undefined) subscription.cancel_at_period_end = ends;
      if (cents !== undefined) {
        price.unit_amount = cents;
        price.recurring.interval = interval ?? price.recurring.interval;
        createInvoice(subscription, cents, true);
      }
      return [eventOf('customer.subscription.updated', subscription)];
    },

    /** A buyer pays an open invoice. */
    payInvoice(invoiceId: string): TestObject[] {
      const invoice = find(invoiceId);
      const subscription = find(invoice.parent.subscription_details.subscription);
      invoice.status = 'paid';
      subscription.status = 'active';
      return [
        eventOf('invoice.paid', invoice),
        eventOf('customer.subscription.updated', subscription),
      ];
    },

    /** The latest invoice's charge. */
    chargeOf: (subscription: TestObject) => find(find(subscription.latest_invoice).charge),

    dispute(charge: TestObject): TestObject {
      charge.disputed = true;
      return keep({
        id: newId('dp'),
        object: 'dispute',
        charge: charge.id,
        status: 'needs_response',
      });
    },
  };
}
