import { expect } from 'vitest';
import type { Db } from '#server/db/connect.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';

/**
 * Expects the books of payouts to agree with the ledger. Weeks of `payouts.ts` have invented shares, whose points are not
 * checked.
 */
export async function expectSoundBooks(db: Db): Promise<void> {
  const differences = await checkLedger(db);
  expect(differences.filter(({ total }) => /payout|by hand/.test(total))).toEqual([]);
}
