import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { PRICE_TOO_OLD_MS } from '#rules/operations/price.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { createPrice, fetchPrice } from './price.ts';

const START_MS = Date.parse('2026-03-04T12:00:00Z');

describeOnPostgres('the price', (database) => {
  it('is what the server last read while the database is away, until it is too old', async () => {
    const { db } = database();
    let nowMs = START_MS;
    const now = () => nowMs;
    const source = { read: async () => '0.02' };
    await fetchPrice({ db, source, now, report: () => undefined });
    const price = createPrice({ db, readFixedUsd: async () => null, isFetched: true, now });
    expect(await price.readUsd()).toBe('0.02');
    await sql`alter table settings rename to gone`.execute(db);
    try {
      nowMs += PRICE_TOO_OLD_MS;
      expect(await price.readUsd()).toBe('0.02');
      nowMs += 1;
      expect(await price.readUsd()).toBeNull();
    } finally {
      await sql`alter table gone rename to settings`.execute(db);
    }
  });

  it('is the fixed one, whatever was fetched before', async () => {
    const { db } = database();
    const now = () => START_MS;
    const source = { read: async () => '0.02' };
    await fetchPrice({ db, source, now, report: () => undefined });
    for (const fixedUsd of ['0.5', null]) {
      const price = createPrice({ db, readFixedUsd: async () => fixedUsd, isFetched: false, now });
      expect(await price.readUsd()).toBe(fixedUsd);
    }
  });
});
