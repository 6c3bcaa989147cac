import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestWallet } from '#server/fakes/node/wallet.ts';
import { fillDemo } from '#server/services/demo/community.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { createSession } from '#server/services/sign-in/sessions.ts';
import {
  emptyDatabase,
  openEmbeddedForTest,
  openPostgresForTest,
  type TestDatabase,
} from '#server/testing/db/databases.ts';
import { runAt } from '#server/testing/payouts.ts';
import { moveDatabase } from './move-database.ts';

const NOW_MS = Date.parse('2026-03-04T12:00:00Z');

describe('moving to PostgreSQL', () => {
  let from: TestDatabase;
  let to: TestDatabase;
  beforeAll(async () => {
    [from, to] = [await openEmbeddedForTest(), await openPostgresForTest()];
    await fillDemo(from.db, {
      nowMs: NOW_MS,
      poolUnits: 50_000_000_000n,
      thresholdHundredths: 500,
    });
    await createSession(from.db, { memberId: 1n, nowMs: NOW_MS });
    // Payments too, though money moves on PostgreSQL only: no table may be left behind.
    const wallet = createTestWallet();
    const address = wallet.node.strangerAddress();
    await sql`update members set primary_address = ${address} where id % 3 = 0`.execute(from.db);
    await runAt(from.db, wallet, NOW_MS);
    // Each takes the place of the one before, and the first ones lie behind the last.
    await sql`
      insert into api_keys (id, member_id, name, key_hash, secret_id, shown_start, shown_end, permissions, created_at, rotated_from)
      select n, 1, 'Key', int8send(n), 'one', 'abcd', 'wxyz', '[]', '2026-03-01', nullif(n - 1, 0)
      from generate_series(1, 10200) n`.execute(from.db);
    await sql`update api_keys set name = repeat('x', 60) where id <= 200`.execute(from.db);
  }, 120_000);
  beforeEach(() => emptyDatabase(to.db));
  afterAll(async () => {
    await from?.close();
    await to?.close();
  });

  it('copies every row, and the ledger agrees', async () => {
    const moved = await moveDatabase(from.db, to.db);
    const rows = new Map(moved.map((each) => [each.table, each.rows]));
    for (const table of [
      'members',
      'point_entries',
      'shares',
      'payments',
      'api_keys',
      'sessions',
      'settings',
    ]) {
      expect([table, (rows.get(table) ?? 0) > 0]).toEqual([table, true]);
    }
    expect(await checkLedger(to.db)).toEqual([]);
  }, 60_000);

  it('continues numbering after the copied rows', async () => {
    await moveDatabase(from.db, to.db);
    const before = await highest(to);
    const at = '2026-03-04T12:00:00Z';
    await ingestEvents(to.db, {
      events: [{ id: 'after-the-move', type: 'gm', at, telegramId: '4242424242' }],
      nowMs: NOW_MS,
    });
    const after = await highest(to);
    expect([after.seq - before.seq, after.member - before.member]).toEqual([1n, 1n]);
    expect(await checkLedger(to.db)).toEqual([]);
  }, 60_000);

  it('moves nothing into a database that has rows', async () => {
    await sql`insert into settings (key, value) values ('mine', '1')`.execute(to.db);
    await expect(moveDatabase(from.db, to.db)).rejects.toThrow('not empty: settings has rows');
  });

  it('moves nothing if the totals differ from the ledger', async () => {
    await sql`update member_totals set tipped = tipped + 1 where member_id = 1`.execute(from.db);
    try {
      await expect(moveDatabase(from.db, to.db)).rejects.toThrow(/differ from the ledger \(tipped/);
    } finally {
      await sql`update member_totals set tipped = tipped - 1 where member_id = 1`.execute(from.db);
    }
    expect((await sql`select 1 from members`.execute(to.db)).rows).toEqual([]);
  }, 60_000);
});

async function highest({ db }: TestDatabase): Promise<{ seq: bigint; member: bigint }> {
  const { rows } = await sql<{ seq: bigint; member: bigint }>`
    select (select max(seq) from activity_events) as seq, (select max(id) from members) as member`.execute(
    db,
  );
  return rows[0] ?? { seq: 0n, member: 0n };
}
