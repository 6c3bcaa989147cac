const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A job: how often it runs, when it counts as late, and its title. */
type Job = {
  /** The name on the monitor. */
  title: string;
  /** The job is due once in each such period, counted in UTC. In ms. */
  everyMs: number;
  /** The delay after the full minute or hour. In ms, less than `everyMs`. */
  afterMs: number;
  /** Without a success for longer than this the job is late. In ms. */
  lateAfterMs: number;
  /** After this time, others take the job over from a dead server; nearly every run of a living one is shorter. In ms. */
  heldMs: number;
};

/** The longest claim. In ms. */
export const HELD_MS = 110_000;

const EACH_MINUTE = {
  everyMs: MINUTE_MS,
  afterMs: 0,
  lateAfterMs: 5 * MINUTE_MS,
  heldMs: HELD_MS,
};
/** People wait for these: a tip counts soon after its block, also if the server that followed the chain has died. */
const PROMPT = { afterMs: 0, lateAfterMs: 5 * MINUTE_MS, heldMs: 40_000 };

/**
 * The jobs that run on a schedule, in the order of the monitor. Each job finds out for itself if there is work, so an extra run
 * does nothing, and the next run catches up on a missed one.
 */
export const JOBS = {
  /** Freezes and shares out every week that is over (Sunday 23:00 UTC). */
  'weekly-snapshot': { title: 'Weekly snapshot', ...EACH_MINUTE },
  /** Pays the shares that are due (from Monday 00:00 UTC), and follows the payouts until they are confirmed. */
  'weekly-distribution': { title: 'Weekly distribution', ...EACH_MINUTE },
  /** Pays members' claims from the bot's faucet, and follows the payments as the distribution does. */
  faucet: { title: 'Faucet', ...EACH_MINUTE },
  /** Resumes unfinished broadcasts. */
  broadcast: { title: 'Broadcasts', ...EACH_MINUTE },
  /** Settles or expires invoices in coins, and checks payments by card whose webhook got lost. */
  invoices: { title: 'Payments of plans', ...EACH_MINUTE },
  /** Reminds members of plans that are about to end and quotas that are nearly or fully used. */
  'plan-notices': { title: 'Plan reminders', ...EACH_MINUTE, lateAfterMs: 15 * MINUTE_MS },
  /** Sends webhooks, including those left by a server that crashed. */
  webhooks: { title: 'Webhooks', ...EACH_MINUTE },
  /** Sends the messages of apps that the bot has not sent yet. */
  'app-messages': { title: 'Messages of apps', ...EACH_MINUTE },
  /** Reads the chain's new blocks and its mempool, and settles the payments found there. */
  chain: { title: 'Chain', everyMs: 5_000, ...PROMPT },
  /** Lists the finishers of treasure hunts that are over, finds the winners, and solves clues by tips. */
  hunts: { title: 'Treasure hunts', everyMs: 10_000, ...PROMPT },
  /** Expires the requests that were not paid in time. */
  'payment-requests': { title: 'Payment requests', ...EACH_MINUTE },
  /** Opens tips, moves and ends them, and resends payments from the wallet's page. */
  tips: { title: 'Tips', everyMs: 5_000, ...PROMPT },
  /** Ends escrows that were not agreed to or paid in time, and resends the transactions that end the others. */
  escrows: { title: 'Escrows', ...EACH_MINUTE },
  /** Fetches the coin's price, if an address is set; rarely enough for price services that are free of charge. */
  price: {
    title: 'Price of the coin',
    everyMs: 5 * MINUTE_MS,
    afterMs: 0,
    lateAfterMs: 15 * MINUTE_MS,
    heldMs: HELD_MS,
  },
  /** Looks for fairness signals in the tips of the running week and of weeks that closed recently. */
  fairness: { title: 'Fairness', ...EACH_MINUTE, lateAfterMs: 30 * MINUTE_MS },
  /** Adds new events to the public log, and signs it once an hour and after each closing of a week. */
  log: { title: 'Public log', ...EACH_MINUTE, lateAfterMs: 15 * MINUTE_MS },
  /** Records which parts are up. */
  uptime: { title: 'Uptime record', ...EACH_MINUTE },
  /** Has the bot tell the owner when a problem begins and ends. */
  alerts: { title: 'Alerts to the owner', ...EACH_MINUTE },
  /** Makes one backup a day, if a folder is set. Runs more often than that, so that a failed backup is soon repeated. */
  backup: {
    title: 'Backups',
    everyMs: HOUR_MS,
    afterMs: 37 * MINUTE_MS,
    lateAfterMs: 3 * HOUR_MS,
    heldMs: HELD_MS,
  },
  /**
   * Records how the week stands, and deletes expired sessions, sign-ins, deleted keys, stored responses and webhooks. Not on the
   * hour, when most people look.
   */
  'clean-up': {
    title: 'Clean-up',
    everyMs: HOUR_MS,
    afterMs: 17 * MINUTE_MS,
    lateAfterMs: 3 * HOUR_MS,
    heldMs: HELD_MS,
  },
} as const satisfies Readonly<Record<string, Job>>;

export type JobName = keyof typeof JOBS;

/** The jobs' names, in the order above. */
export function jobNames(): JobName[] {
  return Object.keys(JOBS) as JobName[]; // The literal above has no other keys.
}

/** The title of a job; an unknown name, such as a job of a newer server, is returned unchanged. */
export function jobTitle(name: string): string {
  const known = jobNames().find((each) => each === name);
  return known ? JOBS[known].title : name;
}
