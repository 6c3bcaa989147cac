import { useEffect, useEffectEvent, useState } from 'react';
import type { ApiResponse } from '#contract/api.ts';
import { call } from '#web/api/call.ts';
import { useWork } from '#web/shell/use-work.ts';
import { useAdmin } from '../admin-context.ts';
import { failureText } from '../error-code.ts';
import { useWithSignIn } from '../sign-in-again.tsx';

type Shown = ApiResponse<'previewBroadcast'> & { message: string };

export type Preview = ReturnType<typeof usePreview>;

/** The message as the server would send it: asked for when the dialog opens and by its buttons. */
export function usePreview(postId: string, typed: string) {
  const message = typed.trim();
  const { telegramId: adminTelegramId } = useAdmin();
  const withSignIn = useWithSignIn();
  const [shown, setShown] = useState<Shown | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [wish, setWish] = useState<'show' | 'send'>('show');
  const { run, isBusy } = useWork();

  async function ask(sendToMe: boolean): Promise<void> {
    setProblem(null);
    setWish(sendToMe ? 'send' : 'show');
    const body = { adminTelegramId, sendToMe, ...(message !== '' && { customMessage: message }) };
    try {
      const input = { params: { postId }, body };
      const answer = await withSignIn(() => call('previewBroadcast', input));
      setShown({ ...answer, message });
    } catch (error) {
      const what = sendToMe ? 'It could not be sent to you' : 'The preview could not be made';
      setProblem(failureText(what, error));
    }
  }

  const show = () => void run(() => ask(false));
  const showFirst = useEffectEvent(show);
  useEffect(() => showFirst(), []);

  return {
    shown,
    problem,
    /** What is shown is not what would go out now. */
    isOld: shown !== null && shown.message !== message,
    isAsking: isBusy && wish === 'show',
    isSending: isBusy && wish === 'send',
    show,
    sendToMe: () => void run(() => ask(true)),
  };
}
