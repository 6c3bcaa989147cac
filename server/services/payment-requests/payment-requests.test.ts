import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { formatAmount, parseAmount } from '#rules/amounts.ts';
import { PAYMENT_REQUEST_LIMITS } from '#rules/apps/limits.ts';
import { scriptOfAddress } from '#server/coin/addresses.ts';
import {
  createFakeChainIndex,
  type FakeChainIndex,
} from '#server/fakes/chain-index/chain-index.ts';
import { ChainUnreachable } from '#server/gateways/chain/chain-index.ts';
import { workOnChain } from '#server/jobs/chain-work.ts';
import { sendAppMessages } from '#server/services/consents/outbox.ts';
import { type AppCrew, allow, openAppCrew } from '#server/testing/apps.ts';
import { messagesFor } from '#server/testing/config/messages-for.ts';
import { describeOnBothInFull } from '#server/testing/db/databases.ts';
import { openInvoiceAt } from '#server/testing/wallet/buy-in-coins.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';
import {
  cancelPaymentRequest,
  createPaymentRequest,
  readPaymentRequest,
  readPaymentRequests,
} from './payment-requests.ts';
import { settleRequest } from './settle.ts';
import { expirePaymentRequests } from './upkeep.ts';

const OVER = 'This request is over.';

const ADDRESS = 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn';
const DAY_MS = 24 * 3_600_000;

