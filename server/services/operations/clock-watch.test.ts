import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { TimeSource } from '#server/gateways/time/time-source.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { acceptClock, createClockWatch, findClockDoubt } from './clock-watch.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const START_MS = Date.parse('2026-03-04T12:00:00Z');

describeOnPostgres('the watch on the clock', (database) => {
  /** A machine whose clock people can set, and a server on it. */
  function machine(sources: readonly TimeSource[] = []) {
    const time = { passedMs: 0, wrongByMs: 0 };
    const now = () => START_MS + time.passedMs + time.wrongByMs;
    const start = () =>
      createClockWatch({ db: database().db, now, monotonicMs: () => 77 + time.passedMs, sources });
    const pass = (ms: number) => {
      time.passedMs += ms;
    };
    const setAhead = (ms: number) => {
      time.wrongByMs = ms;
    };
    const trueTime = () => START_MS + time.passedMs;
    return { start, now, pass, setAhead, trueTime };
  }
  const doubt = () => findClockDoubt(database().db);
  const JUMPED = 'the clock of a server jumped ahead by 9 days';

  it('trusts a clock that goes on evenly, however long a server runs', async () => {
    const { start, pass } = machine();
    const watch = start();
    for (const ms of [0, MINUTE_MS, 30 * DAY_MS]) {
      pass(ms);
      expect(await watch.requireTrusted()).toBeNull();
    }
    expect(await doubt()).toBeNull();
  });

  it.each([
    ['5 minutes ahead', 5 * MINUTE_MS, null],
    ['a little more', 5 * MINUTE_MS + 1, 'the clock of a server jumped ahead by 5 minutes'],
    ['nine days ahead', 9 * DAY_MS, JUMPED],
    ['back', -9 * DAY_MS, null],
  ])('judges a clock that is set %s', async (_, aheadMs, text) => {
    const { start, pass, setAhead } = machine();
    const watch = start();
    await watch.requireTrusted();
    pass(MINUTE_MS);
    setAhead(aheadMs);
    const check = watch.requireTrusted();
    if (text === null) expect(await check).toBeNull();
    else {
      await expect(check).rejects.toThrow(
        `weeks wait: ${text}, and nobody else gives the time; put the clock right, or if it is, run \`npm run close-week -- --all\``,
      );
    }
    expect(await doubt()).toBe(text);
  });

  it('adds small jumps up', async () => {
    const { start, setAhead } = machine();
    const watch = start();
    setAhead(4 * MINUTE_MS);
    await watch.requireTrusted();
    setAhead(8 * MINUTE_MS);
    await expect(watch.requireTrusted()).rejects.toThrow('jumped ahead by 8 minutes');
  });

  it('trusts the clock again when it is put back', async () => {
    const { start, pass, setAhead } = machine();
    const watch = start();
    setAhead(9 * DAY_MS);
    await expect(watch.requireTrusted()).rejects.toThrow(JUMPED);
    pass(MINUTE_MS);
    await expect(watch.requireTrusted()).rejects.toThrow(JUMPED);
    setAhead(0);
    expect(await watch.requireTrusted()).toBeNull();
    expect(await doubt()).toBeNull();
  });

  it('still doubts it after a restart, and on a server that starts meanwhile', async () => {
    const { start, pass, setAhead } = machine();
    const watch = start();
    await watch.requireTrusted();
    setAhead(3 * DAY_MS);
    await expect(watch.requireTrusted()).rejects.toThrow('3 days');
    pass(MINUTE_MS);
    const restarted = start();
    for (let check = 0; check < 2; check++) {
      await expect(restarted.requireTrusted()).rejects.toThrow('jumped ahead by 3 days');
    }
  });

  it('doubts the clock of a server that starts more than a week after the last heartbeat', async () => {
    const { start, pass } = machine();
    await start().requireTrusted();
    pass(7 * DAY_MS);
    await start().requireTrusted();
    pass(7 * DAY_MS + 1);
    const watch = start();
    for (let check = 0; check < 2; check++) {
      await expect(watch.requireTrusted()).rejects.toThrow(
        'a server started 7 days after the last heartbeat',
      );
    }
  });

  it('asks the sources in their order, and the first one that answers decides', async () => {
    const silent: TimeSource = {
      name: 'Telegram',
      offByMs: 0,
      readMs: () => Promise.reject(new Error('no route')),
    };
    let told = 0;
    const node: TimeSource = { name: 'the node', offByMs: MINUTE_MS, readMs: async () => told };
    const { start, now, setAhead, trueTime } = machine([silent, node]);
    const watch = start();
    setAhead(9 * DAY_MS);
    told = trueTime();
    await expect(watch.requireTrusted()).rejects.toThrow(
      `${JUMPED}, and the node says 2026-03-04T12:00:00.000Z`,
    );
    told = now() - 6 * MINUTE_MS - 1;
    await expect(watch.requireTrusted()).rejects.toThrow('the node says');
    // The clock had been behind, and was corrected.
    told = now() - 6 * MINUTE_MS;
    expect(await watch.requireTrusted()).toBe(`${JUMPED}, but the node agrees`);
    told = 0;
    expect(await watch.requireTrusted()).toBeNull();
    expect(await doubt()).toBeNull();
  });

  it('takes the operator’s word on every server, and not for a later jump', async () => {
    const { db } = database();
    const { start, now, pass, setAhead } = machine();
    const servers = [start(), start()];
    setAhead(9 * DAY_MS);
    for (const server of servers) await expect(server.requireTrusted()).rejects.toThrow(JUMPED);
    pass(MINUTE_MS / 2);
    await acceptClock(db, { nowMs: now(), actor: 'operator' });
    pass(MINUTE_MS / 2);
    for (const server of servers) expect(await server.requireTrusted()).toBeNull();
    expect(await start().requireTrusted()).toBeNull();
    setAhead(18 * DAY_MS);
    for (const server of servers) await expect(server.requireTrusted()).rejects.toThrow(JUMPED);
    const { rows } = await sql`
      select actor, before from audit_log where action = 'clock_accepted'`.execute(db);
    expect(rows).toEqual([{ actor: 'operator', before: { doubt: JUMPED } }]);
  });

  it('does not take it for a jump between the word and the next check', async () => {
    const { start, now, pass, setAhead } = machine();
    const watch = start();
    setAhead(9 * DAY_MS);
    await expect(watch.requireTrusted()).rejects.toThrow(JUMPED);
    await acceptClock(database().db, { nowMs: now(), actor: 'operator' });
    pass(MINUTE_MS);
    setAhead(18 * DAY_MS);
    await expect(watch.requireTrusted()).rejects.toThrow('weeks wait');
  });
});
