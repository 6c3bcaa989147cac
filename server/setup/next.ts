import type { Config } from '#server/config/config.ts';
import { isLoopback } from '#server/net/web-address.ts';
import { operatorCommand } from '#server/program/called-as.ts';

/** Explains how the owner signs in for the first time, in a sentence or two. */
export function howToSignIn(
  config: Pick<Config, 'publicUrl' | 'telegramUpdates' | 'ownerTelegramId'>,
): string {
  const { publicUrl, telegramUpdates, ownerTelegramId } = config;
  const login = `${publicUrl}/admin`;
  if (telegramUpdates !== 'off') {
    return `Open ${login}, choose “Manual Telegram ID Entry”, type ${ownerTelegramId}, and press the number that the page shows in Telegram.`;
  }
  if (!isLoopback(publicUrl)) {
    return `Tell @BotFather the site’s domain (/setdomain, ${new URL(publicUrl).hostname}), open ${login} and log in with Telegram.`;
  }
  return `Nobody can sign in yet: signing in needs an https address, or a bot of the site’s own. Run ${operatorCommand('setup')} again to add either.`;
}

/** Proposes the shipped policy for a new pool, in two sentences; empty without a pool. */
export function howPointsCount({ poolUnits }: Pick<Config, 'poolUnits'>): string {
  return poolUnits === 0n
    ? ''
    : 'Without a policy all points count for the pool, also those that one person’s accounts earn by tipping each other. With the policy “backed” (in the portal under Policy), points count only as far as long-standing members have tipped the member, and a few points of new accounts count too.';
}
