import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import { MAX_OUTPUTS, MIN_PAYOUT_UNITS } from '#rules/weeks/payouts.ts';
import type { Db } from '#server/db/connect.ts';
import type { Wallet } from '#server/gateways/wallet/wallet.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import { banStands } from '#server/services/members/bans.ts';

/** A share that could be paid now: past its distribution, owed, its member not banned and with an address. */
type DueShare = { week: string; memberId: bigint; units: bigint; address: string };

/** What is due, before anything is paid. */
export type DueShares = {
  /** In the order in which they are paid: oldest week first. Only addresses that the wallet can pay. */
  payable: (DueShare & { script: string })[];
  totalUnits: bigint;
  /** Shares whose address the wallet does not accept. */
  invalid: number;
  /** Shares of addresses owed less than the least amount, valid or not. */
  tooSmall: number;
};

/** Shares read at once, unless one address has more; the next run takes the rest. */
const MOST_SHARES = 20_000;
/** Addresses checked with the wallet at the same time. */
const ADDRESSES_AT_ONCE = 8;

/**
 * Shares due at `nowMs`, with what the wallet says about their addresses. Shares of one address are paid
 * together, so the least amount applies to their sum. Shares that cannot be paid never block others.
 */
export async function readDueShares(
  db: Db,
  wallet: Pick<Wallet, 'readScript'>,
  { nowMs, atOnce = MOST_SHARES }: { nowMs: number; atOnce?: number },
): Promise<DueShares> {
  const due: DueShares = { payable: [], totalUnits: 0n, invalid: 0, tooSmall: 0 };
  const scripts = new Map<string, string | null>();
  const invalid = new Set<string>();
  for (;;) {
    const read = await readAddressed(db, { nowMs, atOnce, invalid });
    due.tooSmall = read.tooSmall;
    await readScripts(wallet, read.shares, scripts);
    const invalidBefore = invalid.size;
    due.payable = [];
    for (const { address, ...share } of read.shares) {
      const script = scripts.get(address);
      if (script) due.payable.push({ ...share, address, script });
      else {
        invalid.add(address);
        due.invalid += 1;
      }
    }
    if (invalid.size === invalidBefore || read.isAll) break;
  }
  due.totalUnits = due.payable.reduce((sum, { units }) => sum + units, 0n);
  return due;
}

type Reading = { nowMs: number; atOnce: number; invalid: ReadonlySet<string> };

/** Everything due to the addresses that have waited longest, if it reaches the least amount. */
async function readAddressed(
  db: Db,
  { nowMs, atOnce, invalid }: Reading,
): Promise<{ shares: DueShare[]; tooSmall: number; isAll: boolean }> {
  const now = isoTime(nowMs);
  const { rows } = await sql<{
    too_small: number;
    is_all: boolean;
    week: string | null;
    member_id: bigint;
    amount: bigint;
    address: string;
  }>`
    with due as materialized (
      select s.week, s.member_id, s.amount, m.primary_address as address,
        sum(s.amount) over same as units, count(*) over same as shares,
        min(s.week) over same as since, min(s.member_id) over same as first
      from shares s join weeks w using (week) join members m on m.id = s.member_id
      where s.status = 'owed' and s.amount > 0 and w.distribution_at <= ${now}::timestamptz
        and m.primary_address is not null
        and not ${banStands(now)}
      window same as (partition by m.primary_address)),
    queue as (
      select week, member_id, amount, address, shares,
        row_number() over (order by since, first, address, week, member_id) as place,
        row_number() over (partition by address order by week, member_id) as nth
      from due where units >= ${MIN_PAYOUT_UNITS}::bigint and address not in (
        select jsonb_array_elements_text(${JSON.stringify([...invalid])}::jsonb))),
    -- An address with all of its shares or not at all: a part of them may be too small.
    taken as (
      select week, member_id, amount, address from queue
      where place - nth + shares <= ${atOnce}::bigint or place = nth),
    counted as (
      select (select count(*) from due where units < ${MIN_PAYOUT_UNITS}::bigint)::int as too_small,
        (select count(*) from queue) = (select count(*) from taken) as is_all)
    select * from counted left join taken on true
    order by week, member_id`.execute(db);
  return {
    tooSmall: rows[0]?.too_small ?? 0,
    isAll: rows[0]?.is_all ?? true,
    shares: rows.flatMap(({ week, member_id: memberId, amount: units, address }) =>
      week === null ? [] : [{ week, memberId, units, address }],
    ),
  };
}

