import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#server/db/connect.ts';
import { findTables } from '#server/db/tables.ts';
import { createTestWallet } from '#server/fakes/node/wallet.ts';
import { nextReading } from '#server/services/chain/reading-order.ts';
import { fillDemo } from '#server/services/demo/demo-community.ts';
import { readAdminHunts } from '#server/services/hunts/admin-reads.ts';
import { runHunts } from '#server/services/hunts/run.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { endImport, isImportOpen } from '#server/services/ledger/import-mark.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { keepLog } from '#server/services/log/checkpoints.ts';
import { isLogToBegin } from '#server/services/log/keys.ts';
import { readFence } from '#server/services/payouts/fence/fence.ts';
import { openInvoice } from '#server/services/plans/coins/invoices.ts';
import { createSession } from '#server/services/sign-in/sessions.ts';
import { enrolMembers } from '#server/testing/billing.ts';
import { restoreCopy, takeCopy } from '#server/testing/db/copies.ts';
import {
  emptyDatabase,
  openEmbeddedForTest,
  openEmptied,
  openPostgresForTest,
  type TestDatabase,
} from '#server/testing/db/databases.ts';
import { HUNT_ENDS_MS, openHunt, POINTS_ONLY } from '#server/testing/hunts.ts';
import { TEST_SECRETS } from '#server/testing/keys.ts';
import { openFakeWorld, openInvoiceDesk } from '#server/testing/plans/invoice-desk.ts';
import { sized, someOf } from '#server/testing/run/scope.ts';
import { runAt } from '#server/testing/wallet/payouts.ts';
import { databaseSource } from './make-backup.ts';
import { moveDatabase } from './move-database.ts';
import { restoreBackup } from './restore-backup.ts';

const NOW_MS = Date.parse('2026-03-04T12:00:00Z');
/** More than are read at once: twice in a whole run. */
const KEYS = sized(10_200, 5_200);
const CHECKOUT = 'c0ffee00-0000-4000-8000-000000000001';

