import { sql } from 'kysely';
import { expect, it } from 'vitest';
import {
  COIN_ESCROW_STATES,
  ESCROW_CONFIRM_MS,
  ESCROW_STATES,
  MOST_OPEN_ESCROWS,
} from '#rules/apps/escrows.ts';
import { withdrawConsents } from '#server/services/consents/answers.ts';
import { sendAppMessages } from '#server/services/consents/outbox.ts';
import {
  BUYER,
  openEscrowDesk,
  outputsOf,
  PAYOUT,
  publicOf,
  REFUND,
  SELLER,
} from '#server/testing/apps/escrow-desk.ts';
import { messagesFor } from '#server/testing/config/messages-for.ts';
import { describeOnBothInFull } from '#server/testing/db/databases.ts';
import { signPsbt } from '#server/testing/escrows.ts';
import { ban, unban } from '#server/testing/people/bans.ts';
import { askForDeposit, disputeEscrow, readEscrow, readEscrows } from './escrows.ts';
import { decideDispute, readDisputes } from './spending.ts';

const agreed = 'You agreed.';
const declined = 'Declined.';
const over = 'This escrow is no longer open.';

describeOnBothInFull('escrows', (database, engine) => {
  it('are agreed by both, paid in, and released by their two signatures', async () => {
    const { app, chain, index, create, read, watch, draft, sign, payInBlock, sentLast } =
      await openEscrowDesk(database().db);
    const key = await create();
    expect(await read(key)).toMatchObject({
      state: 'awaiting_keys',
      address: null,
      deposit: '5.01',
    });
    expect(await app.press('22', 'Agree', '77')).toBe(over);
    expect(await app.press('22', 'Agree')).toBe(agreed);
    expect(await app.press('22', 'Agree')).toBe(over);
    expect((await read(key)).state).toBe('awaiting_keys');
    expect(await app.press('77', 'Agree')).toBe(agreed);
    expect(await read(key)).toMatchObject({
      state: 'funding',
      address: expect.stringMatching(/^3/),
    });
    await askForDeposit(database().db, app.caller, {
      id: key.id,
      coinSymbol: 'JKC',
      messagesFor,
      nowMs: app.clock.nowMs,
    });
    await sendAppMessages(app.deps);
    expect(app.telegram.sent.at(-1)).toMatchObject({ chatId: '22' });
    expect(app.telegram.sent.at(-1)?.html).toContain('<code>5.01</code>');

    await payInBlock(key, '5.00999999');
    await watch();
    expect(await read(key)).toMatchObject({ state: 'funding', funded: '5.00999999' });
    await expect(draft(key, 'release')).rejects.toMatchObject({ code: 'conflict' });
    await payInBlock(key, '1');
    await watch();
    expect(await read(key)).toMatchObject({ state: 'funded', funded: '6.00999999' });

    const { psbt } = await draft(key, 'release');
    expect(await draft(key, 'release')).toMatchObject({ psbt, state: 'releasing' });
    const one = await sign(key, signPsbt(psbt ?? '', SELLER));
    expect([one.signatures, one.txid, index.sent]).toEqual([1, null, []]);
    const two = await sign(key, signPsbt(psbt ?? '', BUYER));
    expect(two).toMatchObject({ state: 'releasing', signatures: 2, txid: expect.any(String) });
    expect(outputsOf(index.sent[0])).toEqual([
      [PAYOUT, 500_000_000n],
      [REFUND, 600_999_999n - 500_000_000n - 100_000n],
    ]);
    await expect(sign(key, signPsbt(psbt ?? '', BUYER))).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(draft(key, 'refund')).rejects.toMatchObject({ code: 'conflict' });
    await watch();
    // The network has forgotten it.
    expect(index.sent).toHaveLength(2);
    chain.send(sentLast());
    await watch();
    chain.mine(sentLast());
    await watch();
    expect(await read(key)).toMatchObject({ state: 'released', funded: '0', txid: two.txid });
    expect(await watch()).toEqual({ expired: 0, sent: 0, problems: [] });
    expect(index.sent).toHaveLength(2);
  });

  it('belong to the app, and one call creates one', async () => {
    const { app, create } = await openEscrowDesk(database().db);
    const { db } = database();
    const key = await create({ callId: 'same' });
    expect(await create({ callId: 'same' })).toEqual(key);
    expect(app.telegram.sent).toHaveLength(2);
    const other = await app.callerOf('Other');
    await expect(readEscrow(db, { ...key, caller: other })).rejects.toMatchObject({
      code: 'not_found',
    });
    const list = { state: undefined, limit: 1, cursor: undefined };
    expect((await readEscrows(db, other, list)).data).toEqual([]);
    await create();
    const page = await readEscrows(db, app.caller, list);
    const next = await readEscrows(db, app.caller, { ...list, cursor: page.nextCursor ?? '' });
    expect([page.data[0]?.id, next.data[0]?.id, next.nextCursor]).toEqual(['2', '1', null]);
  });

  // The rest is the same on either engine.
  if (engine === 'embedded') return;

  it('drop signatures for one outcome when the other is drafted', async () => {
    const { draft, sign, fund } = await openEscrowDesk(database().db);
    const key = await fund();
    const release = await draft(key, 'release');
    await sign(key, signPsbt(release.psbt ?? '', SELLER));
    const refund = await draft(key, 'refund');
    expect(refund).toMatchObject({ state: 'refunding', signatures: 0 });
    await expect(sign(key, signPsbt(release.psbt ?? '', BUYER))).rejects.toMatchObject({
      code: 'bad_request',
    });
  });

  it('end as the operator decides in a dispute, and in no other way', async () => {
    const { app, draft, fund } = await openEscrowDesk(database().db);
    const { db } = database();
    const key = await fund();
    const about = { id: key.id, reason: 'No map', nowMs: app.clock.nowMs };
    await disputeEscrow(db, app.caller, about);
    await expect(disputeEscrow(db, app.caller, about)).rejects.toMatchObject({ code: 'conflict' });
    for (const direction of ['release', 'refund'] as const) {
      await expect(draft(key, direction)).rejects.toMatchObject({ code: 'conflict' });
    }
    expect(await readDisputes(db)).toMatchObject([{ id: String(key.id), dispute: 'No map' }]);
    const decided = { id: key.id, decision: 'refund' as const, actor: 'operator' };
    await decideDispute(db, { ...decided, nowMs: app.clock.nowMs });
    await expect(decideDispute(db, { ...decided, nowMs: 0 })).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(draft(key, 'release')).rejects.toMatchObject({ code: 'conflict' });
    expect((await draft(key, 'refund')).state).toBe('refunding');
    await expect(disputeEscrow(db, app.caller, about)).rejects.toMatchObject({ code: 'conflict' });
    const { rows } = await sql`
      select from audit_log where action = 'escrow_decided' and actor = 'operator'`.execute(db);
    expect(rows).toHaveLength(1);
  });

  it('can be declined by either, and expire unanswered', async () => {
    const { app, create, read, watch } = await openEscrowDesk(database().db);
    const first = await create();
    expect(await app.press('77', 'Decline')).toBe(declined);
    expect((await read(first)).state).toBe('declined');
    const second = await create();
    await app.press('22', 'Agree');
    app.clock.nowMs += ESCROW_CONFIRM_MS;
    expect(await app.press('77', 'Agree')).toBe(over);
    await watch();
    expect((await read(second)).state).toBe('expired');
  });

  it.each([
    ['one person', { seller: '22' }, 'bad_request'],
    ['somebody who allowed nothing', { seller: '88' }, 'no_consent'],
    ['nobody', { buyer: '55' }, 'no_consent'],
    ['the same key', { sellerKey: publicOf(BUYER) }, 'bad_request'],
    [
      'an address of another chain',
      { payoutAddress: 'mgX52zioDkg2BQYt1SBxb5QxP8qjn3Eu86' },
      'bad_request',
    ],
    ['too little', { amount: '0.99999999' }, 'bad_request'],
    ['too much', { amount: '1000000.00000001' }, 'bad_request'],
  ])('are refused with %s', async (_, change, code) => {
    const { app, create } = await openEscrowDesk(database().db);
    await expect(create(change)).rejects.toMatchObject({ code });
    expect(app.telegram.sent).toEqual([]);
  });

  it('send nothing to a buyer who withdrew consent', async () => {
    const { app, create } = await openEscrowDesk(database().db);
    const { db } = database();
    const key = await create();
    await app.press('22', 'Agree');
    await app.press('77', 'Agree');
    const { memberId, telegramId } = { memberId: app.crew.numberOf('22'), telegramId: '22' };
    const appId = app.caller.app?.id ?? 0n;
    await withdrawConsents(db, { memberId, telegramId }, { appId, nowMs: app.clock.nowMs });
    const ask = { id: key.id, coinSymbol: 'JKC', messagesFor, nowMs: app.clock.nowMs };
    await expect(askForDeposit(db, app.caller, ask)).rejects.toMatchObject({ code: 'no_consent' });
  });

  it('cannot be agreed to by banned members, or for a removed app', async () => {
    const { app, create, read } = await openEscrowDesk(database().db);
    const { db } = database();
    const key = await create();
    const at = new Date(app.clock.nowMs).toISOString();
    await ban(db, '22', app.clock.nowMs);
    expect(await app.press('22', 'Agree')).toBe(over);
    await unban(db, '22', app.clock.nowMs);
    await sql`update apps set removed_at = ${at}::timestamptz`.execute(db);
    expect(await app.press('22', 'Agree')).toBe(over);
    expect(await app.press('22', 'Decline')).toBe(declined);
    expect((await read(key)).state).toBe('declined');
  });

  it('are open a hundred times at most for one app, without those that have ended', async () => {
    const { create } = await openEscrowDesk(database().db);
    const { db } = database();
    await create();
    await sql`
      insert into escrows (app_id, owner_id, call_id, buyer_id, buyer_press, seller_id, seller_press, amount, description,
        buyer_key, seller_key, refund_address, payout_address, created_at, confirm_by, fund_by)
      select app_id, owner_id, n, buyer_id, n, seller_id, n, amount, description,
        buyer_key, seller_key, refund_address, payout_address, created_at, confirm_by, fund_by
      from escrows cross join (select n::text from generate_series(2, ${sql.lit(MOST_OPEN_ESCROWS)}) n) each`.execute(
      db,
    );
    for (const state of ESCROW_STATES) {
      await sql`update escrows set state = ${state}, txid = 'x'`.execute(db);
      const made = create().then(({ id }) =>
        sql`delete from escrows where id = ${id}::bigint`.execute(db),
      );
      if (state === 'awaiting_keys' || COIN_ESCROW_STATES.includes(state)) {
        await expect(made, state).rejects.toMatchObject({ code: 'conflict' });
      } else await made;
    }
  });
});
