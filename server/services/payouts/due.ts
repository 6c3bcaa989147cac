import { type RawBuilder, sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import type { Wallet } from '#server/gateways/node-wallet/wallet.ts';
import { banStands } from '#server/services/members/bans.ts';

/** A share that could be paid now: past its distribution, owed, its member not banned and with an address. */
type DueShare = { week: string; memberId: bigint; units: bigint; address: string };

/** The shares that are due, before anything is paid. */
export type DueShares = {
  /** In order of payment: oldest week first. Only shares whose address the wallet can pay. */
  payable: (DueShare & { script: string })[];
  totalUnits: bigint;
  /** Shares whose address the wallet does not accept. */
  invalid: number;
  invalidUnits: bigint;
  /** Members and addresses of the first such shares, at most `MOST_SHOWN`. */
  shown: { memberId: bigint; address: string }[];
};

const MOST_SHOWN = 10;

/** `leastUnits`: nodes refuse less, so smaller sums wait until they add up. */
export type DueAt = { nowMs: number; leastUnits: bigint };

/** The most shares read at once, unless one address has more; the next run takes the rest. */
const MOST_SHARES = 20_000;
/** The most addresses checked with the wallet at the same time. */
const ADDRESSES_AT_ONCE = 8;

/**
 * Shares due at `nowMs`, with the wallet's scripts for their addresses. Shares of one address are paid together, so the least
 * amount applies to their sum. Shares that cannot be paid never block others.
 */
export async function readDueShares(
  db: Db,
  wallet: Pick<Wallet, 'readScript'>,
  { nowMs, leastUnits, atOnce = MOST_SHARES }: DueAt & { atOnce?: number },
): Promise<DueShares> {
  const due: DueShares = { payable: [], totalUnits: 0n, invalid: 0, invalidUnits: 0n, shown: [] };
  const scripts = new Map<string, string | null>();
  const invalid = new Set<string>();
  for (;;) {
    const read = await readAddressed(db, { nowMs, leastUnits, atOnce, invalid });
    await readScripts(wallet, read.shares, scripts);
    const invalidBefore = invalid.size;
    due.payable = [];
    for (const { address, ...share } of read.shares) {
      const script = scripts.get(address);
      if (script) due.payable.push({ ...share, address, script });
      else {
        if (!invalid.has(address) && due.shown.length < MOST_SHOWN) {
          due.shown.push({ memberId: share.memberId, address });
        }
        invalid.add(address);
        due.invalid += 1;
        due.invalidUnits += share.units;
      }
    }
    if (invalid.size === invalidBefore || read.isAll) break;
  }
  due.totalUnits = due.payable.reduce((sum, { units }) => sum + units, 0n);
  return due;
}

type Reading = DueAt & { atOnce: number; invalid: ReadonlySet<string> };

/** The number of the oldest shares looked at first, for each share that may be taken: most of them can be paid. */
const NEAR = 2;

/** Everything due to the addresses that have waited longest, if it reaches the least amount. */
async function readAddressed(
  db: Db,
  reading: Reading,
): Promise<{ shares: DueShare[]; isAll: boolean }> {
  // Grouping a million shares by address takes seconds, and this runs each minute.
  const near = await readOldest(db, reading, { limit: reading.atOnce * NEAR });
  return near.isEnough ? near : readOldest(db, reading, { limit: null });
}

/**
 * The same from the oldest `limit` shares and everything else due to their addresses; null: from all shares. All other addresses
 * have waited less long, so nothing is left out if these shares fill a reading (`isEnough`).
 */
async function readOldest(
  db: Db,
  { nowMs, leastUnits, atOnce, invalid }: Reading,
  { limit }: { limit: number | null },
): Promise<{ shares: DueShare[]; isAll: boolean; isEnough: boolean }> {
  const valid = sql`m.primary_address not in (
    select jsonb_array_elements_text(${JSON.stringify([...invalid])}::jsonb))`;
  const payable = sql`${payableAt(nowMs)} and ${valid}`;
  const shares = sql`select s.week, s.member_id, s.amount, m.primary_address as address ${payable}`;
  // The limit is part of the SQL text, so that the plan is made for this limit and not for any.
  const first =
    limit === null
      ? sql`select null as address where false`
      : sql`
        select m.primary_address as address ${payable}
        order by s.week, s.member_id limit ${sql.lit(limit)}`;
  // A few shares are materialized for their second reading. All of them are not: the taken ones are found by index. "is true"
  // keeps the few from becoming a join, which one wrong estimate would turn into a loop over all pairs.
  const due =
    limit === null
      ? sql`not materialized (${shares})`
      : sql`materialized (${shares} and m.primary_address in (select address from first))`;
  const isTaken = sql`(address in (select address from taken)) ${limit === null ? sql`` : sql`is true`}`;
  const { rows } = await sql<{
    is_all: boolean;
    seen: number;
    week: string | null;
    member_id: bigint;
    amount: bigint;
    address: string;
  }>`
    with first as materialized (${first}),
    due as ${due},
    queue as materialized (
      select address, count(*) as shares, min(week) as since, min(member_id) as first
      from due group by address having sum(amount) >= ${leastUnits}::bigint
      order by since, first, address limit ${atOnce}::int + 1),
    places as (
      select address, sum(shares) over up_to_it as shares, row_number() over up_to_it as place from queue
      window up_to_it as (order by since, first, address)),
    -- An address with all of its shares or not at all: a part of them may be too small.
    taken as materialized (
      select address from places where shares <= ${atOnce}::bigint or place = 1),
    counted as (
      select (select count(*) from queue) = (select count(*) from taken) as is_all,
        (select count(*) from first)::int as seen)
    select counted.*, d.* from counted left join (select * from due where ${isTaken}) d on true
    order by week, member_id`.execute(db);
  const [row] = rows;
  const isAll = row?.is_all ?? true;
  return {
    isAll,
    isEnough: !isAll || limit === null || (row?.seen ?? 0) < limit,
    shares: rows.flatMap(({ week, member_id: memberId, amount: units, address }) =>
      week === null ? [] : [{ week, memberId, units, address }],
    ),
  };
}

/**
 * The obstacles to paying an owed share `s` of a member `m` in a week `w`, regardless of its address and sum; the first one
 * counts.
 */
const OBSTACLES = {
  // Their shares are settled, so none is owed: this holds even if one is.
  elsewhere: () => sql`w.settlement <> 'here'`,
  notYet: (now: string) => sql`w.distribution_at > ${now}::timestamptz`,
  banned: (now: string) => banStands(now),
  noAddress: () => sql`m.primary_address is null`,
  // Changed on the wallet's page: the share waits, so that a stolen session cannot take it.
  newAddress: (now: string) => sql`exists (
    select from address_proofs p where p.member_id = m.id and p.address = m.primary_address
      and p.held_until > ${now}::timestamptz and p.confirmed_at is null)`,
} as const;

/** True for members `m` whom the site pays at this time: with an address that is theirs for long enough, and not banned. */
export function payableTo(nowMs: number): RawBuilder<boolean> {
  const now = isoTime(nowMs);
  const obstacles = [OBSTACLES.banned(now), OBSTACLES.noAddress(), OBSTACLES.newAddress(now)];
  return sql`(${sql.join(
    obstacles.map((obstacle) => sql`not (${obstacle})`),
    sql` and `,
  )})`;
}

/** Statuses in which a share waits for the operator. */
const SET_ASIDE = ['held', 'failed'] as const;

/** Owed shares `s` of members `m` in weeks `w` without an obstacle, regardless of their address and sum. */
function payableAt(nowMs: number): RawBuilder<unknown> {
  const now = isoTime(nowMs);
  const isFree = Object.values(OBSTACLES).map((obstacle) => sql`not (${obstacle(now)})`);
  return sql`
    from shares s join weeks w using (week) join members m on m.id = s.member_id
    where s.status = 'owed' and s.amount > 0 and ${sql.join(isFree, sql` and `)}`;
}

export type Sum = { shares: number; units: bigint };

/** Shares that no run pays now, by obstacle. `tooSmall`: the sum owed to their address, valid or not, is too small to send. */
export type WaitingShares = Record<
  keyof typeof OBSTACLES | (typeof SET_ASIDE)[number] | 'tooSmall',
  Sum
>;

/** The waiting shares, by reason. Reads everything that is owed. */
export async function readWaitingShares(
  db: Db,
  { nowMs, leastUnits }: DueAt,
): Promise<WaitingShares> {
  const now = isoTime(nowMs);
  const cases = Object.entries(OBSTACLES).map(
    ([name, obstacle]) => sql`when ${obstacle(now)} then ${sql.lit(name)}`,
  );
  const { rows } = await sql<{ reason: string; shares: number; units: string }>`
    with waiting as (
      select s.amount, m.primary_address as address,
        case when s.status <> 'owed' then s.status ${sql.join(cases, sql` `)} end as reason
      from shares s join weeks w using (week) join members m on m.id = s.member_id
      where s.status in ('owed', ${sql.join(SET_ASIDE)}) and s.amount > 0)
    select reason, count(*)::int as shares, sum(amount)::text as units
    from waiting where reason is not null group by reason
    union all
    select 'tooSmall', sum(shares)::int, sum(units)::text from (
      select count(*) as shares, sum(amount) as units from waiting where reason is null
      group by address having sum(amount) < ${leastUnits}::bigint) small
    having count(*) > 0`.execute(db);
  const sumOf = (name: string): Sum => {
    const row = rows.find(({ reason }) => reason === name);
    return { shares: row?.shares ?? 0, units: BigInt(row?.units ?? 0) };
  };
  return {
    held: sumOf('held'),
    failed: sumOf('failed'),
    elsewhere: sumOf('elsewhere'),
    notYet: sumOf('notYet'),
    banned: sumOf('banned'),
    noAddress: sumOf('noAddress'),
    newAddress: sumOf('newAddress'),
    tooSmall: sumOf('tooSmall'),
  };
}

/** Adds the wallet's script for each share's address; null if the address is invalid. */
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
