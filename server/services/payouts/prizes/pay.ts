import { sql } from 'kysely';
import { formatAmount } from '#rules/amounts.ts';
import { payoutFeeReserve } from '#rules/coins/amounts.ts';
import type { Coin } from '#rules/coins/coin.ts';
import { PRIZE_WAITS_MS } from '#rules/hunts/limits.ts';
import { isoTime } from '#rules/times.ts';
import { MAX_OUTPUTS } from '#rules/weeks/payouts.ts';
import type { Db } from '#server/db/connect.ts';
import { LOCKS } from '#server/db/locks.ts';
import type { Wallet } from '#server/gateways/node-wallet/wallet.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import { banStands } from '#server/services/members/bans.ts';
import { payableTo } from '../due.ts';

/** A prize whose payout failed is tried again after this time, in ms. */
const RETRY_MS = 60 * 60_000;

type DuePrize = {
  huntId: bigint;
  place: number;
  memberId: bigint;
  units: bigint;
  address: string;
  script: string;
};

export type PrizeSum = { prizes: number; units: bigint };
export type PrizeOutlook = { due: PrizeSum; waiting: PrizeSum; leftUnits: bigint };

export type PrizeClaim = {
  /** Null: nothing to pay, or not now. */
  payoutId: bigint | null;
  /** The reason why due prizes are not paid, in one line; null if nothing stops them. */
  problem: string | null;
};

/**
 * Takes the prizes that are due into a new payout: owed for members who are not banned and have an address, or failed for an hour.
 * All of a day's prizes together are at most `dailyUnits`, by the UTC day in which their payouts are made. Prizes that found no
 * payable winner in time are given up.
 */
