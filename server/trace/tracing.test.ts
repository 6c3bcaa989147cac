import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { jobNames } from '#rules/jobs.ts';
import { openTestWalletServer } from '#server/fakes/node/wallet-server.ts';
import { createNodeWallet } from '#server/gateways/node-wallet/rpc.ts';
import { type JobWork, startJobs } from '#server/jobs/job-engine.ts';
import { runDistribution } from '#server/services/payouts/distribution.ts';
import { attributesOf, openCollectorForTest, type SentSpan } from '#server/testing/collector.ts';
import { describeOnBothInFull } from '#server/testing/db/databases.ts';
import { eventOf, openTestApp, TOKEN } from '#server/testing/http/app.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';
import { DUE_MS, statusesOf, WEEK, writeShares } from '#server/testing/wallet/payouts.ts';
import { startTracing, type Tracing, type TracingSettings } from './start-tracing.ts';
import { beginTrace, isTracing, setTracer, traced } from './trace.ts';

const HEADER = 'the-token-of-the-collector';
let collector: Awaited<ReturnType<typeof openCollectorForTest>>;
let tracing: Tracing;
let reports: string[];

function start(settings: Partial<TracingSettings> = {}): void {
  const url = `${collector.root}/v1/traces`;
  tracing = startTracing(
    { url, headers: { 'x-key': HEADER }, serviceName: 'deck', sampleRatio: 1, ...settings },
    (error, what) => reports.push(`${what}: ${error}`),
  );
}

/** Stops recording and returns the spans that were sent, by name. */
async function stopAndRead() {
  await tracing.stop();
  const spans = collector.spans();
  const named = (name: string) => {
    const [first, ...more] = spans.filter((span) => span.name === name);
    if (first === undefined || more.length > 0) {
      throw new Error(`${name} is not there once: ${spans.map((span) => span.name).join(', ')}`);
    }
    return first;
  };
  const below = (span: SentSpan): SentSpan[] =>
    spans.filter((each) => each.parentSpanId === span.spanId && each.traceId === span.traceId);
  return { spans, named, below };
}

beforeEach(async () => {
  reports = [];
  collector = await openCollectorForTest();
});
afterEach(async () => {
  setTracer(null);
  await tracing?.stop();
  await collector.close();
});

