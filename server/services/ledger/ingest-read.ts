import { sql } from 'kysely';
import { ONE_TIME_ACTIONS } from '#rules/points/awards.ts';
import { CLAIM_COOLDOWN_MS, utcDay } from '#rules/points/points.ts';
import { isoTime } from '#rules/times.ts';
import type { WeekName } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import type { IncomingEvent, Profile } from './event-input.ts';

/** What judging needs to know about a member. */
export type LockedMember = {
  id: bigint;
  telegramId: string;
  createdAtMs: number;
  /** When the newest report mentioned names, and links; null if none has. */
  namesAtMs: number | null;
  linksAtMs: number | null;
  profile: Required<Profile>;
  /** The latest one, and those before it. */
  bans: Ban[];
};

type Ban = { bannedAtMs: number | null; expiresAtMs: number | null };

/** By Telegram id. */
export type Members = Map<string, LockedMember>;

export type IngestState = {
  knownIds: Set<string>;
  lastFrozen: WeekName | null;
  members: Members;
  /** One-time rules that have earned, by member. */
  done: Map<bigint, Set<string>>;
  /** `<member>/<day>` → what counts towards the day's caps. */
  days: Map<string, { recurringHundredths: number; rewardedTips: number }>;
  /** `<member>/<gm|faucet>` → times of claims that earned. */
  claims: Map<string, number[]>;
};

export function dayKey(member: bigint, atMs: number): string {
  return `${member}/${utcDay(atMs)}`;
}

export function claimKey(member: bigint, type: string): string {
  return `${member}/${type}`;
}

/** The numbers of locked accounts, by Telegram id. */
export type LockedIds = Map<string, bigint>;

/**
 * Locks the totals of everybody in the batch, always in the order of their numbers, so that only one
 * transaction at a time judges a member's caps and one-time bonuses. Reads nothing else:
 * a statement that waits for a lock goes on with what it saw of other rows before it waited.
 */
export async function lockMembers(tx: Db, events: readonly IncomingEvent[]): Promise<LockedIds> {
  const { rows } = await sql<{ id: bigint; telegram_id: bigint }>`
    select m.id, m.telegram_id
    from members m join member_totals t on t.member_id = m.id
    where m.telegram_id = any(${[...peopleOf(events)]}::bigint[])
    order by m.id
    for update of t`.execute(tx);
  return new Map(rows.map((row) => [String(row.telegram_id), row.id]));
}

/** Everybody named by the events, actors and receivers, by Telegram id. */
export function peopleOf(events: readonly IncomingEvent[]): Set<string> {
  const people = new Set<string>();
  for (const event of events) {
    people.add(event.telegramId);
    if (event.counterpart) people.add(event.counterpart.telegramId);
  }
  return people;
}

/**
 * Creates accounts for people who appear for the first time, in the order of appearance: between
 * accounts of the same instant that order decides which is older (decision 14). Events that were
 * taken before create no account: theirs exists.
 *
 * Returns the Telegram ids of the new accounts; null if everybody was known.
 */
export async function enrolMembers(
  tx: Db,
  events: readonly IncomingEvent[],
  known: LockedIds,
): Promise<Set<string> | null> {
  const firstSeen = new Map<string, { at: string; profile: Profile }>();
  for (const event of events) {
    const at = isoTime(event.atMs);
    if (!firstSeen.has(event.telegramId)) {
      firstSeen.set(event.telegramId, { at, profile: event.profile });
    }
    const other = event.counterpart;
    if (other && !firstSeen.has(other.telegramId)) {
      firstSeen.set(other.telegramId, { at, profile: other.profile });
    }
  }
  for (const telegramId of known.keys()) firstSeen.delete(telegramId);
  if (firstSeen.size === 0) return null;
  const people = [...firstSeen].map(([telegramId, { at, profile }], place) => ({
    place,
    telegram_id: telegramId,
    at,
    username: profile.username ?? null,
    first_name: profile.firstName ?? null,
    last_name: profile.lastName ?? null,
    photo_url: profile.photoUrl ?? null,
    profile_link_url: profile.profileLinkUrl ?? null,
  }));
  // Numbered by appearance, but written by Telegram id: two transactions that enrol the same people
  // then meet them in the same order, and neither waits for the other in a circle.
  const made = await sql<{ telegram_id: bigint }>`
    with numbered as materialized (
      select nextval(pg_get_serial_sequence('members', 'id')) as id, p.*
      from (select * from json_to_recordset(${JSON.stringify(people)}::json) as r(
        place integer, telegram_id bigint, at timestamptz, username text, first_name text,
        last_name text, photo_url text, profile_link_url text) order by place) p),
    made as (
      insert into members (id, telegram_id, username, first_name, last_name, photo_url,
                           profile_link_url, created_at)
      select id, telegram_id, username, first_name, last_name, photo_url, profile_link_url, at
      from numbered order by telegram_id
      on conflict (telegram_id) do nothing
      returning id, telegram_id),
    totals as (insert into member_totals (member_id) select id from made)
    select telegram_id from made`.execute(tx);
  return new Set(made.rows.map((row) => String(row.telegram_id)));
}

/** Removes accounts created in this same transaction for events that turned out to be known. */
export async function unenrol(tx: Db, members: readonly bigint[]): Promise<void> {
  await sql`delete from member_totals where member_id = any(${members}::bigint[])`.execute(tx);
  await sql`delete from members where id = any(${members}::bigint[])`.execute(tx);
}

