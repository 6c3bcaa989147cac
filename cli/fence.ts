import { formatAmount } from '#rules/amounts.ts';
import { isoTime } from '#rules/times.ts';
import { isWeekName } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { OPERATOR } from '#server/services/audit/operator.ts';
import {
  confirmCommand,
  confirmOldHostStopped,
  raiseFence,
  readFence,
} from '#server/services/payouts/fence/fence.ts';
import { settleAsOther, settleAsShares } from '#server/services/payouts/fence/settle.ts';
import { readUnknown, type UnknownPayment } from '#server/services/payouts/fence/unknown.ts';
import { settleAsPrizes } from '#server/services/payouts/prizes/settle.ts';
import { badCall, type CommandContext, readNumber } from './command.ts';

export async function run(context: CommandContext<'fence'>): Promise<number> {
  const { config, open, words, options } = context;
  const [action, txid = null] = words;
  const by = { actor: OPERATOR, nowMs: Date.now() };
  if (action === 'confirm') {
    const { db } = await open();
    const isEnded = await confirmOldHostStopped(db, by);
    console.log(
      isEnded
        ? 'The bot and the jobs start within seconds. Payouts start once every payment of the wallet is accounted for.'
        : 'There is nothing to confirm.',
    );
    return 0;
  }
  if (action === 'raise') {
    const { reason = '' } = options;
    const { db } = await open();
    await raiseFence(db, { reason, atMs: by.nowMs, actor: OPERATOR });
    console.log('Payouts are stopped until every payment of the wallet is accounted for.');
    return 0;
  }
  if (action === 'other') {
    const { reason = '' } = options;
    const { db } = await open();
    const settled = await settleAsOther(db, { txid, reason, ...by });
    for (const payment of settled) {
      console.log(`${payment.txid}: ${formatAmount(payment.units)}, settled as: ${reason}`);
    }
    return 0;
  }
  if (action === 'paid') {
    const paid = { open, options, txid: txid ?? '', ...by };
    return options.hunt === undefined ? settleShares(paid) : settlePrizes(paid, options.hunt);
  }
  const { db } = await open();
  return show(db, { isJson: options.json === true, hasWallet: config.walletUrl !== null });
}

type Paid = {
  open: CommandContext<'fence'>['open'];
  options: CommandContext<'fence'>['options'];
  txid: string;
  actor: string;
  nowMs: number;
};

async function settleShares({ open, options, txid, actor, nowMs }: Paid): Promise<number> {
  const { week = '', reason: restReason, 'dry-run': isDryRun = false } = options;
  const weeks = week.split(',').map((each) => {
    if (!isWeekName(each)) throw badCall('fence', `${each} is not a week.`);
    return each;
  });
  const memberIds = readNumbers(options.member);
  const { db } = await open();
  const by = { actor, nowMs, isDryRun };
  const shares = await settleAsShares(db, { txid, weeks, memberIds, restReason, ...by });
  for (const { week: of, memberId: id, units, paidUnits } of shares) {
    const paid = paidUnits === units ? '' : `; it received ${formatAmount(paidUnits)}`;
    console.log(`${of} member ${id}: ${formatAmount(units)}${paid}`);
  }
  console.log(
    isDryRun
      ? `Shares that ${txid} would have paid: ${shares.length}. Nothing was changed.`
      : `Shares paid with ${txid}: ${shares.length}.`,
  );
  return 0;
}

async function settlePrizes(
  { open, options, txid, actor, nowMs }: Paid,
  hunts: string,
): Promise<number> {
  const { reason: restReason, 'dry-run': isDryRun = false } = options;
  const [huntIds, memberIds] = [readNumbers(hunts), readNumbers(options.member)];
  const { db } = await open();
  const by = { actor, nowMs, isDryRun };
  const prizes = await settleAsPrizes(db, { txid, huntIds, memberIds, restReason, ...by });
  for (const { huntId, place, memberId, units, paidUnits } of prizes) {
    const paid = paidUnits === units ? '' : `; it received ${formatAmount(paidUnits)}`;
    console.log(`hunt ${huntId} place ${place} member ${memberId}: ${formatAmount(units)}${paid}`);
  }
  console.log(
    isDryRun
      ? `Prizes that ${txid} would have paid: ${prizes.length}. Nothing was changed.`
      : `Prizes paid with ${txid}: ${prizes.length}.`,
  );
  return 0;
}

function readNumbers(list: string | undefined): bigint[] {
  return (list?.split(',') ?? []).map((each) => {
    const id = readNumber(each);
    if (id === null) throw badCall('fence', `${each} is not a number.`);
    return id;
  });
}

/** Exits with 1 while payouts are stopped. */
async function show(
  db: Db,
  { isJson, hasWallet }: { isJson: boolean; hasWallet: boolean },
): Promise<number> {
  const fence = await readFence(db);
  const reason = fence?.reason ?? null;
  const unknown = await readUnknown(db);
  if (isJson)
    console.log(
      JSON.stringify({
        stopped: reason,
        oldHostMayRun: fence?.oldHostMayRun ?? false,
        unknown: unknown.map(asJson),
      }),
    );
  else {
    console.log(reason === null ? 'Payouts are not stopped.' : `Payouts are stopped: ${reason}.`);
    if (fence?.oldHostMayRun) {
      console.log(
        `Bot and jobs wait as well. Make sure that the old host is stopped, then: ${confirmCommand()}`,
      );
    }
    if (reason !== null && !hasWallet) {
      console.log(
        'No wallet is configured (WALLET_RPC_URL). Once one is, payouts resume when everything it has sent is accounted for.',
      );
    }
    for (const { txid, sentAtMs, units, outputs } of unknown) {
      console.log(`${txid}, sent ${isoTime(sentAtMs)}: ${formatAmount(units)}`);
      for (const output of outputs) {
        console.log(`  ${formatAmount(output.units)} to ${output.address ?? 'no address'}`);
      }
    }
  }
  return reason === null ? 0 : 1;
}

/** Amounts are in coins, as decimal text. */
function asJson({ txid, sentAtMs, units, outputs }: UnknownPayment) {
  return {
    txid,
    sentAt: isoTime(sentAtMs),
    amount: formatAmount(units),
    outputs: outputs.map((output) => ({
      address: output.address,
      amount: formatAmount(output.units),
    })),
  };
}
