import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { distributedTo } from '#server/services/ledger/distributed.ts';
import { readAmounts } from './read-amounts.ts';
import { type AsOf, type LoadedMember, loadedMember } from './rows.ts';

/** Member numbers read by one statement: about 30 ms of this process. */
export const NUMBERS_AT_ONCE = 16_384;

/**
 * Reads all members in batches, with their points of the given week. The database reads one batch while the previous one is
 * processed. Each table is read on its own and each column comes as one text: a join takes as long as everything else together,
 * and so do drivers with a million rows of values.
 */
export async function* loadMembers(db: Db, as: AsOf): AsyncGenerator<Iterable<LoadedMember>> {
  const { rows } = await sql<{ most: number | null }>`
    select max(id)::float8 as most from members`.execute(db);
  const most = rows[0]?.most ?? -1;
  let reading = readNumbers(db, as, 0);
  for (let from = 0; from <= most; from += NUMBERS_AT_ONCE) {
    const columns = await reading;
    reading = readNumbers(db, as, from + NUMBERS_AT_ONCE);
    // The caller that awaits it gets the error; nobody awaits it if processing the previous rows fails.
    reading.catch(() => {});
    yield membersOf(columns, from);
  }
}

type Read = Awaited<ReturnType<typeof readNumbers>>;

/**
 * The columns of the members from a number on, as JSON arrays; the arrays of a table are in the same order. Null without rows.
 */
export async function readNumbers(db: Db, { week, nowMs }: AsOf, from: number) {
  const within = (column: string) => {
    const number = sql.ref(column);
    return sql`${number} >= ${from}::bigint and ${number} < ${from + NUMBERS_AT_ONCE}::bigint`;
  };
  const { rows } = await sql<Record<Column, string | null>>`
    select * from (
      select ${list(sql`m.id`)} as id, ${list(sql`date_part('epoch', m.created_at) * 1000`)} as created,
        ${list(sql`m.hidden_at is not null`)} as hidden, json_agg(m.username)::text as username,
        json_agg(m.first_name)::text as first_name, json_agg(m.last_name)::text as last_name
      from members m where ${within('m.id')}) m, (
      select ${list(sql`t.member_id`)} as totals_id, ${list(sql`t.lifetime_points`)} as lifetime,
        ${list(sql`t.tipped`)} as tipped, ${list(sql`t.received`)} as received,
        ${list(distributedTo(nowMs))} as earned, ${list(sql`t.tip_count`)} as tips,
        ${list(sql`t.received_count`)} as tips_received
      from member_totals t where ${within('t.member_id')}) t, (
      select ${list(sql`w.member_id`)} as week_id, ${list(sql`w.points`)} as points
      from week_totals w where w.week = ${week}::date and ${within('w.member_id')}) w`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('columns of members gave no row');
  return row;
}

type Column =
  | ('id' | 'created' | 'hidden' | 'username' | 'first_name' | 'last_name')
  | ('totals_id' | 'lifetime' | 'tipped' | 'received' | 'earned' | 'tips' | 'tips_received')
  | ('week_id' | 'points');

// Takes half the time of json_agg, which writes the same for numbers.
function list(value: RawBuilder<unknown>) {
  return sql`'[' || string_agg((${value})::text, ',') || ']'`;
}

// One at a time: short-lived objects cost the garbage collection nothing.
function* membersOf(read: Read, from: number): Generator<LoadedMember> {
  const ids = numbers(read.id);
  const [created, hidden] = [numbers(read.created), values<boolean>(read.hidden)];
  const usernames = values<string | null>(read.username);
  const firstNames = values<string | null>(read.first_name);
  const lastNames = values<string | null>(read.last_name);
  const totalsAt = placesOf(read.totals_id, from);
  const [lifetime, tips, tipsReceived] = [read.lifetime, read.tips, read.tips_received].map(
    numbers,
  );
  const [tipped, received, earned] = [read.tipped, read.received, read.earned].map(amounts);
  const weekAt = placesOf(read.week_id, from);
  const points = numbers(read.points);
  for (let index = 0; index < ids.length; index++) {
    const id = ids[index] ?? 0;
    const at = totalsAt[id - from] ?? -1;
    if (at === -1) continue;
    const week = weekAt[id - from] ?? -1;
    yield loadedMember({
      id,
      username: usernames[index] ?? null,
      first_name: firstNames[index] ?? null,
      last_name: lastNames[index] ?? null,
      hidden: hidden[index] === true,
      created_ms: created[index] ?? 0,
      lifetime: lifetime?.[at] ?? 0,
      tipped: tipped?.[at] ?? 0n,
      received: received?.[at] ?? 0n,
      earned: earned?.[at] ?? 0n,
      tip_count: tips?.[at] ?? 0,
      received_count: tipsReceived?.[at] ?? 0,
      // An index of -1 would look for a property of that name: 0.1 s for a million.
      week_points: week === -1 ? null : (points[week] ?? null),
    });
  }
}

/** For each member number, counted from `from`, the index of its values in the columns of a table; -1 if there are none. */
function placesOf(column: string | null, from: number): Int32Array {
  const places = new Int32Array(NUMBERS_AT_ONCE).fill(-1);
  const ids = numbers(column);
  for (let place = 0; place < ids.length; place++) places[(ids[place] ?? 0) - from] = place;
  return places;
}

function values<V>(column: string | null): V[] {
  return JSON.parse(column ?? '[]') as V[]; // The type as selected.
}

function numbers(column: string | null): number[] {
  return values<number>(column);
}

/** Exact, because amounts may exceed the exact range of a float. */
function amounts(column: string | null): BigInt64Array {
  return readAmounts(column ?? '[]', NUMBERS_AT_ONCE);
}
