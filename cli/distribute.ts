import { formatAmount } from '#rules/amounts.ts';
import { createNodeWallet } from '#server/gateways/node-wallet/rpc.ts';
import { requireSameClock } from '#server/services/operations/clock.ts';
import { describeRun, runDistribution } from '#server/services/payouts/distribution.ts';
import {
  describePreview,
  type Preview,
  previewDistribution,
} from '#server/services/payouts/preview.ts';
import { type CommandContext, UsageError } from './command.ts';

export async function run({
  config,
  open,
  options,
}: CommandContext<'distribute'>): Promise<number> {
  if (config.walletUrl === null)
    throw new UsageError('Set WALLET_RPC_URL: there is no wallet to pay from.');
  const { db } = await open();
  const wallet = createNodeWallet({ url: config.walletUrl, coin: config.coin });
  const input = { nowMs: Date.now(), coin: config.coin, prizesDailyUnits: config.prizesDailyUnits };
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

function show(preview: Preview): void {
  for (const line of describePreview(preview)) console.log(line);
  console.log('Nothing was changed.');
}

/** Amounts are in coins, as decimal text. */
function asJson({
  pays,
  problems,
  due,
  invalid,
  waiting,
  unfinished,
  prizes,
  found,
  neededUnits,
}: Preview) {
  const inCoins = ({ shares, units }: Preview['pays']) => ({ shares, amount: formatAmount(units) });
  const prizesInCoins = ({ prizes, units }: { prizes: number; units: bigint }) => ({
    prizes,
    amount: formatAmount(units),
  });
  return {
    ...inCoins(pays),
    problems,
    due: due && inCoins(due),
    needed: neededUnits === null ? null : formatAmount(neededUnits),
    invalid: { ...inCoins(invalid), of: invalid.of },
    waiting: Object.fromEntries(Object.entries(waiting).map(([why, sum]) => [why, inCoins(sum)])),
    unfinishedPayouts: unfinished.length,
    payoutsFound: found,
    prizes: {
      due: prizesInCoins(prizes.due),
      waiting: prizesInCoins(prizes.waiting),
      leftToday: formatAmount(prizes.leftUnits),
    },
  };
}
