import { type TObject, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { describeProblem } from '#contract/bot/event-words.ts';
import { type BotEvent, EVENT_SCHEMAS, GivenPointsEvent } from '#contract/bot/gateway.ts';
import { MAX_UNITS, parseAmount } from '#rules/amounts.ts';
import { cleanName, cleanText } from '#rules/names.ts';
import { findFamily } from '#rules/points/event-types.ts';
import { toHundredths, utcDay } from '#rules/points/points.ts';
import { isTelegramId } from '#rules/telegram-ids.ts';
import { isoTime } from '#rules/times.ts';
import { parseAddress } from '#server/net/web-address.ts';
import { checkContentLink } from './content-link.ts';

/** How far a bot's clock may be ahead before its events count as future. */
const CLOCK_SKEW_MS = 5 * 60_000;
/** Nothing on any chain is older than Bitcoin's first block. */
const EARLIEST_MS = Date.parse('2009-01-03T00:00:00Z');

/** The statements of an event about a person. A missing field says nothing; null says that there is none. */
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
  /** The event's time as ISO text, and its UTC day. */
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

/** The content of an event for our own code: the fields of the contract, but with its time in ms and its amount in units. */
export type LedgerEvent = Typed<BotEvent>;
type Typed<Wire> = Wire extends { amount: string }
  ? Timed<Wire> & { units: bigint }
  : 'amount' extends keyof Wire
    ? Timed<Wire> & { units?: bigint }
    : Timed<Wire>;
type Timed<Wire> = Wire extends unknown ? Omit<Wire, 'at' | 'amount'> & { atMs: number } : never;

export type ParsedEvent =
  | { ok: true; event: IncomingEvent }
  | { ok: false; id: string | null; reason: string };

type Check = ReturnType<typeof Compile>;
/** The schema of a type's events as reported, and of those from our own code. */
type Form = { wire: Check; typed: Check };

const forms = new Map(
  Object.entries(EVENT_SCHEMAS).map(([type, schema]) => [type, formOf(schema)] as const),
);
const givenPoints = formOf(GivenPointsEvent);

/**
 * Checks one reported event by the contract's schema and by rules that no schema can express: real dates, not in the future, ids
 * below 2^52, amounts above 0, two different people in a tip, text that a database can store. Never throws: a bad event is
 * returned with the reason (docs/spec/gateway.md#3-results).
 */
export function parseEvent(raw: unknown, nowMs: number): ParsedEvent {
  const id = idOf(raw);
  try {
    const shape = requireShape(raw);
    const atMs = requireDate(shape.at);
    const units =
      'amount' in shape && shape.amount !== undefined ? parseAmount(shape.amount) : undefined;
    return { ok: true, event: normalise({ ...shape, atMs, units }, nowMs) };
  } catch (error) {
    if (error instanceof RangeError) return { ok: false, id, reason: error.message };
    throw error;
  }
}

/**
 * Makes the same event as if it had been reported, by the same rules, but without JSON text in between. Throws RangeError with
 * the reason for which `parseEvent` would refuse it.
 *
 * @param said.atMs in ms, not in the future
 * @param said.units above 0
 */
export function ledgerEvent(said: LedgerEvent, nowMs: number): IncomingEvent {
  const form = formOfType(said.type);
  if (form === null) throw new RangeError('unknown type');
  requireForm(form.typed, said);
  return normalise(said, nowMs);
}

function idOf(raw: unknown): string | null {
  if (typeof raw !== 'object' || raw === null || !('id' in raw)) return null;
  return typeof raw.id === 'string' ? raw.id.slice(0, 128) : null;
}

function formOf(wire: TObject): Form {
  const { at: _at, amount, ...fields } = wire.properties;
  const units = Type.IsOptional(amount) ? Type.Optional(Type.BigInt()) : Type.BigInt();
  const typed = { ...fields, atMs: Type.Integer(), ...(amount ? { units } : {}) };
  return {
    wire: Compile(wire),
    typed: Compile(Type.Object(typed, { additionalProperties: false })),
  };
}

function formOfType(type: string): Form | null {
  return forms.get(type) ?? (findFamily(type) ? givenPoints : null);
}

function requireShape(raw: unknown): BotEvent {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    throw new RangeError('not an object');
  }
  const type = 'type' in raw && typeof raw.type === 'string' ? raw.type : null;
  if (type === null) throw new RangeError('type is missing');
  const form = formOfType(type);
  if (form === null) throw new RangeError('unknown type');
  requireForm(form.wire, raw);
  // The schema has just been checked: this is the parse boundary.
  return raw as BotEvent;
}

function requireForm(check: Check, event: object): void {
  if (check.Check(event)) return;
  throw new RangeError(describeProblem(check.Errors(event)[0]));
}

/** An event of the right form, reported or from our own code. */
type Formed = Timed<BotEvent> & { units?: bigint | undefined };

function normalise(said: Formed, nowMs: number): IncomingEvent {
  const event: IncomingEvent = {
    id: said.id,
    type: said.type,
    ...requireTime(said.atMs, nowMs),
    telegramId: requireTelegramId(said.telegramId, 'telegramId'),
    profile: profileOf(said),
    counterpart: null,
    units: null,
    txid: 'txid' in said ? (said.txid ?? null) : null,
    value: null,
    submission: null,
  };
  if (said.units !== undefined) event.units = requireUnits(said.units);
  if ('points' in said) event.givenHundredths = toHundredths(said.points);
  if ('address' in said) event.value = said.address;
  if ('twitterHandle' in said) event.value = said.twitterHandle;
  if ('to' in said) event.counterpart = requireCounterpart(said);
  if ('url' in said) event.submission = requireSubmission(said);
  return event;
}

function requireDate(text: string): number {
  const atMs = Date.parse(text);
  // The parser reads February 30 as March 2; the round trip detects that.
  if (Number.isNaN(atMs) || isoTime(atMs).slice(0, 19) !== text.slice(0, 19)) {
    throw new RangeError('at: not a date of the calendar');
  }
  return atMs;
}

function requireTime(atMs: number, nowMs: number) {
  if (atMs > nowMs + CLOCK_SKEW_MS) throw new RangeError('at: lies in the future');
  if (atMs < EARLIEST_MS) throw new RangeError('at: before 2009');
  return { atMs, at: isoTime(atMs), day: utcDay(atMs) };
}

function requireTelegramId(text: string, field: string): string {
  if (!isTelegramId(text)) throw new RangeError(`${field}: not a Telegram id`);
  return text;
}

function requireUnits(units: bigint): bigint {
  if (units <= 0n) throw new RangeError('amount: must be above 0');
  if (units > MAX_UNITS) throw new RangeError('amount: too large');
  return units;
}

function requireCounterpart(raw: Timed<Extract<BotEvent, { type: 'tip' }>>) {
  const telegramId = requireTelegramId(raw.to, 'to');
  if (telegramId === raw.telegramId) throw new RangeError('to: a tip to oneself does not count');
  const profile = profileOf({
    username: raw.toUsername,
    firstName: raw.toFirstName,
    lastName: raw.toLastName,
  });
  return { telegramId, profile };
}

function requireSubmission(raw: Timed<Extract<BotEvent, { type: 'content_submitted' }>>) {
  return {
    contentType: raw.contentType,
    url: requireContentLink(raw.url),
    title: requireText(raw.title ?? '', 'title'),
    description: requireText(raw.description ?? '', 'description'),
  };
}

// Checked here because it is shown to everybody as it is, unlike photos and profiles, which are checked again when they are
// shown.
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
  // PostgreSQL text can contain neither U+0000 nor half of a surrogate pair.
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
