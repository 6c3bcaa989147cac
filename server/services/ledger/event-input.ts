import { Compile } from 'typebox/compile';
import { type BotEvent, EVENT_SCHEMAS, GivenPointsEvent } from '#contract/bot/gateway.ts';
import { MAX_UNITS, parseAmount } from '#rules/amounts.ts';
import { cleanName, cleanText } from '#rules/names.ts';
import { toHundredths, utcDay } from '#rules/points/points.ts';
import { isTelegramId } from '#rules/telegram-ids.ts';
import { isoTime } from '#rules/times.ts';
import { parseAddress } from '#server/net/web-address.ts';
import { checkContentLink } from './content-link.ts';

/** How far a bot's clock may be ahead before its events count as future. */
const CLOCK_SKEW_MS = 5 * 60_000;
/** Nothing on any chain is older than Bitcoin's first block. */
const EARLIEST_MS = Date.parse('2009-01-03T00:00:00Z');

/** What an event says about a person. A missing field says nothing; null says there is none. */
export type Profile = {
  username?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  photoUrl?: string | null;
  profileLinkUrl?: string | null;
};

/** A checked event, in internal units. */
export type IncomingEvent = {
  id: string;
  type: string;
  atMs: number;
  /** The same as ISO text, and its UTC day. */
  at: string;
  day: string;
  telegramId: string;
  profile: Profile;
  counterpart: { telegramId: string; profile: Profile } | null;
  units: bigint | null;
  txid: string | null;
  givenHundredths?: number;
  /** The address or handle of a `…_set` event. */
  value: string | null;
  submission: { contentType: string; url: string; title: string; description: string } | null;
};

export type ParsedEvent =
  | { ok: true; event: IncomingEvent }
  | { ok: false; id: string | null; reason: string };

const checks = new Map(
  Object.entries(EVENT_SCHEMAS).map(([type, schema]) => [type, Compile(schema)] as const),
);
const givenPoints = Compile(GivenPointsEvent);

/**
 * Checks one reported event by the contract's schema and by what no schema can say: real dates,
 * not of the future, ids below 2^52, amounts above 0, two different people in a tip, text that a
 * database can hold. Never throws: a bad event is returned with the reason (decision 38).
 */
export function parseEvent(raw: unknown, nowMs: number): ParsedEvent {
  const id = idOf(raw);
  const shape = checkShape(raw);
  if (typeof shape === 'string') return { ok: false, id, reason: shape };
  try {
    return { ok: true, event: normalise(shape, nowMs) };
  } catch (error) {
    if (error instanceof RangeError) return { ok: false, id, reason: error.message };
    throw error;
  }
}

function idOf(raw: unknown): string | null {
  if (typeof raw !== 'object' || raw === null || !('id' in raw)) return null;
  return typeof raw.id === 'string' ? raw.id.slice(0, 128) : null;
}

function checkShape(raw: unknown): BotEvent | string {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return 'not an object';
  const type = 'type' in raw && typeof raw.type === 'string' ? raw.type : null;
  if (type === null) return 'type is missing';
  const check = checks.get(type) ?? (/^(booty_hunt|referral)_/.test(type) ? givenPoints : null);
  if (!check) return 'unknown type';
  // The schema has just been checked: this is the parse boundary.
  if (check.Check(raw)) return raw as BotEvent;
  const [first] = check.Errors(raw);
  const field = first?.instancePath.slice(1).replaceAll('/', '.') ?? '';
  return field ? `${field}: ${first?.message}` : (first?.message ?? 'not of the form of its type');
}

function normalise(raw: BotEvent, nowMs: number): IncomingEvent {
  const event: IncomingEvent = {
    id: raw.id,
    type: raw.type,
    ...requireTime(raw.at, nowMs),
    telegramId: requireTelegramId(raw.telegramId, 'telegramId'),
    profile: profileOf(raw),
    counterpart: null,
    units: null,
    txid: 'txid' in raw ? (raw.txid ?? null) : null,
    value: null,
    submission: null,
  };
  if ('amount' in raw && raw.amount !== undefined) event.units = requireUnits(raw.amount);
  if ('points' in raw) event.givenHundredths = toHundredths(raw.points);
  if ('address' in raw) event.value = raw.address;
  if ('twitterHandle' in raw) event.value = raw.twitterHandle;
  if ('to' in raw) event.counterpart = requireCounterpart(raw);
  if ('url' in raw) event.submission = requireSubmission(raw);
  return event;
}

