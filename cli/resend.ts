import { formatAmount } from '#rules/amounts.ts';
import { isWeekName } from '#rules/week.ts';
import {
  type FailedShare,
  giveUpPayment,
  readFailedShares,
  resendFailedShares,
} from '#server/services/payment-repairs.ts';
import { type CommandContext, runCommand, UsageError } from './command.ts';

const USAGE = `Usage: npm run resend -- [--week WEEK] [--member NUMBER] [--dry-run]
Makes shares whose payment failed owed again; the next distribution pays them, and them alone.
       npm run resend -- --give-up PAYMENT --i-have-made-sure
Says of a payment that nobody can find out about that it will never be in the chain.`;

await runCommand(async ({ open, args }: CommandContext) => {
  const options = readOptions(args);
  // Who says so of a payment that is out after all has it paid twice.
  if (options.giveUp !== null && !options.sure) throw new UsageError(USAGE);
  const { db } = await open();
  if (options.giveUp !== null) {
    const input = { paymentId: options.giveUp, actor: 'operator', nowMs: Date.now() };
    console.log(`Payment ${options.giveUp} is ${await giveUpPayment(db, input)}.`);
    return 0;
  }
  if (options.dryRun) {
    show(await readFailedShares(db, options), 'failed. Nothing was changed.');
  } else {
    show(await resendFailedShares(db, { ...options, actor: 'operator' }), 'owed again.');
  }
  return 0;
});

function show(shares: FailedShare[], state: string): void {
  for (const { week, memberId, units } of shares) {
    console.log(`${week} member ${memberId}: ${formatAmount(units)}`);
  }
  console.log(`${shares.length} shares ${state}`);
}

type Options = {
  week?: string;
  memberId?: bigint;
  giveUp: bigint | null;
  dryRun: boolean;
  sure: boolean;
};

function readOptions(args: string[]): Options {
  const options: Options = { giveUp: null, dryRun: false, sure: false };
  const rest = [...args];
  const value = () => rest.shift() ?? '';
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (arg === '--dry-run') options.dryRun = true;
    else if (arg === '--i-have-made-sure') options.sure = true;
    else if (arg === '--week') options.week = readWeek(value());
    else if (arg === '--member') options.memberId = readNumber(value());
    else if (arg === '--give-up') options.giveUp = readNumber(value());
    else throw new UsageError(USAGE);
  }
  return options;
}

function readWeek(text: string): string {
  if (!isWeekName(text)) throw new UsageError(`${text} names no week.\n${USAGE}`);
  return text;
}

function readNumber(text: string): bigint {
  if (!/^[1-9]\d{0,17}$/.test(text)) throw new UsageError(`${text} is no number.\n${USAGE}`);
  return BigInt(text);
}
