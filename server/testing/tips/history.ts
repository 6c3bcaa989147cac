import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { IndexOfChain } from '#server/fakes/chain-index/index-of-chain.ts';
import type { TestChain } from '#server/fakes/node/chain.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import type { Random } from '#server/testing/events.ts';
import { type Coin, openPurse, type Purse } from './purse.ts';
import type { Task } from './tasks.ts';
import { openTippers } from './tippers.ts';

const PEOPLE = ['11', '12', '13', '14', '15'];
const COINS_EACH = 24;
const COIN = 100_000_000n;
const COIN_UNITS = 100n * COIN;
const FEE = 30_000n;
const MINUTE_MS = 60_000;
/** Deep enough that no reorganisation reaches the first coins. */
const FIRST_BLOCKS = 20;
const DEEPEST = 8;

/** Counts that must all be 0. */
export type TipFaults = {
  /** Tips that count although the chain has no payment of them. */
  unpaidButCounted: number;
  /** Tips that do not count although the chain has a payment of them. */
  paidButNotCounted: number;
  /** Tips paid more than once by the wallet page, or paid after it said that they were not. */
  paidTwice: number;
  /** Members whose total differs from the sum of their tips. */
  wrongTotals: number;
  /** Payments from the wallet page with an unknown outcome. */
  openPayments: number;
  ledgerDifferences: number;
};

type Signed = ReturnType<Purse['sign']>;
type OpenTip = { id: string; payer: string; address: string; due: bigint };

/**
 * Random lives of tips on a test chain: made, paid from the wallet page or from elsewhere, paid wrongly and twice, cancelled, in
 * blocks that reorganisations remove.
 */
export async function openHistory(
  db: Db,
  { chain, index, random }: { chain: TestChain; index: IndexOfChain; random: Random },
) {
  const people = await openTippers(db, index, { count: PEOPLE.length });
  const purses = new Map<string, { purse: Purse; coins: Coin[] }>();
  for (const telegramId of PEOPLE) {
    const purse = openPurse(`history of ${telegramId}`);
    const coins = Array.from({ length: COINS_EACH }, () => purse.funding(COIN_UNITS));
    chain.mineThese(coins.map(({ rawHex }) => rawHex));
    purses.set(telegramId, { purse, coins });
  }
  chain.mine(FIRST_BLOCKS);
  // The first one has no address until later.
  for (const telegramId of PEOPLE.slice(1)) await people.setAddress(telegramId);
  let updates = 0;
  /** Final for the ledger, though a deeper reorganisation may have come. */
  const final = new Set<string>();
  /**
   * Transactions that paid a tip's amount and a unit more or less. A later tip may ask for exactly that, and is not paid by what
   * was there before it.
   */
  const missed = new Set<string>();

  function purseOf(telegramId: string) {
    const found = purses.get(telegramId);
    if (!found) throw new RangeError(`${telegramId} has no purse`);
    return found;
  }

  /** A payment of a tip from its payer's next coin. */
  function sign({ payer, address, due }: OpenTip, units = due): Signed | null {
    const { purse, coins } = purseOf(payer);
    const coin = random.below(8) === 0 ? coins[0] : coins.shift();
    if (!coin) return null;
    const back = { address: purse.address, units: COIN_UNITS - units - FEE };
    return purse.sign([coin], [{ address, units }, back]);
  }

  async function pickTip(): Promise<OpenTip | null> {
    const { rows } = await sql<{ id: string; payer: bigint; address: string; due: bigint }>`
      select t.public_id as id, m.telegram_id as payer, t.address, t.due
      from tips t join members m on m.id = t.payer_id
      where t.address is not null order by t.id desc limit 6`.execute(db);
    if (rows.length === 0) return null;
    const tip = random.pick(rows);
    return { ...tip, payer: String(tip.payer) };
  }

  function makeTip(): Task {
    updates += 1;
    const [from = '', to = ''] = random.shuffled(PEOPLE);
    return {
      kind: 'tip',
      updateKey: `history:${updates}`,
      payerId: String(people.numberOf(from)),
      payeeId: String(people.numberOf(to)),
      // Few amounts, so that many are equal.
      units: String(BigInt(1 + random.below(3)) * COIN),
    };
  }

  async function payFromElsewhere(): Promise<void> {
    const tip = await pickTip();
    const missedBy = random.pick([0n, 0n, 0n, 0n, 1n, -1n]);
    const signed = tip && sign(tip, tip.due + missedBy);
    if (!signed) return;
    if (missedBy !== 0n) missed.add(signed.txid);
    chain.accept(signed.rawHex);
  }

  async function payFromPage(): Promise<Task | null> {
    const tip = await pickTip();
    const signed = tip && sign(tip);
    if (!signed) return null;
    const { rawHex } = signed;
    return { kind: 'pay', tipId: tip.id, payerId: String(people.numberOf(tip.payer)), rawHex };
  }

  async function cancel(): Promise<Task | null> {
    const tip = await pickTip();
    return tip && { kind: 'cancel', tipId: tip.id, payerId: String(people.numberOf(tip.payer)) };
  }

  async function noteFinal(): Promise<void> {
    const { rows } = await sql<{ id: string }>`
      select public_id as id from tips where payment = 'confirmed' and not is_watched`.execute(db);
    for (const { id } of rows) final.add(id);
  }

  return {
    people,
    final,
    /** One step: an event outside, which returns null, or a task for a server. */
    async step(): Promise<Task | null> {
      await noteFinal();
      people.clock.nowMs += 5_000 + random.below(MINUTE_MS);
      const chance = random.below(100);
      if (chance < 20) return makeTip();
      if (chance < 32) return payFromPage();
      if (chance < 50) await payFromElsewhere();
      else if (chance < 53) return cancel();
      else if (chance < 54) await people.setAddress(PEOPLE[0] ?? '');
      else if (chance < 67) chain.mine(1 + random.below(2));
      else if (chance < 78) {
        chain.reorg(1 + random.below(DEEPEST), random.pick(['to_mempool', 'dropped']));
      } else return { kind: 'watch' };
      return null;
    },
    /** Mines blocks and lets a server read the chain until there is nothing new. */
    async settle(watch: () => Promise<unknown>): Promise<void> {
      for (let round = 0; round < 10; round += 1) {
        chain.mine();
        people.clock.nowMs += 2 * MINUTE_MS;
        await noteFinal();
        await watch();
      }
      people.clock.nowMs += 60 * MINUTE_MS;
      for (let round = 0; round < 3; round += 1) {
        chain.mine();
        people.clock.nowMs += 2 * MINUTE_MS;
        await watch();
      }
    },
    findFaults: () => findFaults(db, { index, final, missed }),
  };
}

