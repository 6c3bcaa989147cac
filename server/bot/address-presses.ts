import type { TelegramPress } from '#server/gateways/telegram/updates.ts';
import { confirmAddress } from '#server/services/member-wallet/address-proofs.ts';
import type { PressDeps } from './press-deps.ts';

/** Reads the data of a press under the message about a changed address; null if it is from another button. */
export function readAddressPress(data: string): string | null {
  return /^ac:([\w-]{22})$/.exec(data)?.[1] ?? null;
}

/** Records that the member changed their address themselves. Rejects if the database could not record it. */
export async function takeAddressPress(
  { db, telegram, messagesFor, now, report }: PressDeps,
  press: TelegramPress,
  pressId: string,
): Promise<void> {
  const confirmed = await confirmAddress(db, { pressId, fromId: press.fromId, nowMs: now() });
  const m = await messagesFor(db, press.fromId);
  const text = confirmed ? m.notice_address_confirmed() : m.notice_address_over();
  try {
    await telegram.answerPress({ id: press.id, text });
    const isTheirs = press.message !== null && press.message.chatId === press.fromId;
    if (confirmed && press.message && isTheirs) {
      await telegram.edit({ ...press.message, html: `<b>${text}</b>\n${confirmed.address}` });
    }
  } catch (error) {
    report(error, 'a confirmed address could not be marked');
  }
}
