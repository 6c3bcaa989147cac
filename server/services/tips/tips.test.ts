import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { MAX_MARK_UNITS } from '#rules/apps/payment-requests.ts';
import { MOST_UNPAID_TIPS, OPEN_FOR_MS, WAITS_FOR_ADDRESS_MS } from '#rules/tips/tips.ts';
import { scriptOfAddress } from '#server/coin/addresses.ts';
import {
  createFakeChainIndex,
  type FakeChainIndex,
} from '#server/fakes/chain-index/chain-index.ts';
import type { ReceivedOutput } from '#server/gateways/chain/chain-index.ts';
import { readAllowance } from '#server/services/ledger/allowance.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { recomputeTotals } from '#server/services/ledger/recompute-totals.ts';
import { describeOnBothInFull } from '#server/testing/db/databases.ts';
import { openTippers, type Tippers } from '#server/testing/tips/tippers.ts';
import { watchTips } from '#server/testing/tips/watch-tips.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';
import { cancelTip, refuseTip, setRefusesTips } from './end-tip.ts';
import { takeTipNotices } from './notices.ts';
import { readPostTips, type Tip } from './rows.ts';

const COIN = 100_000_000n;
const DAY_MS = 86_400_000;

describeOnBothInFull('tips', (database, engine) => {
  let chain: FakeChainIndex;
  let people: Tippers;
  beforeEach(async () => {
    chain = createFakeChainIndex();
    chain.height = 100;
    people = await openTippers(database().db, chain, { count: 6 });
    await people.setAddress('12');
  });

  /** Pays a tip, in no block yet. */
  const pay = (tip: Tip, rest: Partial<ReceivedOutput> = {}) =>
    chain.pay(tip.address ?? '', { units: tip.due ?? 0n, ...rest });
  /** Puts a payment into a block of now, with this many confirmations. */
  const mine = (payment: ReceivedOutput, confirmations = 1) => {
    chain.height += confirmations;
    payment.confirmations += confirmations;
    payment.blockTimeMs ??= people.now();
  };
  /** Removes the block of a payment from the chain, which becomes one block longer. */
  const undo = (payment: ReceivedOutput) => {
    chain.height += 1;
    payment.confirmations = 0;
    payment.blockTimeMs = null;
  };

  it('count, and are final, as deep as their coin asks', async () => {
    const { test } = JUNKCOIN_ON;
    const coin = { ...test, confirmations: { counted: 3, deep: 8 } };
    const watch = () => watchTips({ db: database().db, chain, coin, now: people.now });
    const tip = await people.made('11', '12', COIN);
    const payment = pay(tip);
    const isFollowed = async () =>
      (await sql`select from expected_payments where is_followed`.execute(database().db)).rows
        .length;
    for (const [blocks, state, followed] of [
      [2, 'seen', 1],
      [1, 'confirmed', 1],
      [4, 'confirmed', 1],
      [1, 'confirmed', 0],
    ] as const) {
      mine(payment, blocks);
      await watch();
      expect([(await people.read(tip)).state, await isFollowed()]).toEqual([state, followed]);
    }
    expect(await people.totals('11')).toMatchObject({ tips: 1 });
  });

  it('are made once by an update, are seen, and count once a block has them', async () => {
    const tip = await people.made('11', '12', 25n * COIN, { updateKey: 'same', note: 'ahoy' });
    expect(tip).toMatchObject({
      state: 'open',
      units: 25n * COIN,
      note: 'ahoy',
      address: people.addressFor('12'),
      payer: { telegramId: '11' },
      payee: { telegramId: '12' },
      expiresAtMs: people.now() + OPEN_FOR_MS,
    });
    expect(tip.id).toMatch(/^[\w-]{22}$/);
    expect(await people.made('11', '12', 1n * COIN, { updateKey: 'same' })).toEqual(tip);
    chain.pay(people.addressFor('12'), { units: tip.units });
    chain.pay(people.addressFor('12'), { units: (tip.due ?? 0n) + 1n });
    expect(await people.watch()).toMatchObject({ opened: 0, problems: [] });
    expect(await people.read(tip)).toMatchObject({ state: 'open' });
    const payment = pay(tip);
    await people.watch();
    expect(await people.read(tip)).toMatchObject({ state: 'seen', txid: payment.txid });
    expect(await people.totals('11')).toMatchObject({ points: 100, tips: 0 });
    mine(payment);
    await people.watch();
    await people.watch();
    expect(await people.read(tip)).toMatchObject({ state: 'confirmed', confirmations: 1 });
    // Account 1, first tip 3, tip 1.
    expect(await people.totals('11')).toMatchObject({ points: 500, tips: 1, tipped: tip.units });
    expect(await people.totals('12')).toMatchObject({ receipts: 1, received: tip.units });
    expect(await people.notices()).toEqual(['seen', 'confirmed']);
    expect(await people.notices()).toEqual([]);
    const [memberId, nowMs] = [people.numberOf('11'), people.now()];
    const earned = await sql<{ rule: string; points: number }>`
      select rule, points from point_entries
      where member_id = ${memberId}::bigint and rule in ('first_tip', 'tip') order by rule`.execute(
      database().db,
    );
    expect(earned.rows).toEqual([
      { rule: 'first_tip', points: 300 },
      { rule: 'tip', points: 100 },
    ]);
    expect(await readAllowance(database().db, { memberId, nowMs })).toMatchObject({
      tipsLeft: 9,
      hundredthsLeft: 1900,
    });
    const { rows } = await sql<{ txid: string }>`
      select txid from activity_events where type = 'tip'`.execute(database().db);
    expect(rows).toEqual([{ txid: payment.txid }]);
    expect(await checkLedger(database().db)).toEqual([]);
  });

  it('are booked once by several servers, and never by an older answer', async () => {
    const tip = await people.made('11', '12', 25n * COIN);
    const { db } = database();
    const readMempool = chain.readMempool.bind(chain);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let isAsked = false;
    chain.readMempool = async (most) => {
      const listed = await readMempool(most);
      isAsked = true;
      await held;
      return listed;
    };
    people.clock.nowMs += 60_000;
    const old = watchTips({ db, chain, coin: JUNKCOIN_ON.test, now: people.now });
    await expect.poll(() => isAsked).toBe(true);
    chain.readMempool = readMempool;
    mine(pay(tip));
    await Promise.all([people.watch(), people.watch(), people.watch()]);
    release();
    await old;
    expect(await people.read(tip)).toMatchObject({ state: 'confirmed' });
    expect(await people.totals('11')).toMatchObject({ tips: 1 });
    expect(await people.notices()).toEqual(['confirmed']);
  });

  it('are taken back when the chain has lost them for six blocks, and count again when paid again', async () => {
    const tip = await people.made('11', '12', 25n * COIN);
    const payment = pay(tip);
    mine(payment, 5);
    await people.watch();
    undo(payment);
    await people.watch();
    expect(await people.read(tip)).toMatchObject({ state: 'seen' });
    chain.height += 5;
    await people.watch();
    expect(await people.totals('11')).toMatchObject({ points: 500, tips: 1 });
    chain.height += 1;
    await people.watch();
    await people.watch();
    expect(await people.totals('11')).toMatchObject({ points: 100, tips: 0, tipped: 0n });
    expect(await people.totals('12')).toMatchObject({ receipts: 0, received: 0n });
    expect(await checkLedger(database().db)).toEqual([]);
    // As if the totals had been computed wrongly.
    await sql`update member_totals set tipped = 5, tip_count = 7, received = 3`.execute(
      database().db,
    );
    expect((await recomputeTotals(database().db, { actor: 'test' })).after).toEqual([]);
    expect(await people.totals('11')).toMatchObject({ tips: 0, tipped: 0n });
    mine(payment, 6);
    await people.watch();
    expect(await people.read(tip)).toMatchObject({ state: 'confirmed', confirmations: 6 });
    expect(await people.totals('11')).toMatchObject({ points: 500, tips: 1, tipped: tip.units });
    expect(await people.notices()).toEqual([
      'confirmed',
      'waiting_again',
      'taken_back',
      'confirmed',
    ]);
    // Final: no reorganisation takes it back.
    undo(payment);
    await people.watch();
    expect(await people.read(tip)).toMatchObject({ state: 'confirmed' });
    expect(await checkLedger(database().db)).toEqual([]);
  });

  // The rest is the same on either engine.
  if (engine === 'embedded') return;

  it('keep what they earned when the chain takes the payment back in within six blocks', async () => {
    const tip = await people.made('11', '12', 25n * COIN);
    const payment = pay(tip);
    mine(payment);
    await people.watch();
    undo(payment);
    await people.watch();
    chain.height += 5;
    mine(payment);
    await people.watch();
    mine(payment, 5);
    await people.watch();
    expect(await people.read(tip)).toMatchObject({ state: 'confirmed', confirmations: 6 });
    expect(await people.notices()).toEqual(['confirmed', 'waiting_again', 'confirmed']);
    const { rows } = await sql`select from activity_events where type like 'tip%'`.execute(
      database().db,
    );
    expect(rows).toHaveLength(1);
  });

  it('follow a payment that was replaced by another transaction', async () => {
    const tip = await people.made('11', '12', 25n * COIN);
    const first = pay(tip);
    mine(first);
    await people.watch();
    chain.received.clear();
    const second = pay(tip);
    await people.watch();
    mine(second);
    await people.watch();
    expect(await people.read(tip)).toMatchObject({ state: 'confirmed', txid: second.txid });
    expect(await people.totals('11')).toMatchObject({ points: 500, tips: 1 });
    const { rows } = await sql<{ type: string; txid: string }>`
      select type, txid from activity_events where type like 'tip%' order by seq`.execute(
      database().db,
    );
    expect(rows).toEqual([
      { type: 'tip', txid: first.txid },
      { type: 'tip_undone', txid: first.txid },
      { type: 'tip', txid: second.txid },
    ]);
    const { rows: used } = await sql`select txid from used_outputs`.execute(database().db);
    expect(used).toEqual([{ txid: second.txid }]);
    expect(await checkLedger(database().db)).toEqual([]);
  });

  it('keep the bonus of a first tip for as long as any tip stands', async () => {
    const tips = [await people.made('11', '12', COIN), await people.made('11', '12', COIN)];
    const payments = tips.map((tip) => pay(tip));
    for (const payment of payments) mine(payment);
    await people.watch();
    expect(await people.totals('11')).toMatchObject({ points: 600 });
    for (const [index, points] of [500, 100].entries()) {
      const payment = payments[index];
      if (payment) undo(payment);
      await people.watch();
      chain.height += 6;
      await people.watch();
      expect(await people.totals('11')).toMatchObject({ points });
    }
    const third = pay(await people.made('11', '12', COIN));
    mine(third);
    await people.watch();
    expect(await people.totals('11')).toMatchObject({ points: 500, tips: 1 });
    expect(await checkLedger(database().db)).toEqual([]);
  });

  it('are told apart by their amounts, also from what apps ask for at the address', async () => {
    const { db } = database();
    const tips = [
      await people.made('11', '12', COIN),
      await people.made('13', '12', COIN),
      await people.made('14', '12', COIN),
    ];
    expect(new Set(tips.map(({ due }) => due)).size).toBe(3);
    for (const { due } of tips) expect(due).toBeLessThanOrEqual(COIN + 99n);
    const payment = pay(tips[1] as Tip);
    mine(payment);
    await people.watch();
    expect(await Promise.all(tips.map((tip) => people.read(tip)))).toMatchObject([
      { state: 'open' },
      { state: 'confirmed' },
      { state: 'open' },
    ]);
    // Every other mark is taken by requests.
    await sql`
      insert into expected_payments (kind, of_id, address, script, match, units, opened_height, opened_at, watched_until)
      select 'request', n, ${people.addressFor('12')}, ${scriptOfAddress(people.addressFor('12'), JUNKCOIN_ON.test)}, 'exact',
        ${2n * COIN}::bigint + n, 1, now(), now() + interval '100 years'
      from generate_series(1, ${Number(MAX_MARK_UNITS)}::int) n where n <> 5000`.execute(db);
    expect((await people.made('11', '12', 2n * COIN)).due).toBe(2n * COIN + 5000n);
    expect(await people.tip('11', '12', 2n * COIN)).toEqual({ refusal: 'too_many_alike' });
  });

  it('are not due what was due at the address within a month, as long as anything else is left', async () => {
    const script = scriptOfAddress(people.addressFor('12'), JUNKCOIN_ON.test);
    const over = (from: number, to: number, endedDaysAgo: number) =>
      sql`
      insert into expected_payments (kind, of_id, address, script, match, units, opened_height, opened_at, watched_until,
        is_watched)
      select 'request', n, ${people.addressFor('12')}, ${script}, 'exact', ${COIN}::bigint + n, 1, now(),
        ${new Date(people.now() - endedDaysAgo * DAY_MS).toISOString()}::timestamptz, false
      from generate_series(${from}::int, ${to}::int) n`.execute(database().db);
    await over(1, 6000, 29);
    await over(6001, 6001, 31);
    await over(6002, Number(MAX_MARK_UNITS), 1);
    expect((await people.made('11', '12', COIN)).due).toBe(COIN + 6001n);
    const { due } = await people.made('13', '12', COIN);
    expect(due).not.toBe(COIN + 6001n);
    expect(due).toBeLessThanOrEqual(COIN + 99n);
  });

  it('never take an output that pays something else', async () => {
    const tip = await people.made('11', '12', COIN);
    const payment = pay(tip);
    await sql`
      insert into used_outputs (txid, vout, kind, of_id)
      values (${payment.txid}, ${payment.vout}, 'invoice', ${tip.number}::bigint)`.execute(
      database().db,
    );
    mine(payment);
    await people.watch();
    expect(await people.read(tip)).toMatchObject({ state: 'open' });
    const before = pay(tip, { blockTimeMs: people.now(), confirmations: 9, blockHeight: 100 });
    await people.watch();
    expect(await people.read(tip)).toMatchObject({ state: 'open' });
    // A reorganisation moves it into a later block, but it was there before.
    before.blockHeight = 101;
    await people.watch();
    expect(await people.read(tip)).toMatchObject({ state: 'open' });
    const own = pay(tip);
    mine(own);
    await people.watch();
    expect(await people.read(tip)).toMatchObject({ state: 'confirmed', txid: own.txid });
  });

  it('wait a week for an address, and are told when it comes', async () => {
    const tip = await people.made('11', '13', COIN);
    const other = await people.made('11', '14', COIN);
    expect(tip).toMatchObject({ state: 'waiting_address', address: null, due: null });
    await people.setAddress('13', 'NoAddressOfThisChain');
    people.clock.nowMs += WAITS_FOR_ADDRESS_MS - 10 * 60_000;
    await people.watch();
    expect(await people.read(tip)).toMatchObject({ state: 'waiting_address' });
    await people.setAddress('13');
    expect(await people.watch()).toMatchObject({ opened: 1 });
    expect(await people.read(tip)).toMatchObject({
      state: 'open',
      expiresAtMs: people.now() + OPEN_FOR_MS,
    });
    people.clock.nowMs += 10 * 60_000;
    expect(await people.watch()).toMatchObject({ expired: 1 });
    expect(await people.read(other)).toMatchObject({ state: 'expired' });
    await people.setAddress('14');
    expect(await people.watch()).toMatchObject({ opened: 0 });
    expect(await people.notices()).toEqual(['open', 'expired']);
  });

  it('expire after a day, count if they are paid on the next one, and are forgotten after it', async () => {
    const [late, never] = [
      await people.made('11', '12', COIN),
      await people.made('11', '12', COIN),
    ];
    people.clock.nowMs += OPEN_FOR_MS;
    await people.watch();
    expect([await people.read(late), await people.read(never)]).toMatchObject([
      { state: 'expired' },
      { state: 'expired' },
    ]);
    const payment = pay(late);
    await people.watch();
    expect(await people.read(late)).toMatchObject({ state: 'seen' });
    people.clock.nowMs += 2 * DAY_MS;
    mine(payment);
    await people.watch();
    expect(await people.read(late)).toMatchObject({ state: 'confirmed' });
    mine(pay(never));
    mine(payment, 5);
    await people.watch();
    await people.watch();
    expect(await people.read(never)).toMatchObject({ state: 'expired' });
    expect(await people.notices()).toEqual(['expired', 'expired', 'seen', 'confirmed']);
  });

  it('are cancelled by their payer and refused by their payee, until they are paid', async () => {
    const { db } = database();
    const [payer, payee] = [people.numberOf('11'), people.numberOf('12')];
    const cancel = ({ id }: Tip, payerId = payer) =>
      cancelTip(db, { id, payerId, nowMs: people.now() });
    const refuse = ({ id }: Tip, payeeId = payee) =>
      refuseTip(db, { id, payeeId, nowMs: people.now() });
    const [first, second, third] = [
      await people.made('11', '12', COIN),
      await people.made('11', '12', COIN),
      await people.made('11', '12', COIN),
    ];
    expect(await cancel(first, payee)).toBeNull();
    expect(await refuse(first, payer)).toBeNull();
    expect(await cancel(first)).toBe('cancelled');
    expect(await cancel(first)).toBe('cancelled');
    expect(await refuse(second)).toBe('refused');
    expect(await cancel(second)).toBe('refused');
    pay(third);
    await people.watch();
    expect(await cancel(third)).toBe('seen');
    expect(await people.notices()).toEqual(['cancelled', 'refused', 'seen']);
    // The payment was already on its way when the tip was cancelled.
    mine(pay(first));
    await people.watch();
    expect(await people.read(first)).toMatchObject({ state: 'confirmed' });
  });

  it('are refused where they cannot be', async () => {
    const { db } = database();
    const refusal = async (from: string, to: string) => {
      const result = await people.tip(from, to, COIN);
      return 'refusal' in result ? result.refusal : null;
    };
    expect(await refusal('11', '11')).toBe('self');
    await setRefusesTips(db, { memberId: people.numberOf('12'), refuses: true });
    expect(await refusal('11', '12')).toBe('payee_refuses');
    await setRefusesTips(db, { memberId: people.numberOf('12'), refuses: false });
    await sql`
      update members set banned_at = '2026-03-01' where telegram_id = 13`.execute(db);
    expect(await refusal('11', '13')).toBe('payee_banned');
    expect(await refusal('13', '12')).toBe('payer_banned');
    for (let count = 0; count < MOST_UNPAID_TIPS; count += 1) {
      expect(await refusal('11', ['12', '14', '15', '16'][count % 4] ?? '')).toBeNull();
    }
    expect(await refusal('11', '12')).toBe('too_many_unpaid');
    expect(await refusal('14', '12')).toBeNull();
  });

  it('are limited exactly, however many are made at once', async () => {
    const tips = Array.from({ length: 8 }, () => people.tip('11', '12', COIN));
    const refusals = (await Promise.all(tips)).filter((result) => 'refusal' in result);
    expect(refusals).toEqual(Array.from({ length: 3 }, () => ({ refusal: 'too_many_to_them' })));
  });

  it('that are not paid are counted for a day, cancelled ones too, in all and for one payee', async () => {
    const { db } = database();
    const refusal = async (from: string, to: string) => {
      const result = await people.tip(from, to, COIN);
      if ('refusal' in result) return result.refusal;
      const { id } = result.tip;
      await cancelTip(db, { id, payerId: people.numberOf(from), nowMs: people.now() });
      return null;
    };
    for (let count = 0; count < 5; count += 1) expect(await refusal('11', '12')).toBeNull();
    expect(await refusal('11', '12')).toBe('too_many_to_them');
    for (const to of ['13', '14', '15']) {
      for (let count = 0; count < 5; count += 1) expect(await refusal('11', to)).toBeNull();
    }
    expect(await refusal('11', '16')).toBe('too_many_today');
    people.clock.nowMs += DAY_MS;
    expect(await refusal('11', '12')).toBeNull();
    // A paid tip makes room for another one.
    for (let count = 0; count < 7; count += 1) {
      mine(pay(await people.made('14', '12', COIN)));
      await people.watch();
    }
  });

  it('are not paid to an address of this site’s invoices', async () => {
    await sql`
      insert into coin_invoices (member_id, tier, period, address, list_prices, price, credit, amount, status, created_at, expires_at)
      values (1, 'pro', 'monthly', ${people.addressFor('12')}, '{}', 1, 0, 1, 'new', now(), now())`.execute(
      database().db,
    );
    expect(await people.made('11', '12', COIN)).toMatchObject({ state: 'waiting_address' });
  });

  it('stay as they are while the chain gives no answer', async () => {
    const tip = await people.made('11', '12', COIN);
    const payment = pay(tip);
    await people.watch();
    chain.isDown = true;
    payment.confirmations = 1;
    expect((await people.watch()).problems).not.toEqual([]);
    expect(await people.read(tip)).toMatchObject({ state: 'seen' });
  });

  it('do not end by the clock while blocks are missing', async () => {
    const tip = await people.made('11', '12', COIN);
    chain.isDown = true;
    people.clock.nowMs += OPEN_FOR_MS;
    expect(await people.watch()).toMatchObject({ expired: 0 });
    mine(pay(tip, { blockTimeMs: people.now() - OPEN_FOR_MS }));
    chain.isDown = false;
    expect(await people.watch()).toMatchObject({ expired: 0 });
    expect(await people.read(tip)).toMatchObject({ state: 'confirmed' });
  });

  it('are added up under the post that they reply to', async () => {
    const place = { chatId: '-1001', topicId: '7', postId: '42' };
    const tips = [
      await people.made('11', '12', 25n * COIN, { place }),
      await people.made('13', '12', 50n * COIN, { place }),
      await people.made('14', '12', 5n * COIN, { place }),
      await people.made('14', '12', 5n * COIN, { place: { ...place, postId: '43' } }),
    ];
    expect(tips[0]).toMatchObject(place);
    for (const tip of [tips[0], tips[1], tips[3]]) if (tip) pay(tip);
    await people.watch();
    expect(await readPostTips(database().db, place)).toEqual({ count: 2, units: 75n * COIN });
  });

  it('are told in order, and again if telling them failed', async () => {
    const { db } = database();
    const tip = await people.made('11', '12', COIN);
    mine(pay(tip));
    await people.watch();
    const failing = db.transaction().execute(async (tx) => {
      expect(await takeTipNotices(tx, { most: 5 })).toHaveLength(1);
      throw new Error('not told');
    });
    await expect(failing).rejects.toThrow('not told');
    const [notice] = await db.transaction().execute((tx) => takeTipNotices(tx, { most: 5 }));
    expect(notice).toMatchObject({ kind: 'confirmed', tip: { id: tip.id, state: 'confirmed' } });
  });

  it('find their payment despite anything sent to their address or to others', async () => {
    await people.setAddress('13');
    const tips = [
      await people.made('11', '13', 25n * COIN),
      await people.made('11', '12', 25n * COIN),
    ] as [Tip, Tip];
    for (const { address } of tips) {
      chain.unreadable.add(address ?? '');
      for (let dust = 1n; dust <= 300n; dust += 1n) chain.pay(address ?? '', { units: dust });
    }
    for (const tip of tips) pay(tip);
    expect(await people.watch()).toMatchObject({ problems: [] });
    for (const tip of tips) expect(await people.read(tip)).toMatchObject({ state: 'seen' });
    const { rows } = await sql`select from chain_outputs`.execute(database().db);
    expect(rows).toEqual([]);
    expect(chain.asked).toEqual([]);
  });
});
