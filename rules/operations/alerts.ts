/**
 * The bot's alerts to the owner: a problem began, how to fix it, and that it is over. Each is sent once.
 *
 * A problem is reported when it has stood for two minutes, and is over when it has been gone for ten. Each kind begins at most
 * five times per UTC day: a problem that comes and goes more often is reported again on the next day, if it still stands.
 */
import { jobTitle } from '../jobs.ts';
import type { Messages } from '../messages/messages.ts';
import { BACKUP_OLD_MS } from './backups.ts';

/** Shorter trouble is not worth a message. In ms. */
export const ALERT_AFTER_MS = 2 * 60_000;
/** A problem that comes back within this time was never over. In ms. */
export const ALERT_OVER_AFTER_MS = 10 * 60_000;
/** How often a kind of problem may begin per day. */
export const MOST_ALERTS_A_DAY = 5;

/** A week is late if it is still open this long after its end: closing takes seconds. In ms. */
export const WEEK_LATE_MS = 60 * 60_000;
/** A job runs again at its next time, and often succeeds then. */
const FAILURES_FOR_ALERT = 3;
export const LOW_DISK_BYTES = 1024 ** 3;

/** Automatic renewal happens long before this. In ms. */
export const CERTIFICATE_SOON_MS = 14 * 24 * 60 * 60_000;
/** Alerts before a weekend in which nobody may look. In ms. */
export const CERTIFICATE_NOW_MS = 3 * 24 * 60 * 60_000;

const DEAF_BY = ['webhook', 'other_reader'] as const;

export type AlertKind =
  | 'wallet_short'
  | 'wallet_away'
  | 'payouts_stopped'
  | 'bot_deaf'
  | 'week_late'
  | 'job_failing'
  | 'disk_low'
  | 'backup_old'
  | 'certificate_soon'
  | 'certificate_now';

/** The latest measurements. Null: unknown, so that no problem begins or ends because of it. */
export type AlertMeasures = {
  wallet: {
    configured: boolean;
    reachable: boolean | null;
    coversOwed: boolean | null;
    paymentsStopped: boolean | null;
  };
  /** The obstacle that keeps updates from reaching the bot, if any. */
  updates: { status: string; problem: (typeof DEAF_BY)[number] | null };
  jobs: readonly { name: string; isLate: boolean; failuresInRow: number }[];
  /** The end of the oldest open week; null if there is none. In ms. */
  weekOverMs: number | null;
  /** The time of the newest backup; null if there is none, or if backups are switched off. In ms. */
  backupMs: number | null;
  /** The disk that holds this server's data. */
  disk: { host: string; freeBytes: number } | null;
  /** The certificate that visitors of the public address get. */
  certificate: { host: string; endsAtMs: number } | null;
  nowMs: number;
};

/** A possible problem and whether it stands. `about` distinguishes problems of one kind: the name of a job or a server. */
export type Finding = { kind: AlertKind; about: string; isOn: boolean };

export function findProblems(measures: AlertMeasures): Finding[] {
  const { wallet, updates, jobs, weekOverMs, backupMs, disk, certificate, nowMs } = measures;
  const found: Finding[] = [];
  const add = (kind: AlertKind, isOn: boolean | null, about = '') => {
    if (isOn !== null) found.push({ kind, about, isOn });
  };
  const not = (known: boolean | null) => (known === null ? null : !known);
  add('wallet_short', wallet.configured ? not(wallet.coversOwed) : false);
  add('wallet_away', wallet.configured ? not(wallet.reachable) : false);
  // Without a wallet nothing is paid anyway, and only a wallet can account for the coins it sent.
  add('payouts_stopped', wallet.configured ? wallet.paymentsStopped : false);
  for (const cause of DEAF_BY) {
    add('bot_deaf', updates.status === 'unknown' ? null : updates.problem === cause, cause);
  }
  add('week_late', weekOverMs !== null && nowMs - weekOverMs > WEEK_LATE_MS);
  add('backup_old', backupMs !== null && nowMs - backupMs > BACKUP_OLD_MS);
  for (const { name, isLate, failuresInRow } of jobs) {
    add('job_failing', isLate || failuresInRow >= FAILURES_FOR_ALERT, name);
  }
  if (disk !== null) add('disk_low', disk.freeBytes < LOW_DISK_BYTES, disk.host);
  if (certificate !== null) {
    const { host, endsAtMs } = certificate;
    add('certificate_soon', endsAtMs - nowMs <= CERTIFICATE_SOON_MS, host);
    add('certificate_now', endsAtMs - nowMs <= CERTIFICATE_NOW_MS, host);
  }
  return found;
}

/** The stored state of a problem: whether it stands, since when, and whether the owner knows that it stands. */
export type AlertState = { isOn: boolean; sinceMs: number; isTold: boolean };

export type AlertNotice = 'begins' | 'over';

