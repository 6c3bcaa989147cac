import { sql } from 'kysely';
import { NOTIFICATION_LIMITS } from '#rules/apps/limits.ts';
import { appNotification } from '#rules/apps/messages.ts';
import type { Db } from '#server/db/connect.ts';
import type { KeyCaller } from '#server/services/keys/caller.ts';
import type { MessagesFor } from '#server/services/members/languages.ts';
import { queueAppMessage } from './outbox.ts';
import { holdApp, ownedBy, readSpeakingApp, requireReach, requireRoom } from './reach.ts';

/**
 * Stores an app's notification to a member; returns the number of the message to send. It depends only on this consent, which is
 * the member's choice for this app; opting out of broadcasts concerns this site's own.
 *
 * Throws the errors of `requireReach`, and `too_many_requests`.
 */
export async function createNotification(
  db: Db,
  caller: KeyCaller,
  input: {
    telegramId: string;
    text: string;
    messagesFor: MessagesFor;
    callId: string;
    nowMs: number;
  },
): Promise<bigint> {
  const { text, messagesFor, callId, nowMs } = input;
  return db.transaction().execute(async (tx) => {
    await holdApp(tx, caller);
    const { rows } = await sql<{ id: bigint }>`
      select id from app_messages where call_id = ${callId}`.execute(tx);
    if (rows[0]) return rows[0].id;
    const permission = 'send_notifications';
    const to = await requireReach(tx, caller, { ...input, permission, isHeld: true });
    const app = await readSpeakingApp(tx, caller);
    await requireRoomToWrite(tx, caller, { memberId: to.memberId, nowMs });
    const appId = caller.app?.id;
    return queueAppMessage(tx, {
      caller,
      to,
      kind: 'notification',
      messagesFor,
      callId,
      nowMs,
      say: (m) => ({
        html: appNotification(m, app, text),
        buttons: appId === undefined ? [] : [[{ text: m.button_stop_app(), data: `ns:${appId}` }]],
      }),
    });
  });
}

async function requireRoomToWrite(
  tx: Db,
  caller: KeyCaller,
  { memberId, nowMs }: { memberId: bigint; nowMs: number },
): Promise<void> {
  const { perMember, perApp } = NOTIFICATION_LIMITS;
  const { rows: theirs } = await sql<{ created_at: Date }>`
    select created_at from app_messages
    where ${ownedBy(caller)} and kind = 'notification' and member_id = ${memberId}::bigint
    order by created_at desc limit ${sql.lit(perMember.most)}`.execute(tx);
  requireRoom(
    theirs.map(({ created_at }) => created_at),
    perMember,
    nowMs,
  );
  const { rows: all } = await sql<{ created_at: Date }>`
    select created_at from app_messages where ${ownedBy(caller)} and kind = 'notification'
    order by created_at desc limit ${sql.lit(perApp.most)}`.execute(tx);
  requireRoom(
    all.map(({ created_at }) => created_at),
    perApp,
    nowMs,
  );
}
