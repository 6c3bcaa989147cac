import { KEY_NEWS, type News } from '#server/db/news.ts';
import type { GateAnswer } from './gate-answers.ts';
import { keepNewest } from './keep-newest.ts';
import { type KeyUse, minuteEndOf } from './use.ts';

/**
 * How long an answer of the database lets further calls in, in ms. Each counted call brings a new answer. No longer than a silent
 * connection for news may go unnoticed.
 */
const STANDS_MS = 3_000;
/**
 * Calls of a minute or a month that may be let in before they are counted: one for each LEFT_FOR_EACH that are left, and at most
 * MOST_UNCOUNTED. So the database decides about the last calls before a limit, and a server exceeds it by a few at most, however
 * many calls other servers let in meanwhile.
 */
const LEFT_FOR_EACH = 32;
const MOST_UNCOUNTED = 16;

/** A call that was let in before it was counted. */
export type Admission = {
  answer: GateAnswer;
  /** The start of the billing month in which it counts. */
  monthStartMs: number;
  /** Call it once the admission is counted, or never will be. */
  settle(): void;
  isCounted(): boolean;
};

/** The number of calls of a key in a minute, or of a member's keys in a month. */
type Tally = {
  /** The database's latest count. */
  counted: number;
  /** Calls let in here since. */
  uncounted: number;
};

/** A call that the database let in, for reasons that still hold. */
type Standing = {
  use: KeyUse;
  version: number;
  fromMs: number;
  untilMs: number;
};

/** The database's decision on a call that it let in, or would have. */
export type Decision = {
  use: KeyUse;
  /** The news received before the database was asked; null if no news is received. */
  version: number | null;
  fromMs: number;
  /** The time after which the decision may change without any news, apart from the minute and the month; null for never. */
  standsUntil: Date | null;
};

export type Admissions = ReturnType<typeof createAdmissions>;

/**
 * Lets calls in without asking the database if its latest answer must still be true: no news of a relevant change has come,
 * nothing has expired, and minute and month have enough left. Answers are kept by `name`: a key and the requested access.
 */
export function createAdmissions(news: News) {
  const standing = new Map<string, Standing>();
  const tallies = new Map<string, Tally>();

  function tallyOf(name: string): Tally {
    const tally = tallies.get(name) ?? { counted: 0, uncounted: 0 };
    keepNewest(tallies, name, tally);
    return tally;
  }

  const talliesOf = ({ caller, limits }: KeyUse) => ({
    minute: tallyOf(`key ${caller.keyId} ${limits.minute.resetsAtMs}`),
    month: tallyOf(`owner ${caller.ownerId} ${limits.month.startMs}`),
  });

  return {
    /** The news received so far; null if no news is received, in which case the database is asked about each call. */
    version: () => news.version(KEY_NEWS),

    /** Lets a call in, which the caller then has to count; null if the database has to be asked. */
    admit(name: string, nowMs: number): Admission | null {
      const found = standing.get(name);
      if (found === undefined || nowMs < found.fromMs || nowMs >= found.untilMs) return null;
      if (news.version(KEY_NEWS) !== found.version) return null;
      const use = inMinuteOf(nowMs, found.use);
      const { minute, month } = use.limits;
      // If the month ends in this minute, the call may be counted after that.
      if (month.resetsAtMs < minute.resetsAtMs) return null;
      const used = talliesOf(use);
      if (!hasRoom(used.minute, minute.limit) || !hasRoom(used.month, month.limit)) return null;
      keepNewest(standing, name, found);
      return admissionOf(use, used);
    },

    /** Notes that the database let a call in. */
    note(name: string, { use, version, fromMs, standsUntil }: Decision): void {
      if (version === null) {
        standing.delete(name);
        return;
      }
      const { minute, month } = talliesOf(use);
      // Answers may arrive out of order, but counts only rise.
      minute.counted = Math.max(minute.counted, use.limits.minute.used);
      month.counted = Math.max(month.counted, use.limits.month.used);
      const endsMs = standsUntil?.getTime() ?? Number.POSITIVE_INFINITY;
      keepNewest(standing, name, {
        use,
        version,
        fromMs,
        untilMs: Math.min(fromMs + STANDS_MS, endsMs),
      });
    },

    /** Makes the next call ask the database. */
    forget(name: string): void {
      standing.delete(name);
    },

    /** The start of the last answer's billing month; null if none is known. */
    monthStartOf: (name: string): number | null =>
      standing.get(name)?.use.limits.month.startMs ?? null,
  };
}

/** @param limit null for no limit */
function hasRoom({ counted, uncounted }: Tally, limit: number | null): boolean {
  const left = limit === null ? Number.POSITIVE_INFINITY : limit - counted;
  return uncounted < Math.min(MOST_UNCOUNTED, Math.floor(left / LEFT_FOR_EACH));
}

/** The same in another minute, of which only the start is known: nothing was used yet. */
function inMinuteOf(nowMs: number, use: KeyUse): KeyUse {
  const resetsAtMs = minuteEndOf(nowMs);
  if (resetsAtMs === use.limits.minute.resetsAtMs) return use;
  const minute = { ...use.limits.minute, used: 0, resetsAtMs };
  return { ...use, limits: { ...use.limits, minute } };
}

function admissionOf(use: KeyUse, { minute, month }: { minute: Tally; month: Tally }): Admission {
  const tallies = [minute, month];
  for (const tally of tallies) tally.uncounted += 1;
  const limits = {
    minute: { ...use.limits.minute, used: minute.counted + minute.uncounted },
    month: { ...use.limits.month, used: month.counted + month.uncounted },
  };
  let isCounted = false;
  return {
    answer: { use: { ...use, limits }, refusal: null, limits },
    monthStartMs: limits.month.startMs,
    isCounted: () => isCounted,
    settle() {
      if (isCounted) return;
      isCounted = true;
      for (const tally of tallies) tally.uncounted -= 1;
    },
  };
}
