import { type Config, ConfigError } from '#server/config/config.ts';
import type { Settings } from '#server/config/settings-file.ts';
import { isHttpsOrLoopback } from '#server/config/values.ts';
import { checkBackupFolder } from '#server/doctor/checks/backups.ts';
import { bounded, type Finding, fault, ok, warning } from '#server/doctor/finding.ts';
import { probeChain } from '#server/doctor/probes/chain.ts';
import { probeDatabase } from '#server/doctor/probes/database.ts';
import { probeDomain } from '#server/doctor/probes/domain.ts';
import { probeFaucet } from '#server/doctor/probes/faucet.ts';
import { probeTelegram } from '#server/doctor/probes/telegram.ts';
import { probeWallet } from '#server/doctor/probes/wallet.ts';
import { createTelegramBot } from '#server/gateways/telegram/bot.ts';
import { TelegramUnreachableChat } from '#server/gateways/telegram/telegram.ts';
import { isLoopback } from '#server/net/web-address.ts';
import { findContents } from '#server/services/demo/mark.ts';
import type { StepId } from './steps.ts';

export type Checked = {
  findings: Finding[];
  /** Settings that the check found out, so that nobody needs to type them. */
  found: Settings;
};

/** The check of a database that the program can empty before it starts. */
export const HOLDS_DEMO = 'database-demo';

/**
 * Tries a step's answers: opens databases, calls services, writes to folders. The owner gets a message; nothing else is changed.
 * Throws `ConfigError` for an answer that the whole configuration would refuse later.
 * @param config of this and all earlier steps
 * @param isNew there are no settings yet: then no server of this instance may be running
 */
export async function checkStep(
  step: StepId,
  config: Config,
  { nowMs, isNew }: { nowMs: number; isNew: boolean },
): Promise<Checked> {
  switch (step) {
    // Not part of the configuration: the set-up itself tries it.
    case 'community':
      return plain([]);
    case 'database':
      return plain(await checkDatabase(config, isNew));
    case 'address':
      if (!isHttpsOrLoopback(config.publicUrl)) {
        throw new ConfigError('PUBLIC_URL: must be an https address, or nobody can sign in', [
          'PUBLIC_URL',
        ]);
      }
      // Before its first start a server has no secret to prove its identity.
      return plain((await probeDomain({ ...config, secrets: null, nowMs })).findings);
    case 'bot':
      return checkBot(config, nowMs);
    case 'owner':
      return plain(await greetOwner(config));
    case 'chain':
      return plain(await checkChain(config, nowMs));
    case 'pool':
      return plain([]);
    case 'backups':
      return plain(checkBackups(config));
  }
}

function plain(findings: Finding[]): Checked {
  // While everything is new, skipped checks are not worth reporting.
  return { findings: findings.filter(({ state }) => state !== 'skipped'), found: {} };
}

async function checkDatabase(config: Config, isNew: boolean): Promise<Finding[]> {
  const { findings } = await probeDatabase(config, async ({ db }) => {
    if ((await findContents(db)) !== 'demo') return [];
    const says = 'The database holds the demo community.';
    return [
      warning(HOLDS_DEMO, says, 'Nothing to do: it is removed when the settings are written'),
    ];
  });
  if (!isNew) return findings;
  const remedy = 'Stop the demo, or the other program that uses it, and try again';
  return findings.map((each) =>
    each.state === 'skipped' ? { ...each, state: 'fault', remedy } : each,
  );
}

async function checkBot(config: Config, nowMs: number): Promise<Checked> {
  const { botToken } = config;
  if (botToken === null) return plain([]);
  const { findings, bot } = await probeTelegram({ ...config, botToken, nowMs });
  const told = findings.filter(({ check }) => check !== 'telegram-username');
  if (config.telegramUpdates === 'off' && isLoopback(config.publicUrl)) told.push(NOBODY_SIGNS_IN);
  return {
    ...plain(told),
    found: bot === null ? {} : { BOT_USERNAME: bot.username },
  };
}

const NOBODY_SIGNS_IN = warning(
  'sign-in',
  'Nobody could sign in: sign-in by id needs a bot whose messages this site receives, and the other login needs an https address.',
  'Make a bot for this site alone (TELEGRAM_UPDATES=poll), or go back and give the public address',
  ['TELEGRAM_UPDATES'],
);

// A mistyped id would make somebody else the owner, so the person must receive a message.
async function greetOwner(config: Config): Promise<Finding[]> {
  const { botToken, ownerTelegramId, telegramApiRoot: apiRoot, botUsername } = config;
  if (botToken === null || ownerTelegramId === null) return [];
  const html = `You are the owner of the site at ${config.publicUrl}. Its problems are reported to you here.`;
  const silent = (reason: string) => [
    fault('owner', `Telegram did not accept a message to the owner: ${reason}.`, 'Try again'),
  ];
  return bounded(async () => {
    try {
      await createTelegramBot({ token: botToken, apiRoot }).send({ chatId: ownerTelegramId, html });
      return [
        ok('owner', `The bot has written to ${ownerTelegramId}: check that you received it.`),
      ];
    } catch (error) {
      if (!(error instanceof TelegramUnreachableChat)) throw error;
      const says = `The bot cannot write to ${ownerTelegramId}: this person has not started it, or the id does not exist.`;
      const remedy = `Open https://t.me/${botUsername}, press Start, and try again`;
      return [fault('owner', says, remedy)];
    }
  }, silent);
}

function checkBackups({ backups: { folder, seal }, dataDir }: Config): Finding[] {
  if (folder === null) {
    const says = 'No backups will be made: a broken disk would take everything with it.';
    return [warning('backup', says, 'To name a folder later, run the set-up again')];
  }
  const says =
    'Copy BACKUP_PASSPHRASE from the settings file to another machine: without it nobody can open a backup.';
  return [
    ...checkBackupFolder({ folder, dataDir }),
    ...(seal && 'passphrase' in seal ? [ok('backup-passphrase', says, ['BACKUP_PASSPHRASE'])] : []),
  ];
}

async function checkChain(config: Config, nowMs: number): Promise<Finding[]> {
  const { walletUrl, chainApiUrl, faucet } = config;
  const wallet =
    walletUrl === null ? null : await probeWallet({ ...config, walletUrl, preview: null, nowMs });
  const state = wallet?.state ?? null;
  const index =
    chainApiUrl === null
      ? null
      : await probeChain({
          chainApiUrl,
          wallet: walletUrl !== null && state !== null ? { url: walletUrl, ...state } : null,
        });
  return [
    ...(wallet?.findings ?? []),
    ...(index?.findings ?? []),
    ...(faucet ? await probeFaucet({ ...config, faucet, nowMs }) : []),
  ];
}
