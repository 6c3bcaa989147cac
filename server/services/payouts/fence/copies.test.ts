import { expect, it } from 'vitest';
import { type DatabaseCopy, restoreCopy, takeCopy } from '#server/testing/db/copies.ts';
import { describeOnPostgres, emptyDatabase } from '#server/testing/db/databases.ts';
import { byChance } from '#server/testing/events.ts';
import { sized } from '#server/testing/run/scope.ts';
import { liveWithCopy } from '#server/testing/wallet/restored-copies.ts';

const YEARS = Number(process.env.COPIES ?? sized(12, 3));
/** In few years no payment may come after the copy: then it lives more of them. */
const MOST_YEARS = Math.max(YEARS, 40);

describeOnPostgres('an older copy in the place of the database', (database) => {
  it('pays nobody twice and everybody once, wherever it was taken', () =>
    byChance(async (random) => {
      const { db } = database();
      let paidSince = 0;
      for (let year = 0; year < (paidSince > 0 ? YEARS : MOST_YEARS); year++) {
        await emptyDatabase(db);
        let copy: DatabaseCopy = new Map();
        const lived = await liveWithCopy(
          {
            db,
            copy: async () => {
              copy = await takeCopy(db);
            },
            swap: async () => {
              await restoreCopy(db, copy);
              return db;
            },
          },
          random,
          { weeks: 4 },
        );
        expect(lived).toMatchObject({ unpaid: 0, unknown: 0, received: lived.owed });
        paidSince += lived.paidSince;
      }
      // Otherwise nothing was tested.
      expect(paidSince).toBeGreaterThan(0);
    }));
});
