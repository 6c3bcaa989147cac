import { checkLedger, type LedgerDifference } from '#server/services/check-ledger.ts';
import { recomputeTotals } from '#server/services/recompute-totals.ts';
import { type CommandContext, runCommand, UsageError } from './command.ts';

const USAGE = `Usage: npm run recompute-totals -- [--dry-run]
Writes the totals that differ from the ledger anew. Restart the servers afterwards.`;

await runCommand(async ({ open, args }: CommandContext) => {
  if (args.some((arg) => arg !== '--dry-run')) throw new UsageError(USAGE);
  const { db } = await open();
  if (args.includes('--dry-run')) {
    const differences = await checkLedger(db);
    show(differences);
    console.log(`${differences.length} rows differ from the ledger. Nothing was changed.`);
    return 0;
  }
  const { before, after } = await recomputeTotals(db, { actor: 'operator' });
  show(before);
  console.log(`${before.length - after.length} rows written anew, ${after.length} differ still.`);
  return after.length === 0 ? 0 : 1;
});

function show(differences: LedgerDifference[]): void {
  for (const { total, key, stored, ledger } of differences) {
    console.log(`${total}, ${key}: stored ${stored}, by the ledger ${ledger}`);
  }
}
