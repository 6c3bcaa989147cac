import { sql } from 'kysely';
import { MOST_NOTES_A_DAY, type TipState } from '#rules/tips/tips.ts';
import type { Db } from '#server/db/connect.ts';
import { nameOf } from '#server/services/members/names.ts';
import { eventIdOf } from './booking.ts';

export type TipMember = {
  memberId: bigint;
  telegramId: string;
  name: string;
  username: string | null;
};

/** The recipient of a tip; `memberId` is null if they have no account yet, which means that they cannot be paid. */
export type TipPayee = Omit<TipMember, 'memberId'> & { memberId: bigint | null };

/** A tip in its current state. */
export type Tip = {
  /** The id in buttons and links. */
  id: string;
  number: bigint;
  payer: TipMember;
  payee: TipPayee;
  /** The amount that the payer wrote, in units. */
  units: bigint;
  /** The amount that the payer wrote, if it was in dollars: `1.50`. */
  dollars: string | null;
  /** The exact amount to pay: a few units more. Null while there is no address. */
  due: bigint | null;
  address: string | null;
  /** The address to pay before the payee changed it; null if the tip has not moved. */
  movedFrom: string | null;
  /** True if the tip waits although the payee has an address: the chain is read before a payment is asked for there. */
  isOpening: boolean;
  note: string;
  /** True if the payee gets the note: a payment was seen, and only a few notes of this payer reached them in the day before. */
  isNoteGiven: boolean;
  state: TipState;
  /** True if a payment was ever found, even if the chain has lost it since. */
  wasSeen: boolean;
  /** The payment that was found. */
  txid: string | null;
  confirmations: number;
  /** Its event in the ledger, for the receipt of its points; null if it is not booked there, or no longer. */
  eventId: string | null;
  /** The place where the tip was made, by Telegram's ids; null in a private chat. The post is the message that it replies to. */
  chatId: string | null;
  topicId: string | null;
  postId: string | null;
  createdAtMs: number;
  /** Until this time the payee can set an address, and then the payer can pay. */
  expiresAtMs: number;
};

/** Finds a tip by the id in its buttons; null if there is none. */
export async function findTip(db: Db, id: string): Promise<Tip | null> {
  const [tip = null] = await readTips(db, sql`t.public_id = ${id}`);
  return tip;
}

/** Reads tips by their numbers, in no order. */
export function readTipsByNumber(db: Db, numbers: readonly bigint[]): Promise<Tip[]> {
  return readTips(db, sql`t.id = any(${[...numbers]}::bigint[])`);
}

/** The paid tips that reply to one post: their number, their sum, and the newest ones, oldest first. */
export type PostTips = { count: number; units: bigint; newest: Tip[] };

/** The most tips listed under a post; as many fit into one message. */
const MOST_LISTED = 10;

/** The paid tips that reply to one post, including payments that are in no block yet. */
export async function readPostTips(
  db: Db,
  { chatId, postId }: { chatId: string; postId: string },
): Promise<PostTips> {
  const isUnder = sql`chat_id = ${chatId}::bigint and post_id = ${postId}::bigint and payment is not null`;
  const { rows } = await sql<{ count: number; units: string }>`
    select count(*)::int as count, coalesce(sum(units), 0)::text as units from tips
    where ${isUnder}`.execute(db);
  const newest = await readTips(
    db,
    sql`t.id in (select id from tips where ${isUnder} order by id desc limit ${sql.lit(MOST_LISTED)})`,
  );
  return {
    count: rows[0]?.count ?? 0,
    units: BigInt(rows[0]?.units ?? 0),
    newest: newest.toSorted((one, other) => Number(one.number - other.number)),
  };
}

