import { formatAmount } from '#rules/amounts.ts';
import { isWeekName } from '#rules/weeks/week.ts';
import { OPERATOR } from '#server/services/audit/operator.ts';
import {
  type FailedShare,
  giveUpPayout,
  readFailedShares,
  resendFailedShares,
} from '#server/services/payouts/repairs.ts';
import { badCall, type CommandContext, readNumber } from './command.ts';

export async function run({ open, options }: CommandContext<'resend'>): Promise<number> {
  const { week, member, 'give-up': payout } = options;
  if (week !== undefined && !isWeekName(week)) throw badCall('resend', `${week} is not a week.`);
  const memberId = member === undefined ? undefined : requireNumber(member);
  const payoutId = payout === undefined ? undefined : requireNumber(payout);
  const { db } = await open();
  if (payoutId !== undefined) {
    const input = { payoutId, actor: OPERATOR, nowMs: Date.now() };
    console.log(`Payout ${payoutId} is ${await giveUpPayout(db, input)}.`);
    return 0;
  }
  const which = {
    ...(week === undefined ? {} : { week }),
    ...(memberId === undefined ? {} : { memberId }),
  };
  if (options['dry-run']) {
    show(await readFailedShares(db, which), 'failed. Nothing was changed.');
  } else {
    show(await resendFailedShares(db, { ...which, actor: OPERATOR }), 'owed again.');
  }
  return 0;
}

function show(shares: FailedShare[], state: string): void {
  for (const { week, memberId, units } of shares) {
    console.log(`${week} member ${memberId}: ${formatAmount(units)}`);
  }
  console.log(`${shares.length} shares ${state}`);
}

function requireNumber(text: string): bigint {
  const number = readNumber(text);
  if (number === null) throw badCall('resend', `${text} is not a number.`);
  return number;
}
