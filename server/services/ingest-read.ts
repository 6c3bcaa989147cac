import { sql } from 'kysely';
import { ONE_TIME_ACTIONS } from '#rules/awards.ts';
import { CLAIM_COOLDOWN_MS, utcDay } from '#rules/points.ts';
import type { WeekName } from '#rules/week.ts';
import type { Db } from '#server/db/connect.ts';
import type { IncomingEvent, Profile } from './event-input.ts';

/** A member as the judging needs them. */
export type LockedMember = {
  id: bigint;
  telegramId: string;
  createdAtMs: number;
  profileAtMs: number;
  profile: Required<Profile>;
  bannedAtMs: number | null;
  banExpiresAtMs: number | null;
};

/** By Telegram id. */
export type Members = Map<string, LockedMember>;

export type IngestState = {
  knownIds: Set<string>;
  lastFrozen: WeekName | null;
  /** One-time rules that have earned, by member. */
  done: Map<bigint, Set<string>>;
  /** `<member>/<day>` → what the day's caps have seen. */
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

/**
 * Makes the accounts of people who appear for the first time, in the order of appearance: between
 * accounts of the same instant that order decides who is the older (decision 14). Events that were
 * taken before make no account: theirs exists.
 *
 * Gives the Telegram ids of those it made; null when everybody was known.
 */
export async function enrolMembers(
  tx: Db,
  events: readonly IncomingEvent[],
  members: Members,
): Promise<Set<string> | null> {
  const firstSeen = new Map<string, { at: string; profile: Profile }>();
  for (const event of events) {
    const at = new Date(event.atMs).toISOString();
    if (!firstSeen.has(event.telegramId)) {
      firstSeen.set(event.telegramId, { at, profile: event.profile });
    }
    const other = event.counterpart;
    if (other && !firstSeen.has(other.telegramId)) {
      firstSeen.set(other.telegramId, { at, profile: other.profile });
    }
  }
  for (const telegramId of members.keys()) firstSeen.delete(telegramId);
  if (firstSeen.size === 0) return null;
  const people = [...firstSeen].map(([telegramId, { at, profile }]) => ({
    telegram_id: telegramId,
    at,
    username: profile.username ?? null,
    first_name: profile.firstName ?? null,
    last_name: profile.lastName ?? null,
    photo_url: profile.photoUrl ?? null,
    profile_link_url: profile.profileLinkUrl ?? null,
  }));
  const made = await sql<{ telegram_id: bigint }>`
    with made as (
      insert into members (telegram_id, username, first_name, last_name, photo_url,
                           profile_link_url, profile_at, created_at)
      select telegram_id, username, first_name, last_name, photo_url, profile_link_url, at, at
      from json_to_recordset(${JSON.stringify(people)}::json) as p(
        telegram_id bigint, at timestamptz, username text, first_name text, last_name text,
        photo_url text, profile_link_url text)
      on conflict (telegram_id) do nothing
      returning id, telegram_id),
    totals as (insert into member_totals (member_id) select id from made)
    select telegram_id from made`.execute(tx);
  return new Set(made.rows.map((row) => String(row.telegram_id)));
}

type MemberRow = {
  id: bigint;
  telegram_id: bigint;
  created_at: Date;
  profile_at: Date;
  username: string | null;
  first_name: string | null;
  last_name: string | null;
  photo_url: string | null;
  profile_link_url: string | null;
  banned_at: Date | null;
  ban_expires_at: Date | null;
};

/**
 * Locks the totals of everybody in the batch, always in the order of their numbers, so that caps
 * and one-time bonuses are judged by one transaction at a time for each member.
 */
export async function lockMembers(tx: Db, events: readonly IncomingEvent[]): Promise<Members> {
  const telegramIds = new Set<string>();
  for (const event of events) {
    telegramIds.add(event.telegramId);
    if (event.counterpart) telegramIds.add(event.counterpart.telegramId);
  }
  const { rows } = await sql<MemberRow>`
    select m.id, m.telegram_id, m.created_at, m.profile_at, m.username, m.first_name, m.last_name,
           m.photo_url, m.profile_link_url, m.banned_at, m.ban_expires_at
    from members m join member_totals t on t.member_id = m.id
    where m.telegram_id = any(${[...telegramIds]}::bigint[])
    order by m.id
    for update of t`.execute(tx);
  return new Map(rows.map((row) => [String(row.telegram_id), lockedMember(row)]));
}

function lockedMember(row: MemberRow): LockedMember {
  return {
    id: row.id,
    telegramId: String(row.telegram_id),
    createdAtMs: row.created_at.getTime(),
    profileAtMs: row.profile_at.getTime(),
    profile: {
      username: row.username,
      firstName: row.first_name,
      lastName: row.last_name,
      photoUrl: row.photo_url,
      profileLinkUrl: row.profile_link_url,
    },
    bannedAtMs: row.banned_at?.getTime() ?? null,
    banExpiresAtMs: row.ban_expires_at?.getTime() ?? null,
  };
}

type StateRow = {
  last_frozen: string | null;
  known_ids: string[] | null;
  done: [string, string][] | null;
  days: [string, string, number, number][] | null;
  claims: [string, string, number][] | null;
};

/** Reads, in one round trip and after the locks, all that the judging depends on. */
export async function readState(
  tx: Db,
  events: readonly IncomingEvent[],
  members: Members,
  newIds: ReadonlySet<string>,
): Promise<IngestState> {
  const older = [...members.values()].filter((member) => !newIds.has(member.telegramId));
  const memberIds = older.map((member) => member.id);
  const days = [...new Set(events.map((event) => utcDay(event.atMs)))];
  const claims = events.filter((event) => event.type === 'gm' || event.type === 'faucet');
  const { rows } = await sql<StateRow>`
    select (select max(week) from weeks) as last_frozen,
      (select json_agg(id) from activity_events
       where id = any(${events.map((event) => event.id)}::text[])) as known_ids,
      (select json_agg(json_build_array(member_id::text, rule)) from point_entries
       where member_id = any(${memberIds}::bigint[])
         and rule in (${sql.join(ONE_TIME_ACTIONS.map((action) => sql.lit(action)))})) as done,
      (select json_agg(json_build_array(member_id::text, day, recurring_points, rewarded_tips))
       from day_totals where member_id = any(${memberIds}::bigint[])
         and day = any(${days}::date[])) as days,
      ${claims.length === 0 ? sql`null::json` : claimsQuery(claims, members)} as claims`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the state query gave no row');
  return stateOf(row);
}

function claimsQuery(claims: readonly IncomingEvent[], members: Members) {
  const times = claims.map((event) => event.atMs);
  const from = new Date(Math.min(...times) - CLAIM_COOLDOWN_MS).toISOString();
  const to = new Date(Math.max(...times) + CLAIM_COOLDOWN_MS).toISOString();
  const claimants = claims.map((event) => members.get(event.telegramId)?.id ?? 0n);
  return sql`(
    select json_agg(json_build_array(member_id::text, rule, extract(epoch from at) * 1000))
    from point_entries
    where member_id = any(${claimants}::bigint[]) and rule in ('gm', 'faucet') and points > 0
      and at between ${from}::timestamptz and ${to}::timestamptz)`;
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

/**
 * Brings names and links up to the newest report, and account ages down to the oldest event.
 * Events may arrive in any order: what an old one says of a name does not undo a newer one.
 */
export async function updateProfiles(
  tx: Db,
  events: readonly IncomingEvent[],
  members: Members,
): Promise<void> {
  const changed = new Set<LockedMember>();
  const report = (telegramId: string, profile: Profile, atMs: number) => {
    const member = members.get(telegramId);
    if (!member) return;
    if (atMs < member.createdAtMs) {
      member.createdAtMs = atMs;
      changed.add(member);
    }
    if (atMs < member.profileAtMs || !saysNews(profile, member.profile)) return;
    Object.assign(member.profile, profile);
    member.profileAtMs = atMs;
    changed.add(member);
  };
  for (const event of events) {
    report(event.telegramId, event.profile, event.atMs);
    if (event.counterpart) {
      report(event.counterpart.telegramId, event.counterpart.profile, event.atMs);
    }
  }
  if (changed.size === 0) return;
  const rows = [...changed].map((member) => ({
    id: String(member.id),
    created_at: new Date(member.createdAtMs).toISOString(),
    profile_at: new Date(member.profileAtMs).toISOString(),
    username: member.profile.username,
    first_name: member.profile.firstName,
    last_name: member.profile.lastName,
    photo_url: member.profile.photoUrl,
    profile_link_url: member.profile.profileLinkUrl,
  }));
  await sql`
    update members m set created_at = p.created_at, profile_at = p.profile_at,
      username = p.username, first_name = p.first_name, last_name = p.last_name,
      photo_url = p.photo_url, profile_link_url = p.profile_link_url
    from json_to_recordset(${JSON.stringify(rows)}::json) as p(
      id bigint, created_at timestamptz, profile_at timestamptz, username text, first_name text,
      last_name text, photo_url text, profile_link_url text)
    where m.id = p.id`.execute(tx);
}

function saysNews(profile: Profile, known: Required<Profile>): boolean {
  for (const field of PROFILE_FIELDS) {
    if (profile[field] !== undefined && profile[field] !== known[field]) return true;
  }
  return false;
}

const PROFILE_FIELDS = [
  'username',
  'firstName',
  'lastName',
  'photoUrl',
  'profileLinkUrl',
] as const satisfies readonly (keyof Profile)[];
