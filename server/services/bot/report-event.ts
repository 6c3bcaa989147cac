import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import type { DailyActivityId } from '#rules/points/activities.ts';
import type { EarnedLine } from '#rules/points/allowance.ts';
import { CLAIM_COOLDOWN_MS } from '#rules/points/points.ts';
import type { Db } from '#server/db/connect.ts';
import { readEarningAt } from '#server/services/ledger/earning.ts';
import {
  type IncomingEvent,
  type LedgerEvent,
  ledgerEvent,
} from '#server/services/ledger/event-input.ts';
import { takeHeld } from '#server/services/ledger/ingest.ts';
import type { Speaker } from './people.ts';

/** An event without the fields that are the same for all of a person's events. */
type SpokenEvent = Without<SameForAll, LedgerEvent>;
type Without<Fields extends string, Event> = Event extends unknown ? Omit<Event, Fields> : never;
type SameForAll = 'atMs' | 'telegramId' | keyof Speaker['names'];

/**
 * Takes an event that a person caused by speaking to the bot, in the update's transaction: the same event as an outside bot's, by
 * the same rules. Throws `bad_request` with the reason if it is refused.
 *
 * @returns their earnings; none if the event was taken before
 */
export async function reportEvent(
  tx: Db,
  speaker: Pick<Speaker, 'telegramId'> & Partial<Pick<Speaker, 'names'>>,
  event: SpokenEvent,
  nowMs: number,
): Promise<EarnedLine[]> {
  const { telegramId, names } = speaker;
  const taken = await takeHeld(tx, [
    requireEvent({ atMs: nowMs, telegramId, ...names, ...event }, nowMs),
  ]);
  if (!taken.has(event.id)) return [];
  return readEarned(tx, event.id);
}

function requireEvent(said: LedgerEvent, nowMs: number): IncomingEvent {
  try {
    return ledgerEvent(said, nowMs);
  } catch (error) {
    if (error instanceof RangeError) throw new AppError('bad_request', error.message);
    throw error;
  }
}

/** The earnings of an event, for the person who caused it. */
export async function readEarned(db: Db, eventId: string): Promise<EarnedLine[]> {
  const { rows } = await sql<{
    rule: string;
    points: number;
    full_points: number;
    cut: EarnedLine['cut'];
    at: Date;
  }>`
    select p.rule, p.points, p.full_points, p.cut, e.at
    from point_entries p join activity_events e on e.seq = p.event_seq
    where e.id = ${eventId} and p.member_id = e.member_id order by p.full_points desc, p.id`.execute(
    db,
  );
  const [first] = rows;
  if (!first) return [];
  const earning = await readEarningAt(db, first.at.getTime());
  return rows.map(({ rule, points, full_points: fullHundredths, cut }) => ({
    rule,
    hundredths: points,
    fullHundredths,
    cut,
    earning,
  }));
}

/** A person's member number; null if they have no account. */
export async function findMember(db: Db, telegramId: string): Promise<bigint | null> {
  const { rows } = await sql<{ id: bigint }>`
    select id from members where telegram_id = ${telegramId}::bigint`.execute(db);
  return rows[0]?.id ?? null;
}

/** The speaker's member number; makes the account if there is none. Only a person's own command makes their account. */
export async function requireMember(
  tx: Db,
  speaker: Pick<Speaker, 'telegramId' | 'names'>,
  { id, nowMs }: { id: string; nowMs: number },
): Promise<bigint> {
  const known = await findMember(tx, speaker.telegramId);
  if (known !== null) return known;
  await reportEvent(tx, speaker, { id, type: 'account_created' }, nowMs);
  const made = await findMember(tx, speaker.telegramId);
  if (made === null) throw new Error('an account was not made');
  return made;
}

/** The time from which a claim of this kind earns again, in ms. */
export async function readNextClaimMs(
  db: Db,
  { telegramId, rule, nowMs }: { telegramId: string; rule: DailyActivityId; nowMs: number },
): Promise<number> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(p.at) as at from point_entries p join members m on m.id = p.member_id
    where m.telegram_id = ${telegramId}::bigint and p.rule = ${rule} and p.points > 0`.execute(db);
  const lastMs = rows[0]?.at?.getTime();
  return lastMs === undefined ? nowMs : lastMs + CLAIM_COOLDOWN_MS;
}
