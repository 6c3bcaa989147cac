import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { JOBS, type JobName, jobNames } from '#rules/jobs.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { claimJobs, readJobs, runJob } from './jobs.ts';

const START_MS = Date.parse('2026-03-08T23:00:00Z');
const name = 'weekly-snapshot';

describeOnPostgres('jobs', (database) => {
  it('are late before their first run, and report nothing', async () => {
    const jobs = await readJobs(database().db, { nowMs: START_MS });
    expect(jobs.map((job) => job.name)).toEqual(Object.keys(JOBS));
    expect(jobs[0]).toEqual({
      name,
      startedAtMs: null,
      succeededAtMs: null,
      failedAtMs: null,
      durationMs: null,
      failuresInRow: 0,
      error: null,
      outcome: null,
      isLate: true,
    });
  });

  it('record start, duration and outcome, and are late one ms after their time', async () => {
    const { db } = database();
    const times = [START_MS, START_MS + 1500];
    const now = () => times.shift() ?? 0;
    expect(await runJob(db, { name, now, work: async () => 'done' })).toBe('done');
    const endedMs = START_MS + 1500;
    const at = async (nowMs: number) => (await readJobs(db, { nowMs }))[0];
    expect(await at(endedMs + JOBS[name].lateAfterMs)).toMatchObject({
      startedAtMs: START_MS,
      succeededAtMs: endedMs,
      durationMs: 1500,
      outcome: 'done',
      isLate: false,
    });
    expect(await at(endedMs + JOBS[name].lateAfterMs + 1)).toMatchObject({ isLate: true });
  });

  it('count failures in a row, keep the last success, and reset with the next', async () => {
    const { db } = database();
    let nowMs = START_MS;
    const now = () => nowMs;
    const fail = () =>
      runJob(db, {
        name,
        now,
        work: async () => {
          throw new Error('x'.repeat(600));
        },
      });
    await runJob(db, { name, now, work: async () => 'first' });
    nowMs += 60_000;
    await expect(fail()).rejects.toThrow('xxx');
    await expect(fail()).rejects.toThrow('xxx');
    expect((await readJobs(db, { nowMs }))[0]).toMatchObject({
      succeededAtMs: START_MS,
      failedAtMs: nowMs,
      failuresInRow: 2,
      error: 'x'.repeat(500),
      outcome: 'first',
    });
    await runJob(db, { name, now, work: async () => 'again' });
    expect((await readJobs(db, { nowMs }))[0]).toMatchObject({
      failuresInRow: 0,
      error: null,
      outcome: 'again',
      failedAtMs: nowMs,
    });
  });

  describe('claimed by servers', () => {
    /** By the database's clock. */
    const HALF_PAST_MS = Date.parse('2026-03-08T12:30:20Z');
    const MINUTE_MS = 60_000;
    const HELD_MS = 110_000;
    const PROMPT: readonly JobName[] = ['chain', 'hunts', 'tips'];
    const HELD_PROMPT_MS = 40_000;
    const EACH_MINUTE = jobNames().filter((each) => JOBS[each].everyMs <= MINUTE_MS);

    const claimAt = (databaseMs: number, { isStart = false, db = database().db } = {}) =>
      claimJobs(db, { isStart, startedMs: START_MS, databaseMs });
    const giveBack = async ({ claim, names }: { claim: string; names: JobName[] }) => {
      for (const each of names)
        await runJob(database().db, {
          name: each,
          claim,
          now: () => START_MS,
          work: async () => 'done',
        });
    };

    it.each([
      ['a job of each minute', 'escrows', '2026-03-08T12:30:59.999Z', '2026-03-08T12:31:00Z'],
      ['the clean-up', 'clean-up', '2026-03-08T13:16:59.999Z', '2026-03-08T13:17:00Z'],
    ] as const)('are due again at their time, as %s', async (_what, job, before, from) => {
      await giveBack(await claimAt(HALF_PAST_MS, { isStart: true }));
      const early = await claimAt(Date.parse(before));
      expect(early.names).not.toContain(job);
      await giveBack(early);
      const due = await claimAt(Date.parse(from));
      expect(due.names).toContain(job);
      await giveBack(due);
      expect((await claimAt(Date.parse(from))).names).toEqual([]);
    });

    it('each go to one server, however many ask at the same moment', async () => {
      const { db } = database();
      const others = [await database().connectAgain()];
      const servers = [db, db, ...others.map((other) => other.db)];
      for (const [round, isStart] of [true, false, false, false].entries()) {
        const claims = await Promise.all(
          servers.map((each) => claimAt(HALF_PAST_MS + round * MINUTE_MS, { isStart, db: each })),
        );
        const names = claims.flatMap((claimed) => claimed.names);
        expect(names.sort()).toEqual((isStart ? jobNames() : [...EACH_MINUTE]).sort());
        for (const claimed of claims) await giveBack(claimed);
      }
    });

    it('run when a server starts, due or not, except those another server holds', async () => {
      const first = await claimAt(HALF_PAST_MS, { isStart: true });
      expect(first.names).toEqual(jobNames().sort());
      await giveBack({ ...first, names: ['broadcast', 'clean-up'] });
      const second = await claimAt(HALF_PAST_MS + 1, { isStart: true });
      expect(second.names).toEqual(['broadcast', 'clean-up']);
    });

    it('are not claimed by a query that started before the last claim or its end', async () => {
      const atMs = Date.parse('2026-03-08T12:31:00Z');
      await giveBack(await claimAt(HALF_PAST_MS, { isStart: true }));
      const claimed = await claimAt(atMs);
      expect((await claimAt(atMs - 1)).names).toEqual([]);
      await giveBack(claimed);
      expect((await claimAt(atMs - 1)).names).toEqual([]);
    });

    it('are taken over from a dead server, once, 40 or 110 s after the start', async () => {
      await claimAt(HALF_PAST_MS, { isStart: true });
      expect((await claimAt(HALF_PAST_MS + HELD_PROMPT_MS - 1)).names).toEqual([]);
      expect((await claimAt(HALF_PAST_MS + HELD_PROMPT_MS)).names).toEqual(PROMPT);
      expect((await claimAt(HALF_PAST_MS + HELD_PROMPT_MS)).names).toEqual([]);
      expect((await claimAt(HALF_PAST_MS + HELD_MS - 1)).names).toEqual(PROMPT);
      // Includes the clean-up, which is not due for a long time.
      const others = jobNames().filter((each) => !PROMPT.includes(each));
      expect((await claimAt(HALF_PAST_MS + HELD_MS)).names).toEqual(others.sort());
      expect((await claimAt(HALF_PAST_MS + HELD_MS)).names).toEqual([]);
    });

    it('stay with the new owner if the first run ends after all', async () => {
      const first = await claimAt(HALF_PAST_MS, { isStart: true });
      const second = await claimAt(HALF_PAST_MS + HELD_MS);
      await giveBack(first);
      const laterMs = HALF_PAST_MS + HELD_MS + MINUTE_MS;
      expect((await claimAt(laterMs)).names).toEqual(PROMPT);
      await giveBack(second);
      const others = EACH_MINUTE.filter((each) => !PROMPT.includes(each));
      expect((await claimAt(laterMs)).names).toEqual(others.sort());
    });

    it.each([
      ['given back', true],
      ['held', false],
    ] as const)(
      'are not waited for after a clock that was ahead, %s',
      async (_how, isGivenBack) => {
        const ahead = await claimAt(HALF_PAST_MS + 365 * 24 * 60 * MINUTE_MS, { isStart: true });
        if (isGivenBack) await giveBack(ahead);
        expect((await claimAt(HALF_PAST_MS)).names).toEqual(jobNames().sort());
      },
    );

    it('are neither locked nor written if nothing is due', async () => {
      const { db } = database();
      await giveBack(await claimAt(HALF_PAST_MS, { isStart: true }));
      const marks = async () =>
        (await sql`select ctid, xmin, xmax from jobs order by name`.execute(db)).rows;
      const before = await marks();
      expect((await claimAt(HALF_PAST_MS + 1000)).names).toEqual([]);
      expect(await marks()).toEqual(before);
    });

    it('run every minute and hour on two servers that poll for hours', async () => {
      const runs = Object.fromEntries(jobNames().map((each) => [each, 0]));
      const STEP_MS = 19_000;
      const fromMs = Date.parse('2026-03-08T06:00:00Z');
      const hours = 2;
      for (let atMs = fromMs; atMs < fromMs + hours * 60 * MINUTE_MS; atMs += STEP_MS) {
        for (const isStart of atMs === fromMs ? [true] : [false, false]) {
          const claimed = await claimAt(atMs, { isStart });
          for (const each of claimed.names) runs[each] = (runs[each] ?? 0) + 1;
          await sql`update jobs set held_until = '-infinity' where claim = ${claimed.claim}`.execute(
            database().db,
          );
        }
      }
      expect(runs).toEqual(
        Object.fromEntries(
          jobNames().map((each) => [
            each,
            JOBS[each].afterMs > 0
              ? hours + 1
              : Math.ceil((hours * 60 * MINUTE_MS) / Math.max(JOBS[each].everyMs, STEP_MS)),
          ]),
        ),
      );
    });

    it('go by the database’s clock', async () => {
      const { db } = database();
      await claimJobs(db, { isStart: true, startedMs: 0, databaseMs: null });
      const { rows } = await sql<{ wrong: number }>`
        select count(*)::int as wrong from jobs
        where held_until not between now() and now() + interval '110 s'
          or started_at <> timestamptz 'epoch'`.execute(db);
      expect(rows).toEqual([{ wrong: 0 }]);
    });
  });
});
