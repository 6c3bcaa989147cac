import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  describeOnBothEngines,
  emptyDatabase,
  openPostgresForTest,
} from '#server/testing/db/databases.ts';
import { findContractions } from '#server/testing/db/expand-only.ts';
import { connect, type Db } from './connect.ts';
import { migrate, migrateWithin } from './migrate.ts';
import { TABLES } from './tables.ts';

const FILES = readdirSync(new URL('./migrations', import.meta.url)).sort();

/**
 * The checksums of migrations that databases were made with. A change needs a new migration; existing databases never get an
 * edited one.
 */
const SUMS = {
  '0001-ledger-weeks-members.sql': 'f460aa9bbab1361d',
  '0002-board-functions.sql': 'bc150336bead11f3',
  '0003-sign-in.sql': '1263da4b74ceb5ce',
  '0004-payouts.sql': '793b3ba1d066af3e',
  '0005-week-results.sql': '332b8c76755a9464',
  '0006-shares-by-member.sql': '87b7c0641ac4585e',
  '0007-broadcasts.sql': '6819046e5842a5ea',
  '0008-sign-in-requests.sql': '6d0e383eb8c9a658',
  '0009-review.sql': '0cffa635b258bfc0',
  '0010-submission-search.sql': '6666b1b0d1e36431',
  '0011-developers.sql': '46d54367f30087cc',
  '0012-api-keys.sql': '85ace83f6bb89fca',
  '0013-billing.sql': '640859a315274549',
  '0014-webhooks.sql': '109d640bbcd3b5ef',
  '0015-creator-hub.sql': 'fa910e9baa6829c0',
  '0016-app-api.sql': 'a4d7e1e14e2f7b62',
  '0017-webhook-notices.sql': 'f5e95bcf60ad549d',
  '0018-unpaid.sql': 'e6515a86dcfcf485',
  '0019-app-versions.sql': 'f573dfe5c0d27489',
  '0024-brought-up.sql': '091bb43a9d84627f',
  '0025-claimed-jobs.sql': 'd431f719c2192b72',
  '0026-declared-permissions.sql': 'cadd1c71c22bea5e',
  '0027-reopened-weeks.sql': '6cc5a748e000bf67',
  '0028-audit-details.sql': '4e294fb83834875a',
  '0029-plan-requests.sql': '2408a6ef60a82e3d',
  '0030-member-pictures.sql': '1ab184617f8674ad',
  '0031-due-shares.sql': 'ff240e0c3b33d187',
  '0032-past-bans-and-spent-escrows.sql': '8712d8f57e7e47d3',
  '0034-alerts.sql': '6bc3fee526d23a38',
  '0035-uptime.sql': 'c8883f540fb4c245',
  '0036-backups.sql': '1ca5fcd8db415f4f',
  '0037-payment-fence.sql': 'c30fb7c60cbaf7fc',
  '0038-news.sql': '2e5d652dba7eb407',
  '0040-ingest-state.sql': 'e93f0e80a0d2746e',
  '0043-bot.sql': 'fdd205d3059b231c',
  '0046-tips.sql': '43e48e2803ea3e06',
  '0047-wallet-payments.sql': '133a50cf6ac58d8b',
  '0048-week-marks.sql': '54efd9c2334e9aeb',
  '0049-address-proofs.sql': 'aac5f793d2d79736',
  '0051-fairness.sql': 'afbb0c7729d9fc10',
  '0052-objections.sql': '35858de4be40602f',
  '0056-keys-at-once.sql': '0a32047f733cfc44',
  '0057-faucet.sql': 'd17358a78ace00a6',
  '0059-sign-in-links.sql': '054c6c9d8c6cd5e2',
  '0060-fewer-event-indexes.sql': 'f7e4efc72292b980',
  '0061-fairness-news.sql': 'c83641d68ea325be',
  '0062-begin-ingest.sql': '158b13587d1282e4',
  '0063-tip-dues.sql': 'ede268a04f1a8001',
  '0064-unpaid-tips.sql': 'b58c1ff30956572a',
  '0065-unmarked-payments.sql': '51de61eaa59f26b7',
  '0066-secret-mark-and-outlook.sql': '86a83a9392a42cf6',
  '0067-settled-and-paid-by-hand.sql': 'f26ed4db7354069d',
  '0070-proof-signatures.sql': 'f19b5bc2b7befb48',
  '0071-payouts.sql': '3d879c19585df868',
  '0072-chain.sql': '75ec5d75bfe654e1',
  '0074-chain-arrivals.sql': 'd40a44d8ff46632b',
  '0076-escrow-reserve.sql': '07637c07fb708e68',
  '0077-confirmations-needed.sql': '32913661b7becea8',
};

