import type { SignInOffer } from '#contract/session.ts';
import { botIdOf } from './bot-token.ts';

/**
 * What the page may know of how to sign in here: public names and numbers only. null where there is
 * no way: without a bot token and without a client id.
 */
export function signInOffer(settings: {
  botToken: string | null;
  botUsername: string | null;
  telegramClientId: string | null;
}): SignInOffer | null {
  const { botToken, botUsername, telegramClientId: clientId } = settings;
  if (botToken === null && clientId === null) return null;
  return { botUsername, botId: botToken === null ? null : botIdOf(botToken), clientId };
}
