import { useEffect, useState } from 'react';
import type { AdminSession } from '#contract/site/auth.ts';
import { call } from '#web/api/call.ts';
import type { SignInMessage } from '#web/shell/sign-in/sign-in-errors.ts';
import { legacyLoginMessage } from './messages.ts';

/** Slightly longer than the server holds the call open, in ms. */
const CALL_TIMEOUT_MS = 70_000;

/** A sign-in that waits for its approval in Telegram. */
type Waiting = { matchCode: string; startedMs: number; abort: AbortController };

type ApprovalOptions = {
  onSignedIn(session: AdminSession): void;
  onFailed(message: SignInMessage): void;
};

/**
 * Asks an administrator's account for approval in Telegram (docs/spec/portal.md#4-signing-in-by-a-telegram-id). Leaving the page
 * withdraws the question.
 */
export function useApproval({ onSignedIn, onFailed }: ApprovalOptions) {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const abort = waiting?.abort;
  useEffect(() => () => abort?.abort(), [abort]);

  async function ask(telegramId: string): Promise<void> {
    const matchCode = drawMatchCode();
    const started = { matchCode, startedMs: Date.now(), abort: new AbortController() };
    const { signal } = started.abort;
    setWaiting(started);
    try {
      const body = { telegramId, matchCode };
      const options = { signal, timeoutMs: CALL_TIMEOUT_MS };
      onSignedIn(await call('postAdminLogin', { body }, options));
    } catch (error) {
      if (signal.aborted) return;
      setWaiting(null);
      onFailed(legacyLoginMessage(error));
    }
  }

  return { waiting, ask, withdraw: () => abort?.abort() };
}

/** Two digits that match the request in Telegram to this page; not a secret. */
function drawMatchCode(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(random % 100).padStart(2, '0');
}