/** The database's former names of payouts. Other payments keep their names. */
const FORMER =
  /^(payments|payment_(outputs|shares|fence|id))|(?<!hand_)payment_id|shares_(by|one)_payment/;

/** The last migration before the rule. */
const LAST_FREE = '0037-payment-fence.sql';

describe('the migrations', () => {
  it.each([
    ['create table a (b int not null)', []],
    ['alter table a add column b int', []],
    ['alter table a add column b numeric(9, 2) not null default 0, add column c int', []],
    [
      'alter table a add column b int, add column c numeric(9, 2) not null',
      ['adds a column that has to be written'],
    ],
    ['alter table a drop column b', ['drops a column']],
    ['alter table a drop constraint b', []],
    ['DROP TABLE a', ['drops a table']],
    ['alter table a rename b to c', ['renames']],
    ['alter table a alter column b set not null', ['makes a column not null']],
    ['alter table a alter b type bigint', ['changes the type of a column']],
    ['-- drop table a\nselect 1', []],
    ['-- contract: 1.4.0 stopped using a\ndrop table a', []],
    ['-- contract: soon\ndrop table a', ['drops a table']],
  ])('expand: %s', (text, found) => {
    expect(findContractions(text)).toEqual(found);
  });

  it('expand first, and contract once no version uses what goes', () => {
    const wrong = FILES.filter((name) => name > LAST_FREE).map((name) => {
      const text = readFileSync(new URL(`./migrations/${name}`, import.meta.url), 'utf8');
      return [name, findContractions(text)];
    });
    expect(wrong.filter(([, found]) => found?.length !== 0)).toEqual([]);
  });

  it('create no table that a backup of its time cannot hold', () => {
    const created = FILES.flatMap((name) => [
      ...readFileSync(new URL(`./migrations/${name}`, import.meta.url), 'utf8').matchAll(
        /^create table (?:if not exists )?(\w+)/gim,
      ),
    ]).map(([, table]) => table);
    expect(created.length).toBeGreaterThan(50);
    expect(
      created.filter((table) => !(TABLES as readonly (string | undefined)[]).includes(table)),
    ).toEqual([]);
  });

  it('never change once released', () => {
    const sumOf = (name: string) => {
      const text = readFileSync(new URL(`./migrations/${name}`, import.meta.url));
      return createHash('sha256').update(text).digest('hex').slice(0, 16);
    };
    expect(Object.fromEntries(FILES.map((name) => [name, sumOf(name)]))).toEqual(SUMS);
  });
});

