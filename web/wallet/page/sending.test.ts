import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { ERROR_STATUS, type ErrorCode } from '#contract/errors.ts';
import { englishOf } from '../../testing/wallet-texts.ts';
import type { KeptPayment } from '../keep/store.ts';
import type { App } from './app.ts';
import { findOut, sendAgain, sendFirst } from './sending.ts';

const NOW_MS = Date.parse('2026-03-04T12:00:00Z');
const LONG_AGO_MS = NOW_MS - 2 * 60_000;
const TXID = 'ab'.repeat(32);
const COIN = `${'cd'.repeat(32)}:1`;
const OURS = { address: 'an address', path: 'm' };

type Answer = 'lost' | { status: number; body: object } | Response;
const sent: Answer = { status: 200, body: { txid: TXID, state: 'sent' } };
const sending: Answer = { status: 200, body: { txid: TXID, state: 'sending' } };
const refusedByNetwork: Answer = { status: 200, body: { txid: TXID, state: 'refused' } };
const fails = (status: number, code?: string): Answer => ({
  status,
  body: { error: 'Because.', ...(code && { code }) },
});
const onChain: Answer = { status: 200, body: { entries: [{ txid: TXID }] } };
/** An index that lags gives the same response for a payment that was sent. */
const notOnChain: Answer = { status: 200, body: { entries: [] } };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A stored payment, and a server with these responses. */
function setUp(answers: { pay?: Answer; find?: Answer; history?: Answer }, atMs = NOW_MS) {
  vi.useFakeTimers({ now: NOW_MS, toFake: ['Date'] });
  const amounts = { units: 1n, feeUnits: 1n };
  const kept = { txid: TXID, rawHex: '00', to: 'x', ...amounts, tipId: null, atMs, coins: [COIN] };
  const refusedCoins: string[] = [];
  const unsettled = new Map<string, KeptPayment>([[TXID, { ...kept }]]);
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    const kind = path.endsWith('/history') ? 'history' : method === 'GET' ? 'find' : 'pay';
    const answer = answers[kind];
    if (answer === undefined) throw new Error(`nobody expected ${method} ${path}`);
    if (answer === 'lost') throw new TypeError('fetch failed');
    if (answer instanceof Response) return answer.clone();
    return Response.json(answer.body, { status: answer.status });
  });
  // The parts of the page that sending needs.
  const app = {
    wallet: { addresses: [OURS] },
    store: {
      settlePayment: async (txid: string) => void unsettled.delete(txid),
      keepPayment: async (payment: KeptPayment) => void unsettled.set(payment.txid, { ...payment }),
    },
    memory: {
      putRefused: async ({ coins }: { coins: string[] }) => void refusedCoins.push(...coins),
    },
  } as unknown as App;
  return { app, kept, unsettled, refusedCoins };
}

/** The message to the member, and whether the payment still blocks others. */
async function toldOf(work: Promise<{ state: string }>, unsettled: ReadonlyMap<string, unknown>) {
  const told = await work.then(
    ({ state }) => state,
    (error: Error) => `${error.name}: ${englishOf(error)}`,
  );
  return [told, unsettled.size === 0 ? 'settled' : 'kept'];
}

const NOT_SENT = 'Refused: Because. This payment was not sent.';
const MADE_BEFORE =
  'Refused: Because. Nothing more was sent. Your wallet says what became of it; to pay the same once more, wait for the next block.';
const UNCLEAR = 'CallFailed: Because.';

it.each<[what: string, answers: Parameters<typeof setUp>[0], told: string, then: string]>([
  ['taken', { pay: sent }, 'sent', 'settled'],
  ['without an answer of the network', { pay: sending }, 'sending', 'kept'],
  ['refused by the network', { pay: refusedByNetwork }, 'refused', 'settled'],
  ['refused by the server', { pay: fails(409, 'conflict') }, NOT_SENT, 'settled'],
  ['made before', { pay: fails(409, 'already_sent') }, MADE_BEFORE, 'kept'],
  ['lost', { pay: 'lost' }, 'sending', 'kept'],
  ['answered by a proxy', { pay: fails(502) }, 'sending', 'kept'],
  ['not looked at', { pay: fails(503, 'not_sent') }, NOT_SENT, 'settled'],
  ['over the limit', { pay: fails(429, 'quota_exceeded') }, NOT_SENT, 'settled'],
])('a first try that is %s', async (_, answers, told, then) => {
  const { app, kept, unsettled, refusedCoins } = setUp(answers);
  expect(await toldOf(sendFirst(app, kept), unsettled)).toEqual([told, then]);
  expect(refusedCoins).toEqual(then === 'settled' && told !== 'sent' ? [COIN] : []);
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
  const { app, kept, unsettled, refusedCoins } = setUp(answers, atMs);
  expect(await toldOf(sendAgain(app, kept), unsettled)).toEqual([told, then]);
  expect(refusedCoins).toEqual(then === 'settled' && told !== 'sent' ? [COIN] : []);
});