type TipRow = {
  public_id: string;
  id: bigint;
  units: bigint;
  dollars: string | null;
  due: bigint | null;
  address: string | null;
  moved_from: string | null;
  is_opening: boolean;
  note: string;
  is_note_given: boolean;
  state: TipState;
  was_seen: boolean;
  txid: string | null;
  confirmations: number;
  bookings: number;
  booked_txid: string | null;
  chat_id: bigint | null;
  topic_id: bigint | null;
  post_id: bigint | null;
  created_at: Date;
  expires_at: Date;
  payer_id: bigint;
  payee_id: bigint | null;
} & Names<'payer'> &
  Names<'payee'>;

type Names<Who extends string> = Record<`${Who}_telegram`, bigint> &
  Record<`${Who}_username` | `${Who}_first` | `${Who}_last`, string | null>;

const isNoteGiven = sql`(t.note <> '' and t.seen_at is not null and (
  select count(*) from (
    select from tips o
    where o.payer_id = t.payer_id and o.payee_id = t.payee_id and o.note <> '' and o.seen_at is not null
      and o.seen_at > t.seen_at - interval '24 hours' and (o.seen_at, o.id) < (t.seen_at, t.id)
    limit ${sql.lit(MOST_NOTES_A_DAY)}) earlier) < ${sql.lit(MOST_NOTES_A_DAY)})`;

async function readTips(db: Db, which: ReturnType<typeof sql>): Promise<Tip[]> {
  const { rows } = await sql<TipRow>`
    select t.public_id, t.id, t.units, t.dollars, t.due, t.address, t.note, coalesce(t.payment, t.state) as state,
      t.seen_at is not null as was_seen, ${isNoteGiven} as is_note_given, t.txid,
      t.confirmations, t.bookings, t.booked_txid, t.chat_id, t.topic_id, t.post_id, t.created_at, t.expires_at,
      (select e.address from expected_payments e
        where e.kind = 'tip' and e.of_id = t.id and not e.is_current order by e.id desc limit 1)
        as moved_from,
      t.state = 'waiting_address' and b.primary_address is not null as is_opening,
      a.id as payer_id, a.telegram_id as payer_telegram, a.username as payer_username, a.first_name as payer_first,
      a.last_name as payer_last,
      b.id as payee_id, coalesce(b.telegram_id, t.payee_telegram_id) as payee_telegram,
      coalesce(b.username, p.username) as payee_username, coalesce(b.first_name, p.first_name) as payee_first,
      coalesce(b.last_name, p.last_name) as payee_last
    from tips t join members a on a.id = t.payer_id left join members b on b.id = t.payee_id
      left join bot_people p on t.payee_id is null and p.telegram_id = t.payee_telegram_id
    where ${which}`.execute(db);
  return rows.map((row) => ({
    id: row.public_id,
    number: row.id,
    payer: { memberId: row.payer_id, ...personOf(row, 'payer') },
    payee: { memberId: row.payee_id, ...personOf(row, 'payee') },
    units: row.units,
    dollars: row.dollars,
    due: row.due,
    address: row.address,
    movedFrom: row.moved_from,
    isOpening: row.is_opening,
    note: row.note,
    isNoteGiven: row.is_note_given,
    state: row.state,
    wasSeen: row.was_seen,
    txid: row.txid,
    confirmations: row.confirmations,
    eventId:
      row.booked_txid === null ? null : eventIdOf({ id: row.public_id, type: 'tip' }, row.bookings),
    chatId: textOf(row.chat_id),
    topicId: textOf(row.topic_id),
    postId: textOf(row.post_id),
    createdAtMs: row.created_at.getTime(),
    expiresAtMs: row.expires_at.getTime(),
  }));
}

function personOf<Who extends 'payer' | 'payee'>(row: Names<Who>, who: Who) {
  return {
    telegramId: String(row[`${who}_telegram`]),
    username: row[`${who}_username`],
    name: nameOf({
      username: row[`${who}_username`],
      first_name: row[`${who}_first`],
      last_name: row[`${who}_last`],
    }),
  };
}

function textOf(number: bigint | null): string | null {
  return number === null ? null : String(number);
}
