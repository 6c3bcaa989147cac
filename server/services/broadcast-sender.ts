import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import type { Db } from '#server/db/connect.ts';
import type { TelegramBot } from '#server/gateways/telegram.ts';
import { type Pace, type SenderClock, SYSTEM_CLOCK, TELEGRAM_PACE } from './broadcast-pace.ts';
import { findRunning } from './broadcast-rows.ts';
import { sendBroadcasts } from './broadcast-sending.ts';
import { leaveTurn, takeTurn } from './broadcast-turns.ts';

export type BroadcastSender = {
  /** Sends what waits, soon and by itself; does nothing where it does so already. */
  wake(): void;
  /** Resolves when nothing is left that this server can send now. */
  idle(): Promise<void>;
  /** Begins no message any more; resolves when those on their way are written down. */
  stop(): Promise<void>;
  isStopped(): boolean;
};

export type SenderOptions = {
  db: Db;
  telegram: TelegramBot;
  now: () => number;
  /** Is told of every failure. */
  report(error: unknown, what: string): void;
  pace?: Pace;
  clock?: SenderClock;
  /** A server that dies leaves its turn to the others after this. */
  leaseMs?: number;
  /** More than a claim, a call and all that can delay it in between take together. */
  settleAfterMs?: number;
};

const LEASE_MS = 30_000;
const SETTLE_AFTER_MS = 30_000;

/** Sends the broadcasts that are under way, one after the other; any number of servers may have one. */
export function createBroadcastSender(options: SenderOptions): BroadcastSender {
  const { db, report, leaseMs = LEASE_MS } = options;
  const settings = {
    pace: TELEGRAM_PACE,
    clock: SYSTEM_CLOCK,
    settleAfterMs: SETTLE_AFTER_MS,
    ...options,
  };
  const holder = randomUUID();
  const stopping = new AbortController();
  // Each message that waits for its moment listens.
  setMaxListeners(0, stopping.signal);
  let current: Promise<void> | null = null;
  let isWanted = false;
  let retry: NodeJS.Timeout | undefined;

  async function runOnce(): Promise<void> {
    const { heldForMs } = await takeTurn(db, { holder, leaseMs });
    if (heldForMs > 0) {
      // Its holder may be dead. While it lives it does the work, and this finds nothing to do.
      if (await findRunning(db)) retry = setTimeout(wake, heldForMs).unref();
      return;
    }
    try {
      await sendBroadcasts({ ...settings, turn: { holder, leaseMs }, signal: stopping.signal });
    } finally {
      await leaveTurn(db, { holder });
    }
  }

  async function run(): Promise<void> {
    while (isWanted && !stopping.signal.aborted) {
      isWanted = false;
      try {
        await runOnce();
      } catch (error) {
        report(error, 'sending a broadcast');
      }
    }
    current = null;
  }

  function wake(): void {
    if (stopping.signal.aborted) return;
    clearTimeout(retry);
    isWanted = true;
    current ??= run();
  }

  return {
    wake,
    idle: async () => current ?? undefined,
    async stop() {
      stopping.abort();
      clearTimeout(retry);
      await current;
    },
    isStopped: () => stopping.signal.aborted,
  };
}