describe('a whole database', () => {
  let from: TestDatabase;
  let to: TestDatabase;
  let deleted = 0n;
  beforeAll(async () => {
    [from, to] = [await openEmbeddedForTest(), await openPostgresForTest()];
    // Filled on the quicker engine.
    await fillDemo(to.db, {
      nowMs: NOW_MS,
      poolUnits: 50_000_000_000n,
      thresholdHundredths: 500,
    });
    await restoreCopy(from.db, await takeCopy(to.db));
    await sql`analyze`.execute(from.db);
    await createSession(from.db, { memberId: 1n, nowMs: NOW_MS });
    // Includes payments, although money moves on PostgreSQL only: no table may be left behind.
    const wallet = createTestWallet();
    const address = wallet.node.strangerAddress();
    await sql`update members set primary_address = ${address} where id % 3 = 0`.execute(from.db);
    await runAt(from.db, wallet, NOW_MS);
    await keepLog({
      db: from.db,
      secrets: TEST_SECRETS,
      publicUrl: 'https://deck.example',
      now: () => NOW_MS,
    });
    // Its clue refers to a picture.
    await openHunt(from.db, { picture: true });
    // Answers of the node and of Stripe were read, the last one as number 900.
    await sql`
      insert into chain_state (source_height, mempool, mempool_reading) values (897, 'complete', 700)
      on conflict (one) do update set mempool_reading = 700`.execute(from.db);
    await sql`
      insert into card_checkouts (id, member_id, tier, period, amount_cents, currency, kind, status, created_at, expires_at)
      values (${CHECKOUT}::uuid, 1, 'pro', 'monthly', 2999, 'usd', 'checkout', 'paid', now(), now())`.execute(
      from.db,
    );
    await sql`
      insert into card_subscriptions (id, member_id, customer_id, checkout_id, applied, linked_at)
      values ('sub_1', 1, 'cus_1', ${CHECKOUT}::uuid, 900, now())`.execute(from.db);
    // The newest one, whose number is in the ids of its events.
    const { rows } = await sql<{ id: bigint }>`
      delete from submissions where id = (select max(id) from submissions) returning id`.execute(
      from.db,
    );
    deleted = rows[0]?.id ?? 0n;
    // Each one replaces the one before, and the first ones are stored behind the last.
    await sql`
      insert into api_keys (id, member_id, name, key_hash, secret_id, shown_start, shown_end, permissions, created_at, rotated_from)
      select n, 1, 'Key', int8send(n), 'one', 'abcd', 'wxyz', '[]', '2026-03-01', nullif(n - 1, 0)
      from generate_series(1, ${KEYS}::int) n`.execute(from.db);
    await sql`update api_keys set name = repeat('x', 60) where id <= 200`.execute(from.db);
  }, 120_000);
  beforeEach(() => emptyDatabase(to.db));
  afterAll(async () => {
    await from?.close();
    await to?.close();
  });

  it('is moved to PostgreSQL with every row, the ledger agrees, and numbering continues', async () => {
    const moved = await moveDatabase(from.db, to.db);
    const rows = new Map(moved.map((each) => [each.table, each.rows]));
    for (const table of [
      'members',
      'point_entries',
      'shares',
      'payouts',
      'api_keys',
      'sessions',
      'settings',
      'log_leaves',
      'log_checkpoints',
      'hunt_pictures',
    ]) {
      expect([table, (rows.get(table) ?? 0) > 0]).toEqual([table, true]);
    }
    expect(await checkLedger(to.db)).toEqual([]);
    expect(await tablesWithoutStatistics(to)).toEqual([]);
    expect(await isLogToBegin(to.db)).toBe(false);

    const before = await highest(to);
    const at = '2026-03-04T12:00:00Z';
    await ingestEvents(to.db, {
      events: [{ id: 'after-the-move', type: 'gm', at, telegramId: '4242424242' }],
      nowMs: NOW_MS,
    });
    const after = await highest(to);
    expect([after.seq - before.seq, after.member - before.member]).toEqual([1n, 1n]);
    // With a lower number, each new answer would be taken for an earlier one.
    expect(await nextReading(to.db)).toBe(901n);
    expect(await nextSubmission(to.db)).toBe(deleted + 1n);
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

  it('comes back from a backup on the other engine, and from there on its own', async () => {
    const before = await contentsOf(from.db);
    const backup = await backUp(from);
    const restored = await restoreBackup(to.db, { lines: read(backup), nowMs: NOW_MS }, STEPS);
    expect(restored).toMatchObject({
      migrated: 0,
      weeksWait: false,
      huntsWait: 0,
      header: { engine: 'embedded' },
    });
    expect(await contentsOf(to.db)).toEqual(before);
    expect(await readFence(to.db)).toMatchObject({
      reason: `the database was restored from the backup of ${restored.header.madeAt}`,
      oldHostMayRun: true,
    });
    expect(await isLogToBegin(to.db)).toBe(true);
    expect(await nextReading(to.db)).toBe(901n);
    expect(await nextSubmission(to.db)).toBe(deleted + 1n);
    const second = await backUp(to);
    const again = await openEmptied('embedded');
    // A week later: it waits for the events that the copy lacks.
    const later = { lines: read(second), nowMs: NOW_MS + 7 * 86_400_000 };
    expect(await restoreBackup(again.db, later, STEPS)).toMatchObject({ weeksWait: true });
    expect(await isImportOpen(again.db)).toBe(true);
    await endImport(again.db);
    expect(await contentsOf(again.db)).toEqual(before);
    expect(await tablesWithoutStatistics(again)).toEqual([]);
    await again.close();
  }, 120_000);

  it('lists the finishers of a treasure hunt that has ended since once a person allows it', async () => {
    const backup = await backUp(from);
    const later = { lines: read(backup), nowMs: HUNT_ENDS_MS };
    const restored = await restoreBackup(to.db, later, STEPS);
    expect(restored).toMatchObject({ weeksWait: false, huntsWait: 1 });
    // Weeks and payouts wait too.
    expect(await isImportOpen(to.db)).toBe(true);
    const run = () => runHunts(to.db, { source: null, nowMs: HUNT_ENDS_MS });
    expect(await run()).toMatchObject({ ended: 0, waits: [expect.stringContaining('import')] });
    const open = async () => {
      const hunts = await readAdminHunts(to.db, {
        source: POINTS_ONLY,
        nowMs: HUNT_ENDS_MS,
        language: 'en',
      });
      return hunts.filter(({ isOpen }) => isOpen).map(({ status }) => status);
    };
    // It can still be cancelled.
    expect(await open()).toEqual(['ended']);
    await endImport(to.db);
    expect(await run()).toMatchObject({ ended: 1, settled: 1 });
    expect(await open()).toEqual([]);
  }, 60_000);

  it('gives no invoice an address that the lost database may have given another', async () => {
    const { db } = to;
    const world = openFakeWorld();
    const desk = await openInvoiceDesk(db, world);
    const [, other = 0n] = await enrolMembers(db, '22');
    const backup = await backUp(to);
    const lost = await desk.open();
    const addresses = [lost.address];
    for (const minutes of [1, 2]) {
      await emptyDatabase(db);
      const nowMs = NOW_MS + minutes * 60_000;
      await restoreBackup(db, { lines: read(backup), nowMs }, STEPS);
      const invoice = await openInvoice(desk.deps, {
        memberId: other,
        tier: 'starter',
        period: 'monthly',
      });
      addresses.push(invoice.address);
    }
    expect(new Set(addresses).size).toBe(3);
    await world.pay(lost.address, '475');
    await world.mine();
    await desk.follow();
    const { rows } = await sql`select status, received::int from coin_invoices`.execute(db);
    expect(rows).toEqual([{ status: 'new', received: 0 }]);
  }, 60_000);

  it('is not restored if a row is missing, another, or of no table', async () => {
    const lines = (await backUp(from)).lines;
    const rows = lines.findIndex((line) => line.startsWith('[') && line.includes('"tipped"'));
    const changed = String(lines[rows]).replace(/"tipped": (\d+)/, '"tipped": 1$1');
    const damages: [string[], RegExp][] = [
      [lines.toSpliced(rows, 1), /member_totals is not the same as in the backup/],
      [lines.with(rows, changed), /member_totals is not the same as in the backup/],
      [lines.toSpliced(rows - 1, 1), /has rows of no table/],
      [lines.slice(0, rows), /not complete/],
      [lines.slice(1), /does not begin with its header/],
      [lines.with(rows - 1, '{"kind":"table","table":"pg_authid"}'), /unknown table: pg_authid/],
    ];
    for (const [wrong, message] of someOf(damages, 3, 'damages')) {
      const given = { lines: read({ lines: wrong }), nowMs: NOW_MS };
      await expect(restoreBackup(to.db, given, STEPS)).rejects.toThrow(message);
    }
    expect((await sql`select 1 from members`.execute(to.db)).rows).toEqual([]);
  }, 60_000);

  it('is not restored over rows, or from a newer program or one before 1.0.0', async () => {
    const { lines } = await backUp(from);
    const draft = lines.with(
      0,
      String(lines[0]).replace(
        /"migrations":\[[^\]]*\]/,
        '"migrations":["0001-ledger-weeks-members.sql"]',
      ),
    );
    await expect(
      restoreBackup(to.db, { lines: read({ lines: draft }), nowMs: NOW_MS }, STEPS),
    ).rejects.toThrow(/^This backup was made by a version before 1\.0\.0, and cannot be restored/);
    const newer = lines.with(0, String(lines[0]).replace('"0001-', '"9999-later.sql","0001-'));
    await expect(
      restoreBackup(to.db, { lines: read({ lines: newer }), nowMs: NOW_MS }, STEPS),
    ).rejects.toThrow(/^The backup is newer than this program: version [\d.]+ made it/);
    await sql`insert into settings (key, value) values ('mine', '1')`.execute(to.db);
    await expect(
      restoreBackup(to.db, { lines: read({ lines }), nowMs: NOW_MS }, STEPS),
    ).rejects.toThrow('not empty: settings has rows');
  });
});

describe('a backup during writes', () => {
  it('is of one moment', async () => {
    const database = await openEmptied('postgres');
    const writer = await database.connectAgain();
    let isOver = false;
    let taken = 0;
    const writing = (async () => {
      for (; !isOver; taken += 1) {
        const event = { id: `e${taken}`, type: 'gm', telegramId: String(100 + taken) };
        const at = new Date(NOW_MS).toISOString();
        await ingestEvents(writer.db, { events: [{ ...event, at }], nowMs: NOW_MS });
      }
    })();
    await expect.poll(() => taken).toBeGreaterThan(20);
    const { lines } = await backUp(database, async () => {
      const before = taken;
      await expect.poll(() => taken).toBeGreaterThan(before + 20);
    });
    isOver = true;
    await writing;
    const rows = new Map<string, number>();
    for (const line of lines) {
      const part = line.startsWith('{') ? JSON.parse(line) : {};
      if (part.kind === 'counted') rows.set(part.table, part.rows);
    }
    expect(rows.get('members')).toBe(rows.get('activity_events'));
    expect(rows.get('members')).toBe(rows.get('member_totals'));
    expect(rows.get('members')).toBeLessThan(taken);
    await emptyDatabase(database.db);
    const given = { lines: read({ lines }), nowMs: NOW_MS };
    const { figures } = await restoreBackup(database.db, given, STEPS);
    expect(figures).toMatchObject({ events: String(rows.get('activity_events')) });
    await database.close();
  });
});

const STEPS = { onSecret: () => {}, onFile: () => {} };

/** The lines of a backup; `between` runs after the first table. */
async function backUp(database: Pick<TestDatabase, 'db' | 'engine'>, between = async () => {}) {
  const lines: string[] = [];
  await databaseSource(database, () => NOW_MS).read(async (given) => {
    for await (const line of given) {
      lines.push(line);
      if (lines.length === 4) await between();
    }
  });
  return { lines };
}

async function* read({ lines }: { lines: string[] }) {
  yield* lines;
}

/** Every row of every table, except those that a restore adds, and without the mark that it sets. */
async function contentsOf(db: Db) {
  const contents: Record<string, unknown> = {};
  for (const table of (await findTables(db)).filter((each) => each !== 'payout_fence')) {
    const text = table === 'log_keys' ? sql`(to_jsonb(t) - 'is_retired')::text` : sql`t::text`;
    const { rows } = await sql<{ row: string }>`
      select md5(string_agg(${text}, ',' order by ${text})) as row from ${sql.id(table)} t
      where ${table === 'audit_log' ? sql`t::text not like '%restored from the backup%'` : sql`true`}`.execute(
      db,
    );
    contents[table] = rows[0]?.row;
  }
  return contents;
}

async function nextSubmission(db: Db): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    select nextval(pg_get_serial_sequence('submissions', 'id')) as id`.execute(db);
  return BigInt(rows[0]?.id ?? 0);
}

async function tablesWithoutStatistics({ db }: TestDatabase): Promise<unknown[]> {
  const known = await findTables(db);
  const { rows } = await sql<{ relname: string }>`
    select relname from pg_class where relkind = 'r' and reltuples < 0`.execute(db);
  return rows.map(({ relname }) => relname).filter((each) => known.includes(each));
}

async function highest({ db }: TestDatabase): Promise<{ seq: bigint; member: bigint }> {
  const { rows } = await sql<{ seq: bigint; member: bigint }>`
    select (select max(seq) from activity_events) as seq, (select max(id) from members) as member`.execute(
    db,
  );
  return rows[0] ?? { seq: 0n, member: 0n };
}
