import { sql } from 'kysely';
import type { Messages } from '#rules/messages/messages.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import type { TelegramBot, TelegramButton } from '#server/gateways/telegram/telegram.ts';
import type { KeyCaller } from '#server/services/keys/caller.ts';
import type { MessagesFor } from '#server/services/members/languages.ts';
import { deliver } from '#server/services/telegram/messages.ts';
import type { ReachedMember } from './reach.ts';

/**
 * Messages that the bot sends for apps. Each is stored in the transaction that it belongs to, then claimed and committed, and
 * only then sent: at most once, even after a crash.
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

/** The most messages per run; the next one continues. */
const MOST_AT_ONCE = 200;
/** Longer than any call to Telegram, timeout included. */
const ABANDONED_MS = 2 * 60_000;

/** Stores a message in the language that its receiver has now; returns its number. */
export async function queueAppMessage(
  tx: Db,
  input: {
    caller: KeyCaller;
    to: ReachedMember;
    kind: AppMessageKind;
    messagesFor: MessagesFor;
    say(m: Messages): { html: string; buttons: TelegramButton[][] };
    /** The call that made it, if the message is all that the call makes. */
    callId?: string;
    nowMs: number;
  },
): Promise<bigint> {
  const { caller, to, kind, callId = null, nowMs } = input;
  const { html, buttons } = input.say(await input.messagesFor(tx, to.telegramId));
  const { rows } = await sql<{ id: bigint }>`
    insert into app_messages (app_id, owner_id, member_id, kind, call_id, html, buttons, created_at,
      due_at)
    values (${caller.app?.id ?? null}::bigint, ${caller.ownerId}::bigint, ${to.memberId}::bigint,
      ${kind}, ${callId}, ${html}, ${JSON.stringify(buttons)}::jsonb, ${isoTime(nowMs)}::timestamptz,
      ${isoTime(nowMs)}::timestamptz)
    returning id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the message was not written down');
  return row.id;
}

/** Sends one message unless another server is sending it; returns its state. Call it after the commit. */
export async function sendAppMessage(deps: OutboxDeps, id: bigint): Promise<AppMessageStatus> {
  await sendClaimed(deps, await claim(deps, sql`o.id = ${id}::bigint`));
  const { rows } = await sql<{ status: AppMessageStatus }>`
    select status from app_messages where id = ${id}::bigint`.execute(deps.db);
  return rows[0]?.status ?? 'unclear';
}

/** Sends due messages, oldest first; returns the number of handled messages. */
export async function sendAppMessages(deps: OutboxDeps): Promise<number> {
  await giveUpAbandoned(deps);
  for (let dealt = 0; dealt < MOST_AT_ONCE; dealt += 1) {
    const claimed = await claim(
      deps,
      sql`o.id = (select id from app_messages
        where status = 'waiting' and due_at <= ${isoTime(deps.now())}::timestamptz
        order by due_at, id limit 1 for update skip locked)`,
    );
    if (claimed === null) return dealt;
    // Telegram wants us to wait, so the others would fail the same way.
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
    update app_messages o set status = 'sending', claimed_at = ${isoTime(now())}::timestamptz
    from members m
    where ${which} and m.id = o.member_id and o.status = 'waiting'
      and o.due_at <= ${isoTime(now())}::timestamptz
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
      update app_messages set status = 'waiting', due_at = ${isoTime(dueMs)}::timestamptz
      where id = ${id}::bigint and status = 'sending'`.execute(db);
    return 'waiting';
  }
  const status = statusAfter(failure?.kind);
  await sql`
    update app_messages set status = ${status}, html = null, buttons = null,
      ended_at = ${isoTime(now())}::timestamptz
    where id = ${id}::bigint and status = 'sending'`.execute(db);
  return status;
}

function statusAfter(failure: 'unreachable' | 'refused' | 'no_answer' | undefined) {
  if (failure === undefined) return 'sent';
  return failure === 'no_answer' ? 'unclear' : failure;
}

/** Gives up messages of a server that died: nobody knows whether they arrived. */
async function giveUpAbandoned({ db, now }: OutboxDeps): Promise<void> {
  await sql`
    update app_messages set status = 'unclear', html = null, buttons = null,
      ended_at = ${isoTime(now())}::timestamptz
    where status = 'sending' and claimed_at < ${isoTime(now() - ABANDONED_MS)}::timestamptz`.execute(
    db,
  );
}

/**
 * Drops an app's unsent messages to anybody but its owner, after it was removed or returned to sandbox. Messages about escrows
 * stay, since they concern real coins.
 */
export async function silenceApp(tx: Db, input: { appId: bigint; nowMs: number }): Promise<void> {
  await sql`
    update app_messages set status = 'refused', html = null, buttons = null,
      ended_at = ${isoTime(input.nowMs)}::timestamptz
    where app_id = ${input.appId}::bigint and member_id <> owner_id and kind <> 'escrow'
      and status = 'waiting'`.execute(tx);
}

/** Drops unsent messages after the member withdrew the consent they need. */
export async function dropWaiting(
  tx: Db,
  input: { appId: bigint; memberId: bigint; kind: AppMessageKind; nowMs: number },
): Promise<void> {
  await sql`
    update app_messages set status = 'refused', html = null, buttons = null,
      ended_at = ${isoTime(input.nowMs)}::timestamptz
    where app_id = ${input.appId}::bigint and member_id = ${input.memberId}::bigint
      and kind = ${input.kind} and status = 'waiting'`.execute(tx);
}
