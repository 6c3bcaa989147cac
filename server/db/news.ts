/** The tables whose changes every server hears of right after their commit (triggers that execute `tell_news`). */
export type NewsTable =
  | KeyNews
  | 'activity_events'
  | 'fairness_weeks'
  | 'members'
  | 'payouts'
  | 'reopened_weeks'
  | 'settings'
  | 'share_objections'
  | 'shares'
  | 'submissions'
  | 'weeks';

/**
 * What decides whether a call with a key is let in, and no public answer shows. Of `members` only who is banned, as `bans`.
 */
export const KEY_NEWS = ['api_keys', 'apps', 'bans', 'subscriptions'] as const;
type KeyNews = (typeof KEY_NEWS)[number];

/** What this server has heard of committed changes, made by whomever. */
export type News = {
  /**
   * A number that rises with each committed change of these tables, by default of all that public answers show. What was
   * read from the database after asking for it stands for as long as the number does. Null: this server does not hear, so
   * nothing stands, and every read has to ask.
   */
  version(tables?: readonly NewsTable[]): number | null;
  /** Resolves once every change whose writer had its answer before the call is in `version`, or `version` is null. */
  catchUp(): Promise<void>;
};

/** For whoever follows nothing, such as commands: every read asks. */
export const NO_NEWS: News = {
  version: () => null,
  catchUp: async () => {},
};

/**
 * What `read` gives, until something is heard of a change of these tables. While nothing is heard at all, `unheard` is asked.
 */
export function untilNews<T>(
  { news, tables }: { news: News; tables: readonly NewsTable[] },
  read: () => Promise<T>,
  unheard: () => Promise<T>,
): () => Promise<T> {
  let kept: { version: number; answer: Promise<T> } | null = null;
  return () => {
    const version = news.version(tables);
    if (version === null) return unheard();
    if (kept?.version === version) return kept.answer;
    const begun = { version, answer: read() };
    kept = begun;
    begun.answer.catch(() => {
      if (kept === begun) kept = null;
    });
    return begun.answer;
  };
}

function isKeyNews(table: string): boolean {
  return KEY_NEWS.some((each) => each === table);
}

/** Counts what is heard; its maker says whether anything is heard at all. */
export function createHeard(isHearing: () => boolean) {
  const counts = new Map<string, number>();
  let all = 0;
  /** Raises every number: anything may have changed unheard. */
  let missed = 0;

  return {
    hear(table: string): void {
      counts.set(table, (counts.get(table) ?? 0) + 1);
      if (!isKeyNews(table)) all += 1;
    },
    missAnything(): void {
      missed += 1;
    },
    news: {
      version(tables) {
        if (!isHearing()) return null;
        if (tables === undefined) return missed + all;
        return tables.reduce((sum, table) => sum + (counts.get(table) ?? 0), missed);
      },
    } satisfies Omit<News, 'catchUp'>,
  };
}
