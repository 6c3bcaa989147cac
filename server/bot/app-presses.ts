import {
  appName,
  CONSENT_OUTCOMES,
  consentQuestion,
  ESCROW_OUTCOMES,
  NOTIFICATION_OUTCOMES,
  PAYMENT_OUTCOMES,
  type SpeakingApp,
} from '#rules/apps/messages.ts';
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
  { db, now }: PressDeps,
  { fromId }: TelegramPress,
  pressed: AppPress,
): Promise<Shown> {
  const nowMs = now();
  switch (pressed.kind) {
    case 'consent': {
      const answered = await answerConsent(db, pressed.answer, { id: pressed.id, fromId, nowMs });
      if (answered === null) return { text: CONSENT_OUTCOMES.over, message: null };
      const text = CONSENT_OUTCOMES[answered.outcome];
      const html = `${consentQuestion(answered.app, answered.permissions)}\n\n<b>${text}</b>`;
      const withdraw = [[{ text: 'Withdraw access', data: `ct:${pressed.id}` }]];
      const buttons = answered.outcome === 'allowed' ? { buttons: withdraw } : {};
      return { text, message: { html, ...buttons } };
    }
    case 'stop': {
      const app = await stopNotifications(db, { appId: pressed.appId, fromId, nowMs });
      if (app === null) return { text: NOTIFICATION_OUTCOMES.over, message: null };
      return endedWith(app, NOTIFICATION_OUTCOMES.stopped);
    }
    case 'escrow': {
      const { id: pressId, agrees } = pressed;
      const answered = await answerEscrow(db, { pressId, fromId, agrees, nowMs });
      if (answered === null) return { text: ESCROW_OUTCOMES.over, message: null };
      return endedWith(answered.app, ESCROW_OUTCOMES[answered.outcome]);
    }
    case 'decline_payment': {
      const app = await declinePaymentRequest(db, { pressId: pressed.id, fromId, nowMs });
      if (app === null) return { text: PAYMENT_OUTCOMES.over, message: null };
      return endedWith(app, PAYMENT_OUTCOMES.declined);
    }
  }
}

function endedWith(app: SpeakingApp, text: string): Shown {
  return { text, message: { html: `<b>${appName(app)}</b>\n<b>${text}</b>` } };
}
