import type { FastifyBaseLogger } from 'fastify';
import type { WeekName } from '#rules/weeks/week.ts';
import { operatorCommand } from '#server/program/called-as.ts';
import { type Config, ConfigError } from './config/config.ts';
import type { Database } from './db/connect.ts';
import { keepSecretMark } from './db/secret-mark.ts';
import type { Secrets } from './db/secrets.ts';
import { explainWrong } from './open-database.ts';
import { fillDemo } from './services/demo/demo-community.ts';
import { findContents } from './services/demo/mark.ts';
import { renewKeys } from './services/keys/upkeep.ts';
import { checkLedger } from './services/ledger/check-ledger.ts';
import { completeSubmissions } from './services/ledger/submission-texts.ts';
import { renewLogKeys } from './services/log/renew-keys.ts';
import { grantConfiguredRoles } from './services/users/configured-roles.ts';
import { renewWebhookSecrets } from './services/webhooks/secrets.ts';

/**
 * Prepares an open database for serving: fills an empty one with the demo, reseals secrets and grants the configured roles.
 * Returns whether it holds the demo. Throws if it must not be served.
 */
export async function prepareDatabase(
  { db }: Database,
  deps: {
    config: Config;
    secrets: Secrets;
    logger: FastifyBaseLogger;
    nowMs: number;
    payWeek?: ((week: WeekName) => Promise<void>) | undefined;
  },
): Promise<{ demo: boolean }> {
  const { config, secrets, logger, nowMs, payWeek } = deps;
  const contents = await findContents(db);
  if (contents === 'demo' && !config.demo) {
    const where = config.databaseUrl === null ? 'DATA_DIR' : 'DATABASE_URL';
    throw new ConfigError(
      `${where}: the database holds the demo community; empty it with \`${operatorCommand('demo clear')}\`, or name another one`,
      ['DATA_DIR', 'DATABASE_URL'],
    );
  }
  const demo = config.demo && contents !== 'community';
  if (demo) await fillDemo(db, { nowMs, ...config, ...(payWeek && { payWeek }) });
  await explainWrong(() => keepSecretMark(db, secrets));
  await completeSubmissions(db);
  const sealed = [
    { what: 'API keys', ...(await renewKeys(db, secrets)) },
    { what: 'keys of the public log', ...(await renewLogKeys(db, secrets)) },
    { what: 'webhook secrets', ...(await renewWebhookSecrets(db, secrets)) },
  ];
  for (const { what, renewed, lost } of sealed) {
    if (renewed > 0) logger.info({ renewed }, `${what} are sealed with the new secret`);
    if (lost > 0) logger.warn({ lost }, `${what} cannot be read: their SECRET_KEY is gone`);
  }
  await grantConfiguredRoles(db, { ...config, nowMs });
  return { demo };
}

/**
 * Throws if totals differ from the ledger, so that nothing is computed from them. A power cut can cost the embedded engine
 * totals, never the ledger; PostgreSQL loses nothing, and is not checked.
 */
export async function requireSoundLedger({ db, engine }: Database): Promise<void> {
  if (engine === 'postgres') return;
  const [difference] = await checkLedger(db);
  if (!difference) return;
  throw new Error(
    `the totals differ from the ledger (${difference.total}, ${difference.key}); see ${operatorCommand('check-ledger')}`,
  );
}
