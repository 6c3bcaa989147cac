import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { WATCHED_AFTER_END_MS } from '#rules/apps/payment-requests.ts';
import type { CoinNetwork } from '#rules/coin-networks.ts';
import { isoTime } from '#rules/times.ts';
import {
  MOST_UNPAID_TIPS,
  OPEN_FOR_MS,
  type TipRefusal,
  USUAL_MARK_UNITS,
  WAITS_FOR_ADDRESS_MS,
} from '#rules/tips/tips.ts';
import { isPayable } from '#server/coin/addresses.ts';
import type { Db } from '#server/db/connect.ts';
import { banStands } from '#server/services/members/bans.ts';
import { drawDue } from '#server/services/outputs/due-amounts.ts';
import { writeTipNews } from './news.ts';
import { linkPayees } from './payees.ts';
import { findTip, type Tip } from './rows.ts';

const ID_BYTES = 16;

export type NewTip = {
  /** The update that it is made by, told from those of other bots: `BOT_ID:UPDATE_ID`. */
  updateKey: string;
  payerId: bigint;
  /** Null: they have no account, and are known by `payeeTelegramId`. */
  payeeId: bigint | null;
  payeeTelegramId?: string;
  /** What the payer wrote, where that was in dollars: `1.50`. */
  dollars?: string | null;
  /** From `MIN_TIP_UNITS`. */
  units: bigint;
  /** At most `MAX_NOTE_LENGTH` characters, cleaned. */
  note: string;
  /** By Telegram's numbers; null in private. `postId`: the message that it replies to. */
  place: { chatId: string; topicId: string | null; postId: string | null } | null;
  network: CoinNetwork;
  nowMs: number;
};

/**
 * Makes a tip in the caller's transaction, once per update: `open`, or `waiting_address` while the payee has none that can be
 * paid. Repeated, it is the same tip as it is now. A transaction that takes events too begins with `holdWeeksOpen`, makes the tip
 * before it takes them, and is begun again after a collision (`withRetries`): the watcher takes its locks in that order.
 */
export async function createTip(
  tx: Db,
  input: NewTip,
): Promise<{ tip: Tip } | { refusal: TipRefusal }> {
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
  if (number !== undefined && (await openTip(tx, { number, ...input })) === 'too_many_alike') {
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

async function refusalOf(tx: Db, { payerId, payeeId, nowMs }: NewTip): Promise<TipRefusal | null> {
  if (payerId === payeeId) return 'self';
  const { rows } = await sql<{ id: bigint; is_banned: boolean; refuses_tips: boolean }>`
    select m.id, ${banStands(isoTime(nowMs))} as is_banned, m.refuses_tips from members m
    where m.id in (${payerId}::bigint, ${payeeId}::bigint)`.execute(tx);
  const payer = rows.find(({ id }) => id === payerId);
  const payee = rows.find(({ id }) => id === payeeId);
  if (!payer || (payeeId !== null && !payee)) {
    throw new Error('a tip names somebody who is no member');
  }
  if (payer.is_banned) return 'payer_banned';
  if (payee?.is_banned) return 'payee_banned';
  if (payee?.refuses_tips) return 'payee_refuses';
  const { rows: unpaid } = await sql`
    select from tips where payer_id = ${payerId}::bigint and payment is null
      and state in ('waiting_address', 'open') and expires_at > ${isoTime(nowMs)}::timestamptz
    limit ${sql.lit(MOST_UNPAID_TIPS)}`.execute(tx);
  return unpaid.length === MOST_UNPAID_TIPS ? 'too_many_unpaid' : null;
}

/** What became of a tip that waits for an address. */
type Opening = 'open' | 'no_address' | 'too_many_alike';

async function openTip(
  tx: Db,
  input: {
    number: bigint;
    payeeId: bigint | null;
    units: bigint;
    network: CoinNetwork;
    nowMs: number;
  },
): Promise<Opening> {
  const { number, payeeId, units, network, nowMs } = input;
  if (payeeId === null) return 'no_address';
  const address = await findAddress(tx, { payeeId, network });
  if (address === null) return 'no_address';
  const due = await drawDue(tx, { address, units, marks: USUAL_MARK_UNITS, nowMs });
  if (due === null) return 'too_many_alike';
  const expiresMs = nowMs + OPEN_FOR_MS;
  await sql`
    update tips set state = 'open', address = ${address}, due = ${due}::bigint, is_watched = true,
      opened_at = ${isoTime(nowMs)}::timestamptz, expires_at = ${isoTime(expiresMs)}::timestamptz,
      watched_until = ${isoTime(expiresMs + WATCHED_AFTER_END_MS)}::timestamptz
    where id = ${number}::bigint and state = 'waiting_address'`.execute(tx);
  return 'open';
}

/** The payee's own address, if it can be paid; not one that belongs to an invoice of this site. */
async function findAddress(
  tx: Db,
  { payeeId, network }: { payeeId: bigint; network: CoinNetwork },
): Promise<string | null> {
  const { rows } = await sql<{ address: string }>`
    select m.primary_address as address from members m
    where m.id = ${payeeId}::bigint and m.primary_address is not null
      and not exists (select from coin_invoices i where i.address = m.primary_address)`.execute(tx);
  const address = rows[0]?.address;
  return address !== undefined && isPayable(address, network) ? address : null;
}

/** Tips opened in one call; more wait for the next one. */
const MOST_OPENED = 100;

/**
 * Opens the tips that waited for an address of their payee, who has one by now. Returns how many. The watcher does this for
 * everybody; whoever sets an address can do it at once, in the same transaction.
 */
export async function openWaitingTips(
  tx: Db,
  input: { payeeId: bigint | null; network: CoinNetwork; nowMs: number },
): Promise<number> {
  const { payeeId, network, nowMs } = input;
  await linkPayees(tx, payeeId);
  const { rows } = await sql<{ id: bigint; payee_id: bigint; units: bigint }>`
    select t.id, t.payee_id, t.units from tips t join members m on m.id = t.payee_id
    where t.state = 'waiting_address' and t.expires_at > ${isoTime(nowMs)}::timestamptz
      and m.primary_address is not null and (${payeeId}::bigint is null or m.id = ${payeeId}::bigint)
    order by t.id limit ${sql.lit(MOST_OPENED)} for update of t`.execute(tx);
  let opened = 0;
  for (const { id, payee_id, units } of rows) {
    const tip = { number: id, payeeId: payee_id, units, network, nowMs };
    if ((await openTip(tx, tip)) !== 'open') continue;
    await writeTipNews(tx, { number: id, kind: 'open', nowMs });
    opened += 1;
  }
  return opened;
}
