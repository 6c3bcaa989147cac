import { expect, it } from 'vitest';
import { describeOnBothEngines } from '#server/db/test-databases.ts';
import { checkLedger } from './check-ledger.ts';
import { ingestEvents } from './ingest.ts';

const NOW_MS = Date.parse('2026-03-04T12:00:00Z');

describeOnBothEngines('ingestEvents', (database) => {
  it('takes a tip once, with the points of both accounts', async () => {
    const { db } = database();
    const tip = {
      id: 't1',
      type: 'tip',
      at: '2026-03-04T11:00:00Z',
      telegramId: '11',
      to: '22',
      amount: '1.5',
    };
    const first = await ingestEvents(db, { events: [tip, tip], nowMs: NOW_MS });
    expect(first).toEqual([
      { index: 0, id: 't1', status: 'accepted', points: 5 },
      { index: 1, id: 't1', status: 'duplicate' },
    ]);
    const again = await ingestEvents(db, { events: [tip], nowMs: NOW_MS });
    expect(again).toEqual([{ index: 0, id: 't1', status: 'duplicate' }]);
    expect(await checkLedger(db)).toEqual([]);
  });
});
