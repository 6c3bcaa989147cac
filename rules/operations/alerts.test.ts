import { describe, expect, it } from 'vitest';
import { messagesIn } from '../messages/messages.ts';
import {
  ALERT_AFTER_MS,
  ALERT_OVER_AFTER_MS,
  type AlertKind,
  type AlertMeasures,
  type AlertState,
  alertText,
  CERTIFICATE_NOW_MS,
  CERTIFICATE_SOON_MS,
  findProblems,
  LOW_DISK_BYTES,
  MOST_ALERTS_A_DAY,
  nextAlert,
  WEEK_LATE_MS,
} from './alerts.ts';
import { BACKUP_OLD_MS } from './backups.ts';

const NOW_MS = Date.parse('2026-03-09T00:00:00Z');
const FINE: AlertMeasures = {
  wallet: { configured: true, reachable: true, coversOwed: true, paymentsStopped: false },
  updates: { status: 'ok', problem: null },
  jobs: [{ name: 'webhooks', isLate: false, failuresInRow: 0 }],
  weekOverMs: null,
  backupMs: NOW_MS - BACKUP_OLD_MS,
  disk: { host: 'deck-1', freeBytes: LOW_DISK_BYTES },
  certificate: { host: 'deck.org', endsAtMs: NOW_MS + CERTIFICATE_SOON_MS + 1 },
  nowMs: NOW_MS,
};

describe('the problems of the owner', () => {
  it('are none if all is well, and each is known to be none', () => {
    expect(findProblems(FINE)).toEqual([
      { kind: 'wallet_short', about: '', isOn: false },
      { kind: 'wallet_away', about: '', isOn: false },
      { kind: 'payouts_stopped', about: '', isOn: false },
      { kind: 'bot_deaf', about: 'webhook', isOn: false },
      { kind: 'bot_deaf', about: 'other_reader', isOn: false },
      { kind: 'week_late', about: '', isOn: false },
      { kind: 'backup_old', about: '', isOn: false },
      { kind: 'job_failing', about: 'webhooks', isOn: false },
      { kind: 'disk_low', about: 'deck-1', isOn: false },
      { kind: 'certificate_soon', about: 'deck.org', isOn: false },
      { kind: 'certificate_now', about: 'deck.org', isOn: false },
    ]);
  });

  const wallet = FINE.wallet;
  const job = { name: 'webhooks', isLate: false, failuresInRow: 0 };
  const ending = (inMs: number) => ({
    certificate: { host: 'deck.org', endsAtMs: NOW_MS + inMs },
  });
  // [measures, kind, whether the problem stands; undefined: unknown]
  it.each<[Partial<AlertMeasures>, AlertKind, boolean | undefined]>([
    [{ wallet: { ...wallet, coversOwed: false } }, 'wallet_short', true],
    [{ wallet: { ...wallet, coversOwed: null } }, 'wallet_short', undefined],
    [{ wallet: { ...wallet, reachable: false, coversOwed: null } }, 'wallet_away', true],
    [{ wallet: { ...wallet, reachable: null, coversOwed: null } }, 'wallet_away', undefined],
    [{ wallet: { ...wallet, configured: false, reachable: null } }, 'wallet_away', false],
    [{ wallet: { ...wallet, configured: false, coversOwed: false } }, 'wallet_short', false],
    [{ wallet: { ...wallet, paymentsStopped: true } }, 'payouts_stopped', true],
    [{ wallet: { ...wallet, configured: false, paymentsStopped: true } }, 'payouts_stopped', false],
    [{ wallet: { ...wallet, paymentsStopped: true } }, 'payouts_stopped', true],
    [{ wallet: { ...wallet, paymentsStopped: null } }, 'payouts_stopped', undefined],
    [{ updates: { status: 'failing', problem: 'webhook' } }, 'bot_deaf', true],
    [{ updates: { status: 'off', problem: null } }, 'bot_deaf', false],
    [{ updates: { status: 'unknown', problem: null } }, 'bot_deaf', undefined],
    [{ weekOverMs: NOW_MS - WEEK_LATE_MS }, 'week_late', false],
    [{ weekOverMs: NOW_MS - WEEK_LATE_MS - 1 }, 'week_late', true],
    [{ backupMs: NOW_MS - BACKUP_OLD_MS - 1 }, 'backup_old', true],
    [{ backupMs: null }, 'backup_old', false],
    [{ jobs: [{ ...job, failuresInRow: 2 }] }, 'job_failing', false],
    [{ jobs: [{ ...job, failuresInRow: 3 }] }, 'job_failing', true],
    [{ jobs: [{ ...job, isLate: true }] }, 'job_failing', true],
    [{ jobs: [] }, 'job_failing', undefined],
    [{ disk: { host: 'deck-1', freeBytes: LOW_DISK_BYTES - 1 } }, 'disk_low', true],
    [{ disk: null }, 'disk_low', undefined],
    [ending(CERTIFICATE_SOON_MS), 'certificate_soon', true],
    [ending(CERTIFICATE_NOW_MS + 1), 'certificate_now', false],
    [ending(CERTIFICATE_NOW_MS), 'certificate_now', true],
    [ending(-1), 'certificate_now', true],
    [ending(-1), 'certificate_soon', true],
    [{ certificate: null }, 'certificate_now', undefined],
  ])('given %j: %s stands: %s', (measured, kind, isOn) => {
    const found = findProblems({ ...FINE, ...measured }).find((each) => each.kind === kind);
    expect(found?.isOn).toBe(isOn);
  });
});

