import { appAnswered, consentQuestion, type SpeakingApp } from '#rules/apps/messages.ts';
import type { Messages } from '#rules/messages/messages.ts';
import type { TelegramMessage } from '#server/gateways/telegram/telegram.ts';
import type { TelegramPress } from '#server/gateways/telegram/updates.ts';
import {
  answerConsent,
  type ConsentAnswer,
  stopNotifications,
} from '#server/services/consents/answers.ts';
import { answerEscrow } from '#server/services/escrows/escrows.ts';
import { declinePaymentRequest } from '#server/services/payment-requests/payment-requests.ts';
import type { PressDeps } from './press-deps.ts';

/** A press under a message that the bot sent for an app, read from the button's data. */
export type AppPress =
  | { kind: 'consent'; id: string; answer: ConsentAnswer }
  | { kind: 'stop'; appId: bigint }
  | { kind: 'decline_payment'; id: string }
  | { kind: 'escrow'; id: string; agrees: boolean };

const CONSENT_ANSWERS: Readonly<Record<string, ConsentAnswer>> = {
  ca: 'allow',
  cn: 'decline',
  cb: 'block',
  ct: 'withdraw',
};

/** Reads the data of a press; null if it is not from one of these buttons. */
export function readAppPress(data: string): AppPress | null {
  const [, kind = '', id = ''] = /^(c[anbt]|pd|e[cd]):([\w-]{22})$/.exec(data) ?? [];
  if (kind === 'ec' || kind === 'ed') return { kind: 'escrow', id, agrees: kind === 'ec' };
  if (kind === 'pd') return { kind: 'decline_payment', id };
  const answer = Object.hasOwn(CONSENT_ANSWERS, kind) ? CONSENT_ANSWERS[kind] : undefined;
  if (answer !== undefined) return { kind: 'consent', id, answer };
  const [, appId] = /^ns:([1-9]\d{0,17})$/.exec(data) ?? [];
  return appId === undefined ? null : { kind: 'stop', appId: BigInt(appId) };
}

/** `text` is shown over the chat, and `message` replaces the message; null leaves it as it is. */
type Shown = { text: string; message: Pick<TelegramMessage, 'html' | 'buttons'> | null };

/**
 * Handles a press. Only the person asked may press, and only once: for a repeated or late press, or one by somebody else, the
 * answer says that the question is closed. Rejects if the database could not record it.
 */
export async function takeAppPress(
  deps: PressDeps,
  press: TelegramPress,
  pressed: AppPress,
): Promise<void> {
  const shown = await act(deps, press, pressed);
  const { telegram, report } = deps;
  try {
    await telegram.answerPress({ id: press.id, text: shown.text });
    // Only under the message sent to this person.
    const isTheirs = press.message !== null && press.message.chatId === press.fromId;
    if (shown.message && press.message && isTheirs) {
      await telegram.edit({ ...press.message, ...shown.message });
    }
  } catch (error) {
    report(error, 'an answered message of an app could not be marked');
  }
}

async function act(
  { db, messagesFor, now }: PressDeps,
  { fromId }: TelegramPress,
  pressed: AppPress,
): Promise<Shown> {
  const nowMs = now();
  const m = await messagesFor(db, fromId);
  switch (pressed.kind) {
    case 'consent': {
      const answered = await answerConsent(db, pressed.answer, { id: pressed.id, fromId, nowMs });
      if (answered === null) return { text: m.notice_question_over(), message: null };
      const text = m[`notice_consent_${answered.outcome}`]();
      const html = `${consentQuestion(m, answered.app, answered.permissions)}\n\n<b>${text}</b>`;
      const withdraw = [[{ text: m.button_withdraw_access(), data: `ct:${pressed.id}` }]];
      const buttons = answered.outcome === 'allowed' ? { buttons: withdraw } : {};
      return { text, message: { html, ...buttons } };
    }
    case 'stop': {
      const app = await stopNotifications(db, { appId: pressed.appId, fromId, nowMs });
      if (app === null) return { text: m.notice_app_silent(), message: null };
      return endedWith(m, app, m.notice_app_stopped());
    }
    case 'escrow': {
      const { id: pressId, agrees } = pressed;
      const answered = await answerEscrow(db, { pressId, fromId, agrees, nowMs });
      if (answered === null) return { text: m.notice_escrow_over(), message: null };
      const isAgreed = answered.outcome === 'agreed';
      const text = isAgreed ? m.notice_escrow_agreed() : m.notice_declined();
      return endedWith(m, answered.app, text);
    }
    case 'decline_payment': {
      const app = await declinePaymentRequest(db, { pressId: pressed.id, fromId, nowMs });
      if (app === null) return { text: m.notice_payment_over(), message: null };
      return endedWith(m, app, m.notice_declined());
    }
  }
}

function endedWith(m: Messages, app: SpeakingApp, text: string): Shown {
  return { text, message: { html: appAnswered(m, app, text) } };
}
