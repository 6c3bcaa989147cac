import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import type { V1PaymentRequest } from '#contract/v1/payment-requests.ts';
import { formatAmount, parseAmount } from '#rules/amounts.ts';
import { PAYMENT_REQUEST_LIMITS } from '#rules/apps/limits.ts';
import { paymentQuestion, type SpeakingApp } from '#rules/apps/messages.ts';
import {
  MAX_MARK_UNITS,
  MAX_REQUEST_UNITS,
  READING_MAY_TAKE_MS,
  WATCHED_AFTER_END_MS,
} from '#rules/apps/payment-requests.ts';
import { confirmationsNeeded, leastPayment } from '#rules/coins/amounts.ts';
import type { Coin } from '#rules/coins/coin.ts';
import { isoTime } from '#rules/times.ts';
import { isPayable, scriptOfAddress } from '#server/coin/addresses.ts';
import type { Db } from '#server/db/connect.ts';
import { cursorOf, pageOfRows, placeOf } from '#server/db/cursors.ts';
import { expectPayment } from '#server/services/chain/expect.ts';
import {
  type BeforeOpening,
  type Drawn,
  drawDue,
  type OpeningDeps,
  readBeforeOpening,
} from '#server/services/chain/opening.ts';
import { isMadeHere } from '#server/services/chain/own-payments.ts';
import { findPrimaryAddress } from '#server/services/consents/member-profile.ts';
import { queueAppMessage } from '#server/services/consents/outbox.ts';
import {
  holdApp,
  ownedBy,
  readSpeakingApp,
  requireReach,
  requireRoom,
} from '#server/services/consents/reach.ts';
import type { KeyCaller } from '#server/services/keys/caller.ts';
import type { MessagesFor } from '#server/services/members/languages.ts';
import { type RequestRow, requestColumns, requestOf, stateAt } from './rows.ts';

const PRESS_ID_BYTES = 16;
/** A cursor: the request's number. */
const PLACE = [/^[1-9]\d{0,17}$/];

export type NewPaymentRequest = {
  telegramId: string;
  /** Decimal text, in coins. */
  amount: string;
  memo: string;
  /** Default: the primary address of the app's owner. */
  address: string | undefined;
  /** ISO 8601; default: a day from now. */
  expiresAt: string | undefined;
  coin: Coin;
  coinSymbol: string;
  /** The scheme of the coin's payment links, such as `bitcoin`. */
  coinUriScheme: string;
  messagesFor: MessagesFor;
  /** The call that it belongs to (`CallContext.idempotencyId`): a retry after a crash makes no second request. */
  callId: string;
  nowMs: number;
};

/**
 * Asks a member for a payment: the bot tells them, and they pay from their own wallet or decline. The message is sent after the
 * commit (`sendAppMessages`).
 *
 * Throws `bad_request` for an invalid amount, time or address, the errors of `requireReach`, `conflict` while the member already
 * has the most open requests of this app, `too_many_requests`, and `unavailable` while the chain cannot be read.
 */
