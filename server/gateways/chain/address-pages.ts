import { JsonPick } from '#server/coin/json-pick.ts';
import { AddressUnreadable, MOST_FOUND } from './chain-index.ts';
import {
  type IndexTransaction,
  requireList,
  type TransactionSink,
  wantedTransactions,
} from './index-answers.ts';
import { type IndexHttp, twice, unreadable } from './index-http.ts';
import type { Reading } from './reading.ts';

/** The most pages to read of an address's history. An index puts 25 or 50 transactions on a page. */
const MOST_PAGES = 1_000;

/** Reads an answer and keeps only the wanted part. */
export async function readWanted(
  http: IndexHttp,
  path: string,
  reading: Reading,
  pick: JsonPick,
): Promise<unknown> {
  try {
    await http.stream(path, reading, (part) => pick.push(part));
    return pick.end();
  } catch (error) {
    if (error instanceof SyntaxError) throw unreadable('JSON');
    throw error;
  }
}

/** Adds an entry. Throws if there are more entries than one answer may hold. */
export function keep<T>(found: Map<string, T>, name: string, value: T): void {
  if (found.size === MOST_FOUND && !found.has(name)) {
    throw new AddressUnreadable('an address holds more requested entries than one answer may have');
  }
  found.set(name, value);
}

type Page = { last: string | null; isOld: boolean };

/**
 * Passes the transactions of an address to a sink, newest first, at least back to a time or until the sink has enough. Returns
 * whether all were read. If an answer breaks off, its page is passed again, so the sink has to recognise ids.
 */
export async function readPages(
  http: IndexHttp,
  input: {
    address: string;
    sinceMs: number;
    reading: Reading;
    /** A new sink for each attempt at a page. */
    sink: () => TransactionSink;
    hasEnough?: () => boolean;
  },
): Promise<{ isComplete: boolean }> {
  const path = `/address/${encodeURIComponent(input.address)}/txs`;
  let before: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const from: string = before === null ? path : `${path}/chain/${before}`;
    const { last, isOld } = await twice(() => readPage(http, from, input));
    if (last === null || isOld) return { isComplete: true };
    if (last === before) throw unreadable('a page that repeats');
    if (input.hasEnough?.()) return { isComplete: false };
    before = last;
  }
  throw new AddressUnreadable('an address has more transactions than can be read');
}

async function readPage(
  http: IndexHttp,
  path: string,
  { sinceMs, reading, sink }: Parameters<typeof readPages>[1],
): Promise<Page> {
  const page: Page = { last: null, isOld: false };
  const shown = sink();
  const end = (transaction: IndexTransaction) => {
    shown.end(transaction);
    if (!transaction.isConfirmed) return;
    if (transaction.blockTimeMs === null) throw unreadable('the time of a block');
    page.last = transaction.txid;
    if (transaction.blockTimeMs < sinceMs) page.isOld = true;
  };
  requireList(
    await readWanted(http, path, reading, new JsonPick(wantedTransactions({ ...shown, end }))),
  );
  return page;
}
