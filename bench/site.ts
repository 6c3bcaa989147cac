import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { readConfig } from '#server/config/config.ts';
import type { Database } from '#server/db/connect.ts';
import { fillDemo } from '#server/services/demo/demo-community.ts';
import { type Clients, type RoundTimes, requireSuccess } from './clients.ts';
import { GATEWAY_TOKEN, type ServerOptions } from './server.ts';

const SITE = fileURLToPath(new URL('../dist/web', import.meta.url));

/** Fills a database with the demo community; its site is a copy of the built one, to which files may be added. */
export async function prepareSite(
  database: Database,
  report = (error: unknown): void => {
    throw error;
  },
) {
  const config = readConfig({ DEMO: '0' }, '/nowhere');
  await fillDemo(database.db, { ...config, nowMs: Date.now() });
  const siteFolder = mkdtempSync(join(tmpdir(), 'quarterdeck-bench-'));
  cpSync(SITE, siteFolder, { recursive: true });
  const news = database.follow(report);
  return {
    siteFolder,
    options: { nowMs: null, news, siteFolder } satisfies ServerOptions,
    remove: () => rmSync(siteFolder, { recursive: true }),
  };
}

let reports = 0;

/** Reports tips through the gateway, one per call, at an even pace. */
export async function reportTips(
  clients: Clients,
  { port, perSecond, seconds }: { port: number; perSecond: number; seconds: number },
): Promise<RoundTimes> {
  reports += 1;
  const event = {
    id: `bench:${reports}:{n}`,
    type: 'tip',
    at: new Date(Date.now() - 60_000).toISOString(),
    telegramId: '990000001',
    to: '990000002',
    amount: '0.01',
  };
  const headers = {
    authorization: `Bearer ${GATEWAY_TOKEN}`,
    'content-type': 'application/json',
  };
  const round = await clients.run({
    port,
    paths: ['/api/bot/v1/events'],
    clients: Array.from({ length: 64 }, () => headers),
    bodies: [JSON.stringify({ events: [event] })],
    calls: perSecond * seconds,
    perSecond,
  });
  return requireSuccess(round);
}

/** The most memory of this process during the work, in MB, and the times of its full collections, in ms each. */
export async function mostMemory<T>(
  work: () => Promise<T>,
): Promise<{ answer: T; mb: number; collectionsMs: number[] }> {
  const collectionsMs: number[] = [];
  const observer = new PerformanceObserver((list) => {
    // Entries of this kind always have it.
    for (const { duration, detail } of list.getEntries() as (PerformanceEntry & {
      detail: { kind: number };
    })[]) {
      if (detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR) collectionsMs.push(duration);
    }
  });
  observer.observe({ entryTypes: ['gc'] });
  let most = 0;
  const look = () => {
    most = Math.max(most, process.memoryUsage.rss());
  };
  const looking = setInterval(look, 100);
  try {
    const answer = await work();
    return { answer, mb: Math.round(most / 1e6), collectionsMs };
  } finally {
    observer.disconnect();
    clearInterval(looking);
  }
}
