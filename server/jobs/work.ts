import { formatAmount } from '#rules/amounts.ts';
import type { Config } from '#server/config/config.ts';
import type { Database, Db } from '#server/db/connect.ts';
import type { Secrets } from '#server/db/secrets.ts';
import { withLongStatements } from '#server/db/time-limits.ts';
import type { Cards } from '#server/gateways/cards/cards.ts';
import type { InvoiceChain } from '#server/gateways/chain/chain.ts';
import { type ChainIndex, ChainUnreachable } from '#server/gateways/chain/chain-index.ts';
import type { ChainSource } from '#server/gateways/chain/chain-source.ts';
import type { Wallet } from '#server/gateways/node-wallet/wallet.ts';
import type { PriceSource } from '#server/gateways/price/price-source.ts';
import type { TelegramBot } from '#server/gateways/telegram/telegram.ts';
import type { Certificate } from '#server/gateways/tls/certificate.ts';
import type { Witness } from '#server/gateways/witnesses/witness.ts';
import { describeWebhooks, pruneDeliveries } from '#server/services/apps/deliveries.ts';
import { pruneAppRecords } from '#server/services/apps/upkeep.ts';
import { condenseAudit } from '#server/services/audit/condense.ts';
import { pruneBot } from '#server/services/bot/upkeep.ts';
import { describeBroadcasts } from '#server/services/broadcasts/broadcasts.ts';
import type { BroadcastSender } from '#server/services/broadcasts/sender.ts';
import { proveCoin } from '#server/services/chain/proved-coin.ts';
import { pruneChain } from '#server/services/chain/upkeep.ts';
import { sendAppMessages } from '#server/services/consents/outbox.ts';
import { describeEscrows, keepEscrows } from '#server/services/escrows/upkeep.ts';
import { lookAtWeeks } from '#server/services/fairness/look.ts';
import { describeFaucet, runFaucet } from '#server/services/faucet/run.ts';
import { describeHunts, runHunts } from '#server/services/hunts/run.ts';
import { cleanUpKeys } from '#server/services/keys/upkeep.ts';
import { askWitnesses } from '#server/services/log/ask-witnesses.ts';
import { keepLog } from '#server/services/log/checkpoints.ts';
import type { MessagesFor } from '#server/services/members/languages.ts';
import { requireSameClock } from '#server/services/operations/clock.ts';
import type { ClockWatch } from '#server/services/operations/clock-watch.ts';
import type { Health } from '#server/services/operations/health.ts';
import { measured } from '#server/services/operations/measure.ts';
import { fetchPrice } from '#server/services/operations/price.ts';
import { expirePaymentRequests } from '#server/services/payment-requests/upkeep.ts';
import { isAboutWallet } from '#server/services/payouts/advance.ts';
import { describeRun, runDistribution } from '#server/services/payouts/distribution.ts';
import { readOwed } from '#server/services/payouts/owed.ts';
import { reconcileCards } from '#server/services/plans/cards/reconcile.ts';
import { describeInvoices, keepInvoices } from '#server/services/plans/coins/invoice-payments.ts';
import { sendPlanNotices } from '#server/services/plans/notices.ts';
import { describeResend, resendPayments } from '#server/services/sends/resend.ts';
import { pruneExpired } from '#server/services/sign-in/prune.ts';
import { describeTips, keepTips } from '#server/services/tips/upkeep.ts';
import type { WebhookSender } from '#server/services/webhooks/sender.ts';
import { closePastWeeks } from '#server/services/weeks/close-weeks.ts';
import { lookAtPool } from '#server/services/weeks/pool-reading.ts';
import { markWeek } from '#server/services/weeks/week-marks.ts';
import { alertOwner } from './alert-work.ts';
import { backUpDaily } from './backup-work.ts';
import { workOnChain } from './chain-work.ts';
import type { JobWork } from './job-engine.ts';
import { type OutageNotes, writeUptime } from './uptime-work.ts';

