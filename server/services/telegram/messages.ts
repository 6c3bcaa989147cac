import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import type { Db } from '#server/db/connect.ts';
import type { TelegramBot, TelegramMessage } from '#server/gateways/telegram/telegram.ts';
import { failureOf, type TelegramFailure } from './outcomes.ts';

/**
 * Makes the bot write to one member, outside broadcasts. False if the bot cannot write to them, which is recorded until they are
 * heard from again. Throws `unavailable` if nothing was sent or the outcome is unknown; the message says which.
 */
export async function sendToMember(
  db: Db,
  telegram: TelegramBot,
  { telegramId, ...content }: Pick<TelegramMessage, 'html' | 'buttons'> & { telegramId: string },
): Promise<boolean> {
  const failure = await deliver(db, telegram, { chatId: telegramId, ...content });
  switch (failure?.kind) {
    case undefined:
      return true;
    case 'unreachable':
      return false;
    case 'busy': {
      const seconds = Math.ceil(failure.retryAfterMs / 1000);
      throw new AppError('unavailable', (m) => m.refusal_telegram_busy({ seconds }));
    }
    case 'refused':
      throw new AppError('unavailable', (m) => m.refusal_telegram_refused());
    case 'no_answer':
      throw new AppError('unavailable', (m) => m.refusal_telegram_silent());
  }
}

/** Sends a message to one member, and records whether they can be reached. Returns the failure, or null. */
export async function deliver(
  db: Db,
  telegram: TelegramBot,
  message: TelegramMessage,
): Promise<TelegramFailure | null> {
  try {
    await telegram.send(message);
    await noteReachable(db, message.chatId);
    return null;
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind === 'unreachable') await noteUnreachable(db, message.chatId);
    return failure;
  }
}

/** Notes that the bot could not write to somebody. */
export async function noteUnreachable(db: Db, telegramId: string): Promise<void> {
  await sql`
    update members set unreachable_at = clock_timestamp()
    where telegram_id = ${telegramId}::bigint and unreachable_at is null`.execute(db);
}

/** Notes that a message of the bot arrived. */
export async function noteReachable(db: Db, telegramId: string): Promise<void> {
  await sql`
    update members set unreachable_at = null
    where telegram_id = ${telegramId}::bigint and unreachable_at is not null`.execute(db);
}

/**
 * Notes that the bot has heard from a member, who can presumably be reached again. `broadcasts` is their choice; undefined leaves
 * it as it is.
 */
export async function noteHeard(
  db: Db,
  input: { telegramId: string; broadcasts: boolean | undefined },
): Promise<void> {
  const isOff = input.broadcasts === undefined ? null : !input.broadcasts;
  await sql`
    update members set unreachable_at = null, broadcasts_off = coalesce(${isOff}::boolean, broadcasts_off)
    where telegram_id = ${input.telegramId}::bigint
      and (unreachable_at is not null or broadcasts_off <> coalesce(${isOff}::boolean, broadcasts_off))`.execute(
    db,
  );
}