describeOnBothInFull('requests for payment', (database, engine) => {
  let app: AppCrew;
  let chain: FakeChainIndex;
  let calls = 0;
  beforeEach(async () => {
    app = await openAppCrew(database().db);
    chain = createFakeChainIndex();
    await watch();
    for (const telegramId of ['22', '77']) {
      const memberId = app.crew.numberOf(telegramId);
      await allow(database().db, { caller: app.caller, memberId, permission: 'request_payments' });
    }
  });

  async function request(rest: { telegramId?: string; amount?: string; callId?: string } = {}) {
    calls += 1;
    const made = await createPaymentRequest(
      { db: database().db, source: chain, chain },
      app.caller,
      {
        telegramId: '22',
        amount: '5',
        memo: 'A <map>',
        address: ADDRESS,
        expiresAt: undefined,
        coin: JUNKCOIN_ON.test,
        coinSymbol: 'JKC',
        messagesFor,
        coinUriScheme: 'junkcoin',
        callId: `call-${calls}`,
        nowMs: app.clock.nowMs,
        ...rest,
      },
    );
    await sendAppMessages(app.deps);
    return made;
  }
  const read = (id: string) =>
    readPaymentRequest(database().db, app.caller, { id: BigInt(id), nowMs: app.clock.nowMs });
  /** Runs the jobs; returns their errors. */
  async function watch(): Promise<string[]> {
    const { db } = database();
    const problems: string[] = [];
    const report = (error: unknown) => problems.push(String(error));
    await expirePaymentRequests(db, app.clock.nowMs);
    await workOnChain({ db, source: chain, coin: JUNKCOIN_ON.test, now: app.now, report }).catch(
      report,
    );
    return problems;
  }
  /** Pays in a block of now. */
  const pay = (
    amount: string,
    rest: { confirmations?: number; blockTimeMs?: number | null; blockHeight?: number } = {},
  ) => {
    const { confirmations = 1 } = rest;
    chain.height += confirmations;
    return chain.pay(ADDRESS, {
      units: parseAmount(amount),
      blockTimeMs: app.clock.nowMs,
      ...rest,
      confirmations,
    });
  };

  it('tell the member what to pay, to whom and for whom', async () => {
    const made = await request();
    expect(made).toMatchObject({ member: '22', state: 'asked', amount: '5', address: ADDRESS });
    const due = parseAmount(made.amountDue);
    expect(due > 500_000_000n && due <= 500_009_999n).toBe(true);
    const [message] = app.telegram.sent;
    expect(message?.chatId).toBe('22');
    expect(message?.html).toContain(`<b>${made.amountDue} JKC</b>`);
    expect(message?.html).toContain('For: A &lt;map&gt;');
    expect(message?.html).toContain(`junkcoin:${ADDRESS}?amount=${made.amountDue}`);
  });

  it('are found paid by an output of exactly their amount, and by no other', async () => {
    const made = await request();
    pay('5');
    pay(formatAmount(parseAmount(made.amountDue) + 1n));
    pay(formatAmount(parseAmount(made.amountDue) - 1n));
    pay('500');
    await watch();
    expect((await read(made.id)).state).toBe('asked');
    const { txid } = pay(made.amountDue);
    expect(await watch()).toEqual([]);
    expect(await read(made.id)).toMatchObject({
      state: 'paid',
      txid,
      confirmations: 1,
      late: false,
      paidAt: new Date(app.clock.nowMs).toISOString(),
    });
    // Paid for good, and only once.
    pay(made.amountDue);
    await watch();
    expect(await read(made.id)).toMatchObject({ txid, confirmations: 1 });
  });

  it('never take an output twice, nor one from before they were made', async () => {
    const first = await request();
    // In no block yet: such a payment may pay a later request, too.
    const [one, two] = [pay(first.amountDue), pay(first.amountDue)];
    await Promise.all([watch(), watch(), watch()]);
    const second = await request();
    // Makes both ask for the same amount, which the draw never does.
    const askForTheSame = () =>
      sql`
        with due as (update payment_requests set due = ${parseAmount(first.amountDue)}::bigint)
        update expected_payments set units = ${parseAmount(first.amountDue)}::bigint`.execute(
        database().db,
      );
    await askForTheSame();
    await watch();
    expect((await read(second.id)).state).toBe('asked');
    const third = pay(first.amountDue);
    await watch();
    expect((await read(second.id)).state).toBe('paid');
    const { rows } = await sql<{ txid: string }>`
      select txid from payment_requests where txid is not null order by id`.execute(database().db);
    expect(rows.map(({ txid }) => txid)).toEqual([expect.stringMatching(one.txid), third.txid]);
    expect(two.txid).not.toBe(one.txid);
  });

  it('are refused while the chain cannot be read, and at an address that was made here', async () => {
    chain.isDown = true;
    await expect(request()).rejects.toMatchObject({ code: 'unavailable' });
    chain.isDown = false;
    await openInvoiceAt(database().db, { memberId: 1n, address: ADDRESS, now: app.now });
    await expect(request()).rejects.toMatchObject({ code: 'bad_request' });
  });

  it('are limited per member, and never ask for the same amount at one address', async () => {
    const { openPerMember } = PAYMENT_REQUEST_LIMITS;
    const made = await Promise.all(Array.from({ length: openPerMember }, () => request()));
    made.push(await request({ telegramId: '77' }));
    expect(new Set(made.map(({ amountDue }) => amountDue)).size).toBe(openPerMember + 1);
    await expect(request()).rejects.toMatchObject({ code: 'conflict' });
    await expect(request({ telegramId: '99' })).rejects.toMatchObject({ code: 'no_consent' });
  });

  // The rest is the same on either engine.
  if (engine === 'embedded') return;

  it('are seen before they are confirmed, and fall back when the payment is gone', async () => {
    const made = await request({ amount: '1000' });
    const paid = pay(made.amountDue, { confirmations: 0, blockTimeMs: null });
    await watch();
    expect(await read(made.id)).toMatchObject({ state: 'seen', confirmations: 0, txid: paid.txid });
    chain.height += 5;
    paid.confirmations = 5;
    paid.blockTimeMs = app.clock.nowMs;
    await watch();
    expect(await read(made.id)).toMatchObject({ state: 'seen', confirmations: 5 });
    chain.received.clear();
    await watch();
    expect(await read(made.id)).toMatchObject({ state: 'asked', txid: null, confirmations: 0 });
    pay(made.amountDue, { confirmations: 6 });
    await watch();
    expect(await read(made.id)).toMatchObject({ state: 'paid', confirmationsNeeded: 6 });
  });

  it('change nothing while the chain does not answer', async () => {
    const made = await request();
    pay(made.amountDue, { confirmations: 0, blockTimeMs: null });
    await watch();
    chain.isDown = true;
    expect(await watch()).toHaveLength(1);
    expect((await read(made.id)).state).toBe('seen');
  });

  it('can be declined only by the member who was asked, and are still paid if the coins arrive', async () => {
    const made = await request();
    expect(await app.press('22', 'Decline', '77')).toBe(OVER);
    expect(await app.press('22', 'Decline')).toBe('Declined.');
    expect(await app.press('22', 'Decline')).toBe(OVER);
    expect((await read(made.id)).state).toBe('declined');
    pay(made.amountDue);
    await watch();
    expect(await read(made.id)).toMatchObject({ state: 'paid', late: true });
    expect(await app.press('22', 'Decline')).toBe(OVER);
  });

  it('expire by themselves; later payments are late, and ignored after another day', async () => {
    const [first, second, third] = [await request(), await request(), await request()];
    app.clock.nowMs += DAY_MS - 1;
    expect((await read(first.id)).state).toBe('asked');
    app.clock.nowMs += 1;
    expect((await read(first.id)).state).toBe('expired');
    expect(await app.press('22', 'Decline')).toBe(OVER);
    // Paid while the chain was not read: nobody can say that the payment was late.
    pay(first.amountDue);
    await watch();
    expect(await read(first.id)).toMatchObject({ state: 'paid', late: false });
    pay(second.amountDue);
    await watch();
    expect(await read(second.id)).toMatchObject({ state: 'paid', late: true });
    app.clock.nowMs += DAY_MS;
    await watch();
    pay(third.amountDue);
    await watch();
    expect((await read(third.id)).state).toBe('expired');
  });

  it('can be cancelled while unpaid, and only by their own app', async () => {
    const { db } = database();
    const made = await request();
    const which = { id: BigInt(made.id), nowMs: app.clock.nowMs };
    const other = await app.callerOf('Other');
    const without = { ...app.caller, app: null };
    for (const caller of [other, without]) {
      await expect(cancelPaymentRequest(db, caller, which)).rejects.toMatchObject({
        code: 'not_found',
      });
      await expect(readPaymentRequest(db, caller, which)).rejects.toMatchObject({
        code: 'not_found',
      });
    }
    for (let repeat = 0; repeat < 2; repeat += 1) {
      expect((await cancelPaymentRequest(db, app.caller, which)).state).toBe('cancelled');
    }
    const seen = await request();
    pay(seen.amountDue, { confirmations: 0, blockTimeMs: null });
    await watch();
    await expect(
      cancelPaymentRequest(db, app.caller, { ...which, id: BigInt(seen.id) }),
    ).rejects.toMatchObject({ code: 'conflict' });
  });

  it('are created once by one call', async () => {
    const first = await request({ callId: 'same' });
    const second = await request({ callId: 'same' });
    expect(second).toEqual(first);
    expect(app.telegram.sent).toHaveLength(1);
  });

  it('are listed newest first, page by page, while new ones come', async () => {
    const { db } = database();
    const made = [await request(), await request(), await request()];
    const page = (cursor?: string) =>
      readPaymentRequests(db, app.caller, {
        state: undefined,
        telegramId: undefined,
        limit: 2,
        cursor,
        nowMs: app.clock.nowMs,
      });
    const first = await page();
    await request({ telegramId: '77' });
    const second = await page(first.nextCursor ?? '');
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect(ids).toEqual(made.map(({ id }) => id).reverse());
    expect(second.nextCursor).toBeNull();
    const filtered = await readPaymentRequests(db, app.caller, {
      state: 'asked',
      telegramId: '77',
      limit: 2,
      cursor: undefined,
      nowMs: app.clock.nowMs,
    });
    expect(filtered.data).toHaveLength(1);
    const none = await readPaymentRequests(db, app.caller, {
      state: 'paid',
      telegramId: undefined,
      limit: 2,
      cursor: undefined,
      nowMs: app.clock.nowMs,
    });
    expect(none).toEqual({ data: [], nextCursor: null });
  });

  it('are paid in time though the chain was not read for a day, and once by any number of servers', async () => {
    const { db } = database();
    await sql`update apps set webhook_url = 'https://app.example/hook', webhook_secret = 'secret'`.execute(
      db,
    );
    const made = await request();
    const { txid } = pay(made.amountDue, { blockTimeMs: app.clock.nowMs + 1 });
    chain.isDown = true;
    await watch();
    app.clock.nowMs += DAY_MS;
    await watch();
    expect((await read(made.id)).state).toBe('expired');
    chain.isDown = false;
    await Promise.all([watch(), watch(), watch()]);
    const settle = () => settleRequest(db, BigInt(made.id), app.now);
    await Promise.all([settle(), settle()]);
    expect(await read(made.id)).toMatchObject({ state: 'paid', late: false, txid });
    const { rows } = await sql`select from webhook_deliveries`.execute(db);
    expect(rows).toHaveLength(1);
  });

  it.each([
    // 20,000 coins need twenty blocks, 5,000 six.
    ['20000', 1, 'seen'],
    ['20000', 7, 'seen'],
    ['5000', 7, 'paid'],
  ])(
    'for %s coins, undone by a reorganisation of %i blocks, wait again unless paid',
    async (amount, depth, state) => {
      const made = await request({ amount });
      const first = pay(made.amountDue, { confirmations: depth });
      await watch();
      expect(await read(made.id)).toMatchObject({ state, confirmations: depth });
      Object.assign(first, { confirmations: 0, blockHeight: null, blockTimeMs: null });
      await watch();
      const isPaid = state === 'paid';
      const left = isPaid ? depth : 0;
      expect(await read(made.id)).toMatchObject({ state, confirmations: left, txid: first.txid });
      chain.received.clear();
      await watch();
      expect((await read(made.id)).state).toBe(isPaid ? 'paid' : 'asked');
      const second = pay(made.amountDue, { confirmations: 20 });
      await watch();
      const { txid } = isPaid ? first : second;
      expect(await read(made.id)).toMatchObject({ state: 'paid', txid });
    },
  );

  it.each([
    ['a later block', 1],
    ['a block of before', -1],
  ])(
    'keep a payment that a reorganisation moves to %s, though the chain falls silent meanwhile',
    async (_block, by) => {
      chain.height += 3;
      await watch();
      const made = await request({ amount: '5000' });
      const payment = pay(made.amountDue);
      await watch();
      expect(await read(made.id)).toMatchObject({ state: 'seen', confirmations: 1, late: false });
      app.clock.nowMs += DAY_MS + 60_000;
      chain.height += 1;
      payment.blockHeight = (payment.blockHeight ?? 0) + by;
      const { readBlock } = chain;
      let given = 0;
      chain.readBlock = async (hash) => {
        given += 1;
        if (given > 1) throw new ChainUnreachable('it gives no block');
        return readBlock(hash);
      };
      // The newest block shows the reorganisation: the old blocks are taken back, and no other one is read.
      expect(await watch()).toHaveLength(1);
      expect(await read(made.id)).toMatchObject({ state: 'seen', confirmations: 0 });
      chain.readBlock = readBlock;
      await watch();
      expect(await read(made.id)).toMatchObject({ state: 'seen', txid: payment.txid });
      chain.height += 5;
      await watch();
      expect(await read(made.id)).toMatchObject({ state: 'paid', late: false, txid: payment.txid });
    },
  );

  it('never share an amount with one whose payment is still pending', async () => {
    const { db } = database();
    const first = await request({ amount: '1000' });
    pay(first.amountDue, { confirmations: 0, blockTimeMs: null });
    await watch();
    app.clock.nowMs += 3 * DAY_MS;
    expect((await read(first.id)).state).toBe('seen');
    // Every other mark is taken.
    await sql`
      insert into payment_requests (app_id, owner_id, member_id, press_id, call_id, amount, due, address, memo,
        created_at, expires_at, watched_until)
      select app_id, owner_id, member_id, 'p' || n, 'c' || n, amount, amount + n, address, memo, created_at,
        expires_at, now() + interval '100 years'
      from payment_requests, generate_series(1, 9999) n where amount + n <> due`.execute(db);
    await sql`
      insert into expected_payments (kind, of_id, payer_id, address, script, match, units, opened_height, opened_at,
        watched_until)
      select 'request', r.id, r.member_id, r.address, e.script, 'exact', r.due, 0, r.created_at, r.watched_until
      from payment_requests r, expected_payments e where r.id <> e.of_id`.execute(db);
    await expect(request({ amount: '1000' })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('never ask for what is on its way to the address already, nor take what was sent there for something else', async () => {
    const { db } = database();
    // All marks but one are expected there, or on their way.
    await sql`
      insert into expected_payments (kind, of_id, address, script, match, units, opened_height, opened_at, watched_until)
      select 'request', 0, ${ADDRESS}, ${scriptOfAddress(ADDRESS, JUNKCOIN_ON.test)}, 'exact', 500000000 + n, 0, now(),
        now() + interval '100 years'
      from generate_series(1, 9990) n`.execute(db);
    for (let mark = 9_991n; mark < 9_999n; mark += 1n) {
      chain.pay(ADDRESS, { units: 500_000_000n + mark });
    }
    const made = await request();
    expect(made.amountDue).toBe('5.00009999');
    await expect(request()).rejects.toThrow('Too many requests for this amount');
    chain.received.clear();
    await sql`
      insert into wallet_payments (txid, payer_id, address, from_addresses, units, fee, raw_tx, state, created_at)
      values (${'ab'.repeat(32)}, ${app.crew.numberOf('77')}::bigint, ${ADDRESS}, '{}', 500009999, 1, null, 'sent', now()),
        (${'cd'.repeat(32)}, ${app.crew.numberOf('22')}::bigint, ${ADDRESS}, '{}', 500009999, 1, null, 'sent', now())`.execute(
      db,
    );
    chain.pay(ADDRESS, { units: 500_009_999n, txid: 'ab'.repeat(32) });
    await watch();
    expect((await read(made.id)).state).toBe('asked');
    // The member who was asked has sent it from the wallet page.
    chain.pay(ADDRESS, { units: 500_009_999n, txid: 'cd'.repeat(32) });
    await watch();
    expect(await read(made.id)).toMatchObject({ state: 'seen', txid: 'cd'.repeat(32) });
  });
});