type MemberRow = [
  id: string,
  telegramId: string,
  createdAtMs: number,
  namesAtMs: number | null,
  linksAtMs: number | null,
  username: string | null,
  firstName: string | null,
  lastName: string | null,
  photoUrl: string | null,
  profileLinkUrl: string | null,
  bannedAtMs: number | null,
  banExpiresAtMs: number | null,
  pastBans: [fromMs: number, toMs: number][] | null,
];

type StateRow = {
  last_frozen: string | null;
  known_ids: string[] | null;
  members: MemberRow[] | null;
  done: [string, string][] | null;
  days: [string, string, number, number][] | null;
  claims: [string, string, number][] | null;
};

/** Reads all that judging depends on, in one round trip and after the locks. */
export async function readState(
  tx: Db,
  events: readonly IncomingEvent[],
  locked: LockedIds,
  newIds: ReadonlySet<string>,
): Promise<IngestState> {
  const olderIds = [...locked]
    .filter(([telegramId]) => !newIds.has(telegramId))
    .map(([, id]) => id);
  const days = [...new Set(events.map((event) => utcDay(event.atMs)))];
  const claims = events.filter((event) => event.type === 'gm' || event.type === 'faucet');
  const { rows } = await sql<StateRow>`
    select (select max(week) from weeks) as last_frozen,
      (select json_agg(id) from activity_events
       where id = any(${events.map((event) => event.id)}::text[])) as known_ids,
      (select json_agg(json_build_array(m.id::text, m.telegram_id::text, ${ms('m.created_at')},
         ${ms('t.names_at')}, ${ms('t.links_at')}, m.username, m.first_name, m.last_name,
         m.photo_url, m.profile_link_url, ${ms('m.banned_at')}, ${ms('m.ban_expires_at')},
         (select json_agg(json_build_array(${ms('p.began_at')}, ${ms('p.ended_at')}))
          from past_bans p where p.member_id = m.id)))
       from members m join member_totals t on t.member_id = m.id
       where m.id = any(${[...locked.values()]}::bigint[])) as members,
      (select json_agg(json_build_array(member_id::text, rule)) from point_entries
       where member_id = any(${olderIds}::bigint[])
         and rule in (${sql.join(ONE_TIME_ACTIONS.map((action) => sql.lit(action)))})) as done,
      (select json_agg(json_build_array(member_id::text, day, recurring_points, rewarded_tips))
       from day_totals where member_id = any(${olderIds}::bigint[])
         and day = any(${days}::date[])) as days,
      ${claims.length === 0 ? sql`null::json` : claimsQuery(claims, locked)} as claims`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the state query gave no row');
  return stateOf(row);
}

function claimsQuery(claims: readonly IncomingEvent[], locked: LockedIds) {
  const times = claims.map((event) => event.atMs);
  const from = isoTime(Math.min(...times) - CLAIM_COOLDOWN_MS);
  const to = isoTime(Math.max(...times) + CLAIM_COOLDOWN_MS);
  const claimants = claims.map((event) => locked.get(event.telegramId) ?? 0n);
  return sql`(
    select json_agg(json_build_array(member_id::text, rule, ${ms('at')}))
    from point_entries
    where member_id = any(${claimants}::bigint[]) and rule in ('gm', 'faucet') and points > 0
      and at between ${from}::timestamptz and ${to}::timestamptz)`;
}

function ms(column: string) {
  return sql`extract(epoch from ${sql.ref(column)}) * 1000`;
}

function stateOf(row: StateRow): IngestState {
  const done = new Map<bigint, Set<string>>();
  for (const [member, rule] of row.done ?? []) {
    const rules = done.get(BigInt(member)) ?? new Set();
    done.set(BigInt(member), rules.add(rule));
  }
  const claims = new Map<string, number[]>();
  for (const [member, rule, atMs] of row.claims ?? []) {
    const key = claimKey(BigInt(member), rule);
    claims.set(key, [...(claims.get(key) ?? []), atMs]);
  }
  return {
    knownIds: new Set(row.known_ids),
    lastFrozen: row.last_frozen,
    members: new Map((row.members ?? []).map((each) => [each[1], lockedMember(each)])),
    done,
    days: new Map(
      (row.days ?? []).map(([member, day, recurringHundredths, rewardedTips]) => [
        `${member}/${day}`,
        { recurringHundredths, rewardedTips },
      ]),
    ),
    claims,
  };
}

function lockedMember(row: MemberRow): LockedMember {
  const [id, telegramId, createdAtMs, namesAtMs, linksAtMs, ...rest] = row;
  const [username, firstName, lastName, photoUrl, profileLinkUrl, ...ban] = rest;
  const [bannedAtMs, expiresAtMs, past] = ban;
  return {
    id: BigInt(id),
    telegramId,
    createdAtMs,
    namesAtMs,
    linksAtMs,
    profile: { username, firstName, lastName, photoUrl, profileLinkUrl },
    bans: [
      { bannedAtMs, expiresAtMs },
      ...(past ?? []).map(([fromMs, toMs]) => ({ bannedAtMs: fromMs, expiresAtMs: toMs })),
    ],
  };
}
