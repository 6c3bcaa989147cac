import type { SetupMessages } from '#rules/messages/setup-messages.ts';
import type { Config } from '#server/config/config.ts';
import { isLoopback } from '#server/net/web-address.ts';
import { operatorCommand } from '#server/program/called-as.ts';

/** Explains how the owner signs in for the first time, in a sentence or two. */
export function howToSignIn(
  config: Pick<Config, 'publicUrl' | 'telegramUpdates' | 'ownerTelegramId'>,
  m: SetupMessages,
): string {
  const { publicUrl, telegramUpdates, ownerTelegramId } = config;
  const url = `${publicUrl}/admin`;
  if (telegramUpdates !== 'off') {
    return m.setup_next_manual({ url, id: String(ownerTelegramId) });
  }
  if (!isLoopback(publicUrl)) {
    return m.setup_next_domain({ host: new URL(publicUrl).hostname, url });
  }
  return m.setup_next_nobody({ command: operatorCommand('setup') });
}

/** Proposes the shipped policy for a new pool, in two sentences; empty without a pool. */
export function howPointsCount({ poolUnits }: Pick<Config, 'poolUnits'>, m: SetupMessages): string {
  return poolUnits === 0n ? '' : m.setup_next_policy();
}
