import { randomUUID } from 'node:crypto';
import type { Waiting } from '#server/services/sign-in/approvals.ts';
import {
  releasePressLease,
  savePressOffset,
  takePressLease,
} from '#server/services/telegram/press-lease.ts';
import type { PressDeps } from './press-deps.ts';
import { takePress } from './presses.ts';

/** How long one call to Telegram waits for a press. */
const WAIT_SECONDS = 20;
/** Longer than such a call with all its timeouts: while a server is alive, no other one reads. */
const LEASE_SECONDS = 60;
/** After a failure, and while another server reads. */
const PAUSE_MS = 5_000;

export type PressReader = { stop(): Promise<void> };

/**
 * Polls Telegram for button presses (`TELEGRAM_UPDATES=poll`). One of several servers does it; when it stops, another
 * continues where it was.
 */
export function startPressReader(
  deps: PressDeps & { pause: Waiting['pause']; holder?: string },
): PressReader {
  const { db, telegram, pause, report, holder = randomUUID() } = deps;
  const stopping = new AbortController();
  const { signal } = stopping;
  const ended = readOn();

  async function readOn(): Promise<void> {
    while (!signal.aborted) {
      try {
        const offset = await takePressLease(db, { holder, seconds: LEASE_SECONDS });
        if (offset === null) await pause(PAUSE_MS, signal);
        else await readFrom(offset);
      } catch (error) {
        if (signal.aborted) break;
        report(error, 'button presses could not be read from Telegram');
        await pause(PAUSE_MS, signal);
      }
    }
  }

  // The offset is saved after everything before it is done: what fails comes again.
  async function readFrom(offset: number): Promise<void> {
    const waitSeconds = WAIT_SECONDS;
    const { presses, nextOffset } = await telegram.readPresses({ offset, waitSeconds, signal });
    for (const press of presses) await takePress(deps, press);
    if (nextOffset !== offset) await savePressOffset(db, { holder, nextOffset });
  }

  return {
    async stop() {
      stopping.abort();
      await ended;
      await releasePressLease(db, holder).catch((error: unknown) =>
        report(error, 'the lease on reading button presses could not be released'),
      );
    },
  };
}
