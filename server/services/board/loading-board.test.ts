import { expect, it, vi } from 'vitest';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { openTestApp } from '#server/testing/http/app.ts';
import { createBoard } from './board.ts';
import { createLoadingBoard } from './loading-board.ts';

const SETTINGS = { poolUnits: 50_000_000_000n, thresholdHundredths: 500 };

describeOnPostgres('A board that is loading', (database) => {
  it('refuses its readers, and says so on the health page, until it is loaded', async () => {
    const { db } = database();
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const report = vi.fn();
    let isUp = false;
    const { board, standing } = createLoadingBoard(
      async () => {
        if (!isUp) throw new Error('no database yet');
        await begun;
        return createBoard(db, { now: Date.now, ...SETTINGS });
      },
      { ...SETTINGS, report, patienceMs: 0, tryAgainMs: 1 },
    );
    const { get } = await openTestApp(db, { board, boardStanding: standing });

    await vi.waitFor(() => expect(standing()).toBe('failing'));
    expect((await get('/api/health')).json()).toMatchObject({
      healthy: false,
      board: { status: 'failing', loading: true },
    });
    expect(report).toHaveBeenCalled();
    isUp = true;
    for (const path of ['/api/leaderboard', '/api/stats', '/health/ready']) {
      const { statusCode, json } = await get(path);
      expect([path, statusCode, json().code]).toEqual([path, 503, 'unavailable']);
    }
    expect((await get('/api/leaderboard')).headers['retry-after']).toBe('2');
    // Requests that need no board are answered.
    expect((await get('/api/weekly-rewards/weeks')).statusCode).toBe(200);

    begin();
    await vi.waitFor(() => expect(standing()).toBe('ok'), { timeout: 20_000 });
    expect((await get('/api/leaderboard')).statusCode).toBe(200);
    expect((await get('/health/ready')).statusCode).toBe(200);
  });
});
