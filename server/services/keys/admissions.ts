import { KEY_NEWS, type News } from '#server/db/news.ts';
import type { GateAnswer } from './gate-answers.ts';
import { keepNewest } from './keep-newest.ts';
import { type KeyUse, minuteEndOf } from './use.ts';

/**
 * How long an answer of the database lets further calls in, in ms; each call that is counted brings a new one. No longer than
 * silence on the connection that brings the news may go unnoticed.
 */
const STANDS_MS = 3_000;
/**
 * How many calls of a minute or a month may be let in and not yet counted: one for each so many that are left, and no more
 * than the most. So the database decides about the last ones before a limit, and a server passes it by a few at most, however
 * many calls others let in meanwhile.
 */
const LEFT_FOR_EACH = 32;
const MOST_UNCOUNTED = 16;

/** A call that was let in before it was counted. */
export type Admission = {
  answer: GateAnswer;
  /** Of the billing month in which it counts. */
  monthStartMs: number;
  /** To be called once it is counted, or never will be. */
  settle(): void;
  isCounted(): boolean;
};

/** How often a key was used in a minute, or a member's keys in a month. */
type Tally = {
  /** As the database last said. */
  counted: number;
  /** Let in here since. */
  uncounted: number;
};

/** The database let a call in, and what it knew then still holds. */
type Standing = {
  use: KeyUse;
  version: number;
  fromMs: number;
  untilMs: number;
};

/** What the database said of a call that it let in, or would have. */
export type Decision = {
  use: KeyUse;
  /** What had been heard before it was asked; null: nothing is heard. */
  version: number | null;
  fromMs: number;
  /** When time alone changes what decided, but for the minute and the month; null: never. */
  standsUntil: Date | null;
};

export type Admissions = ReturnType<typeof createAdmissions>;

/**
 * Lets calls in without asking the database, where what it said a moment ago must still be true: nothing was heard of a
 * change of what decides, nothing has ended, and minute and month have enough left. Remembers by `name`: a key and what is
 * asked of it.
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
    /** What was heard so far; null: nothing is heard, so that each call is asked for. */
    version: () => news.version(KEY_NEWS),

    /** Lets a call in, which is then to be counted; null: the database has to be asked. */
    admit(name: string, nowMs: number): Admission | null {
      const found = standing.get(name);
      if (found === undefined || nowMs < found.fromMs || nowMs >= found.untilMs) return null;
      if (news.version(KEY_NEWS) !== found.version) return null;
      const use = inMinuteOf(nowMs, found.use);
      const { minute, month } = use.limits;
      // In a minute in which the month ends, the count may come after that.
      if (month.resetsAtMs < minute.resetsAtMs) return null;
      const used = talliesOf(use);
      if (!hasRoom(used.minute, minute.limit) || !hasRoom(used.month, month.limit)) return null;
      keepNewest(standing, name, found);
      return admissionOf(use, used);
    },

    /** The database let a call in. */
    note(name: string, { use, version, fromMs, standsUntil }: Decision): void {
      if (version === null) {
        standing.delete(name);
        return;
      }
      const { minute, month } = talliesOf(use);
      // Answers may come out of order; counts only rise.
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

    /** The next call is asked for. */
    forget(name: string): void {
      standing.delete(name);
    },

    /** Where the last answer's billing month began; null: none is known. */
    monthStartOf: (name: string): number | null =>
      standing.get(name)?.use.limits.month.startMs ?? null,
  };
}

/** @param limit null: unlimited */
function hasRoom({ counted, uncounted }: Tally, limit: number | null): boolean {
  const left = limit === null ? Number.POSITIVE_INFINITY : limit - counted;
  return uncounted < Math.min(MOST_UNCOUNTED, Math.floor(left / LEFT_FOR_EACH));
}

/** The same in another minute, of which nothing is known but that it began with nothing used. */
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
