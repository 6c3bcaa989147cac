import { LANGUAGES } from '#rules/messages/languages.ts';
import { type Messages, messagesIn } from '#rules/messages/messages.ts';
import type { Config } from '#server/config/config.ts';
import { BOT_UPDATE_KINDS } from '#server/gateways/telegram/updates.ts';
import type { Waiting } from '#server/services/sign-in/approvals.ts';
import type { BotDeps } from './bot-deps.ts';
import { type CommandName, commandsFor, isEphemeral } from './commands/command-lists.ts';
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
  const described = (m: Messages, names: readonly CommandName[], place: 'private' | 'groups') =>
    names.map((command) => ({
      command,
      description: descriptionOf(m, command, place),
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
      for (const language of LANGUAGES) {
        const m = messagesIn(language);
        const lists = [
          { scope: 'private', commands: described(m, inPrivate, 'private') },
          { scope: 'groups', commands: described(m, ofEverybody, 'groups') },
          { scope: 'group_administrators', commands: described(m, inGroups, 'groups') },
        ] as const;
        // People whose language has no list see the English one.
        const to = language === 'en' ? null : language;
        for (const list of lists) await community.setCommands({ ...list, language: to });
      }
      return;
    } catch (error) {
      report(error, 'Telegram has not heard yet which commands there are');
      await pause(PAUSE_MS, signal);
    }
  }
}
