import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '#server/testing/events.ts';

/** The results of a bot and of visitors. */
export type LoadReport = {
  /** Ids of events that a server acknowledged. */
  acknowledged: Set<string>;
  /** Answers by status; 0: none. */
  events: Map<number, number>;
  pages: Map<number, number>;
  /** The longest time in which no event was acknowledged, in ms. */
  longestGapMs: number;
  /** Refusals without Retry-After. */
  withoutRetryAfter: number;
};

export type Load = { report: LoadReport; stop(): Promise<void> };

const PEOPLE = 200;
const EVENTS_AT_ONCE = 5;
const PAGES = ['/leaderboard', '/api/leaderboard', '/api/stats', '/weeks'];
const BETWEEN_MS = 25;

/** A bot that reports tips, again and again until they are accepted, and visitors; each uses any of the servers. */
export function startLoad(servers: readonly string[], token: string, random: Random): Load {
  const report: LoadReport = {
    acknowledged: new Set(),
    events: new Map(),
    pages: new Map(),
    longestGapMs: 0,
    withoutRetryAfter: 0,
  };
  let isOn = true;
  let acknowledgedAt = performance.now();

  async function call(
    statuses: Map<number, number>,
    path: string,
    init: RequestInit = {},
  ): Promise<Response | null> {
    const response = await fetch(random.pick(servers) + path, {
      ...init,
      signal: AbortSignal.timeout(30_000),
    }).catch(() => null);
    const status = response?.status ?? 0;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === 503 && !response?.headers.has('retry-after')) report.withoutRetryAfter += 1;
    return response;
  }

  async function reportTips(): Promise<void> {
    const events = Array.from({ length: EVENTS_AT_ONCE }, () => {
      const from = random.below(PEOPLE);
      return {
        id: randomUUID(),
        type: 'tip',
        at: new Date().toISOString(),
        telegramId: String(1000 + from),
        to: String(1000 + ((from + 1) % PEOPLE)),
        amount: '1',
      };
    });
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ events }),
    };
    for (;;) {
      const response = await call(report.events, '/api/bot/v1/events', init);
      if (response?.status === 200) {
        const { results } = (await response.json()) as { results: { status: string }[] };
        for (const [index, { status }] of results.entries()) {
          const id = events[index]?.id;
          if (id && status !== 'rejected') report.acknowledged.add(id);
        }
        const now = performance.now();
        report.longestGapMs = Math.max(report.longestGapMs, now - acknowledgedAt);
        acknowledgedAt = now;
        return;
      }
      if (!isOn) return;
      await pause(BETWEEN_MS);
    }
  }

  const bots = Array.from({ length: 4 }, async () => {
    while (isOn) {
      await reportTips();
      await pause(BETWEEN_MS);
    }
  });
  const visitors = Array.from({ length: 2 }, async () => {
    while (isOn) {
      const response = await call(report.pages, random.pick(PAGES));
      await response?.arrayBuffer().catch(() => {});
      await pause(BETWEEN_MS);
    }
  });
  return {
    report,
    async stop() {
      isOn = false;
      await Promise.all([...bots, ...visitors]);
    },
  };
}
