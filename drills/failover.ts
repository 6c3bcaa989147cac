import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '#server/db/connect.ts';
import { openTestWalletServer } from '#server/fakes/node/wallet-server.ts';
import type { Random } from '#server/testing/events.ts';
import { openCluster } from './cluster.ts';
import {
  COINS,
  countLost,
  countMoney,
  payoutChainOf,
  settle,
  writeDueShares,
} from './due-shares.ts';
import { startLoad } from './load.ts';
import type { Round } from './report.ts';
import { type RunningServer, startServer, stopServer } from './servers.ts';

const SERVERS = 3;
/** The progress of the payout under way when the primary dies. */
const MOMENTS = ['fundrawtransaction', 'signrawtransactionwithwallet', 'sendrawtransaction'];
const BEFORE_PROMOTION_MS = 1_000;
const AFTERWARDS_MS = 5_000;
const LONGEST_MS = 180_000;

/**
 * Three servers on a primary with a synchronous standby, under a load of events and pages and with a payout under way: the
 * primary is killed, the standby promoted, and every acknowledged event and every share counted.
 */
export async function failOver(random: Random): Promise<Round> {
  const cluster = await openCluster();
  const wallet = await openTestWalletServer({ coins: COINS });
  const chain = payoutChainOf(wallet.node);
  const token = randomBytes(24).toString('hex');
  const environment = {
    DATABASE_URL: cluster.url,
    SECRET_KEY: randomBytes(32).toString('hex'),
    BOT_GATEWAY_TOKEN: token,
    WALLET_RPC_URL: wallet.url,
  };
  const servers: RunningServer[] = [];
  const database = await connect({ databaseUrl: cluster.url });
  try {
    const addresses = await writeDueShares(database.db, chain);
    const method = random.pick(MOMENTS);
    const when = random.pick(['before', 'after'] as const);
    const payout = wallet.node.faults.hold(method, when);
    for (let count = 0; count < SERVERS; count++) servers.push(await startServer(environment));
    const load = startLoad(
      servers.map(({ address }) => address),
      token,
      random,
    );
    await Promise.race([payout.reached, fail('no payout began')]);
    await pause(random.below(1_000));
    cluster.killPrimary();
    payout.release();
    await pause(BEFORE_PROMOTION_MS);
    cluster.promote();
    await pause(AFTERWARDS_MS);
    await load.stop();
    // The promoted standby has no standby: as an operator must, name it alone, or nothing is paid.
    for (const server of servers) await stopServer(server);
    servers.push(await startServer({ ...environment, DATABASE_URL: cluster.standbyUrl }));
    await settle(database.db, chain);
    const { acknowledged, events, pages, longestGapMs, withoutRetryAfter } = load.report;
    return {
      figures: {
        killedAt: `${when} ${method}`,
        acknowledged: acknowledged.size,
        events: Object.fromEntries(events),
        pages: Object.fromEntries(pages),
      },
      times: { refusedForMs: Math.round(longestGapMs) },
      faults: {
        lost: await countLost(database.db, acknowledged),
        ...(await countMoney(database.db, chain, addresses)),
        withoutRetryAfter,
      },
    };
  } finally {
    for (const server of servers) await stopServer(server);
    await database.close();
    await wallet.close();
    cluster.close();
  }
}

async function fail(why: string): Promise<never> {
  await pause(LONGEST_MS, undefined, { ref: false });
  throw new Error(why);
}
