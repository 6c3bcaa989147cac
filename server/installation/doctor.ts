import { type Config, ConfigError, readConfig } from '#server/config/config.ts';
import { findSecretKeys } from '#server/config/secret-file.ts';
import { createSecrets } from '#server/db/secrets.ts';
import { readOwed } from '#server/services/payouts/owed.ts';
import { type Finding, fault, ok, skipped } from './finding.ts';
import { probeChain } from './probes/chain.ts';
import { probeDatabase } from './probes/database.ts';
import { probeDomain } from './probes/domain.ts';
import { probeTelegram } from './probes/telegram.ts';
import { probeWallet } from './probes/wallet.ts';

/** Looks at a whole installation, whether its server runs or not, and changes nothing. */
export async function examine(
  environment: Record<string, string | undefined>,
  { cwd, now }: { cwd: string; now: () => number },
): Promise<Finding[]> {
  const config = settingsOf(environment, cwd);
  if (!('port' in config)) return [config];
  let owedUnits: bigint | null = null;
  const database = await probeDatabase(config, async ({ db }) => {
    owedUnits = (await readOwed(db)).units;
    return [];
  });
  const [telegram, domain, money] = await Promise.all([
    lookAtTelegram(config, now()),
    probeDomain({ ...config, secrets: secretsOf(config), nowMs: now() }),
    lookAtMoney(config, owedUnits, now()),
  ]);
  return [
    ok('settings', 'The settings can be read.'),
    ...database.findings,
    ...telegram,
    ...domain.findings,
    ...money,
  ];
}

/** The configuration, or why there is none. */
function settingsOf(
  environment: Record<string, string | undefined>,
  cwd: string,
): Config | Finding {
  try {
    return readConfig(environment, cwd);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const [variable = ''] = error.message.split(':');
    return fault('settings', `${error.message}.`, `Correct ${variable}`);
  }
}

function secretsOf(config: Config) {
  const keys = findSecretKeys(config);
  return keys.length === 0 ? null : createSecrets(keys);
}

async function lookAtTelegram(config: Config, nowMs: number): Promise<Finding[]> {
  const { botToken } = config;
  if (botToken === null) return [skipped('telegram-token', 'TELEGRAM_BOT_TOKEN is not set.')];
  return (await probeTelegram({ ...config, botToken, nowMs })).findings;
}

async function lookAtMoney(
  { walletUrl, walletNetwork, chainApiUrl }: Config,
  owedUnits: bigint | null,
  nowMs: number,
): Promise<Finding[]> {
  const wallet =
    walletUrl === null ? null : await probeWallet({ walletUrl, walletNetwork, owedUnits, nowMs });
  const known =
    walletUrl !== null && wallet?.state ? { url: walletUrl, height: wallet.state.height } : null;
  const chain = chainApiUrl === null ? null : await probeChain({ chainApiUrl, wallet: known });
  return [
    ...(wallet ? wallet.findings : [skipped('wallet', 'JKC_RPC_URL is not set.')]),
    ...(chain ? chain.findings : [skipped('chain-index', 'CHAIN_API_URL is not set.')]),
  ];
}
