import { formatAmount } from '#rules/amounts.ts';
import { OPERATOR } from '#server/services/audit/operator.ts';
import { readFaucetFigures } from '#server/services/faucet/standing.ts';
import { giveUpPayout } from '#server/services/payouts/repairs.ts';
import { badCall, type CommandContext, readNumber } from './command.ts';

export async function run({
  config,
  open,
  words,
  options,
}: CommandContext<'faucet'>): Promise<number> {
  const [action, claim = ''] = words;
  const nowMs = Date.now();
  if (action === 'give-up') {
    const payoutId = readNumber(claim);
    if (payoutId === null) throw badCall('faucet', `${claim} is not a number.`);
    const { db } = await open();
    const state = await giveUpPayout(db, { payoutId, book: 'faucet', actor: OPERATOR, nowMs });
    console.log(`Claim ${payoutId} is ${state}.`);
    return 0;
  }
  const { db } = await open();
  const { claimsToday, unitsToday, unfinished } = await readFaucetFigures(db, nowMs);
  const claims = unfinished.map(({ id, state, amount, txid, problem }) => ({
    claim: String(id),
    state,
    amount: formatAmount(amount),
    txid,
    problem,
  }));
  if (options.json) {
    const amountToday = formatAmount(unitsToday);
    console.log(JSON.stringify({ claimsToday, amountToday, unfinished: claims }));
    return 0;
  }
  const most = config.faucet === null ? '' : ` of ${formatAmount(config.faucet.dailyUnits)}`;
  console.log(`Claims today: ${claimsToday}, ${formatAmount(unitsToday)}${most}.`);
  for (const { claim: id, state, amount, txid, problem } of claims) {
    const parts = [`claim ${id}`, state, amount, txid, problem].filter((part) => part !== null);
    console.log(parts.join('  '));
  }
  console.log(`Unsettled: ${claims.length}.`);
  return 0;
}
