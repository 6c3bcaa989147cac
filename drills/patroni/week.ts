// Weeks with points, long past, that the servers close and pay while the drill runs.
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { nextWeek, type WeekName, weekStartMs } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { endImport, markImport } from '#server/services/ledger/import-mark.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { findLastFrozen } from '#server/services/ledger/running-week.ts';
import { reopenWeek } from '#server/services/weeks/reopen-week.ts';
import type { PayoutChain } from '../due-shares.ts';

const FIRST_WEEK: WeekName = '2026-01-04';
const MEMBERS = 40;
/** Coins: one for each member, as the other drills pay. */
export const POOL = String(MEMBERS);
/** Above the people of the other parts of the drill. */
const FIRST_PERSON = 500_000_000;
const HOUR_MS = 3_600_000;
const BETWEEN_MS = 500;

/**
 * Gives new members a point each in the next week that no round has used. The servers then close it, with every later week, which
 * are empty, and pay a coin to each of the addresses.
 *
 * The later weeks were closed in the round before. They are reopened, and an import's mark keeps the servers from closing them
 * meanwhile.
 */
export async function fillWeek(
  db: Db,
  chain: PayoutChain,
  round: number,
): Promise<{ week: WeekName; addresses: string[] }> {
  let week = FIRST_WEEK;
  for (let nr = 0; nr < round; nr += 1) week = nextWeek(week);
  const addresses = await chain.newAddresses(MEMBERS);
  await markImport(db);
  await reopenFrom(db, week);
  const nowMs = weekStartMs(week) + HOUR_MS;
  const events = addresses.flatMap((address, nr) => {
    const telegramId = String(FIRST_PERSON + round * MEMBERS + nr);
    const event = { telegramId, at: new Date(nowMs).toISOString() };
    return [
      { ...event, id: `${telegramId}-gm`, type: 'gm' },
      { ...event, id: `${telegramId}-address`, type: 'primary_address_set', address },
    ];
  });
  const results = await ingestEvents(db, { events, nowMs });
  const refused = results.find(({ status }) => status !== 'accepted');
  if (refused) throw new Error(`an event of the week was not taken: ${JSON.stringify(refused)}`);
  await endImport(db);
  return { week, addresses };
}

async function reopenFrom(db: Db, week: WeekName): Promise<void> {
  for (;;) {
    const newest = await findLastFrozen(db);
    if (newest === null || newest < week) return;
    await reopenWeek(db, {
      week: newest,
      reason: 'The drill fills an earlier one.',
      actor: 'drill',
    });
  }
}

/** Resolves when a server has closed the week. */
export async function whenClosed(db: Db, week: WeekName): Promise<void> {
  for (;;) {
    const newest = await findLastFrozen(db);
    if (newest !== null && newest >= week) return;
    await pause(BETWEEN_MS);
  }
}

/** Counts weeks that were closed other than once, or with other shares than the points give. */
export async function countClosings(
  db: Db,
  week: WeekName,
): Promise<{ closedTwice: number; sharesWrong: number }> {
  const { rows } = await sql<{ closings: number; shares: number }>`
    select
      (select count(*)::int from audit_log where action = 'week_closed' and entity_id = ${week}
        and id > coalesce((select max(id) from audit_log where action = 'week_reopened' and entity_id = ${week}), 0)) as closings,
      (select count(*)::int from shares where week = ${week}::date) as shares`.execute(db);
  const [row] = rows;
  return {
    closedTwice: Math.abs((row?.closings ?? 0) - 1),
    sharesWrong: Math.abs((row?.shares ?? 0) - MEMBERS),
  };
}
