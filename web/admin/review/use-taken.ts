import { useEffect, useState } from 'react';
import { call } from '#web/api/call.ts';
import { useAdmin } from '../admin-context.ts';
import { REVIEW_CALLS, useInvalidate } from '../calls.ts';

/** Well within the two minutes after which the server forgets it. */
const TAKE_AGAIN_MS = 60_000;

/**
 * Tells the other administrators that this submission is open here. It locks nothing, so a failure has no consequences.
 *
 * @returns the other administrator who has it open
 */
export function useTaken(id: string): string | null {
  const { telegramId } = useAdmin();
  const invalidate = useInvalidate();
  const [other, setOther] = useState<string | null>(null);

  useEffect(() => {
    const input = { params: { id }, body: { adminTelegramId: telegramId } };
    let isOpen = true;
    async function take(): Promise<void> {
      try {
        const { submission } = await call('takeSubmission', input);
        if (!isOpen) return;
        setOther(submission.takenBy);
        if (submission.status !== 'pending') void invalidate(REVIEW_CALLS);
      } catch (error) {
        console.debug(`takeSubmission: ${error instanceof Error ? error.message : error}`);
      }
    }
    void take();
    const timer = setInterval(() => void take(), TAKE_AGAIN_MS);
    return () => {
      isOpen = false;
      clearInterval(timer);
      // If this fails, the server forgets it after two minutes.
      call('dropSubmission', input).catch(() => undefined);
    };
  }, [id, telegramId, invalidate]);

  return other;
}
