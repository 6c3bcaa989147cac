import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { readResult } from '#rules/weeks/result.ts';
import { nextWeek, weekEndMs } from '#rules/weeks/week.ts';
import type { TestWallet } from '#server/fakes/node/wallet.ts';
import { WalletUnreachable } from '#server/gateways/node-wallet/wallet.ts';
import { markImport } from '#server/services/ledger/import-mark.ts';
import { raiseFenceIn } from '#server/services/payouts/fence/fence.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import {
  beginWeeks,
  COIN,
  closeWith,
  earn,
  FEE,
  readPools,
  SETTINGS,
  sourceOf,
  TENTH,
  WEEK,
  walletOf,
} from '#server/testing/wallet/balance-pool.ts';
import { closePastWeeks } from './close-weeks.ts';
import { openWeekCsv } from './files.ts';
import { reopenWeek } from './reopen-week.ts';

const NEXT = nextWeek(WEEK);
const DAY_MS = 24 * 60 * 60_000;
const FIRST = (1000n * COIN - FEE) / 10n;

describeOnPostgres('a pool whose balance cannot be read', (database) => {
  const readWaits = async () => {
    const { rows } = await sql<{ week: string; problem: string }>`
      select week, problem from pool_waits`.execute(database().db);
    return rows;
  };

  it.each([
    ['no wallet is configured', () => null, /WALLET_RPC_URL/],
    ['the node does not answer', () => stopped(walletOf([1000n])), /cannot be asked/],
    ['the balance alone is missing', () => silent(walletOf([1000n])), /cannot be asked/],
    ['the node reads the chain', () => syncing(walletOf([1000n])), /still reading the chain/],
    ['the newest block is old', () => walletOf([1000n], '2026-03-01'), /older than this server/],
  ])('holds up its week while %s', async (_, walletNow, reason) => {
    const { db } = database();
    await beginWeeks(db);
    await expect(closeWith(db, walletNow())).rejects.toThrow(reason);
    expect(await readPools(db)).toEqual([]);
    expect(await readWaits()).toEqual([{ week: WEEK, problem: expect.stringMatching(reason) }]);
    await closeWith(db, walletOf([1000n]));
    expect(await readPools(db)).toEqual([FIRST]);
    expect(await readWaits()).toEqual([]);
  });

  it('holds up its week while the chain is halted, or the old host may run', async () => {
    const { db } = database();
    await beginWeeks(db);
    await sql`insert into chain_state (source_height, mempool, halted)
      values (1, 'complete', 'a block is missing')`.execute(db);
    await sql`insert into chain_blocks (height, hash, time, txids) values (1, '00', now(), '{}')`.execute(
      db,
    );
    await expect(closeWith(db, walletOf([1000n]))).rejects.toThrow(/halted/);
    await sql`update chain_state set halted = null`.execute(db);
    const hold = { reason: 'restored', atMs: weekEndMs(WEEK), oldHostMayRun: true };
    await db.transaction().execute((tx) => raiseFenceIn(tx, hold));
    for (const laterMs of [0, 3 * DAY_MS]) {
      await expect(closeWith(db, walletOf([1000n]), { laterMs })).rejects.toThrow(/old host/);
    }
    expect(await readPools(db)).toEqual([]);
  });

  describe('for a day', () => {
    it('counts as 0 then, and what earlier weeks left is shared out', async () => {
      const { db } = database();
      await beginWeeks(db, { ...TENTH, highestShare: 50 });
      await closeWith(db, walletOf([1000n]));
      await earn(db, NEXT);
      // The server was off for three days, and the day begins with its first attempt.
      const at = (laterMs: number) => ({ week: NEXT, laterMs: 3 * DAY_MS + laterMs });
      await expect(closeWith(db, null, at(0))).rejects.toThrow(/waits/);
      await expect(closeWith(db, null, at(DAY_MS - 1))).rejects.toThrow(/waits/);
      await closeWith(db, null, at(DAY_MS));
      const { rows } = await sql<{ left: bigint }>`
        select carried_out as left from weeks where week = ${WEEK}`.execute(db);
      expect(await readPools(db)).toEqual([FIRST, rows[0]?.left]);
      expect(await readWaits()).toEqual([]);
      const { parts } = await openWeekCsv(db, { week: NEXT });
      let text = '';
      for await (const part of parts) text += part;
      expect(readResult(text).inputs.policy?.balance).toMatchObject({
        balanceUnits: 0n,
        debtsUnits: 0n,
        height: 0,
      });
    });

    it('is read after all if the week is reopened', async () => {
      const { db } = database();
      await beginWeeks(db);
      await expect(closeWith(db, null)).rejects.toThrow(/waits/);
      await closeWith(db, null, { laterMs: DAY_MS });
      expect(await readPools(db)).toEqual([0n]);
      await reopenWeek(db, { week: WEEK, reason: 'the node is back', actor: 'operator' });
      await closeWith(db, walletOf([1000n]));
      expect(await readPools(db)).toEqual([FIRST]);
    });
  });

  it('waits while a payout is on its way, and then counts its shares as owed', async () => {
    const { db } = database();
    await beginWeeks(db);
    await closeWith(db, walletOf([1000n]));
    await earn(db, NEXT);
    const owed = FIRST;
    await sql`
      insert into payouts (id, state, method, amount, created_at) overriding system value
      values (1, 'building', 'raw', 25, now())`.execute(db);
    await sql`update shares set status = 'paying', payout_id = 1 where member_id = 1`.execute(db);
    // The wallet has paid it, but no answer came: its coins are gone, and still owed.
    const close = (laterMs: number) =>
      closeWith(db, walletOf([900n], NEXT), { week: NEXT, laterMs });
    await expect(close(0)).rejects.toThrow(/payouts are on their way/);
    expect(await readPools(db)).toEqual([FIRST]);
    const late = walletOf([900n], NEXT);
    await closeWith(
      db,
      { ...late, readState: stateAt(late, DAY_MS) },
      { week: NEXT, laterMs: DAY_MS },
    );
    expect(await readPools(db)).toEqual([FIRST, (900n * COIN - owed - FEE) / 10n]);
  });

  it('counts a sent payout as owed then if the wallet has lost its transaction', async () => {
    const { db } = database();
    await beginWeeks(db);
    await closeWith(db, walletOf([1000n]));
    await earn(db, NEXT);
    await sql`
      insert into payouts (id, state, method, amount, raw_tx, txid, problem, created_at) overriding system value
      select 1, 'sent', 'raw', amount, '00', '00', 'the wallet does not know it', now()
      from shares where member_id = 1`.execute(db);
    await sql`update shares set status = 'sent', payout_id = 1, txid = '00' where member_id = 1`.execute(
      db,
    );
    // Its coins are in the balance again, and its bytes may still spend them.
    const wallet = walletOf([1000n], NEXT);
    const late = { ...wallet, readState: stateAt(wallet, DAY_MS) };
    await expect(closeWith(db, wallet, { week: NEXT })).rejects.toThrow(/on their way/);
    await closeWith(db, late, { week: NEXT, laterMs: DAY_MS });
    expect(await readPools(db)).toEqual([FIRST, (1000n * COIN - FIRST - FEE) / 10n]);
  });

  it.each(['calling', 'unclear', 'sent', 'signed'])('waits while a payout is %s', async (state) => {
    const { db } = database();
    await beginWeeks(db);
    await sql`
      insert into payouts (state, method, amount, raw_tx, txid, created_at)
      values (${state}, 'raw', 25, '00', '00', now())`.execute(db);
    await expect(closeWith(db, walletOf([1000n]))).rejects.toThrow(/payouts are on their way/);
    await sql`update payouts set state = 'confirmed'`.execute(db);
    await closeWith(db, walletOf([1000n]));
    expect(await readPools(db)).toEqual([FIRST]);
  });

  it.each([
    ['falls', 'elsewhere', 'here'],
    ['rises', 'here', 'elsewhere'],
  ])('takes the higher debt if it %s while the wallet answers', async (_, then, first) => {
    const { db } = database();
    await beginWeeks(db);
    await closeWith(db, walletOf([1000n]));
    await earn(db, NEXT);
    const set = (settlement: string) =>
      sql`update weeks set settlement = ${settlement}`.execute(db);
    const close = async (laterMs: number) => {
      await set(first);
      const wallet = walletOf([1000n], NEXT);
      const readState = stateAt(wallet, laterMs);
      return closeWith(
        db,
        {
          ...wallet,
          async readState() {
            await set(then);
            return readState();
          },
        },
        { week: NEXT, laterMs },
      );
    };
    await expect(close(0)).rejects.toThrow(/payouts are on their way/);
    await close(DAY_MS);
    expect(await readPools(db)).toEqual([FIRST, (1000n * COIN - FIRST - FEE) / 10n]);
  });

  it('is not read while an import may begin an earlier week', async () => {
    const { db } = database();
    await beginWeeks(db);
    await markImport(db);
    const poolSource = sourceOf(walletOf([1000n]));
    const input = { ...SETTINGS, nowMs: weekEndMs(WEEK), poolSource, waitsForImport: true };
    await expect(closePastWeeks(db, input)).rejects.toThrow(/import/);
    const { rows } = await sql`select from pool_readings`.execute(db);
    expect(rows).toEqual([]);
  });
});

/** A wallet's state with its newest block so much later. */
function stateAt(wallet: TestWallet, laterMs: number) {
  return async () => {
    const state = await wallet.readState();
    return { ...state, tipTimeMs: state.tipTimeMs + laterMs };
  };
}

function stopped(wallet: TestWallet): TestWallet {
  wallet.node.faults.isDown = true;
  return wallet;
}

function silent(wallet: TestWallet): TestWallet {
  const noAnswer = () => Promise.reject(new WalletUnreachable('no answer'));
  return { ...wallet, readDeepBalance: noAnswer };
}

function syncing(wallet: TestWallet): TestWallet {
  wallet.node.state.isSyncing = true;
  return wallet;
}
