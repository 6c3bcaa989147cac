// A server without its pages for the test of abandoned jobs (job-engine.test.ts): reports when it starts its escrows, and never
// ends them.
import { jobNames } from '#rules/jobs.ts';
import { connect } from '#server/db/connect.ts';
import { startJobs } from '#server/jobs/job-engine.ts';
import { REAL_WAITING } from '#server/services/sign-in/approvals.ts';

const { db } = await connect({ databaseUrl: String(process.env.DATABASE_URL), poolSize: 2 });
startJobs({
  db,
  work: {
    ...Object.fromEntries(jobNames().map((name) => [name, async () => 'done'])),
    escrows() {
      process.stdout.write('begun');
      return new Promise(() => {});
    },
  },
  now: () => Date.now(),
  databaseFailed() {},
  report: (error, what) => console.error(what, error),
  pause: REAL_WAITING.pause,
});