export async function createPaymentRequest(
  deps: Omit<OpeningDeps, 'coin' | 'now'>,
  caller: KeyCaller,
  input: NewPaymentRequest,
): Promise<V1PaymentRequest> {
  const { db } = deps;
  const { nowMs, memo, coin } = input;
  const units = requireUnits(input.amount, input.coin);
  const expiresMs = requireEnd(input);
  const madeBefore = await findMade(db, input.callId);
  if (madeBefore !== null) return readPaymentRequest(db, caller, { id: madeBefore, nowMs });
  const wanted = await requireAddress(db, caller, input);
  const opening = { ...deps, coin, now: () => nowMs };
  const before = await readBeforeOpening(opening, wanted, READING_MAY_TAKE_MS.asked);
  if (before === null) {
    throw new AppError('unavailable', 'The chain cannot be read now. Try again later.');
  }
  return db.transaction().execute(async (tx) => {
    await holdApp(tx, caller);
    const made = await findMade(tx, input.callId);
    if (made !== null) return readPaymentRequest(tx, caller, { id: made, nowMs });
    const permission = 'request_payments';
    const member = await requireReach(tx, caller, { ...input, permission, isHeld: true });
    const app = await readSpeakingApp(tx, caller);
    const address = await requireAddress(tx, caller, input);
    await requireRoomToRequest(tx, caller, { memberId: member.memberId, nowMs });
    if (address !== wanted) throw new AppError('conflict', 'The address has just been changed.');
    const { due, height } = await requireDue(tx, before, { coin, units });
    const pressId = randomBytes(PRESS_ID_BYTES).toString('base64url');
    const expiresAt = isoTime(expiresMs);
    const watchedUntilMs = expiresMs + WATCHED_AFTER_END_MS;
    const { rows } = await sql<{ id: bigint }>`
      insert into payment_requests (app_id, owner_id, member_id, press_id, call_id, amount, due, confirmations_needed, address, memo,
        created_at, expires_at, watched_until)
      values (${caller.app?.id ?? null}::bigint, ${caller.ownerId}::bigint,
        ${member.memberId}::bigint, ${pressId}, ${input.callId}, ${units}::bigint, ${due}::bigint,
        ${confirmationsNeeded(due, coin)}::int, ${address}, ${memo},
        ${isoTime(nowMs)}::timestamptz, ${expiresAt}::timestamptz, ${isoTime(watchedUntilMs)}::timestamptz)
      returning id`.execute(tx);
    const id = rows[0]?.id ?? 0n;
    await expectPayment(tx, {
      kind: 'request',
      ofId: id,
      payerId: member.memberId,
      address,
      coin,
      match: 'exact',
      units: due,
      height,
      watchedUntilMs,
      nowMs,
    });
    const { coinSymbol, coinUriScheme } = input;
    await queueAppMessage(tx, {
      caller,
      to: member,
      kind: 'payment',
      messagesFor: input.messagesFor,
      nowMs,
      say: (m) => ({
        html: paymentQuestion(m, app, {
          dueUnits: due,
          address,
          memo,
          coinSymbol,
          coinUriScheme,
          expiresAt,
        }),
        buttons: [[{ text: m.button_decline(), data: `pd:${pressId}` }]],
      }),
    });
    return readPaymentRequest(tx, caller, { id, nowMs });
  });
}

async function findMade(db: Db, callId: string): Promise<bigint | null> {
  const { rows } = await sql<{ id: bigint }>`
    select id from payment_requests where call_id = ${callId}`.execute(db);
  return rows[0]?.id ?? null;
}

function requireUnits(amount: string, coin: Coin): bigint {
  const units = parseAmount(amount);
  const least = leastPayment(coin);
  if (units < least) {
    throw new AppError('bad_request', `The amount is too small: ${formatAmount(least)} at least.`);
  }
  if (units > MAX_REQUEST_UNITS) throw new AppError('bad_request', 'The amount is too large.');
  return units;
}

function requireEnd({ expiresAt, nowMs }: NewPaymentRequest): number {
  const { defaultLifeMs, minLifeMs, maxLifeMs } = PAYMENT_REQUEST_LIMITS;
  if (expiresAt === undefined) return nowMs + defaultLifeMs;
  const lifeMs = Date.parse(expiresAt) - nowMs;
  if (!(lifeMs >= minLifeMs && lifeMs <= maxLifeMs)) {
    throw new AppError(
      'bad_request',
      'It must expire between five minutes and seven days from now.',
    );
  }
  return nowMs + lifeMs;
}

async function requireAddress(
  db: Db,
  { ownerId }: KeyCaller,
  { address, coin }: NewPaymentRequest,
): Promise<string> {
  const wanted = address ?? (await findPrimaryAddress(db, ownerId));
  if (wanted === null) {
    throw new AppError('bad_request', 'Give an address: the owner of this key has set none.');
  }
  if (!isPayable(wanted, coin)) {
    throw new AppError('bad_request', 'This address cannot be paid on this chain.');
  }
  const { rows } = await sql`select where ${isMadeHere(sql`${wanted}::text`)}`.execute(db);
  if (rows.length > 0) {
    throw new AppError(
      'bad_request',
      'This address belongs to an invoice or an escrow of this site.',
    );
  }
  return wanted;
}

async function requireRoomToRequest(
  tx: Db,
  caller: KeyCaller,
  { memberId, nowMs }: { memberId: bigint; nowMs: number },
): Promise<void> {
  const { openPerMember, perMember, perApp } = PAYMENT_REQUEST_LIMITS;
  const { rows: open } = await sql`
    select from payment_requests r where ${ownedBy(caller)} and member_id = ${memberId}::bigint
      and ${stateAt(nowMs)} = 'asked' limit ${sql.lit(openPerMember)}`.execute(tx);
  if (open.length === openPerMember) {
    throw new AppError('conflict', 'This member has too many open requests of this app.');
  }
  const { rows: theirs } = await sql<{ created_at: Date }>`
    select created_at from payment_requests where ${ownedBy(caller)} and member_id = ${memberId}::bigint
    order by created_at desc limit ${sql.lit(perMember.most)}`.execute(tx);
  requireRoom(timesOf(theirs), perMember, nowMs);
  const { rows: all } = await sql<{ created_at: Date }>`
    select created_at from payment_requests where ${ownedBy(caller)}
    order by id desc limit ${sql.lit(perApp.most)}`.execute(tx);
  requireRoom(timesOf(all), perApp, nowMs);
}

