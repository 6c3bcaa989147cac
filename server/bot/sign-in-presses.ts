import type { TelegramPress } from '#server/gateways/telegram/updates.ts';
import { answerRequest, blockQuestions } from '#server/services/sign-in/answers.ts';
import {
  type ApprovalOutcome,
  outcomeNotice,
  outcomeText,
  type PressedAnswer,
} from '#server/services/sign-in/approval-message.ts';
import type { RequestAbout } from '#server/services/sign-in/requests.ts';
import type { PressDeps } from './press-deps.ts';

/** Handles a press under a sign-in question; see `presses.ts`. */
export async function takeSignInPress(
  deps: PressDeps,
  press: TelegramPress,
  pressed: PressedAnswer,
): Promise<void> {
  const key = { id: pressed.id, fromId: press.fromId, nowMs: deps.now() };
  if (pressed.wish === 'block') {
    const about = await blockQuestions(deps.db, key);
    await show(deps, press, about, about ? 'blocked' : 'over');
  } else {
    const answered = await answerRequest(deps.db, { ...key, answer: pressed.wish });
    await show(deps, press, answered, answered?.status ?? 'over');
  }
}

// The decision counts even if Telegram cannot be updated.
async function show(
  { db, telegram, messagesFor, report }: PressDeps,
  press: TelegramPress,
  about: RequestAbout | null,
  outcome: ApprovalOutcome,
): Promise<void> {
  try {
    const m = await messagesFor(db, press.fromId);
    await telegram.answerPress({ id: press.id, text: outcomeNotice(m, outcome) });
    // Only under the message sent to this person.
    if (about !== null && press.message !== null && press.message.chatId === about.telegramId) {
      await telegram.edit({ ...press.message, html: outcomeText(m, about, outcome) });
    }
  } catch (error) {
    report(error, 'an answered question could not be marked');
  }
}
