import { expect, it } from 'vitest';
import { ALERT_AFTER_MS } from '#rules/operations/alerts.ts';
import { readConfig } from '#server/config/config.ts';
import { createFakeTelegramBot } from '#server/fakes/telegram/bot.ts';
import type { Certificate } from '#server/gateways/tls/certificate.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { createHealth, type WalletHealth } from '#server/services/operations/health.ts';
import { runJob } from '#server/services/operations/jobs.ts';
import { writeOutlook } from '#server/services/payouts/outlook.ts';
import { changeSettings } from '#server/services/settings/change-settings.ts';
import { closePastWeeks } from '#server/services/weeks/close-weeks.ts';
import { messagesFor } from '#server/testing/config/messages-for.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { alertOwner } from './alert-work.ts';

const config = {
  settings: readConfig({}, '/nowhere').settings,
  ownerTelegramId: '44',
  publicUrl: 'https://deck.org',
  // A folder that does not exist, so its disk is unknown.
  dataDir: '/nowhere/at/all',
  backups: {
    folder: null,
    keep: null,
    seal: null,
    beforeUpgrade: true,
    communityFile: null,
    settingsFile: '/nowhere',
  },
  poolUnits: 50_000_000_000n,
  thresholdHundredths: 100,
};

describeOnPostgres('the owner’s alerts', (database) => {
  it('come from what the monitor measures', async () => {
    const { db } = database();
    let nowMs = Date.parse('2026-03-04T12:00:00Z');
    const now = () => nowMs;
    const telegram = createFakeTelegramBot();
    const wallet: WalletHealth = {
      height: 1,
      tipTimeMs: nowMs,
      isSyncing: false,
      balanceUnits: 1n,
    };
    const health = createHealth({
      db,
      now,
      readWallet: async () => wallet,
      readPrice: null,
      makesBackups: false,
      hasFixedPrice: async () => false,
    });
    const run = (options: object = {}) =>
      alertOwner({
        db,
        telegram,
        messagesFor,
        health,
        readCertificate: async () => certificate,
        config,
        now,
        ...options,
      });
    let certificate: Certificate | null = null;
    const later = async (ms: number) => {
      nowMs += ms;
      return run();
    };
    const told = () =>
      telegram.sent
        .splice(0)
        .map(({ html }) => /<\/b> (.*)/.exec(html)?.[1])
        .sort();

    expect(await run({ telegram: null })).toBe('no bot is configured');
    expect(await run({ config: { ...config, ownerTelegramId: null } })).toBe(
      'no owner is configured',
    );
    const event = { id: 'a', type: 'gm', telegramId: '11', at: new Date(nowMs).toISOString() };
    await ingestEvents(db, { events: [event], nowMs });
    await later(0);
    await later(ALERT_AFTER_MS);
    expect(told()).toEqual([]);

    // The week is over and not closed; one job fails, and the others no longer run.
    nowMs = Date.parse('2026-03-09T00:00:01Z');
    const fail = () => Promise.reject(new Error('no'));
    for (let time = 0; time < 3; time += 1) {
      await runJob(db, { name: 'webhooks', now, work: fail }).catch(() => undefined);
    }
    // Switched off, the alert waits; on again, it is told like a new one.
    const switchJobs = (to: string | null) =>
      changeSettings(db, {
        actor: '44',
        changes: { 'alerts.job_failing': to },
        bases: config.settings,
      });
    await switchJobs('off');
    await later(0);
    await later(ALERT_AFTER_MS);
    expect(told()).toEqual(['A week ended more than an hour ago and is not closed.']);
    await switchJobs(null);
    await later(0);
    await later(ALERT_AFTER_MS);
    const first = told();
    expect(first.filter((text) => text?.startsWith('The job'))).toHaveLength(5);

    await closePastWeeks(db, { ...config, nowMs });
    await writeOutlook(db, { neededUnits: config.poolUnits, nowMs });
    await later(1000);
    await later(10 * 60_000);
    expect(told()).toEqual([
      'Every past week is closed.',
      'The wallet holds less than what is due to members: none of it is paid.',
    ]);

    // Another server's certificate at our address has no effect; ours gives its end, whether or not browsers still accept it.
    const other = { daysLeft: -9, endsAtMs: nowMs - 1, issuer: 'Router', problem: 'SELF_SIGNED' };
    const ours = { ...other, endsAtMs: nowMs, issuer: 'ACME', problem: 'CERT_HAS_EXPIRED' };
    for (const shown of [other, ours, { ...ours, endsAtMs: nowMs + 1e11, problem: null }]) {
      certificate = shown;
      await later(0);
      await later(10 * 60_000);
      const certificates = told().filter((text) => text?.startsWith('The certificate of deck.org'));
      expect(certificates).toHaveLength(shown === other ? 0 : 2);
    }
    expect(await later(0)).toBe('alerts sent: 0');
  });
});
