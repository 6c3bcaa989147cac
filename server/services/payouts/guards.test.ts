import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_OUTPUTS } from '#rules/weeks/payouts.ts';
import { LOCKS } from '#server/db/locks.ts';
import { createTestWallet } from '#server/fakes/node/wallet.ts';
import {
  emptyDatabase,
  openPostgresForTest,
  type TestDatabase,
} from '#server/testing/db/databases.ts';
import { countWaiting } from '#server/testing/db/waiting.ts';
import {
  DUE_MS,
  MINUTE_MS,
  runAt,
  statusesOf,
  writeShares,
} from '#server/testing/wallet/payouts.ts';
import { claimPayout } from './claims.ts';
import { readDueShares } from './due.ts';
import { readPayout, stepPayout } from './payouts.ts';
import { resendFailedShares } from './repairs.ts';
import { noteAttempt, writePayout } from './writes.ts';

const COIN = 100_000_000n;

// Money moves on PostgreSQL only.
describe('between two steps of paying', () => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openPostgresForTest();
  });
  beforeEach(() => emptyDatabase(opened.db));
  afterAll(() => opened?.close());

  async function begin(addressesPaid = 2) {
    const { db } = opened;
    const wallet = createTestWallet();
    const addresses = Array.from({ length: addressesPaid }, () => wallet.node.strangerAddress());
    // Two members for each address.
    await writeShares(
      db,
      [...addresses, ...addresses].map((address) => ({ address, units: COIN })),
    );
    const readDue = () => readDueShares(db, wallet, { nowMs: DUE_MS, leastUnits: 1n });
    return { db, wallet, readDue };
  }

  it('nothing is signed, and no coin freed, while another server signs', async () => {
    const { db, wallet, readDue } = await begin();
    const claimed = await claimPayout(db, await readDue(), { method: 'raw', nowMs: DUE_MS });
    const payout = await readPayout(db, claimed?.payoutId ?? 0n);
    const calls: string[] = [];
    const watched = {
      ...wallet,
      listLocked: async () => {
        calls.push('listLocked');
        return wallet.listLocked();
      },
    };
    const step = () => stepPayout(db, watched, payout, { nowMs: DUE_MS });
    await db.transaction().execute(async (other) => {
      await sql`select pg_advisory_xact_lock(${LOCKS.signing})`.execute(other);
      expect(await step()).toBe('building');
    });
    expect(calls).toEqual([]);
    expect(await step()).toBe('signed');
  });

  it('a call without an answer is unclear after five minutes, not before', async () => {
    const { db, wallet } = await begin();
    wallet.node.faults.order('sendmany', 'times_out_before');
    await runAt(db, { ...wallet, canSignRaw: async () => false });
    const stepAt = async (nowMs: number) =>
      stepPayout(db, wallet, await readPayout(db, 1n), { nowMs });
    expect(await stepAt(DUE_MS + 5 * MINUTE_MS - 1)).toBe('calling');
    expect(await stepAt(DUE_MS + 5 * MINUTE_MS)).toBe('unclear');
  });

  it('a refusal does not fail a payout that another server has sent again meanwhile', async () => {
    const { db, wallet, readDue } = await begin();
    await claimPayout(db, await readDue(), { method: 'raw', nowMs: DUE_MS });
    expect(await stepPayout(db, wallet, await readPayout(db, 1n), { nowMs: DUE_MS })).toBe(
      'signed',
    );
    const overtaken = {
      ...wallet,
      broadcast: async () => {
        await noteAttempt(db, { id: 1n });
        return { outcome: 'refused' as const, reason: 'bad' };
      },
    };
    const payout = await readPayout(db, 1n);
    expect(await stepPayout(db, overtaken, payout, { nowMs: DUE_MS })).toBe('signed');
    expect(await statusesOf(db)).toEqual(['paying', 'paying', 'paying', 'paying']);
  });

  it('a late step changes nothing that another server has written meanwhile', async () => {
    const { db, wallet, readDue } = await begin();
    await claimPayout(db, await readDue(), { method: 'raw', nowMs: DUE_MS });
    const step = async () => stepPayout(db, wallet, await readPayout(db, 1n), { nowMs: DUE_MS });
    expect([await step(), await step()]).toEqual(['signed', 'sent']);
    const late = { state: 'failed', problem: 'late' } as const;
    expect(await writePayout(db, { id: 1n, from: ['building', 'signed'] }, late, DUE_MS)).toBe(
      'sent',
    );
    expect(await statusesOf(db)).toEqual(['sent', 'sent', 'sent', 'sent']);
  });

  it.each([
    ['takes another address', sql`update members set primary_address = 'another' where id = 1`],
    ['is banned', sql`update members set banned_at = '2026-01-01T00:00:00Z' where id = 1`],
  ])('nothing is claimed for anybody if a member %s', async (_, change) => {
    const { db, readDue } = await begin();
    const due = await readDue();
    await change.execute(db);
    expect(await claimPayout(db, due, { method: 'raw', nowMs: DUE_MS })).toBeNull();
    expect(await statusesOf(db)).toEqual(['owed', 'owed', 'owed', 'owed']);
  });

  it('two operators make a failed share owed once', async () => {
    const { db } = await begin(1);
    await sql`update shares set status = 'failed'`.execute(db);
    const resend = () => resendFailedShares(db, { memberId: 1n, actor: 'operator' });
    let both: Promise<unknown[][]> = Promise.resolve([]);
    await db.transaction().execute(async (other) => {
      await sql`select from shares for update`.execute(other);
      both = Promise.all([resend(), resend()]);
      // Both have read that it failed, and wait to write.
      await vi.waitUntil(async () => (await countWaiting(db)) === 2, 20_000);
    });
    expect((await both).map((changed) => changed.length).sort()).toEqual([0, 1]);
  });

  it('all shares of an address go into one payout, the last address that fits too', async () => {
    const { db, readDue } = await begin(MAX_OUTPUTS);
    const due = await readDue();
    const claimed = await claimPayout(db, due, { method: 'raw', nowMs: DUE_MS });
    expect(claimed).toMatchObject({ shares: 2 * MAX_OUTPUTS, rest: { payable: [] } });
  });
});
