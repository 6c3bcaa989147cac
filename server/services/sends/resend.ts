import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import { RESENT_EVERY_MS, SENT_AGAIN_FOR_MS } from '#rules/tips/payments.ts';
import { ChainUnreachable } from '#server/gateways/chain/chain-index.ts';
import { NOT_READ } from '#server/services/chain/taken-back.ts';
import { broadcast, readRow, refuse, type SendDeps } from './payments.ts';
import { forgetOldRefusals } from './refused-payments.ts';

/** The most payments of one run; the next run continues with those whose last look was longest ago. */
const MOST_PAYMENTS = 40;

export type ResendRun = { sent: number; refused: number; problems: string[] };

/**
 * Sends stored payments again that are neither in a block nor in the mempool, and gives up those that the node did not take in
 * time. Any number of servers may do this at any time.
 */
export async function resendPayments(deps: SendDeps): Promise<ResendRun> {
  const { db, now } = deps;
  const run: ResendRun = { sent: 0, refused: 0, problems: [] };
  await forgetOldRefusals(db, now());
  for (const id of await takeAbsent(deps)) {
    const row = await readRow(db, id);
    if (row.raw_tx === null || (row.state !== 'sending' && row.state !== 'sent')) continue;
    const mostMs = row.state === 'sending' ? SENT_AGAIN_FOR_MS.untaken : SENT_AGAIN_FOR_MS.taken;
    if (now() - row.created_at.getTime() > mostMs) {
      await refuse(db, id, 'the coin did not take it in time');
      run.refused += 1;
      continue;
    }
    try {
      await broadcast(deps, { ...row, raw_tx: row.raw_tx });
      run.sent += 1;
    } catch (error) {
      if (!(error instanceof ChainUnreachable)) throw error;
      run.problems.push(error.message);
      break;
    }
  }
  return run;
}

/** Takes the payments whose turn it is, in advance: one that always fails goes to the end, and no other server takes it. */
async function takeAbsent({ db, now }: SendDeps): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    update wallet_payments set looked_at = ${isoTime(now())}::timestamptz
    where id in (
      select p.id from wallet_payments p
      where p.raw_tx is not null and p.state in ('sending', 'sent')
        and coalesce(p.looked_at, '-infinity') <= ${isoTime(now() - RESENT_EVERY_MS)}::timestamptz
        -- What spends its coins, under whichever id, is known.
        and not exists (
          select from watched_coins w join mempool_transactions t on t.inputs @> array[w.coin]
          where w.kind = 'send' and w.of_id = p.id and not t.inputs @> array[${NOT_READ}])
        and not exists (select from chain_spends s where s.kind = 'send' and s.of_id = p.id)
      order by p.looked_at nulls first, p.id limit ${sql.lit(MOST_PAYMENTS)} for update skip locked)
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Summarizes a run in one line. */
export function describeResend({ sent, refused, problems }: ResendRun): string {
  return [`${sent} payments sent again, ${refused} given up`, ...problems].join('; ');
}
