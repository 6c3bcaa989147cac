import { sql } from 'kysely';
import { formatAmount } from '#rules/amounts.ts';
import { leastPayment } from '#rules/coins/amounts.ts';
import type { Db } from '#server/db/connect.ts';
import type { Wallet } from '#server/gateways/node-wallet/wallet.ts';
import { findHalt } from '#server/services/chain/chain-state.ts';
import { isAboutWallet, messageOf } from './advance.ts';
import { type DistributionInput, describeStop } from './distribution.ts';
import { readWaitingShares, type Sum, type WaitingShares } from './due.ts';
import { type Accounting, previewAccounting } from './fence/account.ts';
import { describeHold } from './fence/fence.ts';
import { findLonePrimary } from './fence/lone-primary.ts';
import { type Payout, readUnfinishedPayouts } from './payouts.ts';
import { type Plan, planPayouts, readReadyWallet } from './plan.ts';
import { type PrizeOutlook, type PrizeSum, readPrizeOutlook } from './prizes/pay.ts';

/** A preview of the next distribution run, made by the code that runs it. */
export type Preview = {
  /** The sum of new payouts: everything due, or nothing. */
  pays: Sum;
  /** The reasons why it pays nothing new, or not all, one line each. */
  problems: string[];
  /** The sum that is due now and could be paid; null if the wallet cannot be asked. */
  due: Sum | null;
  /** Shares whose address the wallet does not accept, with the first of these addresses and their members' Telegram ids. */
  invalid: Sum & { of: { telegramId: string; address: string }[] };
  waiting: WaitingShares;
  unfinished: Payout[];
  /** Prizes of treasure hunts, which are paid once no share is due. */
  prizes: PrizeOutlook;
  /** Payouts of another copy of this database, found in the wallet, that the run would book first. */
  found: number;
  /** The amounts that the wallet can spend, and must hold for everything due; null if not known. */
  balanceUnits: bigint | null;
  neededUnits: bigint | null;
};

const NOTHING: Sum = { shares: 0, units: 0n };

/** Previews the next run without changing anything. Throws only without a database. */
export async function previewDistribution(
  db: Db,
  wallet: Wallet,
  input: DistributionInput,
): Promise<Preview> {
  const problem =
    (await describeHold(db)) ??
    (await findLonePrimary(db)) ??
    (await findHalt(db)) ??
    (await readReadyWallet(wallet, input.coin.network)).problem;
  if (problem !== null) return withoutPlan(db, input, problem);
  try {
    return await previewAccounting(db, wallet, input, async (then, accounting) =>
      describePlan(then, await planPayouts(then, wallet, input), accounting, input),
    );
  } catch (error) {
    if (!isAboutWallet(error)) throw error;
    return withoutPlan(db, input, messageOf(error));
  }
}

async function describePlan(
  db: Db,
  plan: Plan,
  accounting: Accounting,
  { nowMs, coin, prizesDailyUnits }: DistributionInput,
): Promise<Preview> {
  const { due, unfinished, balanceUnits, neededUnits, stops } = plan;
  const stop = describeStop(accounting);
  const problems = stop === null ? stops : [stop];
  const sum = { shares: due.payable.length, units: due.totalUnits };
  return {
    pays: problems.length > 0 ? NOTHING : sum,
    problems,
    due: sum,
    invalid: { shares: due.invalid, units: due.invalidUnits, of: await tellMembers(db, due) },
    waiting: await readWaitingShares(db, { nowMs, leastUnits: leastPayment(coin) }),
    unfinished,
    prizes: await readPrizeOutlook(db, { nowMs, dailyUnits: prizesDailyUnits ?? 0n }),
    found: accounting.booked,
    balanceUnits,
    neededUnits,
  };
}

async function tellMembers(
  db: Db,
  { shown }: Pick<Plan['due'], 'shown'>,
): Promise<Preview['invalid']['of']> {
  const { rows } = await sql<{ id: bigint; telegram_id: bigint }>`
    select id, telegram_id from members
    where id = any(${shown.map(({ memberId }) => String(memberId))}::bigint[])`.execute(db);
  return shown.flatMap(({ memberId, address }) =>
    rows.flatMap(({ id, telegram_id }) =>
      id === memberId ? [{ telegramId: String(telegram_id), address }] : [],
    ),
  );
}

async function withoutPlan(
  db: Db,
  { nowMs, coin, prizesDailyUnits }: DistributionInput,
  problem: string,
): Promise<Preview> {
  return {
    pays: NOTHING,
    problems: [problem],
    due: null,
    invalid: { ...NOTHING, of: [] },
    waiting: await readWaitingShares(db, { nowMs, leastUnits: leastPayment(coin) }),
    unfinished: await readUnfinishedPayouts(db),
    prizes: await readPrizeOutlook(db, { nowMs, dailyUnits: prizesDailyUnits ?? 0n }),
    found: 0,
    balanceUnits: null,
    neededUnits: null,
  };
}

const WAITS: Readonly<Record<keyof WaitingShares, string>> = {
  elsewhere: 'are of a week that is settled elsewhere',
  noAddress: 'wait for an address of their member',
  newAddress: 'wait because the address was changed lately',
  tooSmall: 'are too small to be sent yet',
  notYet: 'are of a week that is paid later',
  held: 'are held',
  banned: 'are of banned members',
  failed: 'wait because their payout failed',
};

/** Describes the preview in sentences, for the operator. */
export function describePreview(preview: Preview): string[] {
  const { pays, problems, due, invalid, waiting, unfinished, found } = preview;
  const lines =
    problems.length === 0
      ? [`The next run pays ${describeSum(pays)}.`]
      : problems.map((problem) => `The next run pays nothing new: ${problem}`);
  if (problems.length > 0 && due !== null) lines.push(`Due are ${describeSum(due)}.`);
  if (found > 0) lines.push(`${found} payouts that another copy of this database sent are booked.`);
  for (const [name, text] of Object.entries(WAITS)) {
    const sum = waiting[name as keyof WaitingShares]; // The names come from the literal above.
    if (sum.shares > 0) lines.push(`${describeSum(sum)}, ${text}.`);
  }
  if (invalid.shares > 0) {
    const members = invalid.of.map(
      ({ telegramId, address }) => `member ${telegramId} (${address})`,
    );
    lines.push(
      `${describeSum(invalid)}, have an address that is not valid: ${members.join(', ')}.`,
    );
  }
  if (unfinished.length > 0) lines.push(`${unfinished.length} payouts are under way.`);
  return [...lines, ...describePrizes(preview.prizes)];
}

function describePrizes({ due, waiting, leftUnits }: PrizeOutlook): string[] {
  const describe = ({ prizes, units }: PrizeSum) =>
    `${prizes} prizes of treasure hunts, ${formatAmount(units)}`;
  const lines: string[] = [];
  if (due.prizes > 0) {
    lines.push(
      `${describe(due)}, follow the shares: today at most ${formatAmount(leftUnits)} (PRIZES_DAILY).`,
    );
  }
  if (waiting.prizes > 0) {
    lines.push(
      `${describe(waiting)}, wait: the winner is banned or has no address, or the payout failed.`,
    );
  }
  return lines;
}

function describeSum({ shares, units }: Sum): string {
  return shares === 0 ? 'no shares' : `${shares} shares, ${formatAmount(units)}`;
}
