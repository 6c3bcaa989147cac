import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import { sharesPaidBy, type UnpaidShare } from '#rules/weeks/paid-shares.ts';
import type { Db } from '#server/db/connect.ts';
import type { SentTransaction } from '#server/gateways/node-wallet/wallet.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import { BookingLost } from '../fence/book.ts';
import type { PayoutState } from '../state.ts';
import { writePayoutIn } from '../writes.ts';
import { writePrizes } from './pay.ts';

/** A prize as a share, so that the same search finds both: its `week` is the day of the hunt's end, which orders them by age. */
type Unpaid = UnpaidShare & {
  huntId: bigint;
  place: number;
  /** The payout here that was about to pay it. */
  payoutId: bigint | null;
};

/** A payout that has sent nothing as far as the wallet knows. */
type Idle = { id: bigint; state: PayoutState };

/**
 * Books a transaction of the wallet that pays prizes and nothing else, and that belongs to no payout here: another copy of this
 * database sent it. A payout here that was about to pay the same prizes becomes void. Returns null if prizes do not explain the
 * transaction, and false if bytes exist here that would pay other prizes too: only a person can say that they never will. Throws
 * {@link BookingLost}.
 */
export async function bookFoundPrizes(
  tx: Db,
  sent: SentTransaction & { rawTx: string },
  idle: readonly Idle[],
  nowMs: number,
): Promise<boolean | null> {
  const addresses = sent.outputs.flatMap(({ address }) => (address === null ? [] : [address]));
  const unpaid = await readUnpaid(
    tx,
    addresses,
    idle.map(({ id }) => id),
  );
  const prizes = sharesPaidBy(sent.outputs, sent.sentAtMs, unpaid);
  if (prizes === null) return null;
  for (const payout of idle.filter(({ id }) => prizes.some(({ payoutId }) => payoutId === id))) {
    if (payout.state === 'signed' && (await paysMore(tx, payout.id, prizes))) return false;
    const problem = `its prizes were paid by ${sent.txid}`;
    const change = { state: 'failed', problem } as const;
    const state = await writePayoutIn(tx, { id: payout.id, from: [payout.state] }, change, nowMs);
    if (state !== 'failed') throw new BookingLost();
  }
  await bookPrizes(tx, { ...sent, actor: 'system' }, prizes, nowMs);
  return true;
}

/** Books a transaction of the wallet as the payout of these prizes, which the caller has locked. None of them is in a payout. */
export async function bookPrizes(
  tx: Db,
  sent: { txid: string; rawTx: string; sentAtMs: number; actor: string },
  prizes: readonly Omit<Parameters<typeof writePrizes>[2][number], 'script'>[],
  nowMs: number,
): Promise<void> {
  const amount = prizes.reduce((sum, { units }) => sum + units, 0n);
  const at = isoTime(sent.sentAtMs);
  // A payout that failed here was in the chain after all.
  await sql`update payouts set txid = null where txid = ${sent.txid} and state = 'failed'`.execute(
    tx,
  );
  const { rows } = await sql<{ id: bigint }>`
    insert into payouts (method, raw_tx, amount, purpose, exposed, created_at, sent_at)
    values ('raw', ${sent.rawTx}, ${String(amount)}::bigint, 'prizes', true, ${at}::timestamptz, ${at}::timestamptz)
    returning id`.execute(tx);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('a payout was not written');
  await writePrizes(
    tx,
    id,
    prizes.map((prize) => ({ ...prize, script: prize.address })),
  );
  await writeAudit(tx, {
    actor: sent.actor,
    action: 'payout_found',
    entity: 'payout',
    entityId: String(id),
    after: { txid: sent.txid, prizes: prizes.length },
  });
  const change = { state: 'sent', txid: sent.txid, problem: null } as const;
  await writePayoutIn(tx, { id, from: ['building'] }, change, nowMs);
}

async function paysMore(tx: Db, payoutId: bigint, prizes: readonly Unpaid[]): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from payout_prizes where payout_id = ${String(payoutId)}::bigint`.execute(
    tx,
  );
  return rows[0]?.count !== prizes.filter((prize) => prize.payoutId === payoutId).length;
}

/** Prizes at these addresses that count as unpaid, locked until the transaction ends. */
async function readUnpaid(
  tx: Db,
  addresses: readonly string[],
  idle: readonly bigint[],
): Promise<Unpaid[]> {
  const { rows } = await sql<{
    hunt_id: bigint;
    place: number;
    member_id: bigint;
    amount: bigint;
    address: string;
    due_at: Date;
    payout_id: bigint | null;
  }>`
    select p.hunt_id, p.place, p.member_id, p.amount, coalesce(o.address, m.primary_address) as address, p.due_at,
      p.payout_id
    from prizes p join members m on m.id = p.member_id
      left join payout_prizes o on (o.payout_id, o.hunt_id, o.place) = (p.payout_id, p.hunt_id, p.place)
    where (p.status in ('owed', 'failed')
        or p.status = 'paying' and p.payout_id = any(${idle.map(String)}::bigint[]))
      and coalesce(o.address, m.primary_address) in (
        select jsonb_array_elements_text(${JSON.stringify(addresses)}::jsonb))
    for update of p`.execute(tx);
  return rows.map((row) => ({
    huntId: row.hunt_id,
    place: row.place,
    memberId: row.member_id,
    units: row.amount,
    address: row.address,
    week: isoTime(row.due_at.getTime()).slice(0, 10),
    distributionMs: row.due_at.getTime(),
    payoutId: row.payout_id,
  }));
}

/** The end of the oldest hunt with an unpaid prize, in ms; null if there is none. */
export async function readOldestPrizeMs(db: Db): Promise<number | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(due_at) as at from prizes where status in ('owed', 'failed', 'paying')`.execute(db);
  return rows[0]?.at?.getTime() ?? null;
}
