import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { distributionMs, weekEndMs } from '#rules/weeks/week.ts';
import { addressOfHash } from '#server/coin/base58.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import {
  emptyDatabase,
  openPostgresForTest,
  type TestDatabase,
} from '#server/testing/db/databases.ts';
import { FAILPOINTS } from '#server/testing/jobs/failpoints.ts';
import { bundleWorker } from '#server/testing/jobs/worker.ts';
import { IS_FULL, sized, someOf } from '#server/testing/run/scope.ts';
import { type Litecoind, openLitecoindForTest } from '#server/testing/wallet/litecoind.ts';
import { ensureLitecoind } from '../../scripts/litecoind.mjs';

const WEEK = '2026-03-08';
const POOL_UNITS = 3_000_000_000n;
const KEY_HASH_VERSION = 111;
/** The points where a daemon makes a difference; year.test.ts kills servers at every point. */
const AT_THE_WALLET = FAILPOINTS.slice(FAILPOINTS.indexOf('before signing'));
const SENT = "exists (select from payouts where state = 'sent')";
/** Within this time a server has checked its sent payouts. */
const LOOK_MS = 1000;

let worker: string;

const path = await ensureLitecoind();
if (path === null) {
  console.warn(
    'WARNING: there is no litecoind here and none could be brought: paying was tried on the fake node ' +
      'only, not on a real daemon. Install litecoind or name it in LITECOIND_PATH.',
  );
} else {
  describe('a week, paid by a real daemon', () => {
    let daemon: Litecoind;
    let database: TestDatabase;
    beforeAll(async () => {
      worker = await bundleWorker('year-worker.mjs');
      daemon = await openLitecoindForTest(path);
      database = await openPostgresForTest();
    }, 60_000);
    beforeEach(() => emptyDatabase(database.db));
    afterEach(() => Promise.all(running.splice(0).map((server) => server.kill())));
    afterAll(async () => {
      await daemon?.close();
      await database?.close();
    });

    it('reaches the addresses of more members than one payout has outputs', async () => {
      const payout = await open(sized(1500, 510));
      const server = payout.start();
      await payout.untilPaid();
      await server.kill();
      await payout.expectPaidOnce();
      const { rows } = await sql<{ outputs: number }>`
        select count(*)::int as outputs from payout_outputs group by payout_id`.execute(
        database.db,
      );
      const outputs = rows.map((row) => row.outputs).sort((a, b) => a - b);
      expect(outputs).toEqual(IS_FULL ? [500, 500, 500] : [10, 500]);
    }, 60_000);

    it.each(someOf(AT_THE_WALLET, 2, 'failpoints'))(
      'is paid once if a server dies %s and another continues',
      async (point) => {
        const payout = await open(12);
        const first = payout.start(point);
        expect(await first.ended).toBe('SIGKILL');
        const servers = [payout.start(), payout.start()];
        await payout.untilPaid();
        for (const server of servers) await server.kill();
        await payout.expectPaidOnce();
      },
      60_000,
    );

    it('is paid once if servers die during a reorganisation', async () => {
      const payout = await open(12);
      let server = payout.start();
      await payout.until(SENT);
      for (let round = 0; round < sized(3, 1); round++) {
        await daemon.mine(2);
        await Promise.all([daemon.reorg(2), server.kill()]);
        server = payout.start();
      }
      await payout.untilPaid();
      await server.kill();
      await payout.expectPaidOnce();
    }, 60_000);

    it('is paid once if the daemon is killed and restarts', async () => {
      const payout = await open(12);
      const first = payout.start('between commit and broadcast');
      expect(await first.ended).toBe('SIGKILL');
      await daemon.restart();
      const server = payout.start();
      await payout.untilPaid();
      await server.kill();
      await payout.expectPaidOnce();
    }, 60_000);

    /** Creates members with points and an address, a wallet with money, and a clock that shows Monday 00:00. */
    async function open(count: number) {
      const { db } = database;
      const wallet = await daemon.openWallet(['12', '12', '12']);
      const members = Array.from({ length: count }, (_, index) => {
        const hash = createHash('sha256').update(`${wallet.url} ${index}`).digest('hex');
        const address = addressOfHash(KEY_HASH_VERSION, hash.slice(0, 40));
        return { id: index + 1, address, points: 500 + index };
      });
      const listed = sql`json_to_recordset(${JSON.stringify(members)}::json)
        as l(id bigint, address text, points int)`;
      await sql`
        insert into members (id, telegram_id, primary_address, created_at) overriding system value
        select id, id, address, '2026-01-01T00:00:00Z' from ${listed}`.execute(db);
      await sql`insert into member_totals (member_id) select id from ${listed}`.execute(db);
      await sql`
        insert into week_totals (week, member_id, points, transactions)
        select ${WEEK}::date, id, points, 0 from ${listed}`.execute(db);
      const clockUrl = await openClock(distributionMs(WEEK));
      const is = async (condition: string) => {
        const { rows } = await sql<{ is: boolean }>`select ${sql.raw(condition)} as is`.execute(db);
        return rows[0]?.is ?? false;
      };
      const until = async (condition: string, meanwhile = async () => {}) => {
        while (!(await is(condition))) {
          await meanwhile();
          await new Promise((resolve) => setTimeout(resolve, 30));
        }
      };
      const readConfirmations = async () => {
        const { rows } = await sql<{ least: number | null }>`
          select min(confirmations) as least from payouts`.execute(db);
        return rows[0]?.least ?? -1;
      };
      return {
        until,
        untilPaid: () =>
          until(
            "exists (select from shares) and not exists (select from shares where status <> 'paid')",
            // One block for each check of sent payouts by a server: a chain that grows too fast would trigger other rules.
            async () => {
              if (!(await is(SENT))) return;
              const before = await readConfirmations();
              await daemon.mine(1);
              // After a reorganisation the depth can equal the one in the row: then nothing changes.
              const patientUntilMs = Date.now() + LOOK_MS;
              while (Date.now() < patientUntilMs && (await is(SENT))) {
                if ((await readConfirmations()) !== before) break;
                await new Promise((resolve) => setTimeout(resolve, 20));
              }
            },
          ),
        start: (failpoint = '') =>
          startServer({
            DATABASE_URL: String(database.url),
            WALLET_URL: wallet.url,
            WALLET_TIMEOUT_MS: '20000',
            NETWORK: 'regtest',
            CLOCK_URL: clockUrl,
            FAILPOINT: failpoint,
            POOL_UNITS: String(POOL_UNITS),
            THRESHOLD_HUNDREDTHS: '500',
          }),
        async expectPaidOnce() {
          const { rows } = await sql<{ address: string; units: string }>`
            select primary_address as address, amount::text as units
            from shares join members on id = member_id order by member_id`.execute(db);
          expect(rows).toHaveLength(count);
          expect(rows.reduce((sum, { units }) => sum + BigInt(units), 0n)).toBe(POOL_UNITS);
          const received = await readReceived(members.map(({ address }) => address));
          const wrong = rows.filter(({ address, units }) => received.get(address) !== units);
          expect(wrong).toEqual([]);
          const differences = await checkLedger(db);
          expect(differences.filter(({ total }) => /payout|share/.test(total))).toEqual([]);
        },
      };
    }

    /** The amount in units that the daemon's chain holds for each of these addresses. */
    async function readReceived(addresses: readonly string[]): Promise<Map<string, string>> {
      const descriptors = addresses.map((address) => `addr(${address})`);
      const found = await daemon.call('scantxoutset', 'start', descriptors);
      const received = new Map<string, string>();
      const text = JSON.stringify(found);
      const { unspents } = JSON.parse(text) as { unspents: { desc: string; amount: string }[] }; // // The daemon's own format.
      for (const { desc, amount } of unspents) {
        const address = /^addr\((\w+)\)/.exec(desc)?.[1] ?? '';
        // A second output would be a second payout: it makes the sum wrong on purpose.
        const units = String(amount).replace('.', '').replace(/^0+/, '');
        received.set(address, received.has(address) ? 'twice' : units);
      }
      return received;
    }
  });
}

type Server = { ended: Promise<string>; kill(): Promise<void> };

/** All servers of a test, including a failed one. */
const running: Server[] = [];

function startServer(env: Record<string, string>): Server {
  const child = spawn('node', [worker], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (data) => {
    errors += data;
  });
  // A server that ends by itself has met an unexpected error.
  const ended = once(child, 'close').then(([, signal]) => errors || String(signal));
  const server = {
    ended,
    async kill(): Promise<void> {
      child.kill('SIGKILL');
      await ended;
    },
  };
  running.push(server);
  return server;
}

async function openClock(nowMs: number): Promise<string> {
  expect(nowMs).toBeGreaterThan(weekEndMs(WEEK));
  const server = createServer((_, response) => response.end(String(nowMs)));
  server.unref();
  // Otherwise a connection that is quiet for 5 s is closed, perhaps just when a server reads the clock again.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`;
}