function timesOf(rows: readonly { created_at: Date }[]): Date[] {
  return rows.map(({ created_at }) => created_at);
}

async function requireDue(
  tx: Db,
  before: BeforeOpening,
  { coin, units }: { coin: Coin; units: bigint },
): Promise<Drawn> {
  const script = scriptOfAddress(before.address, coin);
  const drawn = await drawDue(tx, before, { script, units, marks: MAX_MARK_UNITS });
  if (drawn === null) {
    throw new AppError(
      'conflict',
      'Too many requests for this amount are already open at this address.',
    );
  }
  return drawn;
}

/** Reads one of this app's requests. Throws `not_found`, also for another app's. */
export async function readPaymentRequest(
  db: Db,
  caller: KeyCaller,
  { id, nowMs }: { id: bigint; nowMs: number },
): Promise<V1PaymentRequest> {
  const { rows } = await sql<RequestRow>`
    select ${requestColumns(nowMs)} from payment_requests r join members m on m.id = r.member_id
    where r.id = ${id}::bigint and ${ownedBy(caller)}`.execute(db);
  const [row] = rows;
  if (!row) throw new AppError('not_found', 'There is no such payment request.');
  return requestOf(row);
}

export type PaymentRequestsInput = {
  state: V1PaymentRequest['state'] | undefined;
  telegramId: string | undefined;
  limit: number;
  cursor: string | undefined;
  nowMs: number;
};

/** Lists this app's requests, newest first. Throws `bad_request` for another list's cursor. */
export async function readPaymentRequests(
  db: Db,
  caller: KeyCaller,
  input: PaymentRequestsInput,
): Promise<{ data: V1PaymentRequest[]; nextCursor: string | null }> {
  const { state = null, telegramId = null, limit, cursor, nowMs } = input;
  const [before = null] = cursor === undefined ? [] : placeOf('payment_requests', cursor, PLACE);
  const { rows } = await sql<RequestRow>`
    select ${requestColumns(nowMs)} from payment_requests r join members m on m.id = r.member_id
    where ${ownedBy(caller)} and (${before}::bigint is null or r.id < ${before}::bigint)
      and (${telegramId}::bigint is null or m.telegram_id = ${telegramId}::bigint)
      and (${state}::text is null or ${stateAt(nowMs)} = ${state}::text)
    order by r.id desc limit ${limit + 1}::int`.execute(db);
  const { page, nextCursor } = pageOfRows(rows, limit, ({ id }) =>
    cursorOf('payment_requests', [String(id)]),
  );
  return { data: page.map(requestOf), nextCursor };
}

/**
 * Cancels an unpaid request; repeating it changes nothing. Throws `not_found`, and `conflict` for a request that has ended in
 * another way.
 */
export async function cancelPaymentRequest(
  db: Db,
  caller: KeyCaller,
  { id, nowMs }: { id: bigint; nowMs: number },
): Promise<V1PaymentRequest> {
  return db.transaction().execute(async (tx) => {
    await sql`
      update payment_requests r set state = 'cancelled'
      where id = ${id}::bigint and ${ownedBy(caller)} and ${stateAt(nowMs)} = 'asked'`.execute(tx);
    const request = await readPaymentRequest(tx, caller, { id, nowMs });
    if (request.state !== 'cancelled') {
      throw new AppError('conflict', `This request is ${request.state}.`);
    }
    return request;
  });
}

/** Handles 'Decline', pressed by the member who was asked; null if there is nothing (more) to decline. */
export async function declinePaymentRequest(
  db: Db,
  { pressId, fromId, nowMs }: { pressId: string; fromId: string; nowMs: number },
): Promise<SpeakingApp | null> {
  const { rows } = await sql<SpeakingApp>`
    update payment_requests r set state = 'declined'
    from members m
    where r.press_id = ${pressId} and m.id = r.member_id and m.telegram_id = ${fromId}::bigint
      and ${stateAt(nowMs)} = 'asked'
    returning (select name from apps a where a.id = r.app_id) as name,
      (select developer from apps a where a.id = r.app_id) as developer`.execute(db);
  return rows[0] ?? null;
}
