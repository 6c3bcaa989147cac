import { useEffect, useEffectEvent, useState } from 'react';
import type { ApiResponse } from '#contract/api.ts';
import { broadcastText } from '#rules/broadcast.ts';
import { failureText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { useAdminWork } from '../use-admin-work.ts';

type Answer = ApiResponse<'previewBroadcast'>;

export type Preview = ReturnType<typeof usePreview>;

/**
 * The message as the server would send it. Its parts come from the server when the dialog opens; the typed text is inserted here,
 * by the same rule that the server uses.
 */
export function usePreview(postId: string, typed: string) {
  const message = typed.trim();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [purpose, setPurpose] = useState<'show' | 'send'>('show');
  const { adminTelegramId, withSignIn, run, isBusy } = useAdminWork();
  const text =
    (answer &&
      broadcastText({ ...answer, customMessage: message === '' ? null : message })?.text) ??
    null;

  async function fetchPreview(wish: { sendToMe: boolean }): Promise<void> {
    setProblem(null);
    setPurpose(wish.sendToMe ? 'send' : 'show');
    const header =
      answer && (wish.sendToMe ? { header: answer.header } : { anotherHeaderThan: answer.header });
    const body = {
      adminTelegramId,
      sendToMe: wish.sendToMe,
      ...header,
      ...(message !== '' && { customMessage: message }),
    };
    try {
      const input = { params: { postId }, body };
      setAnswer(await withSignIn(() => call('previewBroadcast', input)));
    } catch (error) {
      const what = wish.sendToMe ? 'Could not send it to you' : 'Could not make the preview';
      setProblem(failureText(what, error));
    }
  }

  const show = () => void run(() => fetchPreview({ sendToMe: false }));
  const showFirst = useEffectEvent(show);
  useEffect(() => showFirst(), []);

  return {
    /** The text on the screen; null until the server has responded. */
    text,
    header: answer?.header ?? null,
    recipients: answer?.recipients ?? null,
    /** True if the last test message arrived; null if none was sent. */
    delivered: answer?.delivered ?? null,
    /** True if the text has changed since the test message. */
    isOtherThanSent: answer?.delivered === true && answer.text !== text,
    problem,
    isLoading: isBusy && purpose === 'show',
    isSending: isBusy && purpose === 'send',
    /** Draws a header that differs from the current one, if any. */
    show,
    sendToMe: () => void run(() => fetchPreview({ sendToMe: true })),
  };
}
