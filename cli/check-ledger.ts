import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import type { CommandContext } from './command.ts';

export async function run({ open }: CommandContext<'check-ledger'>): Promise<number> {
  const { db } = await open();
  const differences = await checkLedger(db);
  for (const row of differences) {
    console.error(`${row.total}, ${row.key}: stored ${row.stored}, by the ledger ${row.ledger}`);
  }
  console.log(
    differences.length === 0
      ? 'All totals equal the ledger.'
      : `${differences.length} totals differ from the ledger.`,
  );
  return differences.length === 0 ? 0 : 1;
}
