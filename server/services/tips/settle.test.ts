import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { OPEN_FOR_MS } from '#rules/tips/tips.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { recomputeTotals } from '#server/services/ledger/recompute-totals.ts';
import { describeOnBothInFull } from '#server/testing/db/databases.ts';
import { openPaidTippers } from '#server/testing/tips/paid-tippers.ts';
import { watchTips } from '#server/testing/tips/watch-tips.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';
import type { Tip } from './rows.ts';

const COIN = 100_000_000n;
const DAY_MS = 86_400_000;

describeOnBothInFull('the payments of tips', (database, engine) => {
  it('count, and are final, as deep as their coin asks', async () => {
    const { chain, people, pay, mine } = await openPaidTippers(database().db);
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

  it('are taken back when the chain has lost them for six blocks, and count again when paid again', async () => {
    const { chain, people, pay, mine, undo } = await openPaidTippers(database().db);
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
    const { chain, people, pay, mine, undo } = await openPaidTippers(database().db);
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
    const { chain, people, pay, mine } = await openPaidTippers(database().db);
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
    const { chain, people, pay, mine, undo } = await openPaidTippers(database().db);
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

  it('expire after a day, count if they are paid on the next one, and are forgotten after it', async () => {
    const { people, pay, mine } = await openPaidTippers(database().db);
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

  it('stay as they are while the chain gives no answer', async () => {
    const { chain, people, pay } = await openPaidTippers(database().db);
    const tip = await people.made('11', '12', COIN);
    const payment = pay(tip);
    await people.watch();
    chain.isDown = true;
    payment.confirmations = 1;
    expect((await people.watch()).problems).not.toEqual([]);
    expect(await people.read(tip)).toMatchObject({ state: 'seen' });
  });

  it('do not end by the clock while blocks are missing', async () => {
    const { chain, people, pay, mine } = await openPaidTippers(database().db);
    const tip = await people.made('11', '12', COIN);
    chain.isDown = true;
    people.clock.nowMs += OPEN_FOR_MS;
    expect(await people.watch()).toMatchObject({ expired: 0 });
    mine(pay(tip, { blockTimeMs: people.now() - OPEN_FOR_MS }));
    chain.isDown = false;
    expect(await people.watch()).toMatchObject({ expired: 0 });
    expect(await people.read(tip)).toMatchObject({ state: 'confirmed' });
  });

  it('find their payment despite anything sent to their address or to others', async () => {
    const { chain, people, pay } = await openPaidTippers(database().db);
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
