import { parse } from 'csv-parse/sync';
import { type WeekName, weekOf, weekStartMs } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { endImport, markImport } from '#server/services/ledger/import-mark.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import type { RewardSettings } from '#server/services/policies/week-rules.ts';
import { type ClosedWeek, closePastWeeks } from './close-weeks.ts';
import type { PoolSource } from './free-coins.ts';
import { decidePastWeeks, decidesPastWeeks } from './settlement.ts';

/** The header of a file of tips (docs/spec/week.md#18-imports). */
const TIPS_HEADER = 'tip_id,at,from_id,from_username,to_id,to_username,amount';

/** The columns of that file, by the field of the event. */
const COLUMNS: Readonly<Record<string, string>> = {
  id: 'tip_id',
  telegramId: 'from_id',
  username: 'from_username',
  to: 'to_id',
  toUsername: 'to_username',
};

/** Events written in one transaction: large enough to be fast, small enough to show progress. */
const BATCH = 500;
/** The most lines of one file, which are sorted in memory, at about half a kilobyte each. */
const MAX_LINES = 5_000_000;

/** The start of the year 9999: times from then on have no week. */
const LAST_TIME_MS = Date.parse('9999-01-01T00:00:00Z');

export type BadRow = { line: number; reason: string };

export type ImportResult = {
  accepted: number;
  duplicate: number;
  bad: BadRow[];
  closedWeeks: number;
  /** By these weeks together. */
  distributedUnits: bigint;
};

type Row = { line: number; atMs: number; event: unknown; isTip: boolean };

/**
 * Imports a file of tips (CSV) or of events (one JSON object per line) in time order, through the same ingest as the gateway
 * (docs/spec/week.md#18-imports). Ids make it repeatable: start an interrupted import again, and rows imported before are
 * skipped. With `closeWeeks` each week is frozen and shared out as the events pass its end, and after the last event up to
 * `nowMs`. Until the import is finished no server closes a week by itself, since later rows would then count for the running one.
 *
 * The weeks that it closes, and the weeks of a first import that the server closes, are settled elsewhere: this site does not pay
 * their shares unless `paysShares` is set (docs/spec/week.md#13-weeks-settled-elsewhere).
 *
 * Bad rows are returned with line and reason; the other rows are imported. Throws if the file is of neither kind, or the database
 * fails.
 */
export async function importLines(
  db: Db,
  input: {
    lines: AsyncIterable<string>;
    nowMs: number;
    closeWeeks: (RewardSettings & { poolSource?: PoolSource | null }) | null;
    paysShares?: boolean;
    onProgress?: (done: number, total: number) => void;
    onClosed?: (week: ClosedWeek) => void;
  },
): Promise<ImportResult> {
  const { rows, bad } = await readRows(input.lines);
  if (await decidesPastWeeks(db, { closesWeeks: input.closeWeeks !== null })) {
    const settlement = input.paysShares ? 'here' : 'elsewhere';
    await decidePastWeeks(db, { settlement, nowMs: input.nowMs });
  }
  const result: ImportResult = {
    accepted: 0,
    duplicate: 0,
    bad,
    closedWeeks: 0,
    distributedUnits: 0n,
  };
  const closeUpTo = async (nowMs: number) => {
    if (!input.closeWeeks) return;
    const onClosed = input.onClosed ? { onClosed: input.onClosed } : {};
    const closed = await closePastWeeks(db, { nowMs, ...onClosed, ...input.closeWeeks });
    result.closedWeeks += closed.length;
    for (const { distributedUnits } of closed) result.distributedUnits += distributedUnits;
  };
  let week: WeekName | null = null;
  let done = 0;
  for (const batch of batches(rows)) {
    const [first] = batch;
    const batchWeek = first && !Number.isNaN(first.atMs) ? weekOf(first.atMs) : null;
    if (batchWeek !== null && batchWeek !== week) {
      week = batchWeek;
      await closeUpTo(Math.min(weekStartMs(week), input.nowMs));
    }
    // Marked each time: another import may have finished meanwhile.
    await markImport(db);
    await takeBatch(db, batch, input.nowMs, result);
    done += batch.length;
    input.onProgress?.(done, rows.length);
  }
  await closeUpTo(input.nowMs);
  await endImport(db);
  result.bad.sort((a, b) => a.line - b.line);
  return result;
}