it('says the server’s reason in the page’s language, if it has it', async () => {
  const body = { error: 'Because.', translation: 'Darum.', code: 'conflict' };
  const { app, kept, unsettled } = setUp({ pay: Response.json(body, { status: 409 }) });
  const said = 'Refused: Darum. This payment was not sent.';
  expect((await toldOf(sendFirst(app, kept), unsettled))[0]).toBe(said);
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

/**
 * The result of a first and of a later try for each error of the contract; for errors that are not listed the outcome stays
 * unknown.
 */
const SETTLING: { readonly [C in ErrorCode]?: [first: string, again: string] } = {
  bad_request: ['not sent', 'not sent'],
  conflict: ['not sent', 'not sent'],
  already_sent: ['made before', 'not known'],
  not_found: ['not sent', 'not known'],
  too_large: ['not sent', 'not known'],
  unsupported_media_type: ['not sent', 'not known'],
  quota_exceeded: ['not sent', 'not known'],
  not_sent: ['not sent', 'not known'],
};
const KEPT_AS = { 'not sent': 'settled', 'made before': 'kept', 'not known': 'kept' } as const;

it.each(Object.entries(ERROR_STATUS) as [ErrorCode, number][])(
  'the error %s (%i) settles only what it says',
  async (code, status) => {
    const expected = SETTLING[code] ?? ['not known', 'not known'];
    const answers = { pay: fails(status, code), history: notOnChain };
    const tries = [
      [sendFirst, NOW_MS],
      [sendAgain, LONG_AGO_MS],
    ] as const;
    for (const [at, [send, atMs]] of tries.entries()) {
      const { app, kept, unsettled } = setUp(answers, atMs);
      const [told = '', then] = await toldOf(send(app, kept), unsettled);
      const isKeptAs = KEPT_AS[expected[at] as keyof typeof KEPT_AS];
      expect([told.includes('was not sent'), then]).toEqual([isKeptAs === 'settled', isKeptAs]);
      expect(told.includes('Nothing more was sent')).toBe(expected[at] === 'made before');
    }
    // The same code with another status, not as JSON, or without a message is not the server's own response.
    const strange = [
      Response.json({ error: 'Because.', code }, { status: status === 400 ? 403 : 400 }),
      Response.json({ code }, { status }),
      Response.json([{ error: 'Because.', code }], { status }),
      new Response(JSON.stringify({ error: 'Because.', code }), { status }),
    ];
    for (const pay of strange) {
      const { app, kept, unsettled } = setUp({ pay, history: notOnChain }, LONG_AGO_MS);
      expect((await toldOf(sendFirst(app, kept), unsettled))[1]).toBe('kept');
      expect((await toldOf(sendAgain(app, kept), unsettled))[1]).toBe('kept');
    }
  },
);

it('keeps a payment whatever stands in for the server’s answer', async () => {
  const isOurs = (status: number, body: unknown) => {
    const { code } = Object(body) as { code?: ErrorCode };
    return code !== undefined && ERROR_STATUS[code] === status;
  };
  const anything = fc.record({
    status: fc.oneof(
      fc.constantFrom(200, 400, 401, 403, 404, 408, 409, 413, 429, 499, 502, 503, 504),
      fc.integer({ min: 200, max: 599 }).filter((each) => ![204, 205, 304].includes(each)),
    ),
    type: fc.constantFrom('application/json', 'application/json; charset=utf-8', 'text/html', ''),
    body: fc.oneof(
      fc.jsonValue(),
      fc.record({ error: fc.string(), code: fc.constantFrom(...Object.keys(ERROR_STATUS), 'x') }),
      fc.constantFrom({}, null, [], { txid: TXID }, { state: 'sent' }, { txid: TXID, state: '' }),
    ),
    isBroken: fc.boolean(),
  });
  const answered = anything.filter(({ status, body }) => !isOurs(status, body));
  await fc.assert(
    fc.asyncProperty(answered, async ({ status, type, body, isBroken }) => {
      const text = isBroken ? `<html>${JSON.stringify(body)}` : JSON.stringify(body);
      const strange = new Response(text, { status, headers: { 'content-type': type } });
      const answers = { pay: strange, find: strange, history: strange };
      const { app, kept, unsettled } = setUp(answers, LONG_AGO_MS);
      expect(await toldOf(sendFirst(app, kept), unsettled)).toEqual(['sending', 'kept']);
      expect(await findOut(app, kept)).toBeNull();
      expect((await toldOf(sendAgain(app, kept), unsettled))[0]).toMatch(/^CallFailed: /);
      // A refusal by the server says nothing about the chain, whose response is missing.
      const { app: later, ...rest } = setUp({ pay: refused, history: strange }, LONG_AGO_MS);
      expect((await toldOf(sendAgain(later, rest.kept), rest.unsettled))[1]).toBe('kept');
      expect([...unsettled.keys()]).toEqual([TXID]);
    }),
    { numRuns: 500 },
  );
});
