import { readConfig } from '#server/config/config.ts';
import type { Db } from '#server/db/connect.ts';
import { createOutageNotes } from '#server/jobs/uptime-work.ts';
import { jobWork, type WorkDeps } from '#server/jobs/work.ts';
import { createHealth } from '#server/services/operations/health.ts';
import { messagesFor } from '#server/testing/config/messages-for.ts';
import { TEST_SECRETS } from '../keys.ts';

/** The jobs of a server with nothing but its database, at most a wallet, and the given clock. */
export function workOf(
  db: Db,
  {
    now,
    clock = null,
    wallet = null,
    vacuum = null,
  }: { now: () => number } & Partial<Pick<WorkDeps, 'clock' | 'wallet' | 'vacuum'>>,
) {
  return jobWork({
    secrets: TEST_SECRETS,
    db,
    clock,
    outages: createOutageNotes(now),
    now,
    databaseMs: now,
    report: () => undefined,
    wallet,
    faucetWallet: null,
    telegram: null,
    messagesFor,
    chainIndex: null,
    chainSource: null,
    broadcastSender: null,
    webhookSender: null,
    priceSource: null,
    witnesses: [],
    readCertificate: null,
    health: createHealth({
      db,
      now,
      readWallet: null,
      readPrice: null,
      makesBackups: false,
      hasFixedPrice: async () => false,
    }),
    planPayments: { cards: null, invoices: null },
    vacuum,
    config: readConfig({}, '/'),
  });
}
