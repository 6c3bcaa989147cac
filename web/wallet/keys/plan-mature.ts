import { type Coin, type PaymentPlan, planPayment, type WantedPayment } from './plan-payment.ts';

/**
 * Confirmations from which a miner's reward is spent: the most that a described coin asks for (Dogecoin). Fewer would do for others,
 * but a refused payment holds back every later one.
 */
const MATURE_CONFIRMATIONS = 240;

/** A transaction with the one input of a miner's reward, which spends nothing. The segwit marker is optional. */
const REWARD = /^[0-9a-f]{8}(00[0-9a-f]{2})?01(00){32}f{8}/;

/**
 * Plans a payment, and leaves out miners' rewards that nodes do not let anybody spend yet: only the bytes of their transactions,
 * which signing needs anyway, show what they are. Returns these bytes too. Throws as `planPayment` and `readPrevious` do.
 */
export async function planMature(
  coins: readonly Coin[],
  wanted: WantedPayment,
  readPrevious: (coins: readonly Coin[]) => Promise<Map<string, string>>,
): Promise<{ plan: PaymentPlan; previous: Map<string, string> }> {
  const previous = new Map<string, string>();
  let left = coins;
  for (;;) {
    const plan = planPayment(left, wanted);
    const unread = plan.coins.filter(({ txid }) => !previous.has(txid));
    for (const [txid, raw] of await readPrevious(unread)) previous.set(txid, raw);
    const young = plan.coins.filter(
      ({ txid, confirmations }) =>
        confirmations < MATURE_CONFIRMATIONS && REWARD.test(previous.get(txid) ?? ''),
    );
    const others = left.filter((coin) => !young.includes(coin));
    // Without a coin of a refused payment, both payments could be made: nodes refuse this one too until its coins are mature.
    const isBound = (wanted.refused ?? []).some(
      (spent) => holdsOneOf(left, spent) && !holdsOneOf(others, spent),
    );
    if (young.length === 0 || isBound) return { plan, previous };
    left = others;
  }
}

function holdsOneOf(coins: readonly Coin[], names: readonly string[]): boolean {
  return coins.some(({ txid, vout }) => names.includes(`${txid}:${vout}`));
}
