// A server without its pages for the test of abandoned jobs (job-engine.test.ts): reports when it starts its escrows, and never
// ends them.
import { connect } from '#server/db/connect.ts';
import { startJobs } from '#server/jobs/job-engine.ts';
import { REAL_WAITING } from '#server/services/sign-in/approvals.ts';

const { db } = await connect({ databaseUrl: String(process.env.DATABASE_URL), poolSize: 2 });
const done = async () => 'done';
startJobs({
  db,
  work: {
    'weekly-snapshot': done,
    'weekly-distribution': done,
    broadcast: done,
    chain: done,
    faucet: done,
    invoices: done,
    tips: done,
    'plan-notices': done,
    webhooks: done,
    'app-messages': done,
    'payment-requests': done,
    escrows() {
      process.stdout.write('begun');
      return new Promise(() => {});
    },
    price: done,
    uptime: done,
    alerts: done,
    fairness: done,
    backup: done,
    'clean-up': done,
  },
  now: () => Date.now(),
  databaseFailed() {},
  report: (error, what) => console.error(what, error),
  pause: REAL_WAITING.pause,
});