export async function claimPrizes(
  db: Db,
  wallet: Pick<Wallet, 'readScript' | 'readState' | 'canSignRaw'>,
  { nowMs, coin, dailyUnits }: { nowMs: number; coin: Coin; dailyUnits: bigint },
): Promise<PrizeClaim> {
  const { due, refused } = await readDue(db, wallet, nowMs);
  await db.transaction().execute((tx) => voidPrizes(tx, { nowMs, refused }));
  if (due.length === 0) return { payoutId: null, problem: null };
  const { balanceUnits } = await wallet.readState();
  const method = (await wallet.canSignRaw()) ? 'raw' : 'sendmany';
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCKS.prizes})`.execute(tx);
    const left = dailyUnits - (await readPaidToday(tx, nowMs));
    const affordable = balanceUnits - payoutFeeReserve(coin);
    const taken = firstOf(due, left < affordable ? left : affordable);
    if (taken.length === 0) {
      return { payoutId: null, problem: describeStop(due, { dailyUnits, left, affordable }) };
    }
    return { payoutId: await claim(tx, taken, { method, nowMs }), problem: null };
  });
}

/** The reason why not even the first prize is paid; null if it is paid on another day. */
function describeStop(
  [first]: readonly DuePrize[],
  { dailyUnits, left, affordable }: { dailyUnits: bigint; left: bigint; affordable: bigint },
): string | null {
  const units = first?.units ?? 0n;
  const prize = `a prize of ${formatAmount(units)} of a treasure hunt`;
  if (units > dailyUnits) return `${prize} is more than PRIZES_DAILY lets go in a day`;
  return units > left || units <= affordable ? null : `the wallet holds too little for ${prize}`;
}

/** In order, up to a sum and the outputs of one payout. */
function firstOf(due: readonly DuePrize[], mostUnits: bigint): DuePrize[] {
  const taken: DuePrize[] = [];
  const scripts = new Set<string>();
  let units = 0n;
  for (const prize of due) {
    if (units + prize.units > mostUnits) break;
    if (!scripts.has(prize.script) && scripts.size === MAX_OUTPUTS) break;
    scripts.add(prize.script);
    units += prize.units;
    taken.push(prize);
  }
  return taken;
}

/**
 * A prize without a payable winner for this long is paid to nobody: its winner is banned, or has no address, or none that the wallet
 * accepts.
 */
async function voidPrizes(
  tx: Db,
  { nowMs, refused }: { nowMs: number; refused: readonly string[] },
): Promise<void> {
  const { rows } = await sql<{ hunt_id: bigint; place: number; void_reason: string }>`
    update prizes p set status = 'void',
      void_reason = case when ${banStands(isoTime(nowMs))} then 'banned' else 'no_address' end
    from members m
    where m.id = p.member_id and p.status in ('owed', 'failed') and p.due_at <= ${isoTime(nowMs - PRIZE_WAITS_MS)}::timestamptz
      and (m.primary_address is null or m.primary_address = any(${refused}::text[])
        or ${banStands(isoTime(nowMs))})
    returning p.hunt_id, p.place, p.void_reason`.execute(tx);
  for (const { hunt_id, place, void_reason } of rows) {
    await writeAudit(tx, {
      actor: 'system',
      action: 'prize_void',
      entity: 'hunt',
      entityId: String(hunt_id),
      after: { place, reason: void_reason },
    });
  }
}

const isWaiting = (
  nowMs: number,
) => sql<boolean>`(p.status = 'owed' or p.status = 'failed' and not exists (
  select from payout_prizes o join payouts q on q.id = o.payout_id
  where o.hunt_id = p.hunt_id and o.place = p.place
    and q.created_at > ${isoTime(nowMs - RETRY_MS)}::timestamptz))`;

async function readDue(
  db: Db,
  wallet: Pick<Wallet, 'readScript'>,
  nowMs: number,
): Promise<{ due: DuePrize[]; refused: string[] }> {
  const { rows } = await sql<{
    hunt_id: bigint;
    place: number;
    member_id: bigint;
    amount: bigint;
    address: string;
  }>`
    select p.hunt_id, p.place, p.member_id, p.amount, m.primary_address as address
    from prizes p join members m on m.id = p.member_id
    where ${isWaiting(nowMs)} and ${payableTo(nowMs)}
    order by p.due_at, p.hunt_id, p.place limit ${sql.lit(MAX_OUTPUTS)}`.execute(db);
  const due: DuePrize[] = [];
  const refused: string[] = [];
  for (const row of rows) {
    const script = await wallet.readScript(row.address);
    if (script === null) {
      refused.push(row.address);
      continue;
    }
    const { hunt_id: huntId, place, member_id: memberId, amount: units, address } = row;
    due.push({ huntId, place, memberId, units, address, script });
  }
  return { due, refused };
}

/** Prizes in coins that could be paid now, that still wait for their winner, and the most that may be paid today. */
export async function readPrizeOutlook(
  db: Db,
  { nowMs, dailyUnits }: { nowMs: number; dailyUnits: bigint },
): Promise<PrizeOutlook> {
  const { rows } = await sql<{ is_due: boolean; prizes: number; units: bigint }>`
    select ${isWaiting(nowMs)} and ${payableTo(nowMs)} as is_due, count(*)::int as prizes, sum(p.amount)::bigint as units
    from prizes p join members m on m.id = p.member_id
    where p.status in ('owed', 'failed') group by 1`.execute(db);
  const sumOf = (isDue: boolean) => {
    const { prizes = 0, units = 0n } = rows.find((row) => row.is_due === isDue) ?? {};
    return { prizes, units };
  };
  const left = dailyUnits - (await readPaidToday(db, nowMs));
  return { due: sumOf(true), waiting: sumOf(false), leftUnits: left > 0n ? left : 0n };
}

async function readPaidToday(tx: Db, nowMs: number): Promise<bigint> {
  const today = `${isoTime(nowMs).slice(0, 10)}T00:00:00Z`;
  const { rows } = await sql<{ units: bigint }>`
    select coalesce(sum(amount), 0)::bigint as units from payouts
    where purpose = 'prizes' and state <> 'failed' and created_at >= ${today}::timestamptz`.execute(
    tx,
  );
  return rows[0]?.units ?? 0n;
}

/** Writes the payout and marks its prizes, all or none. Null if a prize or its winner has changed. */
async function claim(
  tx: Db,
  due: readonly DuePrize[],
  { method, nowMs }: { method: 'raw' | 'sendmany'; nowMs: number },
): Promise<bigint | null> {
  const key = (prize: DuePrize) => sql`(${String(prize.huntId)}::bigint, ${prize.place}::int)`;
  const { rows: locked } = await sql<{ hunt_id: bigint; place: number }>`
    select p.hunt_id, p.place from prizes p join members m on m.id = p.member_id
    where (p.hunt_id, p.place) in (${sql.join(due.map(key))}) and ${isWaiting(nowMs)} and ${payableTo(nowMs)}
      and (p.hunt_id, p.place, p.amount, m.primary_address) in (${sql.join(
        due.map(
          (prize) =>
            sql`(${String(prize.huntId)}::bigint, ${prize.place}::int, ${String(prize.units)}::bigint, ${prize.address}::text)`,
        ),
      )})
    order by p.hunt_id, p.place for update of p`.execute(tx);
  if (locked.length !== due.length) return null;
  const amount = due.reduce((sum, { units }) => sum + units, 0n);
  const { rows } = await sql<{ id: bigint }>`
    insert into payouts (method, amount, purpose, created_at)
    values (${method}, ${String(amount)}::bigint, 'prizes', ${isoTime(nowMs)}::timestamptz)
    returning id`.execute(tx);
  const payoutId = rows[0]?.id;
  if (payoutId === undefined) throw new Error('a payout was not written');
  await writePrizes(tx, payoutId, due);
  await writeAudit(tx, {
    actor: 'system',
    action: 'payout_made',
    entity: 'payout',
    entityId: String(payoutId),
    after: { method, amount: String(amount), prizes: due.length },
  });
  return payoutId;
}

/** Lists the prizes of a payout with its outputs, and marks them `paying`. */
export async function writePrizes(
  tx: Db,
  payoutId: bigint,
  prizes: readonly Pick<
    DuePrize,
    'huntId' | 'place' | 'memberId' | 'units' | 'address' | 'script'
  >[],
): Promise<void> {
  // One script can have several addresses; the first one stands for all.
  const outputs = new Map<string, { address: string; units: bigint }>();
  for (const { script, address, units } of prizes) {
    const output = outputs.get(script) ?? { address, units: 0n };
    outputs.set(script, { ...output, units: output.units + units });
  }
  for (const { address, units } of outputs.values()) {
    await sql`
      insert into payout_outputs (payout_id, address, amount)
      values (${String(payoutId)}::bigint, ${address}, ${String(units)}::bigint)`.execute(tx);
  }
  for (const { huntId, place, memberId, units, script } of prizes) {
    await sql`
      insert into payout_prizes (payout_id, hunt_id, place, member_id, address, amount)
      values (${String(payoutId)}::bigint, ${String(huntId)}::bigint, ${place}::int, ${String(memberId)}::bigint,
        ${outputs.get(script)?.address ?? ''}, ${String(units)}::bigint)`.execute(tx);
    await sql`
      update prizes set status = 'paying', payout_id = ${String(payoutId)}::bigint
      where hunt_id = ${String(huntId)}::bigint and place = ${place}::int`.execute(tx);
  }
}
