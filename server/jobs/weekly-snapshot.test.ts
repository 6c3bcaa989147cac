import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { weekEndMs } from '#rules/weeks/week.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { acceptClock, createClockWatch } from '#server/services/operations/clock-watch.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { workOf } from '#server/testing/jobs/work-of.ts';
import {
  beginWeeks,
  COIN,
  FEE,
  readPools,
  WEEK,
  walletOf,
} from '#server/testing/wallet/balance-pool.ts';

const DAY_MS = 86_400_000;

const STOPPING = new AbortController().signal;

describeOnPostgres('the weekly snapshot', (database) => {
  it('closes no week by a clock that jumped, until the operator says that it is right', async () => {
    const { db } = database();
    // The database's clock cannot be set, so the jump ends at its time.
    const machine = { nowMs: Date.now() - 9 * DAY_MS, evenMs: 0 };
    const now = () => machine.nowMs;
    const event = { id: 'a', type: 'gm', telegramId: '11', at: new Date(now()).toISOString() };
    await ingestEvents(db, { events: [event], nowMs: now() });
    const clock = createClockWatch({
      db,
      now,
      monotonicMs: () => machine.evenMs,
      sources: [],
    });
    const work = workOf(db, { now, clock });
    const countClosed = async () => (await sql`select from weeks`.execute(db)).rows.length;
    machine.nowMs = Date.now();
    machine.evenMs += 60_000;
    await expect(work['weekly-snapshot'](STOPPING)).rejects.toThrow('weeks wait: ');
    expect(await countClosed()).toBe(0);
    await acceptClock(db, { nowMs: now(), actor: 'operator' });
    expect(await work['weekly-snapshot'](STOPPING)).toMatch(/^closed \d{4}-/);
    expect(await countClosed()).toBeGreaterThan(0);
  });

  it('reads the pool of a balance, and then looks at the balance for the next week', async () => {
    const { db } = database();
    await beginWeeks(db);
    const wallet = walletOf([1000n]);
    // A hundred minutes: the newest block is not too old, and the week is over.
    const nowMs = weekEndMs(WEEK) + 100 * 60_000;
    const work = workOf(db, { now: () => nowMs, wallet });
    expect(await work['weekly-snapshot'](STOPPING)).toBe(`closed ${WEEK} (2 shares)`);
    expect(await readPools(db)).toEqual([(1000n * COIN - FEE) / 10n]);
    const { rows } = await sql`select balance from pool_outlook`.execute(db);
    expect(rows).toEqual([{ balance: 1000n * COIN }]);
  });
});
