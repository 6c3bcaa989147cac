import { sql } from 'kysely';
import { API_KEY_PERMISSIONS, APP_PERMISSIONS } from '#rules/permissions.ts';
import { takePress } from '#server/bot/presses.ts';
import type { Db } from '#server/db/connect.ts';
import type { KeyCaller } from '#server/services/keys/caller.ts';
import { messagesFor } from '#server/testing/config/messages-for.ts';
import { createFakeTelegramBot } from '../fakes/telegram/bot.ts';
import { writeApp } from './apps/written-app.ts';
import { CREW_NOW_MS, enrolReviewers } from './crew.ts';

/** An app of member 11 in production, with a key that has every permission; a bot, and presses under its messages. */
export async function openAppCrew(db: Db) {
  const crew = await enrolReviewers(db);
  const telegram = createFakeTelegramBot();
  const clock = { nowMs: CREW_NOW_MS };
  const now = () => clock.nowMs;
  const ownerId = crew.numberOf('11');
  const declared = APP_PERMISSIONS.map(({ id }) => id);
  const callerOf = async (name: string): Promise<KeyCaller> => {
    const id = await writeApp(db, { ownerId, name, developer: 'Anne' });
    return {
      keyId: 1n,
      ownerId,
      ownerTelegramId: '11',
      hasPlan: true,
      app: { id, status: 'production', permissions: declared },
      permissions: new Set(API_KEY_PERMISSIONS.map(({ id }) => id)),
    };
  };
  const caller = await callerOf('Treasure Map');
  const deps = {
    db,
    telegram,
    messagesFor,
    now,
    report: (error: unknown) => Promise.reject(error),
  };
  return {
    crew,
    telegram,
    clock,
    now,
    caller,
    callerOf,
    deps,
    /** Presses under the last message to a chat, or its last edit. */
    async press(chatId: string, text: string, fromId = chatId) {
      const messages = [...telegram.sent, ...telegram.edited];
      const message = messages.findLast(
        (each) => each.chatId === chatId && each.buttons?.flat().some((one) => one.text === text),
      );
      if (!message) throw new Error(`no message to ${chatId} has a button ${text}`);
      await takePress(deps, telegram.press(message, text, fromId));
      return telegram.answered.at(-1)?.text;
    },
  };
}

export type AppCrew = Awaited<ReturnType<typeof openAppCrew>>;

/** Lets a member allow a caller's app something. */
export async function allow(
  db: Db,
  { caller, memberId, permission }: { caller: KeyCaller; memberId: bigint; permission: string },
): Promise<void> {
  await sql`
    insert into app_consents (app_id, member_id, permission, granted_at)
    values (${caller.app?.id ?? null}::bigint, ${memberId}::bigint, ${permission}, clock_timestamp())`.execute(
    db,
  );
}
