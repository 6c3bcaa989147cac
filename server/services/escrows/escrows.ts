import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import type { V1Escrow } from '#contract/v1/escrows.ts';
import { formatAmount, parseAmount } from '#rules/amounts.ts';
import {
  ESCROW_ASK_EVERY_MS,
  ESCROW_CONFIRM_MS,
  ESCROW_FUND_MS,
  escrowFeeReserve,
  leastEscrow,
  MAX_ESCROW_UNITS,
  MOST_OPEN_ESCROWS,
} from '#rules/apps/escrows.ts';
import { escrowDepositQuestion, escrowQuestion, type SpeakingApp } from '#rules/apps/messages.ts';
import { leastPayment } from '#rules/coins/amounts.ts';
import type { Coin } from '#rules/coins/coin.ts';
import { isoTime } from '#rules/times.ts';
import { isPayable } from '#server/coin/addresses.ts';
import { escrowAddress, operatorKey } from '#server/coin/escrow-script.ts';
import type { Db } from '#server/db/connect.ts';
import { cursorOf, pageOfRows, placeOf } from '#server/db/cursors.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import { holdChain, requireChainTrusted } from '#server/services/chain/chain-state.ts';
import { expectPayment, stopExpecting, touchSubject } from '#server/services/chain/expect.ts';
import { queueAppMessage } from '#server/services/consents/outbox.ts';
import {
  holdApp,
  ownedBy,
  type ReachedMember,
  readSpeakingApp,
  requireReach,
} from '#server/services/consents/reach.ts';
import type { KeyCaller } from '#server/services/keys/caller.ts';
import { banStands } from '#server/services/members/bans.ts';
import type { MessagesFor } from '#server/services/members/languages.ts';
import {
  depositOf,
  type EscrowKey,
  type EscrowRow,
  escrowOf,
  requireEscrow,
  selectEscrows,
  tellChange,
} from './rows.ts';

const PRESS_ID_BYTES = 16;
/** Late deposits go back to the buyer at any time. */
const NEVER_MS = Date.UTC(9999, 0);
const PLACE = [/^[1-9]\d{0,17}$/];

export type NewEscrow = {
  /** Telegram ids. */
  buyer: string;
  seller: string;
  /** Decimal text, in coins. */
  amount: string;
  description: string;
  buyerKey: string;
  sellerKey: string;
  refundAddress: string;
  payoutAddress: string;
  /** The operator's extended public key. */
  xpub: string;
  coin: Coin;
  coinSymbol: string;
  messagesFor: MessagesFor;
  callId: string;
  nowMs: number;
};

/**
 * Creates an escrow. The bot asks both members whether they agree to the terms, each with their own key and address as the app
 * submitted them. Throws `bad_request` for impossible terms, the errors of `requireReach` for either member, `conflict` with too
 * many open escrows, and `unavailable` before the chain was first read or while it is in doubt.
 */
export async function createEscrow(db: Db, caller: KeyCaller, input: NewEscrow): Promise<V1Escrow> {
  const units = requireTerms(input);
  await requireChainTrusted(db);
  return db.transaction().execute(async (tx) => {
    await holdApp(tx, caller);
    const made = await sql<{ id: bigint }>`
      select id from escrows where call_id = ${input.callId}`.execute(tx);
    if (made.rows[0]) return escrowOf(await requireEscrow(tx, { id: made.rows[0].id, caller }));
    const about = { permission: 'manage_escrow', nowMs: input.nowMs, isHeld: true } as const;
    const buyer = await requireReach(tx, caller, { ...about, telegramId: input.buyer });
    const seller = await requireReach(tx, caller, { ...about, telegramId: input.seller });
    await requireRoomForOne(tx, caller);
    const { id, presses } = await insertEscrow(tx, caller, { ...input, units, buyer, seller });
    const keys = { ...input, operatorKey: operatorKey(input.xpub, input.coin, Number(id)) };
    const { address, redeemScript } = escrowAddress(keys, input.coin);
    await sql`
      update escrows set operator_key = ${keys.operatorKey}, address = ${address},
        redeem_script = ${redeemScript}
      where id = ${id}::bigint`.execute(tx);
    await expectDeposits(tx, { id, address, ...input });
    await askBoth(tx, caller, { ...input, units, buyer, seller, presses });
    return escrowOf(await requireEscrow(tx, { id, caller }));
  });
}

/**
 * Expects deposits from the start, although the address is shown only once both have agreed: the creator of an escrow can try
 * again later.
 */
async function expectDeposits(
  tx: Db,
  { id, address, coin, nowMs }: Pick<NewEscrow, 'coin' | 'nowMs'> & { id: bigint; address: string },
): Promise<void> {
  const height = await holdChain(tx);
  if (height === null)
    throw new AppError('unavailable', 'The chain has not been read yet. Try again later.');
  await expectPayment(tx, {
    kind: 'escrow',
    ofId: id,
    // Anybody can pay in.
    payerId: null,
    address,
    coin,
    match: 'least',
    units: leastPayment(coin),
    height,
    watchedUntilMs: NEVER_MS,
    nowMs,
  });
}

