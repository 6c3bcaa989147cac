import { useEffect, useEffectEvent, useState } from 'react';
import type { ApiResponse } from '#contract/api.ts';
import { failureText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { useAdminWork } from '../use-admin-work.ts';

type Shown = ApiResponse<'previewBroadcast'> & { message: string };

export type Preview = ReturnType<typeof usePreview>;

/** The message as the server would send it, fetched when the dialog opens and by its buttons. */
export function usePreview(postId: string, typed: string) {
  const message = typed.trim();
  const [shown, setShown] = useState<Shown | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [purpose, setPurpose] = useState<'show' | 'send'>('show');
  const { adminTelegramId, withSignIn, run, isBusy } = useAdminWork();

  async function fetchPreview(sendToMe: boolean): Promise<void> {
    setProblem(null);
    setPurpose(sendToMe ? 'send' : 'show');
    const body = { adminTelegramId, sendToMe, ...(message !== '' && { customMessage: message }) };
    try {
      const input = { params: { postId }, body };
      const answer = await withSignIn(() => call('previewBroadcast', input));
      setShown({ ...answer, message });
    } catch (error) {
      const what = sendToMe ? 'Could not send it to you' : 'Could not make the preview';
      setProblem(failureText(what, error));
    }
  }

  const show = () => void run(() => fetchPreview(false));
  const showFirst = useEffectEvent(show);
  useEffect(() => showFirst(), []);

  return {
    shown,
    problem,
    /** The text has changed since. */
    isOld: shown !== null && shown.message !== message,
    isLoading: isBusy && purpose === 'show',
    isSending: isBusy && purpose === 'send',
    show,
    sendToMe: () => void run(() => fetchPreview(true)),
  };
}