describe('what the owner is told', () => {
  const on = (agoMs: number, isTold: boolean): AlertState => ({
    isOn: true,
    sinceMs: NOW_MS - agoMs,
    isTold,
  });
  const off = (agoMs: number, isTold: boolean): AlertState => ({
    ...on(agoMs, isTold),
    isOn: false,
  });

  // [before, whether it stands, begun today, notice]
  it.each<[AlertState | null, boolean, number, string | null]>([
    [null, false, 0, null],
    [null, true, 0, null],
    [on(ALERT_AFTER_MS - 1, false), true, 0, null],
    [on(ALERT_AFTER_MS, false), true, 0, 'begins'],
    [on(ALERT_AFTER_MS, false), true, MOST_ALERTS_A_DAY - 1, 'begins'],
    [on(ALERT_AFTER_MS, false), true, MOST_ALERTS_A_DAY, null],
    [on(9e9, true), true, 0, null],
    // Gone before the owner was told, or not for long enough.
    [on(ALERT_AFTER_MS, false), false, 0, null],
    [off(9e9, false), false, 0, null],
    [on(9e9, true), false, 0, null],
    [off(ALERT_OVER_AFTER_MS - 1, true), false, 0, null],
    [off(ALERT_OVER_AFTER_MS, true), false, MOST_ALERTS_A_DAY, 'over'],
    // Back before it counted as over.
    [off(ALERT_OVER_AFTER_MS, true), true, 0, null],
    // Recorded while the clock was ahead.
    [on(-9e9, false), true, 0, null],
  ])('after %j, if it stands: %s, begun %i times today: %s', (before, isOn, begunToday, notice) => {
    const next = nextAlert(before, { isOn, nowMs: NOW_MS, begunToday });
    expect(next.notice).toBe(notice);
    const isTold = notice === null ? (before?.isTold ?? false) : notice === 'begins';
    if (before === null && !isOn) expect(next.state).toBeNull();
    else expect(next.state).toMatchObject({ isOn, isTold });
  });

  it('begins at most five times a day, whatever comes and goes', () => {
    let state: AlertState | null = null;
    let begun = 0;
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      const isOn = minute % 20 < 5;
      const next = nextAlert(state, { isOn, nowMs: NOW_MS + minute * 60_000, begunToday: begun });
      if (next.notice === 'begins') begun += 1;
      state = next.state;
    }
    expect(begun).toBe(MOST_ALERTS_A_DAY);
  });

  it('names the way out, and escapes names', () => {
    const text = (kind: AlertKind, about: string, isLast = false) =>
      alertText(messagesIn('en'), {
        kind,
        about,
        notice: 'begins',
        isLast,
        command: (call) => `quarterdeck ${call}`,
        monitorUrl: 'https://deck.org/monitoring',
      });
    expect(text('week_late', '')).toContain('quarterdeck close-week --all');
    expect(text('wallet_short', '')).toContain('https://deck.org/monitoring');
    expect(text('bot_deaf', 'webhook')).toContain('another program has set a webhook');
    expect(text('bot_deaf', 'other_reader')).toContain('reads them with the same token');
    expect(text('job_failing', 'webhooks')).toContain('“Webhooks”');
    expect(text('certificate_soon', 'deck.org')).toContain('quarterdeck doctor');
    expect(text('disk_low', '<a>')).toContain('&lt;a&gt;');
    expect(text('disk_low', 'a')).not.toContain('today');
    const over = { kind: 'disk_low', about: '<a>', notice: 'over', isLast: false } as const;
    const addresses = { command: (call: string) => call, monitorUrl: 'https://deck.org' };
    expect(alertText(messagesIn('de'), { ...over, ...addresses })).toBe(
      '<b>Vorbei.</b> Auf der Platte von &lt;a&gt; ist wieder Platz.',
    );
    expect(text('disk_low', 'a', true)).toContain('This is the last message of its kind today');
  });
});