/** Adds the scripts of the shares' addresses, as the wallet gives them; null if invalid. */
async function readScripts(
  wallet: Pick<Wallet, 'readScript'>,
  shares: readonly DueShare[],
  scripts: Map<string, string | null>,
): Promise<void> {
  const addresses = new Set(shares.map(({ address }) => address));
  const waiting = [...addresses].filter((address) => !scripts.has(address));
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      scripts.set(next, await wallet.readScript(next));
    }
  };
  await Promise.all(Array.from({ length: ADDRESSES_AT_ONCE }, work));
}

/**
 * Takes the first shares of `due` into one new payout, at most {@link MAX_OUTPUTS} addresses, and marks
 * them `paying`, all or none. Returns null if there is nothing to take, or if one of them was changed
 * or taken since they were read.
 */
export async function claimPayout(
  db: Db,
  due: DueShares,
  input: { method: 'raw' | 'sendmany'; nowMs: number },
): Promise<Claim | null> {
  const shares = firstOutputs(due.payable);
  if (shares.length === 0) return null;
  try {
    const payoutId = await db.transaction().execute((tx) => claim(tx, shares, input));
    const taken = new Set(shares);
    const payable = due.payable.filter((share) => !taken.has(share));
    return { payoutId, shares: shares.length, rest: { ...due, payable } };
  } catch (error) {
    if (error instanceof ClaimLost) return null;
    throw error;
  }
}

/** A new payout, and what else is due. */
export type Claim = { payoutId: bigint; shares: number; rest: DueShares };

/** One of the shares is not owed any more, or its member has another address or is banned. */
class ClaimLost extends Error {}

function firstOutputs(payable: DueShares['payable']): DueShares['payable'] {
  const scripts = new Set<string>();
  return payable.filter(({ script }) => {
    if (!scripts.has(script) && scripts.size === MAX_OUTPUTS) return false;
    scripts.add(script);
    return true;
  });
}

async function claim(
  tx: Db,
  shares: DueShares['payable'],
  { method, nowMs }: { method: 'raw' | 'sendmany'; nowMs: number },
): Promise<bigint> {
  // One script can be written as several addresses; the first one stands for all.
  const addressOf = new Map<string, string>();
  for (const { script, address } of shares) {
    if (!addressOf.has(script)) addressOf.set(script, address);
  }
  const amount = shares.reduce((sum, { units }) => sum + units, 0n);
  const { rows } = await sql<{ id: bigint }>`
    insert into payments (method, amount, created_at)
    values (${method}, ${String(amount)}::bigint, ${isoTime(nowMs)}::timestamptz)
    returning id`.execute(tx);
  const payoutId = rows[0]?.id;
  if (payoutId === undefined) throw new Error('a payout was not written');
  const listed = JSON.stringify(
    shares.map(({ week, memberId, units, address, script }) => ({
      week,
      member_id: String(memberId),
      amount: String(units),
      address,
      output: addressOf.get(script),
    })),
  );
  const taken = await sql<{ taken: number }>`
    with listed as (
      select * from json_to_recordset(${listed}::json) as l(
        week date, member_id bigint, amount bigint, address text, output text)),
    owed as (
      select l.* from listed l
      join shares s on s.week = l.week and s.member_id = l.member_id
      join members m on m.id = l.member_id
      where s.status = 'owed' and s.amount = l.amount and m.primary_address = l.address
        and not ${banStands(isoTime(nowMs))}
      for update of s),
    outputs as (
      insert into payment_outputs (payment_id, address, amount)
      select ${String(payoutId)}::bigint, output, sum(amount) from owed group by output),
    parts as (
      insert into payment_shares (payment_id, week, member_id, address, amount)
      select ${String(payoutId)}::bigint, week, member_id, output, amount from owed),
    marked as (
      update shares s set status = 'paying', payment_id = ${String(payoutId)}::bigint
      from owed where s.week = owed.week and s.member_id = owed.member_id
      returning 1)
    select count(*)::int as taken from marked`.execute(tx);
  // All or none: the amount above is that of all.
  if (taken.rows[0]?.taken !== shares.length) throw new ClaimLost();
  await writeAudit(tx, {
    actor: 'system',
    action: 'payment_made',
    entity: 'payment',
    entityId: String(payoutId),
    after: { method, amount: String(amount), shares: shares.length, outputs: addressOf.size },
  });
  return payoutId;
}
