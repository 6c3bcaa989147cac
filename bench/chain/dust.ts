import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Db } from '#server/db/connect.ts';
import { openTestWalletServer } from '#server/fakes/node/wallet-server.ts';
import { createNodeWallet } from '#server/gateways/node-wallet/rpc.ts';
import type { Wallet } from '#server/gateways/node-wallet/wallet.ts';
import { claimFaucet } from '#server/services/faucet/claim.ts';
import { runFaucet } from '#server/services/faucet/run.ts';
import { runDistribution } from '#server/services/payouts/distribution.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';
import { DUE_MS, writeShares } from '#server/testing/wallet/payouts.ts';
import { startEngines } from '../engines.ts';
import { machine, table } from '../report.ts';

const SIZES = [0, 1_000_000];
const MEMBERS = 1000;
const COIN = 100_000_000n;
const SAMPLE_MS = 20;
/** Blocks mined on top of the dust: the second read of the wallet's history starts above it. */
const BLOCKS_SINCE = 120;

/**
 * `npm run bench -- dust [receipts …]`: a wallet to whose address strangers have sent this many tiny coins pays a week of a
 * thousand members, then has nothing to do, and pays a claim of the faucet. The node is the tests' fake, in its own process; the
 * heap is that of the paying process.
 */
export async function run(args: string[]): Promise<void> {
  const sizes = args.length > 0 ? args.map(Number) : SIZES;
  const [engine, ...others] = await startEngines();
  for (const other of others) await other.stop();
  if (!engine) throw new Error('there is no engine');
  const rows: string[][] = [];
  for (const size of sizes) {
    const { db, close } = await engine.open();
    const [pool, faucet] = [await startNode(size), await startNode(size)];
    const { wallet, addresses } = pool;
    await writeShares(
      db,
      addresses.map((address) => ({ units: COIN, address })),
    );
    const input = { nowMs: DUE_MS, coin: JUNKCOIN_ON.main };
    const distribute = async () => (await runDistribution(db, wallet, input)).shares;
    for (const [what, work, expected] of [
      ['the week', distribute, MEMBERS],
      ['the next run', distribute, 0],
      ['a claim', () => payClaim(db, faucet.wallet), 1],
    ] as const) {
      const { done, seconds, megabytes } = await measure(work);
      if (done !== expected) throw new Error(`${what}: ${done} were paid, and not ${expected}`);
      rows.push([size.toLocaleString('en-US'), what, seconds.toFixed(1), megabytes.toFixed(0)]);
    }
    pool.stop();
    faucet.stop();
    await close();
  }
  await engine.stop();
  console.log(`Paying from a wallet full of dust. ${machine()}\n`);
  console.log(table(['receipts', 'what', 's', 'heap growth at most, MB'], rows));
}

async function payClaim(db: Db, wallet: Wallet): Promise<number> {
  const limits = { units: COIN, dailyUnits: COIN };
  const claim = { memberId: 1n, limits, coin: JUNKCOIN_ON.main, nowMs: DUE_MS } as const;
  await db.transaction().execute((tx) => claimFaucet(tx, claim));
  const { sent, problems } = await runFaucet(db, wallet, { nowMs: DUE_MS, network: 'main' });
  if (problems.length > 0) throw new Error(problems.join());
  return sent;
}

async function measure(work: () => Promise<number>) {
  const heap = () => process.memoryUsage().heapUsed / 1_000_000;
  const before = heap();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, heap());
  }, SAMPLE_MS);
  const startMs = performance.now();
  const done = await work();
  clearInterval(timer);
  return { done, seconds: (performance.now() - startMs) / 1000, megabytes: most - before };
}

type Started = { url: string; addresses: string[] };

async function startNode(size: number) {
  const node = fork(fileURLToPath(import.meta.url), [String(size)]);
  const [started] = await once(node, 'message');
  const { url, addresses }: Started = started;
  return {
    wallet: createNodeWallet({ url, coin: JUNKCOIN_ON.main }),
    addresses,
    stop: () => node.kill(),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { url, node } = await openTestWalletServer({ now: () => DUE_MS });
  const size = Number(process.argv[2]);
  if (size > 0) node.dust(size);
  node.mine(BLOCKS_SINCE);
  const addresses = Array.from({ length: MEMBERS }, () => node.strangerAddress());
  process.send?.({ url, addresses } satisfies Started);
}
