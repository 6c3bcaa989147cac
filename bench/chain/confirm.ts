import { sql } from 'kysely';
import { scriptOfAddress } from '#server/coin/addresses.ts';
import type { Db } from '#server/db/connect.ts';
import { createFakeChainIndex } from '#server/fakes/chain-index/chain-index.ts';
import { workOnChain } from '#server/jobs/chain-work.ts';
import { createTestSource } from '../../server/testing/chain/test-source.ts';
import { openTippers, type Tippers } from '../../server/testing/tips/tippers.ts';
import { JUNKCOIN_ON } from '../../server/testing/wallet/coins.ts';
import { startEngines } from '../engines.ts';
import { machine, table } from '../report.ts';

const SIZES = [10, 100_000];
const TIPS = 200;
const TRANSACTIONS = 500;
const COIN = JUNKCOIN_ON.test;
const UNITS = 500_000_000n;

/**
 * `npm run bench -- confirm [expected …]`: from the moment at which a block of 500 transactions is available until the tip that
 * it pays is confirmed and in the ledger, while this many other payments are expected. The job's pause of up to five seconds is
 * not included. The chain is in this process.
 */
export async function run(args: string[]): Promise<void> {
  const sizes = args.length > 0 ? args.map(Number) : SIZES;
  const rows: string[][] = [];
  for (const { name, open, stop } of await startEngines()) {
    for (const size of sizes) {
      const { db, close } = await open();
      const times = (await confirmTips(db, size)).toSorted((a, b) => a - b);
      const at = (part: number) => (times[Math.ceil(times.length * part) - 1] ?? 0).toFixed(0);
      rows.push([name, size.toLocaleString('en-US'), at(0.5), at(0.99)]);
      await close();
    }
    await stop();
  }
  console.log(`Confirming ${TIPS} tips, a block each. ${machine()}\n`);
  console.log(table(['engine', 'expected', 'median, ms', 'p99, ms'], rows));
}

async function confirmTips(db: Db, size: number): Promise<number[]> {
  const blocks = createTestSource();
  const chain = { ...createFakeChainIndex(), ...blocks.source };
  const people = await openTippers(db, chain, { count: 20 });
  await people.setAddress('30');
  await expectMany(db, size);
  const times: number[] = [];
  for (let made = 0; made < TIPS; made += 1) times.push(await confirmOne(db, { blocks, people }));
  return times;
}

async function confirmOne(
  db: Db,
  { blocks, people }: { blocks: ReturnType<typeof createTestSource>; people: Tippers },
): Promise<number> {
  people.clock.nowMs += 60_000;
  const tip = await people.made('11', '30', UNITS);
  const paid = scriptOfAddress(tip.address ?? '', COIN);
  const others = Array.from({ length: TRANSACTIONS - 1 }, () => blocks.transaction([['51', 1n]]));
  blocks.mine(blocks.transaction([[paid, tip.due ?? 0n]]), ...others);
  const startMs = performance.now();
  const report = (error: unknown) => {
    throw error;
  };
  await workOnChain({ db, source: blocks.source, coin: COIN, now: people.now, report });
  const tookMs = performance.now() - startMs;
  const { state } = await people.read(tip);
  if (state !== 'confirmed') throw new Error(`the tip is ${state}`);
  return tookMs;
}

async function expectMany(db: Db, size: number): Promise<void> {
  await sql`
    insert into expected_payments (kind, of_id, address, script, match, units, opened_height, opened_at, watched_until)
    select 'invoice', n, '', 'a914' || md5(n::text) || '0000000087', 'least', 1, 0, now(), now() + interval '10 years'
    from generate_series(1, ${size}::int) n`.execute(db);
  await sql`analyze expected_payments`.execute(db);
}
