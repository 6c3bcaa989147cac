import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import { distributionMs, nextWeek, type WeekName, weekEndMs } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import type { Fault } from '#server/fakes/node/faults.ts';
import { createTestWallet, type TestWallet } from '#server/fakes/node/wallet.ts';
import { endImport } from '#server/services/ledger/import-mark.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { readUnknown } from '#server/services/payouts/fence/unknown.ts';
import { giveUpPayout, resendFailedShares } from '#server/services/payouts/repairs.ts';
import { closeWeek } from '#server/services/weeks/close-weeks.ts';
import type { Random } from '../events.ts';
import { MINUTE_MS, runAt, WEEK } from './payouts.ts';

const MEMBERS = 12;
const FAULTS: Fault[] = [
  'breaks_before',
  'breaks_after',
  'cut_answer',
  'http_error',
  'accepts_then_drops',
  { code: -26, message: 'mempool full' },
];
const SENDING = ['fundrawtransaction', 'signrawtransactionwithwallet', 'sendrawtransaction'];

/** An event outside, which a restored copy receives again: it does not depend on payments. */
type Fact = (db: Db) => Promise<unknown>;

export type RestoredYear = {
  /** The total that members received, and the total of their shares; in units, by member. */
  received: bigint[];
  owed: bigint[];
  /** Shares that were never paid, and payments without an explanation. */
  unpaid: number;
  unknown: number;
  /** Payouts that the lost copy had sent after the copy was taken. */
  paidSince: number;
};

/**
 * Weeks of payouts with random faults, a copy of the database at a random moment, more weeks, and then the copy instead of the
 * database: given the outside events again, it must reach the same sums, without paying anybody twice.
 *
 * @param swap restores the copy, and returns the database to continue with
 */
export async function liveWithCopy(
  database: { db: Db; copy(nowMs: number): Promise<unknown>; swap(nowMs: number): Promise<Db> },
  random: Random,
  { weeks }: { weeks: number },
): Promise<RestoredYear> {
  let { db } = database;
  let nowMs = distributionMs(WEEK) - MINUTE_MS;
  const isRaw = random.below(4) > 0;
  const wallet = {
    ...createTestWallet({ now: () => nowMs, flavour: random.pick(['next', 'account_era']) }),
    canSignRaw: async () => isRaw,
  };
  const addresses = Array.from({ length: MEMBERS }, () => wallet.node.strangerAddress());
  const facts: Fact[] = [];
  const tell = async (fact: Fact) => {
    facts.push(fact);
    await fact(db);
  };
  await tell((to) => writeMembers(to, addresses, random.below(4)));
  const copyAfter = random.below(weeks - 1);
  let factsThen = 0;
  let week: WeekName = WEEK;
  for (let at = 0; at < weeks; at++) {
    const copyStep = at === copyAfter ? random.below(8) : -1;
    nowMs = Math.max(nowMs, distributionMs(week));
    const closed = drawWeek(random, week);
    await tell((to) => liveWeek(to, closed));
    for (let step = 0; step < 8; step++) {
      if (step === copyStep) {
        await database.copy(nowMs);
        factsThen = facts.length;
      }
      nowMs += MINUTE_MS;
      await doSomething({ db, wallet, random, nowMs, tell, addresses });
    }
    week = nextWeek(week);
  }
  const paidSince = await countPaid(db);
  db = await database.swap(nowMs);
  const before = await countPaid(db);
  // Run in between, as on a server that is started at once.
  for (const fact of facts.slice(factsThen)) {
    await fact(db);
    nowMs += MINUTE_MS;
    await runAt(db, wallet, nowMs);
  }
  // As at the end of an import: a restored backup waits for it.
  await endImport(db);
  for (const [index, address] of addresses.entries()) await setAddress(db, index + 1, address);
  // After a restore, weeks and payouts wait until an import has brought the events back.
  await endImport(db);
  await settleAll(db, { wallet, isRaw, fromMs: nowMs });
  const received = addresses.map((address) =>
    wallet.node.receivedBy(address).reduce((sum, { units }) => sum + units, 0n),
  );
  return { ...(await readEnd(db)), received, paidSince: paidSince - before };
}

type Moment = {
  db: Db;
  wallet: TestWallet;
  random: Random;
  nowMs: number;
  tell: (fact: Fact) => Promise<void>;
  addresses: readonly string[];
};

