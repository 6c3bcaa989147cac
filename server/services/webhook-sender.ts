import { randomUUID } from 'node:crypto';
import { type SendingDeps, sendDueWebhooks } from './webhook-sending.ts';

export type WebhookSender = {
  /** Sends what is due, soon and by itself; does nothing where it does so already. */
  wake(): void;
  /** Resolves when nothing is left that is due now. */
  idle(): Promise<void>;
  /** Begins no send any more; resolves when those on their way are written down. */
  stop(): Promise<void>;
};

/** How soon an event that another server or transaction queued is found. */
const LOOK_EVERY_MS = 5_000;

/**
 * Sends the webhooks that are due; any number of servers may have one.
 *
 * @param options.lookEveryMs 0: only when woken
 */
export function createWebhookSender(
  options: SendingDeps & { lookEveryMs?: number },
): WebhookSender {
  const { lookEveryMs = LOOK_EVERY_MS, report } = options;
  const lease = randomUUID();
  let isStopped = false;
  let isWanted = false;
  let current: Promise<void> | null = null;

  async function run(): Promise<void> {
    while (isWanted && !isStopped) {
      isWanted = false;
      try {
        while (!isStopped && (await sendDueWebhooks(options, lease)) > 0);
      } catch (error) {
        report(error, 'looking for webhooks');
      }
    }
    current = null;
  }

  function wake(): void {
    if (isStopped) return;
    isWanted = true;
    current ??= run();
  }

  const timer = lookEveryMs > 0 ? setInterval(wake, lookEveryMs).unref() : undefined;
  return {
    wake,
    idle: async () => current ?? undefined,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await current;
    },
  };
}
