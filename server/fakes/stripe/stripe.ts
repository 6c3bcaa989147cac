import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Stripe from 'stripe';
import { listenOnLoopback } from '../loopback.ts';
import { createTestStripeObjects, type PortalChange, type TestObject } from './objects.ts';

/** Faults: no effect and no answer; effect and no answer; no effect and a 500; effect and a 500. */
export type StripeFault = 'hangs_before' | 'hangs_after' | 'error' | 'error_after';

export const TEST_WEBHOOK_SECRET = 'whsec_0123456789abcdefghij';
export const TEST_STRIPE_KEY = 'sk_test_0123456789abcdefghij';

export type TestStripe = Awaited<ReturnType<typeof openTestStripe>>;

type Reply = { status: number; body: TestObject };

const BROKEN: Reply = { status: 500, body: { error: { type: 'api_error' } } };

const PORTAL_ACTIONS: Record<string, { text: string; change: PortalChange }> = {
  enterprise: { text: 'Switch to Enterprise', change: { cents: 9999, interval: 'month' } },
  cancel: { text: 'Cancel plan', change: { ends: true } },
  resume: { text: 'Renew plan', change: { ends: false } },
};

/** A fake Stripe over HTTP: the real library talks to it, and the library's own signer signs events. */
export async function openTestStripe(options: { now?: () => number } = {}) {
  const now = options.now ?? Date.now;
  const objects = createTestStripeObjects(now);
  const faults: { path: RegExp; fault: StripeFault }[] = [];
  const answered = new Map<string, { hash: string; reply: Reply }>();
  const requests: { method: string; path: string; key: string | null; body: string }[] = [];
  let listener: ((event: TestObject) => Promise<void>) | null = null;
  let origin = '';
  let returnOrigin: string | null = null;

  function carryOut(method: string, path: string, body: URLSearchParams): Reply {
    const found = objects.answer(method, path, body, origin);
    if (found !== null) return { status: 200, body: found };
    const error = { type: 'invalid_request_error', code: 'resource_missing', message: 'No such' };
    return { status: 404, body: { error } };
  }

  /** Like Stripe: the first answer to a key is kept; other parameters under it are an error. */
  function onceByKey(key: string | null, text: string, work: () => Reply): Reply {
    if (key === null) return work();
    const hash = createHash('sha256').update(text).digest('hex');
    const known = answered.get(key);
    if (known && known.hash !== hash) {
      return { status: 400, body: { error: { type: 'idempotency_error', message: 'other' } } };
    }
    const reply = known?.reply ?? work();
    answered.set(key, { hash, reply });
    return reply;
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', origin);
    const text = await readText(request);
    if (pathname.startsWith('/pay/')) return showPage(pathname, response);
    if (pathname.startsWith('/portal/')) return showPortal(pathname, response);
    if (pathname.startsWith('/invoice/')) return showInvoice(pathname, response);
    if (pathname === '/favicon.ico') {
      response.writeHead(204).end();
      return;
    }
    if (request.headers.authorization !== `Bearer ${TEST_STRIPE_KEY}`) {
      return send(response, { status: 401, body: { error: { type: 'authentication_error' } } });
    }
    const method = request.method ?? 'GET';
    const header = request.headers['idempotency-key'];
    const key = typeof header === 'string' ? header : null;
    requests.push({ method, path: pathname, key, body: text });
    const place = faults.findIndex(({ path }) => path.test(`${method} ${pathname}`));
    const fault = place === -1 ? null : (faults.splice(place, 1)[0]?.fault ?? null);
    if (fault === 'hangs_before') return;
    if (fault === 'error') return send(response, BROKEN);
    const reply = onceByKey(key, `${method} ${pathname} ${text}`, () =>
      carryOut(method, pathname, new URLSearchParams(text || search)),
    );
    if (fault === 'hangs_after') return;
    send(response, fault === 'error_after' ? BROKEN : reply);
  }

  /** The checkout page; `done` is its button. */
  async function showPage(path: string, response: ServerResponse): Promise<void> {
    const [, , id = '', done] = path.split('/');
    if (done === undefined) {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end(`<!doctype html><title>Pay</title><a href="/pay/${id}/done">Pay now</a>`);
      return;
    }
    const { events, successUrl } = objects.pay(id);
    for (const event of events) await listener?.(event);
    sendBack(successUrl, response);
  }

  function sendBack(url: string, response: ServerResponse): void {
    const back = new URL(url);
    const location = `${returnOrigin ?? back.origin}${back.pathname}${back.search}`;
    response.writeHead(303, { location });
    response.end();
  }

  /** The portal: its buttons stay on the page; the last one leads back. */
  async function showPortal(path: string, response: ServerResponse): Promise<void> {
    const [, , id = '', action] = path.split('/');
    const portal = objects.find(id);
    if (action === 'back') return sendBack(portal.return_url, response);
    const change = action === undefined ? undefined : PORTAL_ACTIONS[action]?.change;
    if (change) {
      const subscription = objects.subscriptionOf(portal.customer);
      for (const event of objects.manage(subscription, change)) await listener?.(event);
    }
    const links = Object.entries({ ...PORTAL_ACTIONS, back: { text: 'Return' } });
    const list = links.map(([key, { text }]) => `<li><a href="/portal/${id}/${key}">${text}</a>`);
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(`<!doctype html><title>Billing</title><ul>${list.join('')}</ul>`);
  }

  /** The page of an open invoice; like Stripe's, it leads nowhere. */
  async function showInvoice(path: string, response: ServerResponse): Promise<void> {
    const [, , id = '', done] = path.split('/');
    if (done !== undefined) for (const event of objects.payInvoice(id)) await listener?.(event);
    const state = objects.find(id).status === 'paid' ? 'Invoice paid' : 'Invoice due';
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(`<!doctype html><title>${state}</title><a href="/invoice/${id}/done">Pay it</a>`);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      send(response, { status: 501, body: { error: { message: String(error) } } });
    });
  });
  const { root, close } = await listenOnLoopback(server);
  origin = root;

  return {
    ...objects,
    apiRoot: origin,
    requests,
    /** The next call with a matching method and path gets this fault. */
    order(path: RegExp, fault: StripeFault): void {
      faults.push({ path, fault });
    },
    /** Redirects buyers to a server that did not know its port at the start. */
    returnTo(serverOrigin: string): void {
      returnOrigin = serverOrigin;
    },
    /** Receives the events after a payment on the page. */
    onEvent(take: (event: TestObject) => Promise<void>): void {
      listener = take;
    },
    /** An event in the form that is sent over the network. */
    signed(event: TestObject, { secret = TEST_WEBHOOK_SECRET, atMs = now() } = {}) {
      const payload = JSON.stringify(event);
      const stripe = new Stripe(TEST_STRIPE_KEY);
      const signature = stripe.webhooks.generateTestHeaderString({
        payload,
        secret,
        timestamp: Math.floor(atMs / 1000),
      });
      return {
        payload,
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      };
    },
    eventOf: (type: string, object: TestObject): TestObject => ({
      id: `evt_${randomUUID().replaceAll('-', '')}`,
      object: 'event',
      type,
      livemode: false,
      created: Math.floor(now() / 1000),
      data: { object },
    }),
    close,
  };
}

function send(response: ServerResponse, { status, body }: Reply): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_test' });
  response.end(JSON.stringify(body));
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
