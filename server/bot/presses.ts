import { isTelegramId } from '#rules/telegram-ids.ts';
import type { TelegramPress } from '#server/gateways/telegram/updates.ts';
import { readPressedAnswer } from '#server/services/sign-in/approval-message.ts';
import { readAddressPress, takeAddressPress } from './address-presses.ts';
import { readAppPress, takeAppPress } from './app-presses.ts';
import type { PressDeps } from './press-deps.ts';
import { takeSignInPress } from './sign-in-presses.ts';

/**
 * Handles a press under one of the bot's messages, on whichever server it arrives: the button's data names its subject. Handling
 * the same press twice is harmless. Rejects only if the database could not record it: Telegram should then send it again.
 */
export async function takePress(deps: PressDeps, press: TelegramPress): Promise<void> {
  if (!isTelegramId(press.fromId)) return;
  const signIn = readPressedAnswer(press.data);
  if (signIn !== null) return takeSignInPress(deps, press, signIn);
  const address = readAddressPress(press.data);
  if (address !== null) return takeAddressPress(deps, press, address);
  const app = readAppPress(press.data);
  if (app !== null) return takeAppPress(deps, press, app);
}