export type TipHistory = Awaited<ReturnType<typeof openHistory>>;

type TipRow = {
  id: string;
  payer_id: bigint;
  address: string | null;
  units: bigint;
  due: bigint | null;
  payment: string | null;
};

async function findFaults(
  db: Db,
  {
    index,
    final,
    missed,
  }: { index: IndexOfChain; final: ReadonlySet<string>; missed: ReadonlySet<string> },
): Promise<TipFaults> {
  const { rows: tips } = await sql<TipRow>`
    select public_id as id, payer_id, address, units, due, payment from tips`.execute(db);
  const faults = { unpaidButCounted: 0, paidButNotCounted: 0, paidTwice: 0, wrongTotals: 0 };
  const totals = new Map<bigint, bigint>();
  for (const { id, payer_id, address, units, due, payment } of tips) {
    const outputs = address === null ? [] : await index.readReceived(address, { sinceMs: 0 });
    const paying = outputs.filter((output) => output.units === due && output.confirmations > 0);
    const counts = payment === 'confirmed';
    if (counts && paying.length === 0 && !final.has(id)) faults.unpaidButCounted += 1;
    if (!counts && paying.some(({ txid }) => !missed.has(txid))) faults.paidButNotCounted += 1;
    if (counts) totals.set(payer_id, (totals.get(payer_id) ?? 0n) + units);
    const txids = new Set(paying.map(({ txid }) => txid));
    faults.paidTwice += await countPaidTwice(db, id, txids);
  }
  const { rows: members } = await sql<{ id: bigint; tipped: bigint; tips: number }>`
    select member_id as id, tipped from member_totals`.execute(db);
  for (const { id, tipped } of members) {
    if (tipped !== (totals.get(id) ?? 0n)) faults.wrongTotals += 1;
  }
  return { ...faults, ...(await findOpen(db)) };
}

/**
 * The number of payments of a tip from the wallet page that the chain has beyond the first; a single one counts if it was
 * refused.
 */
async function countPaidTwice(db: Db, id: string, inChain: ReadonlySet<string>): Promise<number> {
  const { rows } = await sql<{ txid: string; state: string }>`
    select p.txid, p.state from wallet_payments p join tips t on t.id = p.tip_id
    where t.public_id = ${id}`.execute(db);
  const paid = rows.filter(({ txid }) => inChain.has(txid));
  const refused = paid.filter(({ state }) => state === 'refused').length;
  return Math.max(0, paid.length - 1) + (paid.length === 1 ? refused : 0);
}

async function findOpen(db: Db): Promise<Pick<TipFaults, 'openPayments' | 'ledgerDifferences'>> {
  const { rows } = await sql<{ open: number; bonuses: number }>`
    select (select count(*)::int from wallet_payments where state = 'sending') as open,
      -- A first tip's bonus stands as long as any tip does.
      (select count(*)::int from members m where (
          select coalesce(sum(p.points), 0) from point_entries p
          where p.member_id = m.id and p.rule like 'first\_tip%') <> case when exists (
          select from activity_events e where e.member_id = m.id and e.type = 'tip' and not exists (
            select from activity_events u where u.id = e.id || ':undone')) then 300 else 0 end) as bonuses`.execute(
    db,
  );
  const differences = await checkLedger(db);
  return {
    openPayments: rows[0]?.open ?? 0,
    ledgerDifferences: differences.length + (rows[0]?.bonuses ?? 0),
  };
}
