import { OPERATOR } from '#server/services/audit/operator.ts';
import { checkLedger, type LedgerDifference } from '#server/services/ledger/check-ledger.ts';
import { recomputeTotals } from '#server/services/ledger/recompute-totals.ts';
import type { CommandContext } from './command.ts';

export async function run({ open, options }: CommandContext<'recompute-totals'>): Promise<number> {
  const { db } = await open();
  if (options['dry-run']) {
    const differences = await checkLedger(db);
    show(differences);
    console.log(`${differences.length} rows differ from the ledger. Nothing was changed.`);
    return 0;
  }
  const { before, after } = await recomputeTotals(db, { actor: OPERATOR });
  show(before);
  console.log(`${before.length - after.length} rows rewritten, ${after.length} still differ.`);
  return after.length === 0 ? 0 : 1;
}

function show(differences: LedgerDifference[]): void {
  for (const { total, key, stored, ledger } of differences) {
    console.log(`${total}, ${key}: stored ${stored}, ledger says ${ledger}`);
  }
}
