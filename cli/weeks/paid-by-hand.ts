import { formatAmount } from '#rules/amounts.ts';
import { isWeekName } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { createChainIndex } from '#server/gateways/chain/chain-index-rest.ts';
import { OPERATOR } from '#server/services/audit/operator.ts';
import { readHandPayments, readUnpaidWeeks } from '#server/services/payouts/by-hand/reads.ts';
import { type HandPaymentOutcome, recordByHand } from '#server/services/payouts/by-hand/record.ts';
import { takeBackByHand } from '#server/services/payouts/by-hand/take-back.ts';
import { badCall, type CommandContext, readNumber } from '../command.ts';

/** The number of recorded payments that are listed, newest first. */
const LISTED = 20;

type Context = CommandContext<'paid-by-hand'>;

export async function run(context: Context): Promise<number> {
  const { open, words, options } = context;
  const [first, number] = words;
  if (first === undefined) return list((await open()).db, options.json === true);
  return number === undefined ? record(context, first) : takeBack(context, number);
}

async function record({ config, open, options }: Context, week: string): Promise<number> {
  if (!isWeekName(week)) throw badCall('paid-by-hand', `${week} is not a week.`);
  const { member, txid = null, note = null } = options;
  const memberId = member === undefined ? null : readNumber(member);
  if (member !== undefined && memberId === null) {
    throw badCall('paid-by-hand', `${member} is not a number.`);
  }
  const { chainApiUrl, coin } = config;
  const chain =
    chainApiUrl === null ? null : { index: createChainIndex({ root: chainApiUrl }), coin };
  const { db } = await open();
  const isDryRun = options['dry-run'] === true;
  const recording = { actor: OPERATOR, nowMs: Date.now(), chain, isDryRun };
  const outcome = await recordByHand(db, { week, memberId, txid, note }, recording);
  console.log(describe(week, outcome));
  if (txid !== null) {
    console.log(
      outcome.isChecked
        ? 'The transaction pays these shares in full.'
        : 'The transaction could not be checked: CHAIN_API_URL is not set.',
    );
  }
  return 0;
}

function describe(week: string, { id, shares, units, left }: HandPaymentOutcome): string {
  const what = `${shares} shares of ${week}, ${formatAmount(units)}`;
  const rest = left > 0 ? ` ${left} unpaid shares of that week remain.` : '';
  return id === null
    ? `Would be recorded as paid by hand: ${what}.${rest} Nothing was changed.`
    : `Payment ${id}: ${what}, are recorded as paid by hand.${rest}`;
}

async function takeBack({ open, options }: Context, number: string): Promise<number> {
  const id = readNumber(number);
  if (id === null) throw badCall('paid-by-hand', `${number} is not a number.`);
  const { reason = '' } = options;
  const { db } = await open();
  const back = await takeBackByHand(db, { id, reason, actor: OPERATOR, nowMs: Date.now() });
  console.log(
    `Payment ${id} is taken back: ${back.shares} shares of ${back.week}, ${formatAmount(back.units)}, are unpaid again.`,
  );
  return 0;
}

async function list(db: Db, isJson: boolean): Promise<number> {
  const unpaid = await readUnpaidWeeks(db, Date.now());
  const { payments } = await readHandPayments(db, { page: 1, limit: LISTED, pageOf: () => null });
  if (isJson) {
    console.log(JSON.stringify({ unpaid, payments }));
    return 0;
  }
  for (const { week, shares, amount } of unpaid) {
    console.log(`${week}: ${shares} shares unpaid, ${amount}`);
  }
  for (const { id, week, shares, amount, txid, note, takenBack } of payments) {
    const how = [txid, note].filter((each) => each !== null).join(', ');
    const end = takenBack === null ? '' : `; taken back: ${takenBack.reason}`;
    console.log(`Payment ${id}: ${shares} shares of ${week}, ${amount}, by ${how}${end}`);
  }
  if (unpaid.length === 0) console.log('No share is unpaid.');
  return 0;
}
