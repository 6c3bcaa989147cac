import { checkLedger, type LedgerDifference } from '#server/services/ledger/check-ledger.ts';
import type { CommandContext } from './command.ts';

export async function run({ open, options }: CommandContext<'check-ledger'>): Promise<number> {
  const { db } = await open();
  const differences = await checkLedger(db);
  if (options.json) console.log(JSON.stringify({ differences }));
  else show(differences);
  return differences.length === 0 ? 0 : 1;
}

function show(differences: readonly LedgerDifference[]): void {
  for (const row of differences) {
    console.error(`${row.total}, ${row.key}: stored ${row.stored}, ledger says ${row.ledger}`);
  }
  console.log(
    differences.length === 0
      ? 'All totals equal the ledger.'
      : `${differences.length} totals differ from the ledger.`,
  );
}
