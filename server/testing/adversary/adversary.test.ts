import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { type Harbour, openHarbour } from './harbour.ts';
import { anyHistory } from './histories.ts';
import { live } from './history.ts';
import { STRATEGIES } from './strategies.ts';

/** `npm run drill -- adversary` lives ten thousand. */
const HISTORIES = 100;

describeOnPostgres('an adversary that never tires', (database) => {
  let harbour: Harbour;
  beforeAll(async () => {
    harbour = await openHarbour(database().db);
  });
  afterAll(() => harbour.close());

  it.each(Object.entries(STRATEGIES))('gets nothing by %s', async (_, moves) => {
    expect(await live(harbour, { moves, seed: 1 })).toEqual([]);
  });

  it('gets nothing by whatever comes to its mind', { timeout: 600_000 }, async () => {
    const history = fc.asyncProperty(anyHistory, async (each) => {
      expect(await live(harbour, each)).toEqual([]);
    });
    await fc.assert(history, { numRuns: HISTORIES });
  });
});