async function takeBatch(db: Db, batch: Row[], nowMs: number, result: ImportResult) {
  const answers = await ingestEvents(db, { events: batch.map((row) => row.event), nowMs });
  for (const answer of answers) {
    if (answer.status === 'accepted') result.accepted += 1;
    else if (answer.status === 'duplicate') result.duplicate += 1;
    else {
      const { line = 0, isTip = false } = batch[answer.index] ?? {};
      const reason = answer.reason ?? 'rejected';
      result.bad.push({ line, reason: isTip ? inColumns(reason) : reason });
    }
  }
}

/** The reason with the name of the column in place of the field's. */
function inColumns(reason: string): string {
  return reason.replace(/^\w+(?=:)/, (field) => COLUMNS[field] ?? field);
}

// A batch never spans two weeks, so that a week is closed with all of its events and none after it.
function* batches(rows: readonly Row[]): Generator<Row[]> {
  let batch: Row[] = [];
  let week: WeekName | null = null;
  for (const row of rows) {
    const rowWeek: WeekName | null = Number.isNaN(row.atMs) ? week : weekOf(row.atMs);
    if (batch.length === BATCH || (batch.length > 0 && rowWeek !== week)) {
      yield batch;
      batch = [];
    }
    week = rowWeek;
    batch.push(row);
  }
  if (batch.length > 0) yield batch;
}

async function readRows(lines: AsyncIterable<string>): Promise<{ rows: Row[]; bad: BadRow[] }> {
  const rows: Row[] = [];
  const bad: BadRow[] = [];
  let number = 0;
  let read: ((line: string) => unknown) | null = null;
  for await (const raw of lines) {
    number += 1;
    const line = number === 1 ? raw.replace(/^\uFEFF/, '') : raw;
    if (number > MAX_LINES) throw new Error(`More than ${MAX_LINES} lines: split the file.`);
    if (line.trim() === '') continue;
    if (read === null) {
      if (line.trim() === TIPS_HEADER) {
        read = tipFromLine;
        continue;
      }
      if (!line.trimStart().startsWith('{'))
        throw new Error(`The file does not begin with ${TIPS_HEADER} or a JSON object.`);
      read = eventFromLine;
    }
    try {
      const event = read(line);
      rows.push({ line: number, atMs: timeOf(event), event, isTip: read === tipFromLine });
    } catch (error) {
      bad.push({ line: number, reason: error instanceof Error ? error.message : 'unreadable' });
    }
  }
  if (read === null) throw new Error('The file is empty.');
  rows.sort(byTime);
  return { rows, bad };
}

// The sort is stable: rows of the same instant, and rows whose time cannot be read, keep the file's order.
function byTime(a: Row, b: Row): number {
  const aMs = Number.isNaN(a.atMs) ? 0 : a.atMs;
  const bMs = Number.isNaN(b.atMs) ? 0 : b.atMs;
  return aMs - bMs;
}

function timeOf(event: unknown): number {
  if (typeof event !== 'object' || event === null || !('at' in event)) return Number.NaN;
  const atMs = typeof event.at === 'string' ? Date.parse(event.at) : Number.NaN;
  // The check of the event refuses years without a week, such as 0 and 10000.
  return atMs >= 0 && atMs < LAST_TIME_MS ? atMs : Number.NaN;
}

function eventFromLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Error('is no JSON object on one line: look at its quotes, commas and brackets');
  }
}

function tipFromLine(line: string): unknown {
  // Parsed one line at a time, so that an unclosed quote spoils its own row and not the rest of the file.
  const fields = fieldsOf(line);
  if (fields.length !== 7) throw new Error(`has ${fields.length} fields instead of 7`);
  const [id, at, from, fromUsername, to, toUsername, amount] = fields;
  return {
    id,
    type: 'tip',
    at,
    telegramId: from,
    ...(fromUsername ? { username: fromUsername } : {}),
    to,
    ...(toUsername ? { toUsername } : {}),
    amount,
  };
}

function fieldsOf(line: string): string[] {
  try {
    const [fields, ...more] = parse(line) as string[][];
    if (fields && more.length === 0) return fields;
  } catch {
    // The parser's line numbers are its own, not the file's.
  }
  throw new Error('is no row of fields with commas: look at its quotes');
}
