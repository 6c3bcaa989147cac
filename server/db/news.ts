/** The tables whose changes every server receives right after their commit (triggers that execute `tell_news`). */
export type NewsTable =
  | KeyNews
  | 'activity_events'
  | 'fairness_weeks'
  | 'members'
  | 'payouts'
  | 'policies'
  | 'reopened_weeks'
  | 'settings'
  | 'share_objections'
  | 'shares'
  | 'submissions'
  | 'weeks';

/**
 * The tables that decide whether a call with a key is let in, and that no public response shows. Of `members` only the bans, as
 * `bans`.
 */
export const KEY_NEWS = ['api_keys', 'apps', 'bans', 'subscriptions'] as const;
type KeyNews = (typeof KEY_NEWS)[number];

/** The committed changes by any writer that this server has received. */
export type News = {
  /**
   * A number that rises with each committed change of these tables, by default of all tables that public responses show. Data
   * read from the database after calling this stays valid until the number changes. Null if this server receives no news: then
   * nothing stays valid, and every read has to query.
   */
  version(tables?: readonly NewsTable[]): number | null;
  /** Resolves once every change whose writer had its answer before the call is in `version`, or `version` is null. */
  catchUp(): Promise<void>;
};

/** For callers that follow no changes, such as commands: every read queries. */
export const NO_NEWS: News = {
  version: () => null,
  catchUp: async () => {},
};

/**
 * Caches the value of `read` until a change of these tables is received. While no news is received at all, `unheard` is called
 * instead.
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

/** Counts the received news; `isHearing` returns whether any is received at all. */
export function createHeard(isHearing: () => boolean) {
  const counts = new Map<string, number>();
  let all = 0;
  /** Raises every number: any table may have changed unnoticed. */
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
