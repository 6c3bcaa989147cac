import type { BoardSort } from '#rules/board-sorts.ts';

/** The data that the board keeps in memory for a member: sort values and the numbers shown. */
export type BoardRow = {
  /** Dense, from 1, because it is an index into memory. */
  memberId: number;
  createdAtMs: number;
  lifetimeHundredths: number;
  weeklyHundredths: number;
  /** True if the member did anything in the running week, with or without points. */
  isActive: boolean;
  tippedUnits: bigint;
  receivedUnits: bigint;
  earnedUnits: bigint;
  tipCount: number;
  receivedCount: number;
  /** Sorts by name: the folded username, or the folded display name if there is none. */
  nameKey: string;
};

type Columns = ReturnType<typeof createColumns>;

const FIRST_CAPACITY = 1024;
const LAST_DATE_MS = 8.64e15;

/** The rows as columns of plain numbers: 75 bytes for each member, compared to 300 for an object. */
export function createColumns() {
  const columns = {
    size: 0,
    memberId: new Float64Array(FIRST_CAPACITY),
    createdAtMs: new Float64Array(FIRST_CAPACITY),
    lifetime: new Float64Array(FIRST_CAPACITY),
    weekly: new Int32Array(FIRST_CAPACITY),
    active: new Uint8Array(FIRST_CAPACITY),
    tipped: createAmounts(),
    received: createAmounts(),
    earned: createAmounts(),
    tipCount: new Int32Array(FIRST_CAPACITY),
    receivedCount: new Int32Array(FIRST_CAPACITY),
    nameKey: [] as string[],
  };
  /** Slot + 1 by member number; 0 for none. */
  let slots = new Int32Array(FIRST_CAPACITY);

  function grow() {
    const capacity = columns.memberId.length * 2;
    columns.memberId = grown(new Float64Array(capacity), columns.memberId);
    columns.createdAtMs = grown(new Float64Array(capacity), columns.createdAtMs);
    columns.lifetime = grown(new Float64Array(capacity), columns.lifetime);
    columns.weekly = grown(new Int32Array(capacity), columns.weekly);
    columns.active = grown(new Uint8Array(capacity), columns.active);
    columns.tipCount = grown(new Int32Array(capacity), columns.tipCount);
    columns.receivedCount = grown(new Int32Array(capacity), columns.receivedCount);
    for (const amounts of [columns.tipped, columns.received, columns.earned]) {
      Object.assign(amounts, amountsOf(grown(new BigInt64Array(capacity), amounts.exact)));
    }
  }

  return Object.assign(columns, {
    /** Adds a slot for a member who has none. */
    add(memberId: number): number {
      const slot = columns.size++;
      if (slot >= columns.memberId.length) grow();
      if (memberId >= slots.length) {
        slots = grown(new Int32Array(Math.max(memberId + 1, slots.length * 2)), slots);
      }
      slots[memberId] = slot + 1;
      columns.memberId[slot] = memberId;
      return slot;
    },
    slotOf(memberId: number): number | undefined {
      const found = slots[memberId];
      return found ? found - 1 : undefined;
    },
    /** All slots, in the order of the member numbers. */
    byNumber(): Int32Array {
      const found = new Int32Array(columns.size);
      let at = 0;
      for (const next of slots) if (next > 0) found[at++] = next - 1;
      return found;
    },
    /** The time between each account's creation and the end of all dates, in ms, by slot. */
    ages(): Float64Array {
      return columns.createdAtMs.map((ms) => LAST_DATE_MS - ms);
    },
    write(slot: number, row: BoardRow): void {
      columns.createdAtMs[slot] = row.createdAtMs;
      columns.lifetime[slot] = row.lifetimeHundredths;
      columns.weekly[slot] = row.weeklyHundredths;
      columns.active[slot] = row.isActive ? 1 : 0;
      columns.tipped.exact[slot] = row.tippedUnits;
      columns.received.exact[slot] = row.receivedUnits;
      columns.earned.exact[slot] = row.earnedUnits;
      columns.tipCount[slot] = row.tipCount;
      columns.receivedCount[slot] = row.receivedCount;
      columns.nameKey[slot] = row.nameKey;
    },
    read(slot: number): BoardRow {
      return {
        memberId: columns.memberId[slot] ?? 0,
        createdAtMs: columns.createdAtMs[slot] ?? 0,
        lifetimeHundredths: columns.lifetime[slot] ?? 0,
        weeklyHundredths: columns.weekly[slot] ?? 0,
        isActive: columns.active[slot] === 1,
        tippedUnits: columns.tipped.exact[slot] ?? 0n,
        receivedUnits: columns.received.exact[slot] ?? 0n,
        earnedUnits: columns.earned.exact[slot] ?? 0n,
        tipCount: columns.tipCount[slot] ?? 0,
        receivedCount: columns.receivedCount[slot] ?? 0,
        nameKey: columns.nameKey[slot] ?? '',
      };
    },
  });
}

/**
 * The order of two slots by a column: highest first (names A to Z), then lifetime points, then the older account, then its number
 * (docs/spec/board.md#3-ties-and-rank). 0 only for a slot and itself.
 */
export function comparatorFor(
  columns: Columns,
  column: BoardSort['column'],
): (a: number, b: number) => number {
  switch (column) {
    case 'weekly':
      return (a, b) =>
        (columns.weekly[b] ?? 0) - (columns.weekly[a] ?? 0) || compareTies(columns, a, b);
    case 'nameKey':
      return (a, b) => compareNames(columns, a, b) || compareTies(columns, a, b);
    case 'lifetime':
      return (a, b) => compareTies(columns, a, b);
    default: {
      const amounts = columns[column];
      return (a, b) => compareAmounts(amounts, a, b) || compareTies(columns, a, b);
    }
  }
}

function compareTies(columns: Columns, a: number, b: number): number {
  return (columns.lifetime[b] ?? 0) - (columns.lifetime[a] ?? 0) || compareAge(columns, a, b);
}

/** The older account first; of two made at the same instant, the one with the smaller number. */
function compareAge(columns: Columns, a: number, b: number): number {
  return (
    (columns.createdAtMs[a] ?? 0) - (columns.createdAtMs[b] ?? 0) ||
    (columns.memberId[a] ?? 0) - (columns.memberId[b] ?? 0)
  );
}

// By code unit, which is the same on every server, regardless of its locale data.
function compareNames(columns: Columns, a: number, b: number): number {
  const nameA = columns.nameKey[a] ?? '';
  const nameB = columns.nameKey[b] ?? '';
  if (nameA === nameB) return 0;
  return nameA < nameB ? -1 : 1;
}

/** Units, and the halves of each, the lower one first: comparing halves is three times as fast. */
type Amounts = { exact: BigInt64Array<ArrayBuffer>; halves: Uint32Array<ArrayBuffer> };

function createAmounts(): Amounts {
  return amountsOf(new BigInt64Array(FIRST_CAPACITY));
}

function amountsOf(exact: BigInt64Array<ArrayBuffer>): Amounts {
  return { exact, halves: new Uint32Array(exact.buffer) };
}

function compareAmounts({ halves }: Amounts, a: number, b: number): number {
  return (
    (halves[2 * b + 1] ?? 0) - (halves[2 * a + 1] ?? 0) ||
    (halves[2 * b] ?? 0) - (halves[2 * a] ?? 0)
  );
}

function grown<A extends { set(from: A): void }>(to: A, from: A): A {
  to.set(from);
  return to;
}