function requireTerms(input: NewEscrow): bigint {
  const units = parseAmount(input.amount);
  const least = leastEscrow(input.coin);
  if (units < least || units > MAX_ESCROW_UNITS) {
    throw new AppError('bad_request', `An escrow holds ${formatAmount(least)} to 1,000,000 coins.`);
  }
  if (input.buyer === input.seller) {
    throw new AppError('bad_request', 'Buyer and seller must be two different members.');
  }
  for (const address of [input.refundAddress, input.payoutAddress]) {
    if (isPayable(address, input.coin)) continue;
    throw new AppError('bad_request', 'One of the addresses cannot be paid on this chain.');
  }
  return units;
}

async function requireRoomForOne(tx: Db, caller: KeyCaller): Promise<void> {
  const { rows } = await sql`
    select from escrows where ${ownedBy(caller)}
      and state not in ('released', 'refunded', 'declined', 'expired', 'spent_elsewhere')
    limit ${sql.lit(MOST_OPEN_ESCROWS)}`.execute(tx);
  if (rows.length < MOST_OPEN_ESCROWS) return;
  throw new AppError('conflict', 'This app has too many open escrows.');
}

type Asked = Omit<NewEscrow, 'buyer' | 'seller'> & {
  units: bigint;
  buyer: ReachedMember;
  seller: ReachedMember;
};

