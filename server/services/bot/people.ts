import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#rules/messages/languages.ts';
import { cleanName } from '#rules/names.ts';
import type { Role } from '#rules/roles.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import type { TelegramPerson } from '#server/gateways/telegram/updates.ts';
import { banStands } from '#server/services/members/bans.ts';
import { languageOf } from '#server/services/members/languages.ts';

/** The names of a person as they are stored. */
export type PersonNames = {
  username: string | null;
  firstName: string | null;
  lastName: string | null;
};

/** The person who speaks to the bot, as far as this site knows them. */
export type Speaker = {
  telegramId: string;
  names: PersonNames;
  /** Null if they are no member yet. */
  memberId: bigint | null;
  role: Role;
  isBanned: boolean;
  /** True if the bot may write to them in private. */
  hasStarted: boolean;
  /** The language that they chose in the bot; null for none. */
  chosenLanguage: Language | null;
  /** The language of their Telegram, now or when it was last told. */
  seenLanguage: Language | null;
  /** True if names or language differ from the stored ones, for the person and for the member. */
  isPersonChanged: boolean;
  isMemberChanged: boolean;
};

/** Names are written again after this time, so that their age is known. */
const FRESH_MS = 60 * 60_000;
/** A person who is no member and has been silent for this long is forgotten. */
const KEPT_MS = 90 * 86_400_000;

export function namesOf(person: Omit<TelegramPerson, 'language'>): PersonNames {
  const clean = (text: string | null) => cleanName(text ?? '') || null;
  return {
    username: clean(person.username),
    firstName: clean(person.firstName),
    lastName: clean(person.lastName),
  };
}

type Row = {
  member_id: bigint | null;
  role: Role | null;
  is_banned: boolean;
  member_names: (string | null)[] | null;
  person_names: (string | null)[] | null;
  known_at: Date | null;
  has_started: boolean;
  language: string | null;
  language_seen: string | null;
};

/** Looks up the person who speaks. */
export async function readSpeaker(db: Db, person: TelegramPerson, nowMs: number): Promise<Speaker> {
  const names = namesOf(person);
  const { rows } = await sql<Row>`
    select m.id as member_id, m.role,
      coalesce(${banStands(isoTime(nowMs))}, false) as is_banned,
      json_build_array(m.username, m.first_name, m.last_name) as member_names,
      json_build_array(p.username, p.first_name, p.last_name) as person_names,
      p.known_at, p.started_at is not null as has_started, p.language, p.language_seen
    from (select ${person.id}::bigint as telegram_id) i
    left join members m using (telegram_id) left join bot_people p using (telegram_id)`.execute(db);
  const [row] = rows;
  const said = [names.username, names.firstName, names.lastName];
  const differs = (stored: (string | null)[] | null | undefined) =>
    said.some((name, place) => name !== (stored?.[place] ?? null));
  const memberId = row?.member_id ?? null;
  const seenBefore = languageOf(row?.language_seen);
  const seenLanguage = person.language ?? seenBefore;
  const knownMs = row?.known_at?.getTime() ?? Number.NEGATIVE_INFINITY;
  return {
    telegramId: person.id,
    names,
    memberId,
    role: row?.role ?? 'member',
    isBanned: row?.is_banned ?? false,
    hasStarted: row?.has_started ?? false,
    chosenLanguage: languageOf(row?.language),
    seenLanguage,
    isPersonChanged:
      nowMs - knownMs > FRESH_MS || differs(row?.person_names) || seenLanguage !== seenBefore,
    isMemberChanged: memberId !== null && differs(row?.member_names),
  };
}

