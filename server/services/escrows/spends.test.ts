import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  BUYER,
  coinOf,
  openEscrowDesk,
  outputsOf,
  PAYOUT,
  REFUND,
  SELLER,
  scriptOf,
} from '#server/testing/apps/escrow-desk.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { signPsbt } from '#server/testing/escrows.ts';
import { disputeEscrow } from './escrows.ts';
import { decideDispute } from './spending.ts';

describeOnPostgres('the coins of escrows', (database) => {
  it('end only when their own coins are spent, even if the seller is paid as much for another one', async () => {
    const { chain, read, watch, fund, sentLast, signBoth } = await openEscrowDesk(database().db);
    const [first, second] = [await fund(), await fund()];
    await signBoth(first);
    const ofFirst = sentLast();
    const { txid } = await signBoth(second);
    const ofSecond = sentLast();
    chain.mine(ofFirst);
    chain.send(ofSecond);
    await watch();
    const states = async () => [(await read(first)).state, (await read(second)).state];
    expect(await states()).toEqual(['released', 'releasing']);
    // The same spend, signed once more without this site, has another id.
    const again = { ...ofSecond, txid: 'ab'.repeat(32) };
    chain.drop(ofSecond);
    chain.mine(again);
    await watch();
    expect(await states()).toEqual(['released', 'released']);
    expect([(await read(second)).txid, txid]).toEqual([again.txid, expect.any(String)]);
  });

  describe('whose coins two of the three spend past this site', () => {
    const [SELLERS, BUYERS] = [scriptOf(PAYOUT), scriptOf(REFUND)];
    const ELSEWHERE = `76a914${'11'.repeat(20)}88ac`;
    const spentNotes = async () => {
      const { rows } = await sql<{ after: unknown }>`
        select after from audit_log where action = 'escrow_spent_elsewhere'`.execute(database().db);
      return rows.map(({ after }) => after);
    };
    it.each([
      ['nobody has signed here', 0, ELSEWHERE, 'spent_elsewhere'],
      ['one has signed here', 1, ELSEWHERE, 'spent_elsewhere'],
      ['two have signed here', 2, ELSEWHERE, 'spent_elsewhere'],
      ['one has signed here', 1, SELLERS, 'released'],
      ['two have signed here', 2, SELLERS, 'released'],
      ['nobody has signed here', 0, BUYERS, 'refunded'],
      ['two have signed here', 2, BUYERS, 'refunded'],
    ])('while %s (%i), to %s, are %s once that is deep', async (_, signatures, script, state) => {
      const { chain, index, read, watch, draft, sign, fund, spending } = await openEscrowDesk(
        database().db,
      );
      const key = await fund();
      const { psbt } = await draft(key, 'release');
      for (const signer of [SELLER, BUYER].slice(0, signatures)) {
        await sign(key, signPsbt(psbt ?? '', signer));
      }
      const spent = spending(key.deposit, script);
      chain.send(spent);
      await watch();
      await watch();
      expect(await read(key)).toMatchObject({ state: 'releasing', funded: '5.01' });
      const { txid } = spent;
      const sent = index.sent.length;
      chain.mine(spent);
      await watch();
      await watch();
      expect(await read(key)).toMatchObject({ state, txid, funded: '0' });
      expect(await spentNotes()).toEqual([{ state, txid }]);
      const conflict = { code: 'conflict' };
      await expect(sign(key, signPsbt(psbt ?? '', BUYER))).rejects.toMatchObject(conflict);
      await expect(draft(key, 'refund')).rejects.toMatchObject(conflict);
      expect(index.sent).toHaveLength(sent);
    });

    it('end too before anything is drafted, but not while their deposit is only reorganised', async () => {
      const { chain, read, watch, fund, spending } = await openEscrowDesk(database().db);
      const key = await fund();
      chain.reorganise(1);
      chain.mineMany(2);
      await watch();
      expect(await read(key)).toMatchObject({ state: 'funding', funded: '0' });
      chain.mine(key.deposit);
      await watch();
      expect(await read(key)).toMatchObject({ state: 'funded', funded: '5.01' });
      const spent = spending(key.deposit, ELSEWHERE);
      chain.mine(spent);
      await watch();
      expect(await read(key)).toMatchObject({ state: 'spent_elsewhere', txid: spent.txid });
    });

    it('go on with what is left, if that is enough, also after a reorganisation', async () => {
      const {
        chain,
        index,
        read,
        watch,
        draft,
        sign,
        payInBlock,
        fund,
        sentLast,
        spending,
        signBoth,
      } = await openEscrowDesk(database().db);
      const key = await fund();
      const { psbt } = await draft(key, 'release');
      await sign(key, signPsbt(psbt ?? '', SELLER));
      chain.mine(spending(key.deposit, ELSEWHERE));
      const second = await payInBlock(key, '6');
      await watch();
      expect(await read(key)).toMatchObject({ state: 'funded', funded: '6', signatures: 0 });
      expect(await spentNotes()).toEqual([{ state: 'funded' }]);
      chain.reorganise(1);
      chain.mineMany(2);
      await watch();
      expect(await read(key)).toMatchObject({ state: 'funding', funded: '0' });
      chain.mine(second);
      await watch();
      await signBoth(key);
      expect(outputsOf(index.sent[0])[0]).toEqual([PAYOUT, 500_000_000n]);
      chain.mine(sentLast());
      await watch();
      expect((await read(key)).state).toBe('released');
    });

    it('are theirs again when a reorganisation takes the spend back', async () => {
      const { chain, read, watch, draft, sign, payInBlock, agree, sentLast, spending } =
        await openEscrowDesk(database().db);
      const key = await agree({ amount: '2000' });
      const deposit = await payInBlock(key, '2000.01');
      chain.mineMany(5);
      await watch();
      const { psbt } = await draft(key, 'release');
      chain.mine(spending(deposit, ELSEWHERE, 1n));
      chain.mineMany(4);
      await watch();
      expect(await read(key)).toMatchObject({ state: 'releasing', funded: '2000.01' });
      chain.reorganise(5, { returns: false });
      chain.mineMany(6);
      await watch();
      await sign(key, signPsbt(psbt ?? '', SELLER));
      await sign(key, signPsbt(psbt ?? '', BUYER));
      chain.mine(sentLast());
      chain.mineMany(5);
      await watch();
      expect(await read(key)).toMatchObject({ state: 'released' });
      expect(await spentNotes()).toEqual([]);
    });

    it('while the operator decides, end once that is done', async () => {
      const { app, chain, read, follow, watch, fund, spending } = await openEscrowDesk(
        database().db,
      );
      const key = await fund();
      const about = { id: key.id, nowMs: app.clock.nowMs };
      await disputeEscrow(database().db, app.caller, { ...about, reason: 'No map' });
      const spent = spending(key.deposit, ELSEWHERE);
      chain.mine(spent);
      await watch();
      expect((await read(key)).state).toBe('disputed');
      await decideDispute(database().db, { ...about, decision: 'refund', actor: 'operator' });
      await follow();
      expect(await read(key)).toMatchObject({ state: 'spent_elsewhere', txid: spent.txid });
    });
  });

  it('keep the bytes when they cannot be sent, and send them later', async () => {
    const { index, watch, draft, sign, fund } = await openEscrowDesk(database().db);
    const key = await fund();
    const { psbt } = await draft(key, 'release');
    await sign(key, signPsbt(psbt ?? '', SELLER));
    index.isDown = true;
    const signed = await sign(key, signPsbt(psbt ?? '', BUYER));
    expect([signed.txid === null, index.sent]).toEqual([false, []]);
    expect((await watch()).problems).toHaveLength(1);
    index.isDown = false;
    await watch();
    expect(index.sent).toHaveLength(1);
  });

  it('tell the operator that the network refuses what was signed, and send the others', async () => {
    const { index, watch, fund, signBoth } = await openEscrowDesk(database().db);
    const [first, second] = [await fund(), await fund()];
    index.refusal = 'min relay fee not met';
    for (const key of [first, second]) await signBoth(key);
    const problems = [first, second].map(
      ({ id }) => `escrow ${id}: the network refuses its transaction: min relay fee not met`,
    );
    const refused = await watch();
    expect({ ...refused, problems: refused.problems.toSorted() }).toEqual({
      expired: 0,
      sent: 0,
      problems,
    });
    index.refusal = null;
    expect(await watch()).toEqual({ expired: 0, sent: 2, problems: [] });
  });

  it('move nothing while the chain is in doubt', async () => {
    const { create, draft, sign, fund } = await openEscrowDesk(database().db);
    const key = await fund();
    const { psbt } = await draft(key, 'release');
    await sql`update chain_state set halted = 'a deep reorganisation'`.execute(database().db);
    const unavailable = { code: 'unavailable' };
    await expect(create()).rejects.toMatchObject(unavailable);
    await expect(draft(key, 'refund')).rejects.toMatchObject(unavailable);
    await expect(sign(key, signPsbt(psbt ?? '', SELLER))).rejects.toMatchObject(unavailable);
  });

  it('name the coins that they spend before their bytes are sent', async () => {
    const { index, draft, fund, signBoth } = await openEscrowDesk(database().db);
    const key = await fund();
    await draft(key, 'release');
    index.isDown = true;
    await signBoth(key);
    const { rows } = await sql`
      select from watched_coins where kind = 'site' and coin = ${coinOf(key.deposit)}`.execute(
      database().db,
    );
    expect(rows).toHaveLength(1);
  });
});
