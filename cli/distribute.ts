import { formatAmount } from '#rules/amounts.ts';
import { createWallet } from '#server/gateways/wallet/rpc.ts';
import { requireSameClock } from '#server/services/operations/clock.ts';
import {
  describeRun,
  previewDistribution,
  runDistribution,
} from '#server/services/payouts/distribution.ts';
import { type CommandContext, UsageError } from './command.ts';

export async function run({
  config,
  open,
  options,
}: CommandContext<'distribute'>): Promise<number> {
  if (config.walletUrl === null)
    throw new UsageError('Set JKC_RPC_URL: there is no wallet to pay from.');
  const { db } = await open();
  const wallet = createWallet({ url: config.walletUrl });
  const input = { nowMs: Date.now(), network: config.walletNetwork };
  if (options['dry-run']) {
    const preview = await previewDistribution(db, wallet, input);
    if (options.json) console.log(JSON.stringify(asJson(preview)));
    else show(preview);
    return preview.problems.length > 0 ? 1 : 0;
  }
  await requireSameClock(db, input.nowMs);
  const run = await runDistribution(db, wallet, input);
  console.log(describeRun(run));
  return run.problems.length > 0 ? 1 : 0;
}

type Preview = Awaited<ReturnType<typeof previewDistribution>>;

function show({ due, tooSmall, unfinished, problems }: Preview): void {
  console.log(
    `${due.payable.length} shares due, ${formatAmount(due.totalUnits)}; ` +
      `${due.invalid} with an address that is not valid, ${tooSmall} too small to be sent yet; ` +
      `${unfinished.length} payouts unfinished. Nothing was changed.`,
  );
  for (const problem of problems) console.error(problem);
}

/** `amount` is in coins, as decimal text. */
function asJson({ due, tooSmall, unfinished, problems }: Preview) {
  return {
    shares: due.payable.length,
    amount: formatAmount(due.totalUnits),
    invalidAddresses: due.invalid,
    tooSmall,
    unfinishedPayouts: unfinished.length,
    problems,
  };
}
