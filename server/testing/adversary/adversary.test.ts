import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createChainIndex } from '#server/gateways/chain/chain-index-rest.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { randomFrom } from '#server/testing/events.ts';
import { sized } from '#server/testing/run/scope.ts';
import { runSeed } from '#server/testing/run/seed.ts';
import { openBusyIndex } from './busy-index.ts';
import { addressOf } from './cast.ts';
import { type Harbour, openHarbour } from './harbour.ts';
import { anyHistory } from './histories.ts';
import { live } from './history.ts';
import type { Move } from './moves.ts';
import { STRATEGIES } from './strategies.ts';
import { openWorld } from './world.ts';

/** `npm run drill -- adversary` plays ten thousand. */
const HISTORIES = sized(100, 5);
/** Each alone in a whole run. In others several in one history: most of its time goes into its end. */
const ATTACKS_IN_A_HISTORY = sized(1, 5);

/** Four look-ups at once would hold 80 MB if they kept what they read. */
const MOST_HEAP_BYTES = 24 * 1024 * 1024;
const LOOKERS = ['mallory', 'sam'] as const;

describeOnPostgres('an adversary that never tires', (database) => {
  let harbour: Harbour;
  beforeAll(async () => {
    harbour = await openHarbour(database().db);
  });
  afterAll(() => harbour.close());

  it.each(attacks())('gets nothing by %s', async (_, moves) => {
    expect(await live(harbour, { moves, seed: 1 })).toEqual([]);
  });

  it('cannot fill the memory with what busy addresses hold', async () => {
    const index = await openBusyIndex();
    const world = await openWorld(harbour, { seed: 1 });
    world.outside.takePlaceOfIndex(createChainIndex({ root: index.root }));
    const addresses = [addressOf('sid'), addressOf('sue')];
    const looks = LOOKERS.map((each) => world.call(each, 'POST', '/wallet/history', { addresses }));
    await Promise.allSettled(looks);
    world.close();
    await index.close();
    expect(index.pages()).toBeGreaterThan(0);
    expect(index.mostHeap()).toBeLessThan(MOST_HEAP_BYTES);
  });

  it('gains nothing by any moves', { timeout: 600_000 }, async () => {
    const history = fc.asyncProperty(anyHistory, async (each) => {
      expect(await live(harbour, each)).toEqual([]);
    });
    await fc.assert(history, { numRuns: HISTORIES });
  });
});

/** All strategies in an order that differs from run to run, as names and moves of histories. */
function attacks(): [names: string, moves: Move[]][] {
  const all = randomFrom(runSeed()).shuffled(Object.entries<Move[]>(STRATEGIES));
  const histories: [string, Move[]][] = [];
  for (let at = 0; at < all.length; at += ATTACKS_IN_A_HISTORY) {
    const some = all.slice(at, at + ATTACKS_IN_A_HISTORY);
    histories.push([
      some.map(([name]) => name).join(', then '),
      some.flatMap(([, moves]) => moves),
    ]);
  }
  return histories;
}