async function insertEscrow(tx: Db, caller: KeyCaller, input: Asked) {
  const { units, buyer, seller, nowMs } = input;
  const press = () => randomBytes(PRESS_ID_BYTES).toString('base64url');
  const presses = { buyer: press(), seller: press() };
  const { rows } = await sql<{ id: bigint }>`
    insert into escrows (app_id, owner_id, call_id, buyer_id, seller_id, buyer_press, seller_press,
      amount, fee_reserve, description, buyer_key, seller_key, refund_address, payout_address, created_at,
      confirm_by, fund_by)
    values (${caller.app?.id ?? null}::bigint, ${caller.ownerId}::bigint, ${input.callId},
      ${buyer.memberId}::bigint, ${seller.memberId}::bigint, ${presses.buyer}, ${presses.seller},
      ${units}::bigint, ${escrowFeeReserve(input.coin)}::bigint, ${input.description}, ${input.buyerKey}, ${input.sellerKey},
      ${input.refundAddress}, ${input.payoutAddress}, ${isoTime(nowMs)}::timestamptz,
      ${isoTime(nowMs + ESCROW_CONFIRM_MS)}::timestamptz, ${isoTime(nowMs + ESCROW_FUND_MS)}::timestamptz)
    returning id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the escrow was not written down');
  return { id: row.id, presses };
}

async function askBoth(
  tx: Db,
  caller: KeyCaller,
  input: Asked & { presses: { buyer: string; seller: string } },
): Promise<void> {
  const app = await readSpeakingApp(tx, caller);
  const { units, description, coinSymbol, nowMs } = input;
  const parties = [
    { role: 'buyer', key: input.buyerKey, address: input.refundAddress },
    { role: 'seller', key: input.sellerKey, address: input.payoutAddress },
  ] as const;
  for (const { role, key, address } of parties) {
    const pressId = input.presses[role];
    await queueAppMessage(tx, {
      caller,
      to: input[role],
      kind: 'escrow',
      messagesFor: input.messagesFor,
      nowMs,
      say: (m) => ({
        html: escrowQuestion(m, app, { role, key, address, units, description, coinSymbol }),
        buttons: [
          [
            { text: m.button_agree(), data: `ec:${pressId}` },
            { text: m.button_decline(), data: `ed:${pressId}` },
          ],
        ],
      }),
    });
  }
}

/** Reads one escrow of this app. Throws `not_found`, also for another app's. */
export async function readEscrow(db: Db, key: EscrowKey): Promise<V1Escrow> {
  return escrowOf(await requireEscrow(db, key));
}

/** Lists the escrows of this app, newest first. Throws `bad_request` for a cursor of another list. */
export async function readEscrows(
  db: Db,
  caller: KeyCaller,
  input: { state: V1Escrow['state'] | undefined; limit: number; cursor: string | undefined },
): Promise<{ data: V1Escrow[]; nextCursor: string | null }> {
  const { state = null, limit, cursor } = input;
  const [before = null] = cursor === undefined ? [] : placeOf('escrows', cursor, PLACE);
  const { rows } = await sql<EscrowRow>`
    ${selectEscrows}
    where ${ownedBy(caller)} and (${before}::bigint is null or e.id < ${before}::bigint)
      and (${state}::text is null or e.state = ${state}::text)
    order by e.id desc limit ${limit + 1}::int`.execute(db);
  const { page, nextCursor } = pageOfRows(rows, limit, ({ id }) =>
    cursorOf('escrows', [String(id)]),
  );
  return { data: page.map(escrowOf), nextCursor };
}

/** Handles a member's press under the terms. Null if there is nothing (more) to answer, or the terms are not for this member. */
export async function answerEscrow(
  db: Db,
  input: { pressId: string; fromId: string; agrees: boolean; nowMs: number },
): Promise<{ app: SpeakingApp; outcome: 'agreed' | 'declined' } | null> {
  const { pressId, fromId, agrees, nowMs } = input;
  const now = sql`${isoTime(nowMs)}::timestamptz`;
  return db.transaction().execute(async (tx) => {
    const isOpen = sql`e.state = 'awaiting_keys' and e.confirm_by > ${now}`;
    // Nobody can agree while banned, or after the app is gone.
    const mayAgree = sql`not ${banStands(isoTime(nowMs))} and not exists (
      select from apps a where a.id = e.app_id and a.removed_at is not null)`;
    const isUnanswered = sql`case when e.buyer_press = ${pressId} then e.buyer_confirmed_at
      else e.seller_confirmed_at end is null`;
    const { rows } = await sql<SpeakingApp & { id: bigint }>`
      update escrows e set
        buyer_confirmed_at = case when e.buyer_press = ${pressId} and ${agrees}::boolean then ${now}
          else e.buyer_confirmed_at end,
        seller_confirmed_at = case when e.seller_press = ${pressId} and ${agrees}::boolean then ${now}
          else e.seller_confirmed_at end,
        state = case when not ${agrees}::boolean then 'declined' else e.state end
      from members m
      where m.telegram_id = ${fromId}::bigint and ${isOpen} and ${isUnanswered}
        and (not ${agrees}::boolean or (${mayAgree}))
        and ((e.buyer_press = ${pressId} and e.buyer_id = m.id)
          or (e.seller_press = ${pressId} and e.seller_id = m.id))
      returning e.id, (select name from apps a where a.id = e.app_id) as name,
        (select developer from apps a where a.id = e.app_id) as developer`.execute(tx);
    const [row] = rows;
    if (!row) return null;
    await sql`
      update escrows set state = 'funding'
      where id = ${row.id}::bigint and state = 'awaiting_keys' and buyer_confirmed_at is not null
        and seller_confirmed_at is not null`.execute(tx);
    const subject = { kind: 'escrow', ofId: row.id } as const;
    await (agrees ? touchSubject(tx, subject) : stopExpecting(tx, subject, nowMs));
    await writeAudit(tx, {
      actor: fromId,
      action: agrees ? 'escrow_agreed' : 'escrow_declined',
      entity: 'escrow',
      entityId: String(row.id),
      atMs: nowMs,
    });
    await tellChange(tx, row.id, nowMs);
    return { app: row, outcome: agrees ? 'agreed' : 'declined' };
  });
}

/**
 * Makes the bot ask the buyer to pay in. Throws `conflict` unless the escrow waits for a deposit and the buyer was not asked
 * within the last hour, and the errors of `requireReach`, since consent may be withdrawn.
 */
export async function askForDeposit(
  db: Db,
  caller: KeyCaller,
  input: Pick<NewEscrow, 'coinSymbol' | 'messagesFor' | 'nowMs'> & { id: bigint },
): Promise<V1Escrow> {
  const { id, coinSymbol, messagesFor, nowMs } = input;
  return db.transaction().execute(async (tx) => {
    const row = await requireEscrow(tx, { id, caller }, { forUpdate: true });
    const telegramId = String(row.buyer_telegram_id);
    const about = { telegramId, permission: 'manage_escrow', nowMs, isHeld: true } as const;
    const buyer = await requireReach(tx, caller, about);
    const { rows } = await sql`
      update escrows set fund_asked_at = ${isoTime(nowMs)}::timestamptz
      where id = ${id}::bigint and state = 'funding' and (fund_asked_at is null
        or fund_asked_at <= ${isoTime(nowMs - ESCROW_ASK_EVERY_MS)}::timestamptz)
      returning 1`.execute(tx);
    if (rows.length === 0) {
      throw new AppError('conflict', `It is ${row.state}, or the buyer was asked within the hour.`);
    }
    const dueUnits = depositOf(row);
    const { address, description } = row;
    const app = await readSpeakingApp(tx, caller);
    await queueAppMessage(tx, {
      caller,
      to: buyer,
      kind: 'escrow',
      messagesFor,
      nowMs,
      say: (m) => ({
        html: escrowDepositQuestion(m, app, { dueUnits, address, description, coinSymbol }),
        buttons: [],
      }),
    });
    return escrowOf(row);
  });
}

/** Asks the operator to decide. Throws `conflict` if the escrow holds no coins, or they are already on their way. */
export async function disputeEscrow(
  db: Db,
  caller: KeyCaller,
  { id, reason, nowMs }: { id: bigint; reason: string; nowMs: number },
): Promise<V1Escrow> {
  return db.transaction().execute(async (tx) => {
    const row = await requireEscrow(tx, { id, caller }, { forUpdate: true });
    const canDispute = ['funded', 'releasing', 'refunding'].includes(row.state);
    if (!canDispute || row.raw_tx !== null || row.decision !== null) {
      throw new AppError('conflict', `This escrow is ${row.state}.`);
    }
    await sql`
      update escrows set state = 'disputed', dispute = ${reason}, psbt = null, signatures = 0
      where id = ${id}::bigint`.execute(tx);
    return escrowOf(await tellChange(tx, id, nowMs));
  });
}
