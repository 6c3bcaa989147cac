import { isTelegramId } from '#rules/telegram-ids.ts';
import type { TelegramPress } from '#server/gateways/telegram.ts';
import { readAppPress, takeAppPress } from './app-presses.ts';
import { type PressDeps, takeSignInPress } from './sign-in-presses.ts';
import { readPressedAnswer } from './sign-in-question-text.ts';

/**
 * Takes what somebody pressed under a message of the bot's, on whichever server it arrives: the button's data says what
 * it belongs to. Safe to repeat, so that a press which came twice does nothing more. Rejects when the database could not
 * take it, and only then: it should come again.
 */
export async function takePress(deps: PressDeps, press: TelegramPress): Promise<void> {
  if (!isTelegramId(press.fromId)) return;
  const signIn = readPressedAnswer(press.data);
  if (signIn !== null) return takeSignInPress(deps, press, signIn);
  const app = readAppPress(press.data);
  if (app !== null) return takeAppPress(deps, press, app);
}
