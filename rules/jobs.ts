const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A job: how often it runs, when it counts as late, and what people call it. */
type Job = {
  /** As the monitor shows it. */
  title: string;
  /** It is due once in each of these, counted in UTC. In ms. */
  everyMs: number;
  /** How long after the full minute or hour. In ms, less than `everyMs`. */
  afterMs: number;
  /** Without a success for longer than this it is late. In ms. */
  lateAfterMs: number;
};

const EACH_MINUTE = { everyMs: MINUTE_MS, afterMs: 0, lateAfterMs: 5 * MINUTE_MS };

/**
 * What runs by itself, in the order in which the monitor lists it. Each job looks for itself whether there is
 * something to do, so an extra run does nothing, and the next run does what a missed one left.
 */
export const JOBS = {
  /** Freezes and shares out every week that is over (Sunday 23:00 UTC). */
  'weekly-snapshot': { title: 'Weekly snapshot', ...EACH_MINUTE },
  /** Pays what is due (from Monday 00:00 UTC), and follows what was sent until it is confirmed. */
  'weekly-distribution': { title: 'Weekly distribution', ...EACH_MINUTE },
  /** Pays what members claimed from the bot's faucet, and follows it as the distribution does. */
  faucet: { title: 'Faucet', ...EACH_MINUTE },
  /** Resumes unfinished broadcasts. */
  broadcast: { title: 'Broadcasts', ...EACH_MINUTE },
  /** Settles invoices in coins as their time goes by, and follows payments by card whose webhook got lost. */
  invoices: { title: 'Payments of plans', ...EACH_MINUTE },
  /** Reminds members of plans that end and quotas that are used up. */
  'plan-notices': { title: 'Plan reminders', ...EACH_MINUTE, lateAfterMs: 15 * MINUTE_MS },
  /** Sends webhooks, including those left by a server that died. */
  webhooks: { title: 'Webhooks', ...EACH_MINUTE },
  /** Sends the bot's unsent messages for apps. */
  'app-messages': { title: 'Messages of apps', ...EACH_MINUTE },
  /** Reads the chain's new blocks and its mempool, and settles the payments found there. */
  chain: { title: 'Chain', everyMs: 5_000, afterMs: 0, lateAfterMs: 5 * MINUTE_MS },
  /** Ends the requests that nobody has paid in time. */
  'payment-requests': { title: 'Payment requests', ...EACH_MINUTE },
  /** Opens tips, moves and ends them, and sends payments from the wallet's page again. */
  tips: { title: 'Tips', everyMs: 5_000, afterMs: 0, lateAfterMs: 5 * MINUTE_MS },
  /** Ends escrows that nobody has agreed to or paid into, and sends the transactions that end the others again. */
  escrows: { title: 'Escrows', ...EACH_MINUTE },
  /** Fetches the coin's price, where an address is set. Few enough calls for services that are free of charge. */
  price: {
    title: 'Price of the coin',
    everyMs: 5 * MINUTE_MS,
    afterMs: 0,
    lateAfterMs: 15 * MINUTE_MS,
  },
  /** Looks at what stands out in the tips of the running week and of weeks just closed. */
  fairness: { title: 'Fairness', ...EACH_MINUTE, lateAfterMs: 30 * MINUTE_MS },
  /** Writes down which parts are up. */
  uptime: { title: 'Uptime record', ...EACH_MINUTE },
  /** Has the bot tell the owner of problems and of their end. */
  alerts: { title: 'Alerts to the owner', ...EACH_MINUTE },
  /** Makes a backup a day, where a folder is set; looks more often, so that a failure is made good soon. */
  backup: {
    title: 'Backups',
    everyMs: HOUR_MS,
    afterMs: 37 * MINUTE_MS,
    lateAfterMs: 3 * HOUR_MS,
  },
  /** Notes how the week stands, and deletes sessions, sign-ins, deleted keys, kept answers and webhooks that have expired. Not on the hour, when people look. */
  'clean-up': {
    title: 'Clean-up',
    everyMs: HOUR_MS,
    afterMs: 17 * MINUTE_MS,
    lateAfterMs: 3 * HOUR_MS,
  },
} as const satisfies Readonly<Record<string, Job>>;

export type JobName = keyof typeof JOBS;

/** The jobs' names, in the order in which they stand above. */
export function jobNames(): JobName[] {
  return Object.keys(JOBS) as JobName[]; // The keys of a literal above are its names.
}

/** What people call a job; an unknown name, such as a newer server's job, is shown as it is. */
export function jobTitle(name: string): string {
  const known = jobNames().find((each) => each === name);
  return known ? JOBS[known].title : name;
}
