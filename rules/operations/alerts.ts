/**
 * The bot's alerts to the owner: a problem began, how to fix it, and that it is over. Each is sent once.
 *
 * A problem is reported when it has stood for two minutes, and is over when it has been gone for ten. Each kind begins at most
 * five times per UTC day: a problem that comes and goes more often is reported again on the next day, if it still stands.
 */
import { jobTitle } from '../jobs.ts';
import { escapeHtml } from '../telegram-html.ts';
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

type Words = { begins: string; remedy: (monitorUrl: string) => string; over: string };
type Telling = { kind: AlertKind; about: string; command: (call: string) => string };

function wordsFor({ kind, about, command }: Telling): Words {
  const renew = `Renew it where https for the site ends: with certbot, run “certbot renew”; Caddy renews by itself, and its log says what stops it. Then check with: ${command('doctor')}`;
  switch (kind) {
    case 'wallet_short':
      return {
        begins: 'The wallet holds less than what is due to members: none of it is paid.',
        remedy: (url) => `Send it coins, and payouts resume by themselves. Amounts: ${url}`,
        over: 'The wallet covers what is due again.',
      };
    case 'wallet_away':
      return {
        begins: 'The wallet does not answer, so nothing is paid.',
        remedy: (url) => `Check that its node is running. Status: ${url}`,
        over: 'The wallet answers again.',
      };
    case 'payouts_stopped':
      return {
        begins: 'Payouts are stopped: the wallet shows payments that are not in the books.',
        remedy: () => `To see them, and what settles each, run: ${command('fence')}`,
        over: 'Everything that the wallet paid is accounted for, and payouts go on.',
      };
    case 'bot_deaf':
      return about === 'webhook'
        ? {
            begins: 'The bot hears nothing: another program has set a webhook for it.',
            remedy: () =>
              `Take the bot’s token out of that program, or get a new token from BotFather (/revoke). Where the community’s own bot runs, the webhook is removed by itself, at most once an hour. Then check with: ${command('doctor')}`,
            over: 'No webhook keeps the bot from hearing people any more.',
          }
        : {
            begins: 'The bot misses messages: another program reads them with the same token.',
            remedy: () =>
              'Stop that program: it may be an old copy of this site. If you do not know it, get a new token from BotFather (/revoke) and put it into TELEGRAM_BOT_TOKEN.',
            over: 'No other program reads the bot’s messages any more.',
          };
    case 'week_late':
      return {
        begins: 'A week ended more than an hour ago and is not closed.',
        remedy: (url) =>
          `The log on ${url} says why. If the clock is right and no import is running, run: ${command('close-week --all')}`,
        over: 'Every past week is closed.',
      };
    case 'job_failing':
      return {
        begins: `The job “${jobTitle(about)}” keeps failing or no longer runs.`,
        remedy: (url) => `The log on ${url} says why; it is for administrators.`,
        over: `The job “${jobTitle(about)}” runs again.`,
      };
    case 'backup_old':
      return {
        begins: 'The newest backup is more than two days old.',
        remedy: (url) => `The log on ${url} says why. To make one now, run: ${command('backup')}`,
        over: 'There is a new backup.',
      };
    case 'disk_low':
      return {
        begins: `The disk of ${about} has less than 1 GiB free where the data lies.`,
        remedy: () => 'Free some space: a full disk accepts no changes, so no tips are counted.',
        over: `The disk of ${about} has space again.`,
      };
    case 'certificate_soon':
      return {
        begins: `The certificate of ${about} ends within 14 days.`,
        remedy: () => renew,
        over: `The certificate of ${about} is good for more than 14 days again.`,
      };
    case 'certificate_now':
      return {
        begins: `The certificate of ${about} ends within three days or has ended. Browsers, Telegram and wallet bots refuse the site without a valid one.`,
        remedy: () => renew,
        over: `The certificate of ${about} is good for more than three days again.`,
      };
  }
}

/**
 * The message about a problem, in Telegram's HTML.
 *
 * @param input.isLast true if this kind is not reported again on this UTC day
 * @param input.monitorUrl the address of the monitor
 * @param input.command the operator's way to run a command here
 */
export function alertText(
  input: Telling & { notice: AlertNotice; isLast: boolean; monitorUrl: string },
): string {
  const words = wordsFor(input);
  if (input.notice === 'over') return `<b>Over.</b> ${escapeHtml(words.over)}`;
  const lines = [
    `<b>Problem.</b> ${escapeHtml(words.begins)}`,
    escapeHtml(words.remedy(input.monitorUrl)),
  ];
  if (input.isLast) lines.push('This is the last message of its kind today (UTC).');
  return lines.join('\n\n');
}