async function doSomething({ db, wallet, random, nowMs, tell, addresses }: Moment): Promise<void> {
  const member = random.below(MEMBERS) + 1;
  switch (random.below(10)) {
    case 0:
      return wallet.node.mine(1 + random.below(8));
    case 1:
      if (wallet.node.chain.blocks.length > 10) {
        wallet.node.reorg(1 + random.below(3), random.pick(['to_mempool', 'dropped']));
      }
      return;
    case 2:
      await sql`
        update shares set status = 'held', hold_reason = 'doubt'
        where member_id = ${member} and status in ('owed', 'failed')`.execute(db);
      return;
    case 3:
      return releaseAll(db);
    case 4:
      await resendFailedShares(db, { actor: 'operator' });
      return;
    case 5:
      return tell((to) => setAddress(to, member, addresses[member - 1] ?? ''));
    case 6:
      if (random.below(2) === 0) wallet.node.restart();
      else await giveUpStuck(db, nowMs);
      return;
    default:
      if (random.below(2) === 0)
        wallet.node.faults.order(random.pick(SENDING), random.pick(FAULTS));
      await runAt(db, wallet, nowMs);
  }
}

/** Gives up only payouts that the wallet has surely refused, as an operator would. */
async function giveUpStuck(db: Db, nowMs: number): Promise<void> {
  const { rows } = await sql<{ id: bigint }>`
    select id from payouts where state in ('building', 'signed') and not exposed and problem is not null`.execute(
    db,
  );
  for (const { id } of rows) await giveUpPayout(db, { payoutId: id, actor: 'operator', nowMs });
}

async function settleAll(
  db: Db,
  { wallet, isRaw, fromMs }: { wallet: TestWallet; isRaw: boolean; fromMs: number },
): Promise<void> {
  for (let minute = 1; minute <= 60; minute++) {
    await releaseAll(db);
    await resendFailedShares(db, { actor: 'operator' });
    await runAt(db, wallet, fromMs + minute * MINUTE_MS);
    // The wallet resends its own `sendmany` payments; other bytes are resent by the server.
    if (!isRaw) wallet.node.rebroadcast();
    wallet.node.mine(1);
  }
}

async function releaseAll(db: Db): Promise<void> {
  await sql`
    update shares set status = 'owed', hold_reason = null where status = 'held'`.execute(db);
}

async function countPaid(db: Db): Promise<number> {
  const { rows } = await sql<{ paid: number }>`
    select count(*)::int as paid from payouts where state in ('sent', 'confirmed')`.execute(db);
  return rows[0]?.paid ?? 0;
}

async function readEnd(db: Db) {
  const { rows } = await sql<{ units: string; unpaid: number }>`
    select coalesce(sum(s.amount), 0)::text as units,
      count(*) filter (where s.status <> 'paid')::int as unpaid
    from members m left join shares s on s.member_id = m.id group by m.id order by m.id`.execute(
    db,
  );
  return {
    owed: rows.map(({ units }) => BigInt(units)),
    unpaid: rows.reduce((sum, { unpaid }) => sum + unpaid, 0),
    unknown: (await readUnknown(db)).length,
  };
}

/** The first `without` members have no address yet. */
async function writeMembers(db: Db, addresses: readonly string[], without: number): Promise<void> {
  const rows = addresses.map((address, index) => ({
    id: index + 1,
    address: index < without ? null : address,
  }));
  await sql`
    insert into members (id, telegram_id, primary_address, created_at)
    overriding system value
    select id, id + 1000, address, '2026-01-01T00:00:00Z'
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(id bigint, address text)`.execute(
    db,
  );
  await sql`insert into member_totals (member_id) select id from members`.execute(db);
}

async function setAddress(db: Db, member: number, address: string): Promise<void> {
  await sql`update members set primary_address = ${address} where id = ${member}`.execute(db);
}

type ClosedWeek = { week: WeekName; points: { member: number; hundredths: number }[] };

/** Some members, now and then with the same points as others, or as in another week. */
function drawWeek(random: Random, week: WeekName): ClosedWeek {
  const members = random
    .shuffled(Array.from({ length: MEMBERS }, (_, index) => index + 1))
    .slice(0, 1 + random.below(MEMBERS));
  const hundredths = () => (random.below(3) === 0 ? 500 : 200 + random.below(1_000));
  return { week, points: members.map((member) => ({ member, hundredths: hundredths() })) };
}

/** Ingests the members' points of a past week, and closes it: a share is a thousand units per hundredth of a point. */
async function liveWeek(db: Db, { week, points }: ClosedWeek): Promise<void> {
  const nowMs = distributionMs(week);
  const events = points.map(({ member, hundredths }) => ({
    id: `${week}-${member}`,
    type: 'booty_hunt_chest',
    at: isoTime(weekEndMs(week) - MINUTE_MS),
    telegramId: String(1000 + member),
    points: hundredths / 100,
  }));
  const results = await ingestEvents(db, { events, nowMs });
  const refused = results.find(({ status }) => status === 'rejected');
  if (refused) throw new Error(`an event was refused: ${refused.reason}`);
  const sum = points.reduce((total, { hundredths }) => total + hundredths, 0);
  await closeWeek(db, { week, nowMs, poolUnits: BigInt(sum) * 1_000n, thresholdHundredths: 1 });
}