describeOnBothInFull('traces', (database, engine) => {
  it('join a request to its statements, with or without a body, and hold nothing secret', async () => {
    const { db } = database();
    start();
    const test = await openTestApp(db);
    const listed = await test.get('/api/leaderboard?search=blackbeard');
    expect(listed.statusCode).toBe(200);
    const event = eventOf('account_created', '4711234567', { username: 'calico_jack' });
    expect((await test.bot('POST', '/events', { events: [event] })).statusCode).toBe(200);
    expect((await test.get('/api/nowhere/4711234567')).statusCode).toBe(404);
    const { named, below, spans } = await stopAndRead();

    const read = named('GET /api/leaderboard');
    expect(read.kind).toBe(2);
    expect(read.parentSpanId).toBeUndefined();
    expect(attributesOf(read)).toEqual({
      'http.request.method': 'GET',
      'http.route': '/api/leaderboard',
      'http.response.status_code': 200,
      'quarterdeck.request_id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    const statements = below(read);
    expect(statements.length).toBeGreaterThan(0);
    for (const statement of statements) {
      expect(attributesOf(statement)).toMatchObject({ 'db.system.name': 'postgresql' });
      const [from, to] = [statement.startTimeUnixNano, statement.endTimeUnixNano].map(BigInt);
      expect(from).toBeGreaterThanOrEqual(BigInt(read.startTimeUnixNano));
      expect(to).toBeGreaterThanOrEqual(from ?? 0n);
    }

    const written = named('POST /api/bot/v1/events');
    const texts = below(written).map((span) => String(attributesOf(span)['db.query.text']));
    expect(texts.some((text) => /insert into activity_events/.test(text))).toBe(true);
    expect(texts.every((text) => text.length <= 1000)).toBe(true);
    expect(written.traceId).not.toBe(read.traceId);
    expect(attributesOf(named('GET'))).toMatchObject({ 'http.response.status_code': 404 });

    expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(3);
    const all = collector.bodies.join();
    for (const secret of ['blackbeard', 'calico_jack', '4711234567', TOKEN, HEADER]) {
      expect(all).not.toContain(secret);
    }
    expect(reports).toEqual([]);
    await test.app.close();
  });

  if (engine === 'embedded') return;

  it('join a job to its statements, the calls to the wallet and the transaction on the chain', async () => {
    const { db } = database();
    const node = await openTestWalletServer();
    const address = node.node.strangerAddress();
    await writeShares(db, [{ units: 100_000_000n, address }]);
    start();
    const wallet = createNodeWallet({ url: node.url, coin: JUNKCOIN_ON.main });
    const coin = JUNKCOIN_ON[node.node.chain.name];
    const nothing = async () => 'nothing';
    // Each job has its name.
    const work = Object.fromEntries(
      jobNames().map((name) => [name, nothing]),
    ) as unknown as JobWork;
    const engine = startJobs({
      db,
      work: {
        ...work,
        'weekly-distribution': async () => {
          const { payouts } = await runDistribution(db, wallet, { nowMs: DUE_MS, coin });
          return `${payouts} payouts`;
        },
      },
      now: () => DUE_MS,
      report: (error, what) => reports.push(`${what}: ${error}`),
      databaseFailed() {},
      pause: (_ms, signal) =>
        new Promise((resolve) => signal.addEventListener('abort', () => resolve())),
    });
    await expect.poll(() => statusesOf(db)).toEqual(['sent']);
    await engine.stop();
    const { named, below } = await stopAndRead();

    const job = named('job weekly-distribution');
    expect(job.parentSpanId).toBeUndefined();
    const payout = named('payout');
    expect(below(job)).toContainEqual(payout);
    const { rows } = await sql<{ id: string; txid: string }>`
      select id::text as id, txid from payouts`.execute(db);
    expect(attributesOf(payout)).toEqual({
      'quarterdeck.payout.id': rows[0]?.id,
      'quarterdeck.payout.txid': rows[0]?.txid,
      'quarterdeck.payout.state': 'sent',
      'quarterdeck.payout.weeks': WEEK,
    });
    const steps = below(payout);
    const text = steps.map((span) => String(attributesOf(span)['db.query.text'] ?? '')).join('\n');
    expect(text).toMatch(/^begin$/im);
    expect(text).toMatch(/update "payouts"/i);
    const call = steps.find(({ name }) => name === 'POST 127.0.0.1');
    expect(call && attributesOf(call)).toEqual({
      'http.request.method': 'POST',
      'server.address': '127.0.0.1',
    });
    const all = collector.bodies.join();
    const password = decodeURIComponent(new URL(node.url).password);
    for (const secret of [address, password, new URL(node.url).password]) {
      expect(all).not.toContain(secret);
    }
    expect(reports).toEqual([]);
    await node.close();
  });
});

describe('the recording', () => {
  const root = (name: string, work: () => Promise<unknown>) => traced({ name, isRoot: true }, work);
  const child = (name: string) => traced({ name }, async () => 'done');

  it('is off until it is started, and after it has stopped', async () => {
    expect([isTracing(), beginTrace('a', 'internal')]).toEqual([false, null]);
    expect(await root('a', () => child('b'))).toBe('done');
    start();
    expect(isTracing()).toBe(true);
    await stopAndRead();
    expect(isTracing()).toBe(false);
    expect(collector.bodies).toEqual([]);
  });

  it('posts JSON with its headers, and says who it is', async () => {
    start();
    await root('a', () => child('b'));
    await tracing.stop();
    expect(collector.headers).toEqual([['POST', '/v1/traces', HEADER, 'application/json']]);
    expect(collector.resources()).toMatchObject([{ 'service.name': 'deck' }]);
  });

  it('marks what failed by the kind of error, never by its text', async () => {
    start();
    const fail = () => Promise.reject(new RangeError('a secret'));
    await expect(root('a', () => traced({ name: 'b' }, fail))).rejects.toThrow('a secret');
    const { named } = await stopAndRead();
    expect([named('a').status, named('b').status]).toEqual([{ code: 2 }, { code: 2 }]);
    expect(attributesOf(named('b'))).toEqual({ 'error.type': 'RangeError' });
    expect(collector.bodies.join()).not.toContain('secret');
  });

  it('leaves out work that belongs to no trace, and work that continues after its end', async () => {
    start();
    let later = async () => {};
    const ended = new Promise<void>((resolve) => {
      later = async () => resolve();
    });
    let left: Promise<unknown> = Promise.resolve();
    await child('alone');
    await root('a', async () => {
      left = ended.then(() => child('late'));
    });
    await later();
    await left;
    expect((await stopAndRead()).spans.map(({ name }) => name)).toEqual(['a']);
  });

  it('joins a request that is made within another one, as by a page', async () => {
    start();
    await root('page', () => root('call', () => child('statement')));
    const { spans, named, below } = await stopAndRead();
    expect(below(named('page'))).toEqual([named('call')]);
    expect(below(named('call'))).toEqual([named('statement')]);
    expect(spans).toHaveLength(3);
  });

  it('records the share of traces that is asked for, each whole or not at all', async () => {
    start({ sampleRatio: 0 });
    await root('a', () => child('b'));
    await tracing.stop();
    start({ sampleRatio: 0.5 });
    for (let run = 0; run < 100; run += 1) await root('a', () => root('b', async () => {}));
    const { spans } = await stopAndRead();
    const roots = spans.filter(({ name }) => name === 'a');
    expect(roots.length).toBeGreaterThan(20);
    expect(roots.length).toBeLessThan(80);
    expect(spans).toHaveLength(2 * roots.length);
  });

  it('bounds the spans of a trace, and says how many it left out', async () => {
    start();
    await root('a', async () => {
      for (let run = 0; run < 600; run += 1) await child('b');
    });
    const { spans, named } = await stopAndRead();
    expect(spans).toHaveLength(500);
    expect(attributesOf(named('a'))).toEqual({ 'quarterdeck.spans_left_out': 101 });
  });

  it.each([
    ['refuses', 'traces are lost: Error: the collector answered with status 503'],
    ['is away', 'traces are lost: Error: the collector gave no answer: TypeError'],
  ])('disturbs nobody if the collector %s', async (how, line) => {
    collector.status = 503;
    start(how === 'is away' ? { url: 'http://127.0.0.1:9/v1/traces' } : {});
    expect(await root('a', () => child('b'))).toBe('done');
    await tracing.stop();
    expect(reports).toEqual([line]);
  });

  it('keeps a bounded number of spans for a slow collector, and says that others were dropped', async () => {
    let open = () => {};
    collector.isOpen = new Promise((resolve) => {
      open = resolve;
    });
    start();
    for (let run = 0; run < 6_000; run += 1) await root('a', async () => {});
    open();
    // The batch under way, and the waiting spans.
    expect((await stopAndRead()).spans).toHaveLength(512 + 4096);
    expect(reports).toEqual([
      'traces are lost: Error: spans were dropped: the collector is too slow',
    ]);
  });

  it('stops in time if the collector does not answer', async () => {
    collector.isOpen = new Promise(() => {});
    start();
    await root('a', async () => {});
    await tracing.stop();
    expect(new Set(reports)).toEqual(
      new Set(['traces are lost: Error: the collector gave no answer: AbortError']),
    );
  });
});
