import { sql } from 'kysely';
import { priceStanding } from '#rules/operations/price.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { type News, NO_NEWS, untilNews } from '#server/db/news.ts';
import type { PriceSource } from '#server/gateways/price/price-source.ts';
import { measured } from './measure.ts';

/** The coin's price, as known to this server. */
export type Price = {
  /** US dollars for one coin as decimal text; null while no price is known, or only one that is too old to be shown. */
  readUsd(): Promise<string | null>;
};

type Taken = {
  /** US dollars for one coin as decimal text. */
  usd: string;
  takenAtMs: number;
};

/** While no news of prices is received, the database is asked no more often than this, for any number of visitors. */
const FRESH_MS = 10_000;

/**
 * The fixed price if there is one, otherwise the one fetched last, by any server. Without an answer from the database, the price
 * that this server read last is used until it is too old.
 */
export function createPrice(input: {
  db: Db;
  /** The price that owner or operator set; null if none. */
  readFixedUsd: () => Promise<string | null>;
  isFetched: boolean;
  /** If left out, no news is received. */
  news?: News;
  now: () => number;
}): Price {
  const { db, readFixedUsd, isFetched, news = NO_NEWS, now } = input;
  let last: Taken | null = null;
  const ask = async () => {
    last = await findTakenPrice(db);
  };
  const unheard = measured(ask, { freshMs: FRESH_MS, now });
  const read = untilNews({ news, tables: ['settings'] }, ask, unheard);
  return {
    async readUsd() {
      if (!isFetched) return readFixedUsd();
      await read().catch(() => {});
      if (last === null || priceStanding(now() - last.takenAtMs) === 'too_old') return null;
      return last.usd;
    },
  };
}

/** Fetches the price once for all servers. A failure leaves the last price as it is; the returned text gives the reason. */
export async function fetchPrice(input: {
  db: Db;
  source: PriceSource;
  now: () => number;
  report: (error: unknown, what: string) => void;
}): Promise<string> {
  const { db, source, now, report } = input;
  let usd: string;
  try {
    usd = await source.read();
  } catch (error) {
    // The monitor warns when the price is old. Pages work without it, so the job has not failed.
    report(error, 'the price was not fetched');
    return `no new price: ${error instanceof Error ? error.message : String(error)}`;
  }
  const value = JSON.stringify({ usd, takenAt: isoTime(now()) });
  await sql`
    insert into settings (key, value) values ('price', ${value}::jsonb)
    on conflict (key) do update set value = excluded.value`.execute(db);
  return `${usd} dollars for one coin`;
}

/** The price that was fetched last; null before the first. */
export async function findTakenPrice(db: Db): Promise<Taken | null> {
  const { rows } = await sql<{ value: { usd: string; takenAt: string } }>`
    select value from settings where key = 'price'`.execute(db);
  const value = rows[0]?.value;
  return value ? { usd: value.usd, takenAtMs: Date.parse(value.takenAt) } : null;
}
