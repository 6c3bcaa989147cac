import { expect, it } from 'vitest';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { eventOf, openTestApp } from '#server/testing/http/app.ts';
import { createLedgerGate } from './ledger-gate.ts';

describeOnPostgres('A ledger that is being checked', (database) => {
  it('keeps out all that changes anything, and says so on the health page, until it is right', async () => {
    const { gate, open } = createLedgerGate({ patienceMs: 0 });
    const { app, get, bot } = await openTestApp(database().db, { ledger: gate });
    const report = () => bot('POST', '/events', { events: [eventOf('gm', '11')] });

    const refused = await report();
    expect(refused.json()).toMatchObject({ code: 'unavailable' });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
    for (const method of ['PUT', 'PATCH', 'DELETE'] as const) {
      const answer = await app.inject({ method, url: '/api/any' });
      expect([method, answer.statusCode]).toEqual([method, 503]);
    }
    expect((await get('/api/leaderboard')).statusCode).toBe(200);
    expect((await get('/api/health')).json()).toMatchObject({
      healthy: true,
      database: { status: 'warning', checking: true },
    });
    expect((await get('/health/ready')).statusCode).toBe(503);

    open();
    expect((await report()).statusCode).toBe(200);
    expect((await get('/health/ready')).statusCode).toBe(200);
  });

  it('lets callers in that came while it was checked', async () => {
    const { gate, open } = createLedgerGate();
    const waiting = gate.requireOpen();
    open();
    await waiting;
    expect(gate.isOpen()).toBe(true);
  });
});