describeOnBothEngines('migrate', (database) => {
  const applied = async () => {
    const { rows } = await sql<{ name: string }>`
      select name from migrations order by name`.execute(database().db);
    return rows.map((row) => row.name);
  };

  it('runs every migration once', async () => {
    expect(await applied()).toEqual(FILES);
    await migrate(database().db);
    await migrate(database().db);
    expect(await applied()).toEqual(FILES);
  });

  it('refuses a database newer than the program, and works once it is not', async () => {
    const { db } = database();
    await sql`insert into migrations (name) values ('9998-a.sql'), ('9999-b.sql')`.execute(db);
    await expect(migrate(db)).rejects.toThrow(
      /newer than this program: it knows 9998-a.sql, 9999-b.sql/,
    );
    await sql`delete from migrations where name like '999%'`.execute(db);
    await migrate(db);
  });

  it('rebuilds bans of the past from the audit log, but for the last one, which the row has', async () => {
    const { db } = database();
    await sql`drop table past_bans`.execute(db);
    await sql`delete from migrations where name = '0032-past-bans-and-spent-escrows.sql'`.execute(
      db,
    );
    await sql`
      insert into members (id, telegram_id, created_at) overriding system value
      select i, i, '2026-01-01' from generate_series(1, 4) i`.execute(db);
    const days: [member: number, day: number, until: number | null, action: string][] = [
      // One ban lifted, then two that ran out; the second of these was extended while it was active.
      [1, 1, null, 'user_banned'],
      [1, 3, null, 'user_unbanned'],
      [1, 4, 6, 'user_banned'],
      [1, 5, 7, 'user_banned'],
      [1, 9, 10, 'user_banned'],
      [2, 1, null, 'user_banned'],
      [3, 1, 2, 'user_banned'],
      [3, 3, null, 'user_banned'],
    ];
    const at = (day: number) => `2026-03-${String(day).padStart(2, '0')}T00:00:00.000Z`;
    for (const [member, day, until, action] of days) {
      const after = JSON.stringify({ expiresAt: until && at(until) });
      await sql`
        insert into audit_log (at, actor, action, entity, entity_id, after)
        values (${at(day)}::timestamptz, '1', ${action}, 'user', ${String(member)}, ${after}::jsonb)`.execute(
        db,
      );
    }
    await migrate(db);
    const { rows } = await sql<{ member_id: bigint; began_at: Date; ended_at: Date }>`
      select member_id, began_at, ended_at from past_bans order by member_id, began_at`.execute(db);
    expect(
      rows.map((row) => [row.member_id, row.began_at.getUTCDate(), row.ended_at.getUTCDate()]),
    ).toEqual([
      [1n, 1, 3],
      [1n, 4, 7],
      [3n, 1, 2],
    ]);
    await emptyDatabase(db);
  });

  it('asks who pays weeks that were closed late, if anything of them is unpaid', async () => {
    // Two weeks that an import closed a minute apart, one that was late and is paid, and two that the server closed in time.
    const weeks: [week: string, frozenAt: string, status: string][] = [
      ['2026-01-04', '2026-01-18T22:59:00Z', 'owed'],
      ['2026-01-11', '2026-01-18T23:00:00Z', 'held'],
      ['2026-01-18', '2026-01-18T23:01:00Z', 'failed'],
      ['2026-01-25', '2026-01-25T23:00:10Z', 'owed'],
      ['2026-02-01', '2026-02-10T23:00:00Z', 'sent'],
      ['2026-02-08', '2026-02-12T23:00:00Z', 'owed'],
    ];
    const settlements = await withOlderSchema('0067', async (tx, migrateOn) => {
      await sql`insert into payments (id, method, amount, created_at)
        overriding system value values (1, 'sendmany', 1, now())`.execute(tx);
      for (const [week, frozenAt, status] of weeks) {
        await sql`
          insert into weeks (week, frozen_at, distribution_at, pool, threshold, formula_version, active_members,
            eligible_members, total_points, eligible_points, distributed, result_hash)
          values (${week}::date, ${frozenAt}::timestamptz, (${week}::date + 1)::timestamp at time zone 'UTC',
            1, 1, 1, 1, 1, 1, 1, 1, '')`.execute(tx);
        await sql`
          insert into shares (week, member_id, points, amount, rank, account_created_at, status, hold_reason, payment_id)
          values (${week}::date, 1, 1, 1, 1, now(), ${status},
            ${status === 'held' ? 'why' : null}, ${status === 'sent' ? 1 : null}::bigint)`.execute(
          tx,
        );
      }
      await migrateOn();
      const { rows } = await sql<{ week: string; settlement: string }>`
        select week, settlement from weeks order by week`.execute(tx);
      return rows.map(({ week, settlement }) => [week, settlement]);
    });
    expect(settlements).toEqual([
      ['2026-01-04', 'undecided'],
      ['2026-01-11', 'undecided'],
      ['2026-01-18', 'undecided'],
      ['2026-01-25', 'here'],
      ['2026-02-01', 'here'],
      ['2026-02-08', 'undecided'],
    ]);
  });

  it('renames payouts with their columns, keys, indexes and checks, and keeps numbering them', async () => {
    const { payouts, former } = await withOlderSchema('0071', async (tx, migrateOn) => {
      await sql`insert into payments (method, amount, created_at) values ('sendmany', 5, now())`.execute(
        tx,
      );
      await migrateOn();
      await sql`insert into payouts (method, amount, created_at) values ('sendmany', 6, now())`.execute(
        tx,
      );
      const { rows: kept } = await sql`select id, amount from payouts order by id`.execute(tx);
      const { rows: left } = await sql<{ name: string }>`
        select relname::text as name from pg_class where relnamespace = 'public'::regnamespace
        union select conname::text from pg_constraint where connamespace = 'public'::regnamespace
        union select column_name::text from information_schema.columns where table_schema = 'public'`.execute(
        tx,
      );
      const names = left.map(({ name }) => name);
      return { payouts: kept, former: names.filter((name) => FORMER.test(name)) };
    });
    expect(payouts).toEqual([
      { id: 1n, amount: 5n },
      { id: 2n, amount: 6n },
    ]);
    expect(former).toEqual([]);
  });

  /** The result of `work` in an empty schema from before a migration, which is rolled back. `migrateOn` runs the others. */
  async function withOlderSchema<T>(
    before: string,
    work: (tx: Db, migrateOn: () => Promise<void>) => Promise<T>,
  ): Promise<T> {
    const tx = await database().db.startTransaction().execute();
    try {
      await sql`drop schema public cascade`.execute(tx);
      await sql`create schema public`.execute(tx);
      await migrateWithin(
        tx,
        FILES.filter((name) => name < before),
      );
      return await work(tx, () => migrateWithin(tx));
    } finally {
      await tx.rollback().execute();
    }
  }

  it('rolls back a failed migration, and does not record it', async () => {
    const { db } = database();
    const [first = ''] = FILES;
    await sql`delete from migrations where name = ${first}`.execute(db);
    // The migration finds its own tables there already, which it does not expect.
    await expect(migrate(db)).rejects.toThrow(/already exists/);
    expect(await applied()).not.toContain(first);
    await sql`insert into migrations (name) values (${first})`.execute(db);
    await emptyDatabase(db);
  });
});

