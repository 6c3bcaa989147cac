import { randomUUID } from 'node:crypto';
import { type SendingDeps, sendDueWebhooks } from './sending.ts';

export type WebhookSender = {
  /** Starts sending webhooks that are due; does nothing if that is already running. */
  wake(): void;
  /** Resolves when nothing more is due. */
  idle(): Promise<void>;
  /** Stops sending; resolves when sends under way are stored. */
  stop(): Promise<void>;
};

/** How often to look for events queued by another server or transaction. */
const LOOK_EVERY_MS = 5_000;

/**
 * Sends webhooks that are due. Any number of servers may have a sender.
 *
 * @param options.lookEveryMs 0 to send only when woken
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
