import type { PartStatus } from '#contract/site/health.ts';
import type { JobName } from '#rules/jobs.ts';
import { minuteOf, type UptimePart, type UptimeState } from '#rules/operations/uptime.ts';
import type { Db } from '#server/db/connect.ts';
import { within } from '#server/db/time-limits.ts';
import type { ChainIndex } from '#server/gateways/chain/chain-index.ts';
import { type TelegramBot, TelegramBusy } from '#server/gateways/telegram/telegram.ts';
import type { Health, MeasuredHealth } from '#server/services/operations/health.ts';
import { recordUptime } from '#server/services/operations/uptime.ts';

/** A service that has not answered within this time is down in this minute. In ms. */
const ANSWER_WITHIN_MS = 10_000;
/** For an outage longer than a week, the record shows the rest as not measured. */
const MOST_OUTAGE_MINUTES = 7 * 24 * 60;

/** The minutes in which this server ran and the database accepted nothing: they can only be recorded afterwards. */
export type OutageNotes = {
  note(): void;
  minutes(): readonly number[];
  /** Forgets these minutes; others may have been noted meanwhile. */
  clear(minutes: readonly number[]): void;
};

export function createOutageNotes(now: () => number): OutageNotes {
  let minutes: number[] = [];
  return {
    note() {
      const minute = minuteOf(now());
      if (minutes.at(-1) !== minute) minutes = [...minutes.slice(1 - MOST_OUTAGE_MINUTES), minute];
    },
    minutes: () => minutes,
    clear(written) {
      const known = new Set(written);
      minutes = minutes.filter((minute) => !known.has(minute));
    },
  };
}

/** Measures which parts are up, and adds the minute to the record. Returns one line about it. */
export async function writeUptime(input: {
  db: Db;
  health: Health;
  telegram: TelegramBot | null;
  chainIndex: ChainIndex | null;
  outages: OutageNotes;
}): Promise<string> {
  const { db, health, telegram, chainIndex, outages } = input;
  const [measured, bot, index] = await Promise.all([
    health.read(),
    telegram && answers(() => telegram.check()),
    chainIndex && answers(() => chainIndex.readHeight()),
  ]);
  const states = {
    ...measuredStates(measured),
    ...part('telegram', bot),
    ...part('chain_index', index),
  };
  const outageMinutes = outages.minutes();
  const done = await recordUptime(db, { states, outageMinutes });
  outages.clear(outageMinutes);
  return done;
}

type States = Partial<Record<UptimePart, UptimeState>>;

/** The states of the monitor's Measured Health, except for the site: it is up, or this would not run. */
function measuredStates({ health }: MeasuredHealth): States {
  const payouts = health.jobs.list.find(({ name }) => name === PAYOUTS_JOB);
  const neverRan = payouts === undefined || (payouts.lastRunAt === null && !payouts.late);
  return {
    site: 'up',
    ...part('database', STATES[health.database.status]),
    ...part('jobs', STATES[health.jobs.status]),
    ...part('wallet', STATES[health.wallet.status]),
    ...(health.wallet.configured &&
      !neverRan &&
      part('payouts', payouts.late || payouts.failed ? 'down' : 'up')),
  };
}

const PAYOUTS_JOB: JobName = 'weekly-distribution';

/** Null: no state is recorded. */
const STATES: Record<PartStatus, UptimeState | null> = {
  ok: 'up',
  warning: 'degraded',
  failing: 'down',
  off: null,
  unknown: null,
};

function part(name: UptimePart, state: UptimeState | null): States {
  return state === null ? {} : { [name]: state };
}

async function answers(ask: () => Promise<unknown>): Promise<UptimeState> {
  try {
    await within(ANSWER_WITHIN_MS, ask);
    return 'up';
  } catch (error) {
    // Too many calls at once: Telegram does answer.
    return error instanceof TelegramBusy ? 'up' : 'down';
  }
}