export type WorkDeps = {
  db: Db;
  /** Null if nothing is paid out. */
  wallet: Wallet | null;
  /** Null if there is no faucet. */
  faucetWallet: Wallet | null;
  /** Null if there is no bot. */
  telegram: TelegramBot | null;
  messagesFor: MessagesFor;
  /** Null if the chain index is not configured. */
  chainIndex: ChainIndex | null;
  /** Null if no chain is followed. */
  chainSource: ChainSource | null;
  /** Null if no price is fetched. */
  priceSource: PriceSource | null;
  /** The servers that cosign the public log. */
  witnesses: readonly Witness[];
  /** Null if there is no bot. */
  broadcastSender: BroadcastSender | null;
  /** Null if no webhooks are sent. */
  webhookSender: WebhookSender | null;
  /** Reads the certificate of the public address; null if that is plain http. */
  readCertificate: ((nowMs: number) => Promise<Certificate | null>) | null;
  /** The ways to pay for plans; each is null if not configured. */
  planPayments: { cards: Cards | null; invoices: { chain: InvoiceChain } | null };
  /** Null if the database vacuums by itself. */
  vacuum: Database['vacuum'];
  /** The measurements for the monitor. */
  health: Health;
  /** Seal the key of the public log. */
  secrets: Secrets;
  /** The times when the database accepted nothing from this server. */
  outages: OutageNotes;
  /** Null if the clock is never doubted: in the demo, which owes nothing. */
  clock: ClockWatch | null;
  config: Pick<
    Config,
    | 'poolUnits'
    | 'thresholdHundredths'
    | 'prizesDailyUnits'
    | 'coin'
    | 'publicUrl'
    | 'ownerTelegramId'
    | 'dataDir'
    | 'databaseUrl'
    | 'secretKeys'
    | 'backups'
    | 'settings'
  >;
  now: () => number;
  /** The demo's clock, which may be ahead of the database's. */
  databaseMs?: (() => number) | undefined;
  /** Receives problems that do not fail a job. */
  report: (error: unknown, what: string) => void;
};

/** A certificate ends within days, not minutes, so an hour is fresh enough. */
const CERTIFICATE_FRESH_MS = 60 * 60_000;