describe('Servers that start together', () => {
  it('migrate a new PostgreSQL database together', async () => {
    const opened = await openPostgresForTest();
    const url = opened.url ?? '';
    await sql`drop schema public cascade`.execute(opened.db);
    await sql`create schema public`.execute(opened.db);
    const servers = await Promise.all([1, 2, 3, 4].map(() => connect({ databaseUrl: url })));
    const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(
      opened.db,
    );
    expect(rows.map((row) => row.name)).toEqual(FILES);
    for (const server of servers) await server.close();
    await opened.close();
  });

  it('survive PostgreSQL cutting a connection during a transaction', async () => {
    const opened = await openPostgresForTest();
    // Without a listener, the connection's error at its end would end the process.
    const uncaught: unknown[] = [];
    const hear = (error: unknown) => uncaught.push(error);
    process.on('uncaughtException', hear);
    const cut = opened.db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await sql`select pg_terminate_backend(${rows[0]?.pid}::int)`.execute(opened.db);
      for (;;) await sql`select pg_sleep(0.01)`.execute(tx);
    });
    await expect(cut).rejects.toThrow();
    expect((await sql`select 1`.execute(opened.db)).rows).toHaveLength(1);
    await opened.close();
    process.off('uncaughtException', hear);
    expect(uncaught).toEqual([]);
  });

  it('say so if the database does not exist', async () => {
    await expect(connect({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' })).rejects.toThrow();
  });
});
