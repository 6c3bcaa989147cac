import { sql } from 'kysely';
import { expect } from 'vitest';
import { BOARD_SORT_IDS } from '#rules/board-sorts.ts';
import type { Db } from '#server/db/connect.ts';
import { NO_NEWS } from '#server/db/news.ts';
import { type Board, createBoard } from '#server/services/board/board.ts';
import type { PlacedRow } from '#server/services/board/view.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';

/** A Wednesday in the week of 2026-03-08. */
export const NOW_MS = Date.parse('2026-03-04T12:00:00Z');
export const WEEK = '2026-03-08';
export const THRESHOLD = 500;

let lastId = 0;

export function tip(from: number, to: number, amount = '1', at = '2026-03-04T10:00:00Z') {
  const id = `tip-${++lastId}`;
  return { id, type: 'tip', at, telegramId: String(from), to: String(to), amount };
}

/** Ingests events, all of which must be accepted. */
export async function take(db: Db, events: unknown[], nowMs = NOW_MS) {
  const results = await ingestEvents(db, { events, nowMs });
  expect(results.filter((result) => result.status !== 'accepted')).toEqual([]);
}

/** @param poolUnits of the running week */
export function openBoard(
  db: Db,
  now = () => NOW_MS,
  news = NO_NEWS,
  poolUnits = 50_000_000_000n,
): Promise<Board> {
  return createBoard(db, { now, poolUnits, thresholdHundredths: THRESHOLD, news });
}

/** Every row under every sort. */
export function wholeBoard(board: Board): PlacedRow[][] {
  return BOARD_SORT_IDS.map(
    (sortBy) => board.page({ sortBy, search: '', offset: 0, limit: 1000 }).rows,
  );
}

export async function numberOf(db: Db, telegramId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id::float8 as id from members where telegram_id = ${telegramId}`.execute(db);
  return rows[0]?.id ?? 0;
}