/** Stores a person's names and the language of their Telegram, and that they opened the private chat. */
export async function learnPerson(
  tx: Db,
  input: {
    telegramId: string;
    names: PersonNames;
    hasStarted: boolean;
    /** Left out or null if it was not told. */
    language?: Language | null;
    nowMs: number;
  },
): Promise<void> {
  const { username, firstName, lastName } = input.names;
  const now = isoTime(input.nowMs);
  await sql`
    insert into bot_people (telegram_id, username, first_name, last_name, known_at, started_at,
      language_seen)
    values (${input.telegramId}::bigint, ${username}, ${firstName}, ${lastName},
      ${now}::timestamptz, ${input.hasStarted ? now : null}::timestamptz, ${input.language ?? null})
    on conflict (telegram_id) do update set username = excluded.username,
      first_name = excluded.first_name, last_name = excluded.last_name,
      known_at = excluded.known_at,
      started_at = coalesce(bot_people.started_at, excluded.started_at),
      language_seen = coalesce(excluded.language_seen, bot_people.language_seen)`.execute(tx);
}

/** Returns whether the bot may write to somebody in private: they have opened that chat. */
export async function mayWriteTo(db: Db, telegramId: string): Promise<boolean> {
  const { rows } = await sql`
    select from bot_people
    where telegram_id = ${telegramId}::bigint and started_at is not null`.execute(db);
  return rows.length > 0;
}

/** Notes that somebody has closed the private chat: they cannot be written to until they open it again. */
export async function noteClosed(tx: Db, telegramId: string): Promise<void> {
  await sql`
    update bot_people set started_at = null where telegram_id = ${telegramId}::bigint`.execute(tx);
}

/** A person found by a name. */
export type NamedPerson = {
  telegramId: string;
  names: PersonNames;
  /** When the names were last reported. */
  knownMs: number;
  /** Null if they are no member. */
  memberId: bigint | null;
  /** True for a member who chose to be hidden on the site, whose moments are not announced. */
  isHidden: boolean;
};

type NamedRow = {
  telegram_id: bigint;
  username: string | null;
  first_name: string | null;
  last_name: string | null;
  known_at: Date | null;
  member_id: bigint | null;
  is_hidden: boolean;
};

/**
 * Finds the person with this username, in any case: the latest one seen under it, since Telegram gives free names to others. Null
 * if nobody is known.
 */
export async function findByUsername(db: Db, username: string): Promise<NamedPerson | null> {
  return findNamed(
    db,
    sql`k.telegram_id = (
      select telegram_id from (
        select telegram_id, known_at from bot_people where lower(username) = lower(${username})
        union all
        select m.telegram_id, t.names_at from members m join member_totals t on t.member_id = m.id
        where lower(m.username) = lower(${username})) named
      order by known_at desc nulls last limit 1)`,
  );
}

/** Finds a person by their id; null if they are unknown. */
export async function findPersonById(db: Db, telegramId: string): Promise<NamedPerson | null> {
  return findNamed(db, sql`k.telegram_id = ${telegramId}::bigint`);
}

async function findNamed(db: Db, which: RawBuilder<unknown>): Promise<NamedPerson | null> {
  const { rows } = await sql<NamedRow>`
    select k.*, m.id as member_id, m.hidden_at is not null as is_hidden from (
      select telegram_id, username, first_name, last_name, known_at from bot_people
      union all
      select m.telegram_id, m.username, m.first_name, m.last_name, t.names_at
      from members m join member_totals t on t.member_id = m.id) k
    left join members m on m.telegram_id = k.telegram_id
    where ${which} order by k.known_at desc nulls last limit 1`.execute(db);
  const [row] = rows;
  if (!row) return null;
  return {
    telegramId: String(row.telegram_id),
    names: { username: row.username, firstName: row.first_name, lastName: row.last_name },
    knownMs: row.known_at?.getTime() ?? 0,
    memberId: row.member_id,
    isHidden: row.is_hidden,
  };
}

/** Deletes people who are no members and have long been silent. */
export async function prunePeople(db: Db, nowMs: number): Promise<number> {
  const { rows } = await sql`
    delete from bot_people p where known_at < ${isoTime(nowMs - KEPT_MS)}::timestamptz
      and not exists (select 1 from members m where m.telegram_id = p.telegram_id)
    returning 1`.execute(db);
  return rows.length;
}
