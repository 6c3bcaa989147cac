import type { Db } from '#server/db/connect.ts';
import type { TelegramBot, TelegramPress } from '#server/gateways/telegram.ts';
import { answerRequest, blockQuestions } from './sign-in-answers.ts';
import { OUTCOMES, outcomeText, type PressedAnswer } from './sign-in-question-text.ts';
import type { RequestAbout } from './sign-in-requests.ts';

export type PressDeps = {
  db: Db;
  telegram: TelegramBot;
  now: () => number;
  report(error: unknown, what: string): void;
};

/** Takes what somebody pressed under a question of `sign-in-questions.ts`; see `presses.ts`. */
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

// What was decided stands, whether Telegram can still be told or not.
async function show(
  { telegram, report }: PressDeps,
  press: TelegramPress,
  about: RequestAbout | null,
  outcome: keyof typeof OUTCOMES,
): Promise<void> {
  try {
    await telegram.answerPress({ id: press.id, text: OUTCOMES[outcome] });
    // Under the message that was sent to this very person, and under no other.
    if (about !== null && press.message !== null && press.message.chatId === about.telegramId) {
      await telegram.edit({ ...press.message, html: outcomeText(about, outcome) });
    }
  } catch (error) {
    report(error, 'an answered question could not be marked');
  }
}
