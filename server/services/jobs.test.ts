import { expect, it } from 'vitest';
import { describeOnBothEngines } from '#server/db/test-databases.ts';
import { JOBS, readJobs, runJob } from './jobs.ts';

const START_MS = Date.parse('2026-03-08T23:00:00Z');
const name = 'weekly-snapshot';

describeOnBothEngines('jobs', (database) => {
  it('are late before their first run, and have nothing to tell', async () => {
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

  it('leave start, duration and outcome, and are late from one ms after their time on', async () => {
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

  it('count failures in a row, keep the last success, and forget them with the next', async () => {
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
});
