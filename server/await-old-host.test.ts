import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { awaitOldHost } from './await-old-host.ts';
import { confirmOldHostStopped, raiseFenceIn } from './services/payouts/fence/fence.ts';
import { describeOnPostgres } from './testing/db/databases.ts';

const NOW_MS = Date.parse('2026-03-04T12:00:00Z');

describeOnPostgres('A restored copy', (database) => {
  const report = (error: unknown) => {
    throw error;
  };

  it('waits for the operator’s word, or until the process stops', async () => {
    const { db } = database();
    const said = vi.spyOn(console, 'log').mockImplementation(() => {});
    const restored = { reason: 'a backup was restored', atMs: NOW_MS, oldHostMayRun: true };
    await db.transaction().execute((tx) => raiseFenceIn(tx, restored));
    const stopping = new AbortController();
    const stop = async () => stopping.abort();
    await awaitOldHost(db, { pause: stop, stopping: stopping.signal, report });
    expect(said.mock.calls).toEqual([
      [
        'Nothing is sent: a backup was restored, and nobody has confirmed that the old host is stopped. Stop it, then: npm run fence -- confirm --i-have-made-sure',
      ],
    ]);
    let looks = 0;
    const pause = async () => {
      looks += 1;
      if (looks === 3) await confirmOldHostStopped(db, { actor: 'operator', nowMs: NOW_MS });
    };
    await awaitOldHost(db, { pause, stopping: new AbortController().signal, report });
    expect(looks).toBe(3);
    expect(said).toHaveBeenLastCalledWith(
      'The old host is stopped: this one starts its bot, jobs and payments.',
    );
    await awaitOldHost(db, { pause, stopping: new AbortController().signal, report });
    expect(looks).toBe(3);
    said.mockRestore();
  });

  it('waits on while the database does not answer', async () => {
    const { db } = database();
    const said = vi.spyOn(console, 'log').mockImplementation(() => {});
    const restored = { reason: 'a backup was restored', atMs: NOW_MS, oldHostMayRun: true };
    await db.transaction().execute((tx) => raiseFenceIn(tx, restored));
    const reported = vi.fn();
    const stopping = new AbortController();
    let looks = 0;
    const pause = async () => {
      looks += 1;
      if (looks === 1) await sql`alter table payout_fence rename to away`.execute(db);
      else stopping.abort();
    };
    await awaitOldHost(db, { pause, stopping: stopping.signal, report: reported });
    expect(reported).toHaveBeenCalledTimes(2);
    expect(said).toHaveBeenCalledTimes(1);
    said.mockRestore();
    await sql`alter table away rename to payout_fence`.execute(db);
  });
});
