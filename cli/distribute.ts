import { formatAmount } from '#rules/amounts.ts';
import { createWallet } from '#server/gateways/wallet-rpc.ts';
import { requireSameClock } from '#server/services/clock.ts';
import {
  describeRun,
  previewDistribution,
  runDistribution,
} from '#server/services/distribution.ts';
import { type CommandContext, runCommand, UsageError } from './command.ts';

const USAGE = `Usage: npm run distribute -- [--dry-run]
Pays every share that is due and follows what was sent, as the job does each minute.`;

await runCommand(async ({ config, open, args }: CommandContext) => {
  if (args.some((arg) => arg !== '--dry-run')) throw new UsageError(USAGE);
  if (config.walletUrl === null)
    throw new UsageError('Set JKC_RPC_URL: there is no wallet to pay from.');
  const { db } = await open();
  const wallet = createWallet({ url: config.walletUrl });
  const input = { nowMs: Date.now(), network: config.walletNetwork };
  if (args.includes('--dry-run')) {
    const { due, unfinished, problems } = await previewDistribution(db, wallet, input);
    console.log(
      `${due.payable.length} shares due, ${formatAmount(due.totalUnits)}; ` +
        `${due.invalid} with an address that is not valid, ${due.tooSmall} too small to be sent yet; ` +
        `${unfinished.length} payments unfinished. Nothing was changed.`,
    );
    for (const problem of problems) console.error(problem);
    return problems.length > 0 ? 1 : 0;
  }
  await requireSameClock(db, input.nowMs);
  const run = await runDistribution(db, wallet, input);
  console.log(describeRun(run));
  return run.problems.length > 0 ? 1 : 0;
});
