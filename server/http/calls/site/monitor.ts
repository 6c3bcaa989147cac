import { readSystemEvents } from '#server/services/operations/system-events.ts';
import { readUptime } from '#server/services/operations/uptime.ts';
import { readUserActivity } from '#server/services/weeks/user-activity.ts';
import type { CallDeps } from '../../deps.ts';
import type { Handlers } from '../../handlers.ts';

/** Health, and the figures of the monitor (docs/spec/monitor.md#3-calls). */
export function monitorCalls({ db, config, health, coinSymbol, now }: CallDeps) {
  return {
    getHealth: async () => (await health.read()).health,
    getHealthLive: async () => ({ status: 'live' as const }),
    getHealthReady: async () => {
      await health.requireReady();
      return { status: 'ready' as const };
    },
    getWalletFigures: () => health.readWalletFigures(),
    getUserActivityDetails: ({ query }) =>
      readUserActivity(db, { ...config, search: query.search ?? '', nowMs: now() }),
    getUptime: () => readUptime(db, { nowMs: now() }),
    getSystemEvents: async () => ({ events: await readSystemEvents(db, { coinSymbol }) }),
  } satisfies Partial<Handlers>;
}
