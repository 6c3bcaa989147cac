import type { Config } from '#server/config/config.ts';
import { BOT_UPDATE_KINDS } from '#server/gateways/telegram/updates.ts';
import type { Waiting } from '#server/services/sign-in/approvals.ts';
import type { BotDeps } from './bot-deps.ts';
import { commandsFor, isEphemeral } from './commands/command-lists.ts';
import { descriptionOf } from './texts/help.ts';

/** The pause after a failure. */
const PAUSE_MS = 60_000;

/** The address for updates of a site that has a webhook secret. */
export function webhookUrl(publicUrl: string): string {
  return `${publicUrl}/telegram/webhook`;
}

/** Tells Telegram where to send updates and which commands exist, until it succeeds. Never rejects. */
export async function introduceBot(
  { community, report }: Pick<BotDeps, 'community' | 'report'>,
  input: {
    config: Pick<Config, 'publicUrl' | 'telegramWebhookSecret' | 'faucet'>;
    pause: Waiting['pause'];
    signal: AbortSignal;
  },
): Promise<void> {
  const { config, pause, signal } = input;
  const { publicUrl, telegramWebhookSecret: secret } = config;
  const described = (names: readonly string[], place: 'private' | 'groups') =>
    names.map((command) => ({
      command,
      description: descriptionOf(command, place),
      isEphemeral: place === 'groups' && isEphemeral(command),
    }));
  while (!signal.aborted) {
    try {
      await community.setWebhook(
        secret === null ? null : { url: webhookUrl(publicUrl), secret, kinds: BOT_UPDATE_KINDS },
      );
      const seen = { role: 'member', hasFaucet: config.faucet !== null } as const;
      const inPrivate = commandsFor({ place: 'private', ...seen });
      const inGroups = commandsFor({ place: 'groups', ...seen });
      const ofEverybody = inGroups.filter((name) => name !== 'settings');
      const lists = [
        { scope: 'private', commands: described(inPrivate, 'private') },
        { scope: 'groups', commands: described(ofEverybody, 'groups') },
        { scope: 'group_administrators', commands: described(inGroups, 'groups') },
      ] as const;
      // Per language too, once there are others: people whose language has no list see these.
      for (const list of lists) await community.setCommands({ ...list, language: null });
      return;
    } catch (error) {
      report(error, 'Telegram has not heard yet which commands there are');
      await pause(PAUSE_MS, signal);
    }
  }
}
