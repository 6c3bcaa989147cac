import { sql } from 'kysely';
import { ACTIVITIES, DAILY_IDS } from '#rules/points/activities.ts';
import { type EarningRules, earningRules, type PolicyPoints } from '#rules/points/earning.ts';
import { CLAIM_COOLDOWN_MS } from '#rules/points/points.ts';
import { isoTime } from '#rules/times.ts';
import { type WeekName, weekOf } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { LOCKS } from '#server/db/locks.ts';
import { arrayText } from '#server/db/row-set.ts';
import type { IncomingEvent, Profile } from './event-input.ts';

/** The facts about a member that judging needs. */
export type LockedMember = {
  id: bigint;
  telegramId: string;
  createdAtMs: number;
  /** The times of the newest reports that mentioned names, and links; null if there is none. */
  namesAtMs: number | null;
  linksAtMs: number | null;
  profile: Required<Profile>;
  /** The latest ban, and those before it. */
  bans: Ban[];
  /** The one-time activities that have already earned. */
  done: Set<string>;
  /** By UTC day; a day that earned nothing may be missing. */
  days: Map<string, DayTotals>;
  /** The times at which each daily activity earned, by its id. */
  claims: Map<string, number[]>;
};

type Ban = { bannedAtMs: number | null; expiresAtMs: number | null };

/** The amounts that count towards a day's caps. */
export type DayTotals = { day: string; recurringHundredths: number; rewardedTips: number };

/** By Telegram id. */
export type Members = Map<string, LockedMember>;

export type IngestState = {
  knownIds: Set<string>;
  lastFrozen: WeekName | null;
  members: Members;
  /** The points of actions, by the week of the event's own time; a week that is missing has the rules of the specification. */
  earning: ReadonlyMap<WeekName, EarningRules>;
};

/** All people whom the events name, actors and receivers, by Telegram id. */
export function peopleOf(events: readonly IncomingEvent[]): Set<string> {
  const people = new Set<string>();
  for (const event of events) {
    people.add(event.telegramId);
    if (event.counterpart) people.add(event.counterpart.telegramId);
  }
  return people;
}

/**
 * Creates accounts for people who appear for the first time, in the order of appearance, which decides the older of two accounts
 * of the same instant (docs/spec/points.md#9-accounts). Events that were taken before create no account, since it already exists.
 *
 * Returns the Telegram ids of the new accounts; null if everybody was known.
 */
export async function enrolMembers(
  tx: Db,
  events: readonly IncomingEvent[],
  known: Members,
): Promise<Set<string> | null> {
  const firstSeen = new Map<string, { at: string; profile: Profile }>();
  for (const event of events) {
    for (const person of [event, event.counterpart]) {
      if (!person || known.has(person.telegramId) || firstSeen.has(person.telegramId)) continue;
      firstSeen.set(person.telegramId, { at: event.at, profile: person.profile });
    }
  }
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
  // Numbered by appearance, but written by Telegram id: two transactions that enrol the same people then lock them in the same
  // order, and cannot deadlock.
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

/** Removes accounts that this same transaction created for events that turned out to be known. */
export async function unenrol(tx: Db, members: readonly bigint[]): Promise<void> {
  await sql`delete from member_totals where member_id = any(${members}::bigint[])`.execute(tx);
  await sql`delete from members where id = any(${members}::bigint[])`.execute(tx);
}

type MemberRow = [
  id: number,
  telegramId: number,
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
];

type State = {
  lastFrozen: string | null;
  knownIds: string[] | null;
  members: MemberRow[] | null;
  pastBans: [member: number, fromMs: number, toMs: number][] | null;
  done: [rule: string, members: number[]][] | null;
  days:
    | [day: string, [member: number, recurringHundredths: number, rewardedTips: number][]][]
    | null;
  claims: [member: number, rule: string, atMs: number][] | null;
};

type Begun = { state: State; points: [week: WeekName, points: PolicyPoints][] | null };

const DAILY_EVENTS: ReadonlySet<string | null> = new Set(
  ACTIVITIES.filter(({ type }) => type === 'daily').map(({ event }) => event),
);

/**
 * Begins taking events in a transaction: keeps weeks open and locks everybody's totals, then reads all that judging depends
 * on, in one round trip (`begin_ingest`). People without an account are not among the members.
 */
export async function readState(tx: Db, events: readonly IncomingEvent[]): Promise<IngestState> {
  const days = [...new Set(events.map((event) => event.day))];
  const weeks = [...new Set(events.map((event) => weekOf(event.atMs)))];
  const claims = events.filter(({ type }) => DAILY_EVENTS.has(type));
  const times = claims.map((event) => event.atMs);
  const timeOf = (ms: number) => (Number.isFinite(ms) ? isoTime(ms) : null);
  const { rows } = await sql<{ begun: Begun }>`
    select begin_ingest(${LOCKS.week}, ${arrayText([...peopleOf(events)])}::bigint[],
      ${arrayText(events.map((event) => event.id))}::text[], ${arrayText(days)}::date[],
      ${arrayText(claims.map((event) => event.telegramId))}::bigint[], ${arrayText(DAILY_IDS)}::text[],
      ${timeOf(Math.min(...times) - CLAIM_COOLDOWN_MS)}::timestamptz,
      ${timeOf(Math.max(...times) + CLAIM_COOLDOWN_MS)}::timestamptz, ${arrayText(weeks)}::date[]) as begun`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) throw new Error('the state query gave no row');
  return stateOf(row.begun);
}

function stateOf({ state: row, points }: Begun): IngestState {
  const members = new Map((row.members ?? []).map((each) => [each[0], lockedMember(each)]));
  for (const [id, bannedAtMs, expiresAtMs] of row.pastBans ?? []) {
    members.get(id)?.bans.push({ bannedAtMs, expiresAtMs });
  }
  for (const [rule, ids] of row.done ?? []) {
    for (const id of ids) members.get(id)?.done.add(rule);
  }
  for (const [day, totals] of row.days ?? []) {
    for (const [id, recurringHundredths, rewardedTips] of totals) {
      members.get(id)?.days.set(day, { day, recurringHundredths, rewardedTips });
    }
  }
  for (const [id, rule, atMs] of row.claims ?? []) {
    const claims = members.get(id)?.claims;
    claims?.set(rule, [...(claims.get(rule) ?? []), atMs]);
  }
  return {
    knownIds: new Set(row.knownIds),
    lastFrozen: row.lastFrozen,
    members: new Map([...members.values()].map((member) => [member.telegramId, member])),
    earning: new Map((points ?? []).map(([week, each]) => [week, earningRules(each)])),
  };
}

function lockedMember(row: MemberRow): LockedMember {
  const [id, telegramId, createdAtMs, namesAtMs, linksAtMs, ...rest] = row;
  const [username, firstName, lastName, photoUrl, profileLinkUrl, ...ban] = rest;
  const [bannedAtMs, expiresAtMs] = ban;
  return {
    id: BigInt(id),
    telegramId: String(telegramId),
    createdAtMs,
    namesAtMs,
    linksAtMs,
    profile: { username, firstName, lastName, photoUrl, profileLinkUrl },
    bans: [{ bannedAtMs, expiresAtMs }],
    done: new Set(),
    days: new Map(),
    claims: new Map(),
  };
}
