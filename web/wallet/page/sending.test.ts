import { afterEach, expect, it, vi } from 'vitest';
import type { KeptPayment } from '../keep/store.ts';
import type { App } from './app.ts';
import { refuseRepeat, sendAgain, sendFirst } from './sending.ts';

const NOW_MS = Date.parse('2026-03-04T12:00:00Z');
const LONG_AGO_MS = NOW_MS - 2 * 60_000;
const TXID = 'ab'.repeat(32);
const OURS = { address: 'an address', path: 'm' };

type Answer = 'lost' | { status: number; body: object };
const sent: Answer = { status: 200, body: { txid: TXID, state: 'sent' } };
const sending: Answer = { status: 200, body: { txid: TXID, state: 'sending' } };
const refusedByNetwork: Answer = { status: 200, body: { txid: TXID, state: 'refused' } };
const fails = (status: number, code?: string): Answer => ({
  status,
  body: { error: 'Because.', ...(code && { code }) },
});
const onChain: Answer = { status: 200, body: { entries: [{ txid: TXID }] } };
/** An index that lags says the same of a payment that was sent. */
const notOnChain: Answer = { status: 200, body: { entries: [] } };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A payment that is kept, and a server that gives these answers. */
function setUp(answers: { pay?: Answer; find?: Answer; history?: Answer }, atMs = NOW_MS) {
  vi.useFakeTimers({ now: NOW_MS, toFake: ['Date'] });
  const kept = { txid: TXID, rawHex: '00', to: 'x', units: 1n, feeUnits: 1n, tipId: null, atMs };
  const unsettled = new Map<string, KeptPayment>([[TXID, { ...kept }]]);
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    const kind = path.endsWith('/history') ? 'history' : method === 'GET' ? 'find' : 'pay';
    const answer = answers[kind];
    if (answer === undefined) throw new Error(`nobody expected ${method} ${path}`);
    if (answer === 'lost') throw new TypeError('fetch failed');
    return Response.json(answer.body, { status: answer.status });
  });
  // As much of the page as sending takes.
  const app = {
    wallet: { addresses: [OURS] },
    store: {
      settlePayment: async (txid: string) => void unsettled.delete(txid),
      keepPayment: async (payment: KeptPayment) => void unsettled.set(payment.txid, { ...payment }),
    },
  } as unknown as App;
  return { app, kept, unsettled };
}

/** What the member is told, and whether the payment stays in the way of others. */
async function toldOf(work: Promise<{ state: string }>, unsettled: ReadonlyMap<string, unknown>) {
  const told = await work.then(
    ({ state }) => state,
    (error: Error) => `${error.name}: ${error.message}`,
  );
  return [told, unsettled.size === 0 ? 'settled' : 'kept'];
}

const NOT_SENT = 'Refused: Because. This payment was not sent.';
const UNCLEAR = 'CallFailed: Because.';

it.each<[what: string, answers: Parameters<typeof setUp>[0], told: string, then: string]>([
  ['taken', { pay: sent }, 'sent', 'settled'],
  ['without an answer of the network', { pay: sending }, 'sending', 'kept'],
  ['refused by the network', { pay: refusedByNetwork }, 'refused', 'settled'],
  ['refused by the server', { pay: fails(409, 'conflict') }, NOT_SENT, 'settled'],
  ['known already as another payment', { pay: fails(409, 'already_sent') }, 'sending', 'kept'],
  ['lost', { pay: 'lost' }, 'sending', 'kept'],
  ['answered by a proxy', { pay: fails(502) }, 'sending', 'kept'],
  [
    'failed, and the server has none',
    { pay: fails(503, 'unavailable'), find: fails(404, 'not_found') },
    NOT_SENT,
    'settled',
  ],
  [
    'failed, and the server has it',
    { pay: fails(503, 'unavailable'), find: sending },
    'sending',
    'kept',
  ],
  ['failed, and nobody knows', { pay: fails(503, 'unavailable'), find: 'lost' }, 'sending', 'kept'],
])('a first try that is %s', async (_, answers, told, then) => {
  const { app, kept, unsettled } = setUp(answers);
  expect(await toldOf(sendFirst(app, kept), unsettled)).toEqual([told, then]);
});

const refused = fails(409, 'conflict');
const known = fails(409, 'already_sent');

it.each<
  [what: string, atMs: number, answers: Parameters<typeof setUp>[0], told: string, then: string]
>([
  ['taken', LONG_AGO_MS, { pay: sent }, 'sent', 'settled'],
  [
    'lost',
    LONG_AGO_MS,
    { pay: 'lost' },
    'CallFailed: The server gave no answer. Check the connection and try again.',
    'kept',
  ],
  ['refused while signed out', LONG_AGO_MS, { pay: fails(401, 'not_signed_in') }, UNCLEAR, 'kept'],
  ['refused, on the chain', NOW_MS, { pay: refused, history: onChain }, 'sent', 'settled'],
  ['known, on the chain', LONG_AGO_MS, { pay: known, history: onChain }, 'sent', 'settled'],
  [
    'known, with an index that lags',
    LONG_AGO_MS,
    { pay: known, history: notOnChain },
    'sending',
    'kept',
  ],
  [
    'refused, the index away',
    LONG_AGO_MS,
    { pay: refused, history: fails(503, 'unavailable') },
    UNCLEAR,
    'kept',
  ],
  [
    'refused, an earlier one on its way',
    LONG_AGO_MS + 1,
    { pay: refused, history: notOnChain },
    'sending',
    'kept',
  ],
  [
    'refused, known nowhere',
    LONG_AGO_MS,
    { pay: refused, history: notOnChain },
    NOT_SENT,
    'settled',
  ],
])('another try that is %s', async (_, atMs, answers, told, then) => {
  const { app, kept, unsettled } = setUp(answers, atMs);
  expect(await toldOf(sendAgain(app, kept), unsettled)).toEqual([told, then]);
});

it('takes a try that was lost for one that may still arrive', async () => {
  const answers: Parameters<typeof setUp>[0] = { pay: 'lost', history: notOnChain };
  const { app, kept, unsettled } = setUp(answers, LONG_AGO_MS);
  await toldOf(sendAgain(app, kept), unsettled);
  expect(unsettled.get(TXID)?.atMs).toBe(NOW_MS);
  answers.pay = refused;
  vi.setSystemTime(NOW_MS + 2 * 60_000 - 1);
  expect(await toldOf(sendAgain(app, kept), unsettled)).toEqual(['sending', 'kept']);
  vi.setSystemTime(NOW_MS + 2 * 60_000);
  expect(await toldOf(sendAgain(app, kept), unsettled)).toEqual([NOT_SENT, 'settled']);
});

it.each<[what: string, find: Answer, outcome: string]>([
  ['was never made', fails(404, 'not_found'), 'goes on'],
  ['was refused by the network', refusedByNetwork, 'goes on'],
  ['was sent', sent, 'exactly this payment before'],
  ['is being sent', sending, 'exactly this payment before'],
  ['nobody can be asked about', 'lost', 'This payment was not sent.'],
  ['a stranger asks about', fails(401, 'not_signed_in'), 'This payment was not sent.'],
])('a payment that %s', async (_, find, outcome) => {
  setUp({ find });
  const told = await refuseRepeat(TXID).then(
    () => 'goes on',
    (error: Error) => error.message,
  );
  expect(told).toContain(outcome);
});