/** The work of each job. All are safe to run at any time, twice, and by several servers at once. */
export function jobWork(deps: WorkDeps): JobWork {
  const {
    db,
    wallet,
    faucetWallet,
    broadcastSender,
    planPayments,
    telegram,
    messagesFor,
    chainIndex,
    chainSource,
    webhookSender,
    priceSource,
    clock,
    config,
    now,
    report,
  } = deps;
  const askCertificate = deps.readCertificate;
  const readCertificate =
    askCertificate && measured(() => askCertificate(now()), { freshMs: CERTIFICATE_FRESH_MS, now });

  const requireClock = async () => {
    if (deps.databaseMs === undefined) await requireSameClock(db, now());
  };

  // Payouts and the faucet check their wallet themselves before each run.
  async function requireCoin(): Promise<void> {
    try {
      const { coin } = config;
      const problem = await proveCoin(db, { coin, wallet, source: chainSource });
      if (problem !== null) throw new Error(problem);
    } catch (error) {
      // The next run checks again; work that needs the node fails by itself.
      if (!isAboutWallet(error) && !(error instanceof ChainUnreachable)) throw error;
    }
  }

  async function judgeInvoices(): Promise<string> {
    await requireClock();
    const run = await keepInvoices({ db, coin: config.coin, now, report });
    if (run.problems.length > 0) throw new Error(describeInvoices(run));
    return describeInvoices(run);
  }

  return {
    'weekly-snapshot': async () => {
      await requireClock();
      const settled = (await clock?.requireTrusted()) ?? null;
      const poolSource = wallet && { wallet, coin: config.coin };
      const closed = await closePastWeeks(db, {
        ...config,
        poolSource,
        nowMs: now(),
        waitsForImport: true,
      });
      await lookAtPool(db, { poolSource, nowMs: now() });
      const weeks = closed.map(({ week, recipients }) => `${week} (${recipients} shares)`);
      const done = closed.length === 0 ? 'no week is over' : `closed ${weeks.join(', ')}`;
      return settled === null ? done : `${settled}; ${done}`;
    },
    'weekly-distribution': async () => {
      if (wallet === null) {
        const { shares, units } = await readOwed(db);
        return `wallet not configured; ${shares} shares owed, ${formatAmount(units)}`;
      }
      await requireClock();
      const { coin } = config;
      const run = await withLongStatements(() =>
        runDistribution(db, wallet, {
          nowMs: now(),
          coin,
          prizesDailyUnits: config.prizesDailyUnits,
        }),
      );
      // Any problem that stops payouts is a failure, so that the operator looks.
      if (run.problems.length > 0) throw new Error(describeRun(run));
      return describeRun(run);
    },
    faucet: async () => {
      if (faucetWallet === null) return 'no faucet is configured';
      await requireClock();
      const { coin } = config;
      const run = await runFaucet(db, faucetWallet, { nowMs: now(), network: coin.network });
      if (run.problems.length > 0) throw new Error(describeFaucet(run));
      return describeFaucet(run);
    },
    // Not awaited: a broadcast can take longer than a job may.
    broadcast: async () => {
      broadcastSender?.wake();
      return describeBroadcasts(db);
    },
    invoices: async () => {
      const { cards, invoices } = planPayments;
      const done: string[] = [];
      // A failure of one must not stop the other.
      const failed: unknown[] = [];
      const attempt = (work: Promise<string>) =>
        work.then((line) => done.push(line)).catch((error: unknown) => failed.push(error));
      if (invoices !== null) await attempt(judgeInvoices());
      if (cards !== null) await attempt(reconcileCards({ db, cards, now }));
      if (failed.length > 0) throw failed[0];
      return done.length === 0 ? 'no payments are configured' : done.join('; ');
    },
    'plan-notices': () =>
      sendPlanNotices({
        db,
        telegram,
        messagesFor,
        now,
        pageUrl: `${config.publicUrl}/developers/subscription`,
      }),
    // Not awaited either: receivers can be slow.
    webhooks: async () => {
      webhookSender?.wake();
      return describeWebhooks(db);
    },
    'app-messages': async () => {
      if (telegram === null) return 'no bot is configured';
      return `${await sendAppMessages({ db, telegram, now })} messages of apps sent`;
    },
    chain: async () => {
      await requireCoin();
      if (chainSource === null) return 'neither a node nor a chain index is configured';
      await requireClock();
      return workOnChain({ db, source: chainSource, coin: config.coin, now, report });
    },
    'payment-requests': async () => {
      return `${await expirePaymentRequests(db, now())} requests expired`;
    },
    tips: async () => {
      if (chainSource === null) return 'neither a node nor a chain index is configured';
      await requireClock();
      const { coin } = config;
      const kept = await keepTips({ db, source: chainSource, chain: chainIndex, coin, now });
      const resent = chainIndex && (await resendPayments({ db, chain: chainIndex, coin, now }));
      const done = [describeTips(kept), ...(resent ? [describeResend(resent)] : [])].join('; ');
      if (resent && resent.problems.length > 0) throw new Error(done);
      return done;
    },
    hunts: async () => {
      await requireClock();
      const run = await runHunts(db, { source: chainSource, nowMs: now() });
      if (run.waits.length > 0) throw new Error(describeHunts(run));
      return describeHunts(run);
    },
    escrows: async () => {
      const run = await keepEscrows({ db, chain: chainIndex, now });
      if (run.problems.length > 0) throw new Error(describeEscrows(run));
      return describeEscrows(run);
    },
    price: async () => {
      if (priceSource === null) return 'no price is fetched';
      return fetchPrice({ db, source: priceSource, now, report });
    },
    fairness: async () => {
      const weeks = await withLongStatements(() => lookAtWeeks(db, { ...config, nowMs: now() }));
      return weeks.length === 0 ? 'nothing has changed' : `looked at ${weeks.join(', ')}`;
    },
    log: async () => {
      const { secrets, witnesses } = deps;
      const { publicUrl } = config;
      const kept = await withLongStatements(() => keepLog({ db, secrets, publicUrl, now }));
      return `${kept}; ${await askWitnesses({ db, now }, witnesses)}`;
    },
    backup: (stopping) => backUpDaily({ db, config, now, stopping }),
    uptime: () => writeUptime(deps),
    alerts: () => alertOwner({ ...deps, readCertificate }),
    'clean-up': async () => {
      await markWeek(db, { ...config, nowMs: now() });
      return withLongStatements(() => cleanUp(deps));
    },
  };
}

async function cleanUp({ db, vacuum, now }: WorkDeps): Promise<string> {
  const removed = await pruneExpired(db, now());
  const ofKeys = await cleanUpKeys(db, now());
  const deliveries = await pruneDeliveries(db, now());
  const ofApps = await pruneAppRecords(db, now());
  const details = await condenseAudit(db, now());
  const ofBot = await pruneBot(db, now());
  const payments = await pruneChain(db, now());
  await vacuum?.();
  return `${removed} expired sessions and sign-ins removed, and ${ofKeys} remains of keys and calls, ${deliveries} webhooks, ${ofApps} messages and questions of apps, ${details} old details of the audit log, ${ofBot} remains of the bot, what was found of ${payments} payments`;
}
