import type { SignInOffer } from '#contract/site/session.ts';
import { botIdOf } from '#rules/bot-token.ts';

/**
 * The settings that the page needs to offer a sign-in: public names and numbers only. Null without a bot token and a client id,
 * because then nobody can sign in.
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
