import { describe, expect, it } from 'vitest';
import type { LogEntry } from '#contract/site/monitoring.ts';
import type { SystemStatus, WeekSummary } from '#contract/site/weekly-rewards.ts';
import { MONITOR } from '#rules/limits.ts';
import { readCommunity } from '#server/community-file/read-community.ts';
import { setCommunity } from '#web/community.ts';
import { buildLogs, failedLog, mergeLogs } from './logs.ts';

setCommunity(readCommunity(null).site);

const AT_MS = Date.parse('2026-03-04T12:00:00Z');
const STATUS: SystemStatus = {
  systemHealthy: true,
  systemEnabled: true,
  walletConfigured: true,
  recentSnapshots: 1,
  recentDistributions: 1,
  weeklyRewardPool: '500',
  minActivityThreshold: 5,
  nextSnapshot: '2026-03-08T23:00:00.000Z',
  nextDistribution: '2026-03-09T00:00:00.000Z',
};
const SUMMARY: WeekSummary = {
  week: '2026-03-08',
  activeUsers: 1234,
  eligibleUsers: 1,
  totalActivityPoints: 5678.25,
  largestShares: ['12.5'],
};

const ESTIMATE = { balancePart: 2.5, mostPool: '500' };

function build(status: Partial<SystemStatus> = {}, summary: Partial<WeekSummary> = {}) {
  return buildLogs(
    { data: { ...STATUS, ...status }, atMs: AT_MS },
    { data: { ...SUMMARY, ...summary }, atMs: AT_MS - 30_000 },
  );
}

const lines = (logs: readonly LogEntry[]) =>
  logs.map(({ level, message }) => `${level} ${message}`);

describe('buildLogs', () => {
  it('has a line for each fact, at the time of its answer', () => {
    const logs = build();
    expect(lines(logs)).toEqual([
      'SUCCESS System is healthy',
      'SUCCESS Rewards system enabled',
      'SUCCESS Wallet configured',
      'INFO 1 snapshot in the last 7 days',
      'INFO 1 distribution in the last 7 days',
      'INFO Weekly pool Ɉ 500, minimum threshold 5 pts',
      'INFO 1,234 active users with 5,678.25 points this week',
      'SUCCESS 1 user eligible for rewards',
    ]);
    expect(logs.length).toBeLessThanOrEqual(MONITOR.logEntriesBuilt);
    expect(new Set(logs.map(({ id }) => id)).size).toBe(logs.length);
    expect(logs.map(({ timestamp }) => timestamp).sort()).toEqual([
      ...Array(2).fill('2026-03-04T11:59:30.000Z'),
      ...Array(6).fill('2026-03-04T12:00:00.000Z'),
    ]);
  });

  it.each<[Partial<SystemStatus>, string]>([
    [
      { weeklyRewardPool: '90', poolEstimate: { ...ESTIMATE, lookedAt: '2026-03-04T12:00:00Z' } },
      'INFO Weekly pool about Ɉ 90 (2.5 % of the wallet’s free coins, at most Ɉ 500), minimum threshold 5 pts',
    ],
    [
      { weeklyRewardPool: '0', poolEstimate: { ...ESTIMATE, lookedAt: null } },
      'INFO Weekly pool not known yet (2.5 % of the wallet’s free coins, at most Ɉ 500), minimum threshold 5 pts',
    ],
    [{ systemHealthy: false }, 'ERROR System is unhealthy'],
    [{ systemEnabled: false }, 'WARN Rewards system disabled'],
    [{ walletConfigured: false }, 'WARN Wallet not configured'],
    [{ recentSnapshots: 0 }, 'WARN 0 snapshots in the last 7 days'],
    [{ recentDistributions: 0 }, 'WARN 0 distributions in the last 7 days'],
  ])('warns of %j', (status, line) => {
    expect(lines(build(status))).toContain(line);
  });

  it('warns of a week in which nobody is eligible', () => {
    expect(lines(build({}, { eligibleUsers: 0 }))).toContain('WARN 0 users eligible for rewards');
  });
});

describe('failedLog', () => {
  it('is a single error', () => {
    expect(failedLog(AT_MS)).toMatchObject([
      {
        level: 'ERROR',
        timestamp: '2026-03-04T12:00:00.000Z',
        message: 'Failed to fetch monitoring data for log generation',
      },
    ]);
  });
});

describe('mergeLogs', () => {
  const event = (id: string, timestamp: string): LogEntry => ({
    id,
    timestamp,
    level: 'INFO',
    message: id,
    source: 'weeks',
  });

  it('puts the newest first, and keeps the order of simultaneous entries', () => {
    const [first, second] = build();
    if (!first || !second) throw new Error('nothing was built');
    const merged = mergeLogs(
      [first, second],
      [event('old', '2026-03-01T00:00:00Z'), event('new', '2026-03-04T12:00:00.001Z')],
    );
    expect(merged.map(({ id }) => id)).toEqual(['new', first.id, second.id, 'old']);
  });

  it('shows at most twenty', () => {
    const events = Array.from({ length: 20 }, (_, index) =>
      event(`e${index}`, `2026-03-01T00:00:${String(59 - index)}Z`),
    );
    const merged = mergeLogs(build(), events);
    expect(merged).toHaveLength(MONITOR.logEntriesShown);
    expect(merged.at(-1)?.id).toBe('e11');
  });
});
