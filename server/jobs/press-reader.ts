import { randomUUID } from 'node:crypto';
import {
  releasePressLease,
  savePressOffset,
  takePressLease,
} from '#server/services/press-lease.ts';
import { takePress } from '#server/services/presses.ts';
import type { PressDeps } from '#server/services/sign-in-presses.ts';
import type { Waiting } from '#server/services/sign-in-questions.ts';

/** How long one question to Telegram waits for something to be pressed. */
const WAIT_SECONDS = 20;
/** Longer than such a question with all its timeouts: while a server lives, no other one reads. */
const LEASE_SECONDS = 60;
/** After a failure, and while another server reads. */
const PAUSE_MS = 5_000;

export type PressReader = { stop(): Promise<void> };

/**
 * Asks Telegram what was pressed, over and over (`TELEGRAM_UPDATES=poll`). Of several servers one does
 * it; when it goes, another goes on where it was.
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
        report(error, 'what is pressed in Telegram is not read');
        await pause(PAUSE_MS, signal);
      }
    }
  }

  // The offset is kept when everything before it is done: what fails comes again.
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
        report(error, 'the lease on what is pressed was not given back'),
      );
    },
  };
}
