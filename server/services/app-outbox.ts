import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { TelegramBot, TelegramButton } from '#server/gateways/telegram.ts';
import { deliver } from './bot-messages.ts';
import type { KeyCaller } from './key-caller.ts';
import { at } from './sql-time.ts';

/**
 * What the bot writes for apps. A message is written down in the transaction of what it is about, claimed and committed,
 * and only then sent: it goes out at most once, whatever crashes.
 */

export type AppMessageKind = 'consent' | 'notification' | 'payment' | 'escrow';
export type AppMessageStatus =
  | 'waiting'
  | 'sending'
  | 'sent'
  | 'unreachable'
  | 'refused'
  | 'unclear';

export type OutboxDeps = { db: Db; telegram: TelegramBot; now: () => number };

/** One run sends no more, so that it ends; the next one goes on. */
const MOST_AT_ONCE = 200;
/** Longer than any call to Telegram takes with its timeout. */
const ABANDONED_MS = 2 * 60_000;

/** Writes a message down; gives its number. */
export async function queueAppMessage(
  tx: Db,
  input: {
    caller: KeyCaller;
    memberId: bigint;
    kind: AppMessageKind;
    html: string;
    buttons: TelegramButton[][];
    /** Where the message is all that a call makes: of which call it is. */
    callId?: string;
    nowMs: number;
  },
): Promise<bigint> {
  const { caller, memberId, kind, html, buttons, callId = null, nowMs } = input;
  const { rows } = await sql<{ id: bigint }>`
    insert into app_messages (app_id, owner_id, member_id, kind, call_id, html, buttons, created_at,
      due_at)
    values (${caller.app?.id ?? null}::bigint, ${caller.ownerId}::bigint, ${memberId}::bigint,
      ${kind}, ${callId}, ${html}, ${JSON.stringify(buttons)}::jsonb, ${at(nowMs)}::timestamptz,
      ${at(nowMs)}::timestamptz)
    returning id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the message was not written down');
  return row.id;
}

/** Sends one message, unless somebody else does; gives how it stands then. Call it after the commit. */
export async function sendAppMessage(deps: OutboxDeps, id: bigint): Promise<AppMessageStatus> {
  await sendClaimed(deps, await claim(deps, sql`o.id = ${id}::bigint`));
  const { rows } = await sql<{ status: AppMessageStatus }>`
    select status from app_messages where id = ${id}::bigint`.execute(deps.db);
  return rows[0]?.status ?? 'unclear';
}

/** Sends what is due, the oldest first; gives how many it dealt with. */
export async function sendAppMessages(deps: OutboxDeps): Promise<number> {
  await giveUpAbandoned(deps);
  for (let dealt = 0; dealt < MOST_AT_ONCE; dealt += 1) {
    const claimed = await claim(
      deps,
      sql`o.id = (select id from app_messages
        where status = 'waiting' and due_at <= ${at(deps.now())}::timestamptz
        order by due_at, id limit 1 for update skip locked)`,
    );
    if (claimed === null) return dealt;
    // Telegram asks to wait: the others would only be told the same.
    if ((await sendClaimed(deps, claimed)) === 'waiting') return dealt;
  }
  return MOST_AT_ONCE;
}

type Claimed = { id: bigint; html: string; buttons: TelegramButton[][]; telegram_id: bigint };

async function claim(
  { db, now }: OutboxDeps,
  which: ReturnType<typeof sql>,
): Promise<Claimed | null> {
  const { rows } = await sql<Claimed>`
    update app_messages o set status = 'sending', claimed_at = ${at(now())}::timestamptz
    from members m
    where ${which} and m.id = o.member_id and o.status = 'waiting'
      and o.due_at <= ${at(now())}::timestamptz
    returning o.id, o.html, o.buttons, m.telegram_id`.execute(db);
  return rows[0] ?? null;
}

async function sendClaimed(
  { db, telegram, now }: OutboxDeps,
  claimed: Claimed | null,
): Promise<AppMessageStatus | null> {
  if (claimed === null) return null;
  const { id, html, buttons } = claimed;
  const chatId = String(claimed.telegram_id);
  const failure = await deliver(db, telegram, {
    chatId,
    html,
    ...(buttons.length > 0 ? { buttons } : {}),
  });
  if (failure?.kind === 'busy') {
    const dueMs = now() + failure.retryAfterMs;
    await sql`
      update app_messages set status = 'waiting', due_at = ${at(dueMs)}::timestamptz
      where id = ${id}::bigint and status = 'sending'`.execute(db);
    return 'waiting';
  }
  const status = statusAfter(failure?.kind);
  await sql`
    update app_messages set status = ${status}, html = null, buttons = null,
      ended_at = ${at(now())}::timestamptz
    where id = ${id}::bigint and status = 'sending'`.execute(db);
  return status;
}

function statusAfter(failure: 'unreachable' | 'refused' | 'no_answer' | undefined) {
  if (failure === undefined) return 'sent';
  return failure === 'no_answer' ? 'unclear' : failure;
}

/** What a server died over: nobody can say whether it arrived. */
async function giveUpAbandoned({ db, now }: OutboxDeps): Promise<void> {
  await sql`
    update app_messages set status = 'unclear', html = null, buttons = null,
      ended_at = ${at(now())}::timestamptz
    where status = 'sending' and claimed_at < ${at(now() - ABANDONED_MS)}::timestamptz`.execute(db);
}

/**
 * Takes back what an app has to say to anybody but its owner and has not gone out yet, after it was removed or sent back to
 * sandbox. What is about escrows stays: it is about coins that are there.
 */
export async function silenceApp(tx: Db, input: { appId: bigint; nowMs: number }): Promise<void> {
  await sql`
    update app_messages set status = 'refused', html = null, buttons = null,
      ended_at = ${at(input.nowMs)}::timestamptz
    where app_id = ${input.appId}::bigint and member_id <> owner_id and kind <> 'escrow'
      and status = 'waiting'`.execute(tx);
}

/** Takes back what has not gone out yet, after the member took back what it needs. */
export async function dropWaiting(
  tx: Db,
  input: { appId: bigint; memberId: bigint; kind: AppMessageKind; nowMs: number },
): Promise<void> {
  await sql`
    update app_messages set status = 'refused', html = null, buttons = null,
      ended_at = ${at(input.nowMs)}::timestamptz
    where app_id = ${input.appId}::bigint and member_id = ${input.memberId}::bigint
      and kind = ${input.kind} and status = 'waiting'`.execute(tx);
}
