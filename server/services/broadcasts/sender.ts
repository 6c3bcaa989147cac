import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import type { Db } from '#server/db/connect.ts';
import type { TelegramBot } from '#server/gateways/telegram/telegram.ts';
import {
  type Pace,
  type SenderClock,
  SYSTEM_CLOCK,
  TELEGRAM_PACE,
} from '#server/services/telegram/pace.ts';
import { findRunning } from './rows.ts';
import { releaseLease, takeLease } from './sender-lease.ts';
import { sendBroadcasts } from './sending.ts';

export type BroadcastSender = {
  /** Starts sending in the background; does nothing if it is already sending. */
  wake(): void;
  /** Resolves when this server has nothing left to send now. */
  idle(): Promise<void>;
  /** Starts no more messages; resolves when the outcomes of those in flight are recorded. */
  stop(): Promise<void>;
  isStopped(): boolean;
};

export type SenderOptions = {
  db: Db;
  telegram: TelegramBot;
  now: () => number;
  /** Called for every failure. */
  report(error: unknown, what: string): void;
  pace?: Pace;
  clock?: SenderClock;
  /** The time after which other servers take over from a dead one. */
  leaseMs?: number;
  /** Longer than a claim, a call and every possible delay between them. */
  doubtAfterMs?: number;
};

const LEASE_MS = 30_000;
const DOUBT_AFTER_MS = 30_000;

/** Sends the running broadcasts one after the other; every server may have a sender. */
export function createBroadcastSender(options: SenderOptions): BroadcastSender {
  const { db, report, leaseMs = LEASE_MS } = options;
  const settings = {
    pace: TELEGRAM_PACE,
    clock: SYSTEM_CLOCK,
    doubtAfterMs: DOUBT_AFTER_MS,
    ...options,
  };
  const holder = randomUUID();
  const stopping = new AbortController();
  // Every message that waits for its slot adds a listener.
  setMaxListeners(0, stopping.signal);
  let current: Promise<void> | null = null;
  let isWanted = false;
  let retry: NodeJS.Timeout | undefined;

  async function runOnce(): Promise<void> {
    const { heldForMs } = await takeLease(db, { holder, leaseMs });
    if (heldForMs > 0) {
      // The holder may be dead. If it is alive, it does the work and nothing is left for us.
      if (await findRunning(db)) retry = setTimeout(wake, heldForMs).unref();
      return;
    }
    try {
      await sendBroadcasts({ ...settings, lease: { holder, leaseMs }, signal: stopping.signal });
    } finally {
      await releaseLease(db, { holder });
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
