import { statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import { findProblems } from '#rules/operations/alerts.ts';
import { weekEndMs } from '#rules/weeks/week.ts';
import type { Config } from '#server/config/config.ts';
import type { Db } from '#server/db/connect.ts';
import type { TelegramBot } from '#server/gateways/telegram/telegram.ts';
import type { Certificate } from '#server/gateways/tls/certificate.ts';
import { findNewestBackup } from '#server/services/backups/made-backups.ts';
import type { MessagesFor } from '#server/services/members/languages.ts';
import { sendAlerts } from '#server/services/operations/alerts.ts';
import type { Health } from '#server/services/operations/health.ts';
import { createCurrentSettings } from '#server/services/settings/current-settings.ts';
import { findNextToClose } from '#server/services/weeks/close-weeks.ts';

/** Tells the owner about problems that the monitor's measurements show, and about their end. Returns one line about it. */
export async function alertOwner(input: {
  db: Db;
  telegram: TelegramBot | null;
  messagesFor: MessagesFor;
  health: Health;
  /** Reads the certificate of the public address, at most once an hour; null if that is plain http. */
  readCertificate: (() => Promise<Certificate | null>) | null;
  config: Pick<Config, 'ownerTelegramId' | 'publicUrl' | 'dataDir' | 'backups' | 'settings'>;
  now: () => number;
}): Promise<string> {
  const { db, telegram, messagesFor, health, readCertificate, config, now } = input;
  const { ownerTelegramId } = config;
  if (telegram === null) return 'no bot is configured';
  if (ownerTelegramId === null) return 'no owner is configured';
  const measured = await health.read();
  const late = new Set(measured.health.jobs.list.filter((job) => job.late).map(({ name }) => name));
  const week = await findNextToClose(db);
  const findings = findProblems({
    wallet: measured.health.wallet,
    updates: measured.health.updates,
    jobs: measured.jobs.map(({ name, failuresInRow }) => ({
      name,
      failuresInRow,
      isLate: late.has(name),
    })),
    weekOverMs: week === null ? null : weekEndMs(week),
    backupMs: config.backups.folder === null ? null : await findNewestBackup(db),
    disk: await findDisk(config.dataDir),
    certificate: await findCertificate(readCertificate, config.publicUrl),
    nowMs: now(),
  });
  const monitorUrl = `${config.publicUrl}/monitoring`;
  const settings = await createCurrentSettings({ db, bases: config.settings }).read();
  const wanted = findings.filter(({ kind }) => settings[`alerts.${kind}`] === 'on');
  return sendAlerts({
    db,
    telegram,
    messagesFor,
    ownerTelegramId,
    findings: wanted,
    monitorUrl,
    now,
  });
}

/** Browsers refuse it only for its age. */
const ENDED = 'CERT_HAS_EXPIRED';

async function findCertificate(
  read: (() => Promise<Certificate | null>) | null,
  publicUrl: string,
) {
  try {
    const certificate = (await read?.()) ?? null;
    // From inside, some networks answer at the public address themselves: visitors do not see that certificate.
    if (certificate === null || ![null, ENDED].includes(certificate.problem)) return null;
    return { host: new URL(publicUrl).host, endsAtMs: certificate.endsAtMs };
  } catch {
    // No server answers, or not to this machine.
    return null;
  }
}

async function findDisk(folder: string) {
  try {
    const { bavail, bsize } = await statfs(folder);
    return { host: hostname(), freeBytes: bavail * bsize };
  } catch {
    // There is no such folder: PostgreSQL holds the data, and the secret comes from the environment.
    return null;
  }
}