/**
 * The state of a problem after a measurement, and the notice for the owner, if any.
 *
 * @param before null: never seen
 * @param input.begunToday how often problems of this kind began on this UTC day
 * @returns `state` is null if there is nothing to store
 */
export function nextAlert(
  before: AlertState | null,
  input: { isOn: boolean; nowMs: number; begunToday: number },
): { state: AlertState | null; notice: AlertNotice | null } {
  const { isOn, nowMs, begunToday } = input;
  if (before === null && !isOn) return { state: null, notice: null };
  const isSame = before?.isOn === isOn;
  const isTold = before?.isTold ?? false;
  // If the clock was set back, the time starts again.
  const sinceMs = isSame && before.sinceMs <= nowMs ? before.sinceMs : nowMs;
  const stoodMs = nowMs - sinceMs;
  if (isOn && !isTold && stoodMs >= ALERT_AFTER_MS && begunToday < MOST_ALERTS_A_DAY) {
    return { state: { isOn, sinceMs, isTold: true }, notice: 'begins' };
  }
  if (!isOn && isTold && stoodMs >= ALERT_OVER_AFTER_MS) {
    return { state: { isOn, sinceMs, isTold: false }, notice: 'over' };
  }
  return { state: { isOn, sinceMs, isTold }, notice: null };
}

type Telling = { kind: AlertKind; about: string; command: (call: string) => string };

/** The texts of an alert, in Telegram's HTML: the problem, its remedy, and its end. */
function wordsFor(
  m: Messages,
  { kind, about, command, monitorUrl: url }: Telling & { monitorUrl: string },
): { begins: string; remedy: string; over: string } {
  switch (kind) {
    case 'wallet_short':
      return {
        begins: m.bot_alert_wallet_short(),
        remedy: m.bot_alert_wallet_short_do({ url }),
        over: m.bot_alert_wallet_short_over(),
      };
    case 'wallet_away':
      return {
        begins: m.bot_alert_wallet_away(),
        remedy: m.bot_alert_wallet_away_do({ url }),
        over: m.bot_alert_wallet_away_over(),
      };
    case 'payouts_stopped':
      return {
        begins: m.bot_alert_payouts_stopped(),
        remedy: m.bot_alert_payouts_stopped_do({ command: command('fence') }),
        over: m.bot_alert_payouts_stopped_over(),
      };
    case 'bot_deaf':
      return about === 'webhook'
        ? {
            begins: m.bot_alert_bot_deaf_webhook(),
            remedy: m.bot_alert_bot_deaf_webhook_do({ command: command('doctor') }),
            over: m.bot_alert_bot_deaf_webhook_over(),
          }
        : {
            begins: m.bot_alert_bot_deaf_other_reader(),
            remedy: m.bot_alert_bot_deaf_other_reader_do(),
            over: m.bot_alert_bot_deaf_other_reader_over(),
          };
    case 'week_late':
      return {
        begins: m.bot_alert_week_late(),
        remedy: m.bot_alert_week_late_do({ url, command: command('close-week --all') }),
        over: m.bot_alert_week_late_over(),
      };
    case 'job_failing': {
      const job = jobTitle(about);
      return {
        begins: m.bot_alert_job_failing({ job }),
        remedy: m.bot_alert_job_failing_do({ url }),
        over: m.bot_alert_job_failing_over({ job }),
      };
    }
    case 'backup_old':
      return {
        begins: m.bot_alert_backup_old(),
        remedy: m.bot_alert_backup_old_do({ url, command: command('backup') }),
        over: m.bot_alert_backup_old_over(),
      };
    case 'disk_low':
      return {
        begins: m.bot_alert_disk_low({ host: about }),
        remedy: m.bot_alert_disk_low_do(),
        over: m.bot_alert_disk_low_over({ host: about }),
      };
    case 'certificate_soon':
    case 'certificate_now':
      return {
        begins: m[`bot_alert_${kind}`]({ host: about }),
        remedy: m.bot_alert_certificate_do({ command: command('doctor') }),
        over: m[`bot_alert_${kind}_over`]({ host: about }),
      };
  }
}

/**
 * The message about a problem, in Telegram's HTML.
 *
 * @param m the catalogue in the language of the owner
 * @param input.isLast true if this kind is not reported again on this UTC day
 * @param input.monitorUrl the address of the monitor
 * @param input.command the operator's way to run a command here
 */
export function alertText(
  m: Messages,
  input: Telling & { notice: AlertNotice; isLast: boolean; monitorUrl: string },
): string {
  const { begins, remedy, over } = wordsFor(m, input);
  if (input.notice === 'over') return m.bot_alert_over({ text: { html: over } });
  return [
    m.bot_alert_begins({ text: { html: begins } }),
    remedy,
    ...(input.isLast ? [m.bot_alert_last()] : []),
  ].join('\n\n');
}
