import { useEffect, useState } from 'react';
import { call } from '#web/api/call.ts';
import { useAdmin } from '../admin-context.ts';
import { REVIEW_CALLS, useAskAgain } from '../calls.ts';

/** Well within the two minutes for which the server shows it. */
const TAKE_AGAIN_MS = 60_000;

/**
 * Shows the other administrators that this submission is open here, as long as it is. It locks nothing, so that a
 * failure is no reason to stop anybody.
 *
 * @returns who else has it open
 */
export function useTaken(id: string): string | null {
  const { telegramId } = useAdmin();
  const askAgain = useAskAgain();
  const [other, setOther] = useState<string | null>(null);

  useEffect(() => {
    const input = { params: { id }, body: { adminTelegramId: telegramId } };
    let isOpen = true;
    async function take(): Promise<void> {
      try {
        const { submission } = await call('takeSubmission', input);
        if (!isOpen) return;
        setOther(submission.takenBy);
        if (submission.status !== 'pending') void askAgain(REVIEW_CALLS);
      } catch (error) {
        console.debug(`takeSubmission: ${error instanceof Error ? error.message : error}`);
      }
    }
    void take();
    const timer = setInterval(() => void take(), TAKE_AGAIN_MS);
    return () => {
      isOpen = false;
      clearInterval(timer);
      // It is forgotten by itself after two minutes.
      call('dropSubmission', input).catch(() => undefined);
    };
  }, [id, telegramId, askAgain]);

  return other;
}
