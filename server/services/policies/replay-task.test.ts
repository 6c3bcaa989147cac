import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { Language } from '#rules/messages/languages.ts';
import { CLASSIC } from '#rules/policies/policy.ts';
import { weekEndMs } from '#rules/weeks/week.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { closePastWeeks } from '#server/services/weeks/close-weeks.ts';
import { describeOnBothEngines } from '#server/testing/db/databases.ts';
import { FARMING_WEEK, farmingWeek } from '#server/testing/tips/farming.ts';
import { cancelReplay, readReplay, startReplay } from './replay-task.ts';

describeOnBothEngines('the replay as a task', (database) => {
  let nowMs = 0;
  const now = () => nowMs;
  const failures: string[] = [];
  const start = (policy = CLASSIC, language: Language = 'en') =>
    startReplay(database().db, {
      ...{ policy, weeks: 52, now, language },
      report: (error) => failures.push(String(error)),
    });
  const read = () => readReplay(database().db, { nowMs });

  beforeEach(async () => {
    failures.length = 0;
    nowMs = weekEndMs(FARMING_WEEK);
    await ingestEvents(database().db, { events: farmingWeek(), nowMs: nowMs - 1 });
    await closePastWeeks(database().db, { poolUnits: 1000n, thresholdHundredths: 500, nowMs });
  });

  it('tells how far it is, and keeps its figures without names', async () => {
    expect(await read()).toBeNull();
    const { id, play } = await start();
    expect(await read()).toMatchObject({ id, isRunning: true, played: 0, weeks: 1, replay: null });
    await play();
    nowMs += 3_600_000;
    const done = await read();
    expect(done).toMatchObject({ isRunning: false, played: 1, problem: null, policy: CLASSIC });
    expect(done?.replay?.lines).toHaveLength(14);
    expect(done?.replay?.lines.every(({ displayName }) => displayName !== '')).toBe(true);
    const { rows } = await sql<{ names: string[] }>`
      select array(select distinct line ->> 'displayName' from jsonb_array_elements(result -> 'lines') line) as names
      from replays`.execute(database().db);
    expect(rows).toEqual([{ names: [''] }]);
    expect(failures).toEqual([]);
  });

  it('runs once at a time, and ends when it is cancelled', async () => {
    const first = await start();
    await expect(start()).rejects.toMatchObject({
      code: 'conflict',
      message: 'A replay is running. Wait until it is done.',
    });
    await cancelReplay(database().db);
    const second = await start({ ...CLASSIC, name: 'second' });
    await first.play();
    expect(await read()).toMatchObject({ id: second.id, isRunning: true, played: 0 });
    await second.play();
    expect(await read()).toMatchObject({ isRunning: false, policy: { name: 'second' } });
    expect((await read())?.replay).not.toBeNull();
  });

  it('ends when nobody asks for it, and gives way to another one', async () => {
    const { play } = await start();
    nowMs += 29_999;
    expect(await read()).toMatchObject({ isRunning: true });
    nowMs += 30_000;
    await play();
    expect(await read()).toMatchObject({ isRunning: false, played: 0, replay: null });
    await start();
  });

  it('gives way where its server has died, however often it is asked for', async () => {
    await start();
    for (let seconds = 0; seconds < 60; seconds += 20) {
      expect(await read()).toMatchObject({ isRunning: true });
      nowMs += 20_000;
    }
    expect(await read()).toMatchObject({ isRunning: false });
    await start();
  });

  it('says why it failed', async () => {
    const { play } = await start();
    await sql`delete from weeks`.execute(database().db);
    await play();
    expect(await read()).toMatchObject({ isRunning: false, problem: 'No week is closed yet.' });
    await expect(start()).rejects.toMatchObject({ message: 'No week is closed yet.' });
    await expect(start({ ...CLASSIC, weeklyPool: '99999999999' })).rejects.toMatchObject({
      code: 'bad_request',
    });
  });

  it('says why it failed in the language of its administrator', async () => {
    const { play } = await start(CLASSIC, 'de');
    await sql`delete from weeks`.execute(database().db);
    await play();
    expect((await read())?.problem).toBe('Noch ist keine Woche abgeschlossen.');
  });
});
