import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { READING_MAY_TAKE_MS } from '#rules/apps/payment-requests.ts';
import type { Coin } from '#rules/coins/coin.ts';
import { isoTime } from '#rules/times.ts';
import {
  MOST_UNPAID_A_DAY,
  MOST_UNPAID_TIPS,
  type TipRefusal,
  WAITS_FOR_ADDRESS_MS,
} from '#rules/tips/tips.ts';
import type { Db } from '#server/db/connect.ts';
import { LOCKS } from '#server/db/locks.ts';
import {
  type BeforeOpening,
  type OpeningDeps,
  readBeforeOpening,
} from '#server/services/chain/opening.ts';
import { banStands } from '#server/services/members/bans.ts';
import { findPayeeAddress, openTip } from './opening.ts';
import { findTip, type Tip } from './rows.ts';

const ID_BYTES = 16;
const DAY_MS = 86_400_000;

export type NewTip = {
  /** The update that makes the tip, distinguished from those of other bots: `BOT_ID:UPDATE_ID`. */
  updateKey: string;
  payerId: bigint;
  /** Null if the payee has no account; then `payeeTelegramId` identifies them. */
  payeeId: bigint | null;
  payeeTelegramId?: string;
  /** The amount that the payer wrote, if it was in dollars: `1.50`. */
  dollars?: string | null;
  /** At least the coin's `leastPayment`. */
  units: bigint;
  /** At most `MAX_NOTE_LENGTH` characters, cleaned. */
  note: string;
  /** Telegram's ids; null in a private chat. `postId`: the message that the command replies to. */
  place: { chatId: string; topicId: string | null; postId: string | null } | null;
  /** The latest reading of the payee's address (`readBeforeTip`). */
  before: BeforeOpening | null;
  coin: Coin;
  nowMs: number;
};

/**
 * Reads the chain before a tip's transaction, so that the tip can be opened at once. Null if the tip cannot be made or paid yet,
 * or the chain does not answer soon; then the job `tips` opens it.
 */
export async function readBeforeTip(
  deps: OpeningDeps & { coin: Coin },
  tip: { payerTelegramId: string; payeeTelegramId: string },
): Promise<BeforeOpening | null> {
  const { db, coin, now } = deps;
  const { rows } = await sql<{ id: bigint; telegram_id: bigint }>`
    select id, telegram_id from members
    where telegram_id in (${tip.payerTelegramId}::bigint, ${tip.payeeTelegramId}::bigint)`.execute(
    db,
  );
  const numberOf = (telegramId: string) =>
    rows.find(({ telegram_id }) => String(telegram_id) === telegramId)?.id ?? null;
  const payeeId = numberOf(tip.payeeTelegramId);
  const payerId = numberOf(tip.payerTelegramId);
  if (payeeId === null) return null;
  // No look-up for a payer who may not make this tip.
  const isRefused =
    payerId !== null && (await refusalOf(db, { payerId, payeeId, nowMs: now() })) !== null;
  const address = isRefused ? null : await findPayeeAddress(db, { payeeId, coin });
  if (address === null) return null;
  return readBeforeOpening(deps, address, READING_MAY_TAKE_MS.asked);
}

/**
 * Makes a tip in the caller's transaction, once per update. It is `open`, or `waiting_address` while the payee has no address
 * that can be paid or the chain has not been read. Repeating the call returns the same tip in its current state. A transaction
 * that also takes events begins with `holdWeeksOpen`, makes the tip before it takes them, and is retried after a collision
 * (`withRetries`): `settleTip` takes its locks in that order.
 */
