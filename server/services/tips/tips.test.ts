import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { MAX_MARK_UNITS } from '#rules/apps/payment-requests.ts';
import { MOST_UNPAID_TIPS, OPEN_FOR_MS, WAITS_FOR_ADDRESS_MS } from '#rules/tips/tips.ts';
import { scriptOfAddress } from '#server/coin/addresses.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { readAllowance } from '#server/services/ledger/earning.ts';
import { describeOnBothInFull } from '#server/testing/db/databases.ts';
import { ban } from '#server/testing/people/bans.ts';
import { openPaidTippers } from '#server/testing/tips/paid-tippers.ts';
import { watchTips } from '#server/testing/tips/watch-tips.ts';
import { openInvoiceAt } from '#server/testing/wallet/buy-in-coins.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';
import { cancelTip, refuseTip, setRefusesTips } from './end-tip.ts';
import { takeTipNotices } from './notices.ts';
import { readPostTips, type Tip } from './rows.ts';

const COIN = 100_000_000n;
const DAY_MS = 86_400_000;

describeOnBothInFull('tips', (database, engine) => {
  it('are made once by an update, are seen, and count once a block has them', async () => {
    const { chain, people, pay, mine } = await openPaidTippers(database().db);
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
    const { chain, people, pay, mine } = await openPaidTippers(database().db);
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

  // The rest is the same on either engine.
  if (engine === 'embedded') return;

  it('are told apart by their amounts, also from what apps ask for at the address', async () => {
    const { people, pay, mine } = await openPaidTippers(database().db);
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
      from generate_series(1, ${Number(MAX_MARK_UNITS)}::int) n where n <> 5001`.execute(db);
    expect((await people.made('11', '12', 2n * COIN)).due).toBe(2n * COIN + 5001n);
    expect(await people.tip('11', '12', 2n * COIN)).toEqual({ refusal: 'too_many_alike' });
  });

  it('are not due what was due at the address within a month, as long as anything else is left', async () => {
    const { people } = await openPaidTippers(database().db);
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
    const { people, pay, mine } = await openPaidTippers(database().db);
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
    const { people } = await openPaidTippers(database().db);
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

  it('are cancelled by their payer and refused by their payee, until they are paid', async () => {
    const { people, pay, mine } = await openPaidTippers(database().db);
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
    const { people } = await openPaidTippers(database().db);
    const { db } = database();
    const refusal = async (from: string, to: string) => {
      const result = await people.tip(from, to, COIN);
      return 'refusal' in result ? result.refusal : null;
    };
    expect(await refusal('11', '11')).toBe('self');
    await setRefusesTips(db, { memberId: people.numberOf('12'), refuses: true });
    expect(await refusal('11', '12')).toBe('payee_refuses');
    await setRefusesTips(db, { memberId: people.numberOf('12'), refuses: false });
    await ban(db, '13', '2026-03-01');
    expect(await refusal('11', '13')).toBe('payee_banned');
    expect(await refusal('13', '12')).toBe('payer_banned');
    for (let count = 0; count < MOST_UNPAID_TIPS; count += 1) {
      expect(await refusal('11', ['12', '14', '15', '16'][count % 4] ?? '')).toBeNull();
    }
    expect(await refusal('11', '12')).toBe('too_many_unpaid');
    expect(await refusal('14', '12')).toBeNull();
  });

  it('are limited exactly, however many are made at once', async () => {
    const { people } = await openPaidTippers(database().db);
    const tips = Array.from({ length: 8 }, () => people.tip('11', '12', COIN));
    const refusals = (await Promise.all(tips)).filter((result) => 'refusal' in result);
    expect(refusals).toEqual(Array.from({ length: 3 }, () => ({ refusal: 'too_many_to_them' })));
  });

  it('that are not paid are counted for a day, cancelled ones too, in all and for one payee', async () => {
    const { people, pay, mine } = await openPaidTippers(database().db);
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
    const { people } = await openPaidTippers(database().db);
    const invoice = { memberId: 1n, address: people.addressFor('12'), now: people.now };
    await openInvoiceAt(database().db, invoice);
    expect(await people.made('11', '12', COIN)).toMatchObject({ state: 'waiting_address' });
  });

  it('are added up under the post that they reply to', async () => {
    const { people, pay } = await openPaidTippers(database().db);
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
    expect(await readPostTips(database().db, place)).toMatchObject({
      count: 2,
      units: 75n * COIN,
      newest: [{ id: tips[0]?.id }, { id: tips[1]?.id }],
    });
  });

  it('are told in order, and again if telling them failed', async () => {
    const { people, pay, mine } = await openPaidTippers(database().db);
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
});
