import { type RawBuilder, sql } from 'kysely';
import type { ShowcaseSort } from '#contract/creator/showcase.ts';
import type { Db } from '#server/db/connect.ts';
import { singleFlight } from '#server/db/single-flight.ts';

/** The data by which an approved piece is searched, filtered and sorted. */
export type ShowcaseItem = {
  id: number;
  memberId: number;
  type: string;
  hundredths: number;
  atMs: number;
  /** The creator's folded name. */
  creatorKey: string;
  /** Title, description and names, folded. */
  text: string;
};

type Totals = {
  /** The content types that occur, by name. */
  types: string[];
  creators: number;
  hundredths: number;
};

/** The whole showcase in memory, about half a kilobyte per piece. */
export type ShowcaseContents = {
  /** All pieces in one order, and their sums, including every change that any server committed before the call. */
  read(sort: ShowcaseSort): Promise<{ items: readonly ShowcaseItem[]; totals: Totals }>;
};

type State = { epoch: string; version: number };
type Row = ShowcaseItem & { shown: boolean };
type Sorted = Partial<Record<ShowcaseSort, ShowcaseItem[]>>;

/** Up to this many changes are inserted one by one; more cause a new sort. */
const FEW = 200;

/**
 * The showcase in memory. Each read checks one row of the database for changes and applies them (`showcase_state`); the
 * first one reads everything, about a second for 100,000 pieces.
 */
export function createShowcaseContents(db: Db): ShowcaseContents {
  let known: State | null = null;
  let byId = new Map<number, ShowcaseItem>();
  let sorted: Sorted = {};
  let totals: Totals | null = null;

  const catchUp = singleFlight(async () => {
    const state = await readState(db);
    const isSame = known !== null && known.epoch === state.epoch && known.version <= state.version;
    if (isSame && known?.version === state.version) return;
    if (isSame && known !== null) takeIn(await readChanges(db, known.version));
    else {
      const rows = await readRows(db, sql`status = 'approved' and not hidden`);
      byId = new Map(rows.map((row) => [row.id, itemOf(row)]));
      sorted = {};
    }
    totals = null;
    // The rows may be newer than this version; they are then read once more.
    known = state;
  });

  function takeIn({ rows, removed }: Changes): void {
    const gone = new Set([...removed, ...rows.map(({ id }) => id)]);
    const come = rows.filter(({ shown }) => shown).map(itemOf);
    for (const id of gone) byId.delete(id);
    for (const item of come) byId.set(item.id, item);
    for (const sort of SORTS) {
      const items = sorted[sort];
      if (items === undefined) continue;
      if (gone.size > FEW) delete sorted[sort];
      else sorted[sort] = withChanges(items, sort, gone, come);
    }
  }

  return {
    async read(sort) {
      await catchUp();
      sorted[sort] ??= [...byId.values()].sort(ORDERS[sort]);
      totals ??= totalsOf(byId.values());
      return { items: sorted[sort], totals };
    },
  };
}

const SORTS: readonly ShowcaseSort[] = ['recent', 'points', 'creator'];

type Order = (a: ShowcaseItem, b: ShowcaseItem) => number;

const byTime: Order = (a, b) => b.atMs - a.atMs || b.id - a.id;

/** Each is a total order, so pages never overlap. */
const ORDERS: Readonly<Record<ShowcaseSort, Order>> = {
  recent: byTime,
  points: (a, b) => b.hundredths - a.hundredths || byTime(a, b),
  creator: (a, b) => compareText(a.creatorKey, b.creatorKey) || byTime(a, b),
};

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function withChanges(
  items: readonly ShowcaseItem[],
  sort: ShowcaseSort,
  gone: ReadonlySet<number>,
  come: readonly ShowcaseItem[],
): ShowcaseItem[] {
  const kept = items.filter(({ id }) => !gone.has(id));
  for (const item of come) kept.splice(placeOf(kept, item, ORDERS[sort]), 0, item);
  return kept;
}

/** The index of the first piece that comes after this one. */
function placeOf(items: readonly ShowcaseItem[], item: ShowcaseItem, order: Order): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = items[middle];
    if (other !== undefined && order(other, item) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function totalsOf(items: Iterable<ShowcaseItem>): Totals {
  const types = new Set<string>();
  const creators = new Set<number>();
  let hundredths = 0;
  for (const item of items) {
    types.add(item.type);
    creators.add(item.memberId);
    hundredths += item.hundredths;
  }
  return { types: [...types].sort(compareText), creators: creators.size, hundredths };
}

async function readState(db: Db): Promise<State> {
  const { rows } = await sql<State>`
    select epoch::text as epoch, version::float8 as version from showcase_state`.execute(db);
  return rows[0] ?? { epoch: 'nothing approved yet', version: 0 };
}

type Changes = { rows: Row[]; removed: number[] };

async function readChanges(db: Db, after: number): Promise<Changes> {
  const rows = await readRows(db, sql`showcase_version > ${after}::bigint`);
  const { rows: removed } = await sql<{ id: number }>`
    select submission_id::float8 as id from showcase_removed where version > ${after}::bigint`.execute(
    db,
  );
  return { rows, removed: removed.map(({ id }) => id) };
}

async function readRows(db: Db, which: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select id::float8 as id, member_id::float8 as "memberId", content_type as type,
      coalesce(points, 0) as hundredths, extract(epoch from submitted_at)::float8 * 1000 as "atMs",
      coalesce(creator_key, '') as "creatorKey", coalesce(public_text, '') as text,
      status = 'approved' and not hidden as shown
    from submissions where ${which}`.execute(db);
  return rows;
}

function itemOf({ shown: _, ...item }: Row): ShowcaseItem {
  return item;
}
