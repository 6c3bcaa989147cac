import { sql } from 'kysely';
import { boardName, foldForSearch } from '#rules/names.ts';
import type { WeekName } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { distributedTo } from '#server/services/ledger/distributed.ts';
import type { BoardRow } from './columns.ts';

/** A member as read by the board. */
export type LoadedMember = {
  row: BoardRow;
  username: string | null;
  displayName: string;
  /** True if hidden from public pages by the member's own choice; then these names are not found there. */
  hidden: boolean;
};

/** The week of the weekly points, and the time that decides which shares count as distributed. */
export type AsOf = { week: WeekName; nowMs: number };

const LOADED_AT_ONCE = 50_000;
/** The members added before the server does other work: about 30 ms. */
const REFRESHED_AT_ONCE = 2000;

/** Reads these members in batches; unknown numbers are left out. */
export async function* refreshMembers(
  db: Db,
  memberIds: readonly number[],
  as: AsOf,
): AsyncGenerator<LoadedMember[]> {
  for (let from = 0; from < memberIds.length; from += REFRESHED_AT_ONCE) {
    const some = memberIds.slice(from, from + REFRESHED_AT_ONCE);
    const { rows } = await sql<MemberRow>`
      ${selectMembers(as)} where m.id = any(${some}::bigint[])`.execute(db);
    yield rows.map(loadedMember);
  }
}

/** Reads all members' points of a week. */
export async function* loadWeek(
  db: Db,
  week: WeekName,
): AsyncGenerator<{ memberId: number; hundredths: number }[]> {
  let after = 0;
  for (;;) {
    const { rows } = await sql<{ memberId: number; hundredths: number }>`
      select member_id::float8 as "memberId", points as hundredths from week_totals
      where week = ${week}::date and member_id > ${after}::bigint
      order by member_id limit ${sql.lit(LOADED_AT_ONCE)}`.execute(db);
    yield rows;
    if (rows.length < LOADED_AT_ONCE) return;
    after = rows.at(-1)?.memberId ?? after;
  }
}

/** Members with a share in the weeks after one of these weeks (null: in any before), up to the other one, in either order. */
export async function findSharersBetween(
  db: Db,
  one: WeekName | null,
  other: WeekName | null,
): Promise<number[]> {
  const [after, last] = [one ?? '-infinity', other ?? '-infinity'].sort();
  const { rows } = await sql<{ id: number }>`
    select distinct member_id::float8 as id from shares
    where week > ${after}::date and week <= ${last}::date`.execute(db);
  return rows.map((row) => row.id);
}

/** The highest places of a distributed week that the board remembers. */
const PLACES = 10_000;

/** The places of the members who shared a week's pool, from 1, by member. */
export async function findPlaces(db: Db, week: WeekName | null): Promise<Map<number, number>> {
  if (week === null) return new Map();
  const { rows } = await sql<{ id: number; rank: number }>`
    select member_id::float8 as id, rank::float8 as rank from shares
    where week = ${week}::date and rank <= ${sql.lit(PLACES)}`.execute(db);
  return new Map(rows.map(({ id, rank }) => [id, rank]));
}

/** Members with a held share. */
export async function findHeld(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct member_id::float8 as id from shares where status in ('held', 'withheld')`.execute(
    db,
  );
  return rows.map((row) => row.id);
}

export type Ban = { bannedAtMs: number; expiresAtMs: number | null };

/** Every recorded ban, expired ones too, by member. */
export async function readBans(db: Db): Promise<Map<number, Ban>> {
  const { rows } = await sql<{ id: number; banned_at: Date; ban_expires_at: Date | null }>`
    select id::float8 as id, banned_at, ban_expires_at from members
    where banned_at is not null`.execute(db);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        bannedAtMs: row.banned_at.getTime(),
        expiresAtMs: row.ban_expires_at?.getTime() ?? null,
      },
    ]),
  );
}

export type MemberRow = {
  id: number;
  username: string | null;
  first_name: string | null;
  last_name: string | null;
  hidden: boolean;
  created_ms: number;
  lifetime: number;
  tipped: bigint;
  received: bigint;
  earned: bigint;
  tip_count: number;
  received_count: number;
  week_points: number | null;
};

// As floats if they fit: drivers read those in a third of the time of a bigint.
function selectMembers({ week, nowMs }: AsOf) {
  return sql`
    select m.id::float8 as id, m.username, m.first_name, m.last_name, m.hidden_at is not null as hidden,
      date_part('epoch', m.created_at) * 1000 as created_ms,
      t.lifetime_points::float8 as lifetime, t.tipped, t.received, ${distributedTo(nowMs)} as earned, t.tip_count,
      t.received_count, w.points as week_points
    from members m join member_totals t on t.member_id = m.id
    left join week_totals w on w.week = ${week}::date and w.member_id = m.id`;
}

export function loadedMember(row: MemberRow): LoadedMember {
  const username = row.username || null;
  const names = { firstName: row.first_name, lastName: row.last_name, username };
  const { displayName } = boardName(names);
  return {
    row: {
      memberId: row.id,
      createdAtMs: Math.round(row.created_ms),
      lifetimeHundredths: row.lifetime,
      weeklyHundredths: row.week_points ?? 0,
      isActive: row.week_points !== null,
      tippedUnits: row.tipped,
      receivedUnits: row.received,
      earnedUnits: row.earned,
      tipCount: row.tip_count,
      receivedCount: row.received_count,
      // The position among the names would reveal the name.
      nameKey: foldForSearch(row.hidden ? boardName({}).displayName : (username ?? displayName)),
    },
    username,
    displayName,
    hidden: row.hidden,
  };
}