function requireTime(text: string, nowMs: number) {
  const atMs = Date.parse(text);
  const at = Number.isNaN(atMs) ? '' : isoTime(atMs);
  // The parser takes February 30 for March 2; the round trip does not.
  if (at.slice(0, 19) !== text.slice(0, 19)) {
    throw new RangeError('at: not a date of the calendar');
  }
  if (atMs > nowMs + CLOCK_SKEW_MS) throw new RangeError('at: lies in the future');
  if (atMs < EARLIEST_MS) throw new RangeError('at: before 2009');
  return { atMs, at, day: utcDay(atMs) };
}

function requireTelegramId(text: string, field: string): string {
  if (!isTelegramId(text)) throw new RangeError(`${field}: not a Telegram id`);
  return text;
}

function requireUnits(text: string): bigint {
  const units = parseAmount(text);
  if (units <= 0n) throw new RangeError('amount: must be above 0');
  if (units > MAX_UNITS) throw new RangeError('amount: too large');
  return units;
}

function requireCounterpart(raw: Extract<BotEvent, { type: 'tip' }>) {
  const telegramId = requireTelegramId(raw.to, 'to');
  if (telegramId === raw.telegramId) throw new RangeError('to: a tip to oneself does not count');
  const profile = profileOf({
    username: raw.toUsername,
    firstName: raw.toFirstName,
    lastName: raw.toLastName,
  });
  return { telegramId, profile };
}

function requireSubmission(raw: Extract<BotEvent, { type: 'content_submitted' }>) {
  return {
    contentType: raw.contentType,
    url: requireContentLink(raw.url),
    title: requireText(raw.title ?? '', 'title'),
    description: requireText(raw.description ?? '', 'description'),
  };
}

// Shown to everybody as it is, unlike photos and profiles, which are checked again where they are shown.
function requireContentLink(text: string): string {
  try {
    return checkContentLink(text).href;
  } catch (error) {
    if (error instanceof RangeError) throw new RangeError(`url: ${error.message}`);
    throw error;
  }
}

function requireLink(text: string, field: string): string {
  const url = parseAddress(text);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    throw new RangeError(`${field}: not an http or https address`);
  }
  if (url.username || url.password) throw new RangeError(`${field}: must not hold credentials`);
  return url.href;
}

function requireText(text: string, field: string): string {
  // PostgreSQL text holds neither U+0000 nor half of a surrogate pair.
  if (text.includes('\0') || /\p{Surrogate}/u.test(text)) {
    throw new RangeError(`${field}: holds characters that cannot be stored`);
  }
  return cleanText(text);
}

type RawProfile = { [K in keyof Profile]?: string | null | undefined };

function profileOf(raw: RawProfile): Profile {
  const profile: Profile = {};
  if (raw.username !== undefined) profile.username = cleanUsername(raw.username ?? '');
  if (raw.firstName !== undefined) profile.firstName = cleanName(raw.firstName ?? '') || null;
  if (raw.lastName !== undefined) profile.lastName = cleanName(raw.lastName ?? '') || null;
  if (raw.photoUrl !== undefined) profile.photoUrl = linkOrNull(raw.photoUrl, 'photoUrl');
  if (raw.profileLinkUrl !== undefined) {
    profile.profileLinkUrl = linkOrNull(raw.profileLinkUrl, 'profileLinkUrl');
  }
  return profile;
}

function cleanUsername(text: string): string | null {
  return cleanName(text).replace(/^@/, '').replaceAll(/\s/gu, '') || null;
}

function linkOrNull(text: string | null, field: string): string | null {
  return text ? requireLink(text, field) : null;
}
