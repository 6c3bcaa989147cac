// A server without its pages for the tests of weeks and payouts (year.test.ts, failpoints.test.ts): closes weeks and pays, over
// and over, by the clock of the test, until it is killed. FAILPOINT, or the clock in addition to its time, names a point at
// which it kills itself, as a power cut would.
import { coinOn } from '#rules/coins/coin.ts';
import { JUNKCOIN } from '#rules/coins/junkcoin.ts';
import { LITECOIN } from '#rules/coins/litecoin.ts';
import { connect } from '#server/db/connect.ts';
import { createNodeWallet } from '#server/gateways/node-wallet/rpc.ts';
import { runDistribution } from '#server/services/payouts/distribution.ts';
import { closePastWeeks } from '#server/services/weeks/close-weeks.ts';

const { DATABASE_URL, WALLET_URL, WALLET_TIMEOUT_MS, NETWORK, CLOCK_URL, FAILPOINT } = process.env;
const { POOL_UNITS, THRESHOLD_HUNDREDTHS } = process.env;

const database = await connect({ databaseUrl: String(DATABASE_URL), poolSize: 3 });
let failpoint = FAILPOINT;
/** The statement being run. */
let statement = '';
const db = database.db.withPlugin({
  transformQuery({ node }) {
    statement = node.kind === 'RawNode' ? node.sqlFragments.join('') : '';
    return node;
  },
  // Runs after the statement and before any later work.
  async transformResult({ result }) {
    if (statement.includes('insert into shares')) diesAt('before the snapshot is committed');
    return result;
  },
});
// The real daemon is Litecoin's.
const coin = NETWORK === 'regtest' ? coinOn(LITECOIN, 'regtest') : coinOn(JUNKCOIN, 'main');
const wallet = failing(
  createNodeWallet({ url: String(WALLET_URL), coin, timeoutMs: Number(WALLET_TIMEOUT_MS) }),
);
const settings = {
  poolUnits: BigInt(String(POOL_UNITS)),
  thresholdHundredths: Number(THRESHOLD_HUNDREDTHS),
};

for (;;) {
  const [time, ...words] = (await (await fetch(String(CLOCK_URL))).text()).split(' ');
  const nowMs = Number(time);
  if (words.length > 0) failpoint = words.join(' ');
  const closed = await closePastWeeks(db, { ...settings, nowMs });
  if (closed.length > 0) diesAt('after the snapshot');
  const { payouts } = await runDistribution(db, wallet, { nowMs, coin });
  if (payouts > 0) diesAt('after the status');
  process.stdout.write('.');
}

/** @param {import('#server/gateways/node-wallet/wallet.ts').Wallet} real */
function failing(real) {
  return {
    ...real,
    /** @param {Parameters<typeof real.build>[0]} outputs */
    async build(outputs) {
      diesAt('before signing');
      const signed = await real.build(outputs);
      diesAt('between signing and commit');
      return signed;
    },
    /** @param {Parameters<typeof real.broadcast>[0]} transaction */
    async broadcast(transaction) {
      diesAt('between commit and broadcast');
      const outcome = await real.broadcast(transaction);
      diesAt('between broadcast and status');
      return outcome;
    },
  };
}

/** @param {string} place */
function diesAt(place) {
  if (failpoint === place) die();
}

function die() {
  process.kill(process.pid, 'SIGKILL');
}
