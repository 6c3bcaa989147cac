import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeOnPostgres, emptyDatabase } from '#server/testing/db/databases.ts';
import { DUE_MS, type TestShare, weeksBack, writeShares } from '#server/testing/wallet/payouts.ts';
import { readDueShares, readWaitingShares } from './due.ts';

/** Junkcoin's least payout. */
const LEAST_UNITS = 100_000n;

/** An address is valid unless it begins with a zero. */
const WALLET = {
  readScript: async (address: string) => (address.startsWith('0') ? null : `script ${address}`),
};

const share: fc.Arbitrary<TestShare> = fc.record({
  // Few addresses, so that two members often have the same one.
  address: fc.option(
    fc.nat({ max: 12 }).map((place) => `${place % 4} ${place}`),
    { freq: 5 },
  ),
  units: fc.constantFrom(1n, LEAST_UNITS / 2n, LEAST_UNITS - 1n, LEAST_UNITS),
  week: fc.nat({ max: 2 }).map(weeksBack),
});

describeOnPostgres('what is due', (database) => {
  it('is read whole addresses at a time, longest waiting first, however few are read at once', async () => {
    const { db } = database();
    const communities = fc.array(share, { minLength: 1, maxLength: 24 });
    await fc.assert(
      fc.asyncProperty(communities, fc.integer({ min: 1, max: 30 }), async (shares, atOnce) => {
        await emptyDatabase(db);
        await writeShares(db, shares);
        const { payable, totalUnits } = await readDueShares(db, WALLET, {
          nowMs: DUE_MS,
          leastUnits: LEAST_UNITS,
          atOnce,
        });
        const owed = byAddress(shares);
        const wanted = [...owed.values()].filter(
          ({ units, address }) => units >= LEAST_UNITS && !address.startsWith('0'),
        );
        const taken = byAddress(payable);

        for (const each of taken.values()) expect(each).toEqual(owed.get(each.address));
        const left = wanted.filter(({ address }) => !taken.has(address));
        for (const { since } of taken.values()) {
          for (const later of left) expect(later.since >= since).toBe(true);
        }
        expect(payable.length <= atOnce || taken.size === 1).toBe(true);
        expect(taken.size > 0).toBe(wanted.length > 0);
        if (atOnce >= shares.length) expect(left).toEqual([]);
        expect(totalUnits).toBe([...taken.values()].reduce((sum, { units }) => sum + units, 0n));
        const small = [...owed.values()].filter(({ units }) => units < LEAST_UNITS);
        expect(
          (await readWaitingShares(db, { nowMs: DUE_MS, leastUnits: LEAST_UNITS })).tooSmall.shares,
        ).toBe(small.reduce((sum, { count }) => sum + count, 0));
      }),
      { numRuns: 40 },
    );
  });
});

type Owed = { address: string; units: bigint; count: number; since: string };

function byAddress(shares: readonly TestShare[]): Map<string, Owed> {
  const owed = new Map<string, Owed>();
  for (const { address, units, week = '' } of shares) {
    if (address === null) continue;
    const so = owed.get(address) ?? { address, units: 0n, count: 0, since: week };
    const since = week < so.since ? week : so.since;
    owed.set(address, { address, units: so.units + units, count: so.count + 1, since });
  }
  return owed;
}