export async function createTip(
  tx: Db,
  input: NewTip,
): Promise<{ tip: Tip } | { refusal: TipRefusal }> {
  await sql`
    select pg_advisory_xact_lock(${LOCKS.payerTips}, hashtext(${String(input.payerId)}))`.execute(
    tx,
  );
  const made = await findMade(tx, input.updateKey);
  if (made) return { tip: made };
  const refusal = await refusalOf(tx, input);
  if (refusal) return { refusal };
  const { updateKey, payerId, payeeId, units, note, place, nowMs } = input;
  const payeeTelegramId = payeeId === null ? (input.payeeTelegramId ?? null) : null;
  const id = randomBytes(ID_BYTES).toString('base64url');
  const { rows } = await sql<{ id: bigint }>`
    insert into tips (public_id, update_key, payer_id, payee_id, payee_telegram_id, units, dollars, note, chat_id, topic_id, post_id, state,
      created_at, expires_at)
    values (${id}, ${updateKey}, ${payerId}::bigint, ${payeeId}::bigint, ${payeeTelegramId}::bigint, ${units}::bigint,
      ${input.dollars ?? null}, ${note},
      ${place?.chatId ?? null}::bigint, ${place?.topicId ?? null}::bigint, ${place?.postId ?? null}::bigint,
      'waiting_address', ${isoTime(nowMs)}::timestamptz,
      ${isoTime(nowMs + WAITS_FOR_ADDRESS_MS)}::timestamptz)
    on conflict (update_key) do nothing returning id`.execute(tx);
  const number = rows[0]?.id;
  const opening =
    number === undefined || payeeId === null
      ? null
      : await openTip(tx, { ...input, number, payeeId });
  if (opening === 'too_many_alike') {
    await sql`delete from tips where id = ${number}::bigint`.execute(tx);
    return { refusal: 'too_many_alike' };
  }
  const tip = await findMade(tx, updateKey);
  if (!tip) throw new Error('a tip was not written');
  return { tip };
}

async function findMade(tx: Db, updateKey: string): Promise<Tip | null> {
  const { rows } = await sql<{ public_id: string }>`
    select public_id from tips where update_key = ${updateKey}`.execute(tx);
  return rows[0] ? findTip(tx, rows[0].public_id) : null;
}

type Asked = Pick<NewTip, 'payerId' | 'payeeId' | 'payeeTelegramId' | 'nowMs'>;

async function refusalOf(db: Db, asked: Asked): Promise<TipRefusal | null> {
  const { payerId, payeeId, nowMs } = asked;
  if (payerId === payeeId) return 'self';
  const { rows } = await sql<{ id: bigint; is_banned: boolean; refuses_tips: boolean }>`
    select m.id, ${banStands(isoTime(nowMs))} as is_banned, m.refuses_tips from members m
    where m.id in (${payerId}::bigint, ${payeeId}::bigint)`.execute(db);
  const payer = rows.find(({ id }) => id === payerId);
  const payee = rows.find(({ id }) => id === payeeId);
  if (!payer || (payeeId !== null && !payee)) {
    throw new Error('a tip names somebody who is no member');
  }
  if (payer.is_banned) return 'payer_banned';
  if (payee?.is_banned) return 'payee_banned';
  if (payee?.refuses_tips) return 'payee_refuses';
  return tooManyUnpaid(db, asked);
}

/** Counts the tips that wait now, and all unpaid tips made in the last day. */
async function tooManyUnpaid(db: Db, asked: Asked) {
  const { payerId, payeeId, payeeTelegramId = null, nowMs } = asked;
  const { rows } = await sql<{ waiting: number; today: number; to_them: number }>`
    select count(*) filter (where state in ('waiting_address', 'open') and expires_at > ${isoTime(nowMs)}::timestamptz)::int
        as waiting,
      count(*) filter (where ${isOfToday(nowMs)})::int as today,
      count(*) filter (where ${isOfToday(nowMs)} 
          and (payee_id = ${payeeId}::bigint or payee_telegram_id = ${payeeTelegramId}::bigint))::int as to_them
    from tips
    where payer_id = ${payerId}::bigint and payment is null and booked_txid is null
      and created_at > ${isoTime(nowMs - WAITS_FOR_ADDRESS_MS - DAY_MS)}::timestamptz`.execute(db);
  const { waiting = 0, today = 0, to_them = 0 } = rows[0] ?? {};
  if (waiting >= MOST_UNPAID_TIPS) return 'too_many_unpaid';
  if (to_them >= MOST_UNPAID_A_DAY.perPair) return 'too_many_to_them';
  return today >= MOST_UNPAID_A_DAY.perPayer ? 'too_many_today' : null;
}

const isOfToday = (nowMs: number) => sql`created_at > ${isoTime(nowMs - DAY_MS)}::timestamptz`;
