import { useEffect, useEffectEvent, useState } from 'react';
import type { ApiResponse } from '#contract/api.ts';
import { broadcastText } from '#rules/broadcast.ts';
import type { Language } from '#rules/messages/languages.ts';
import { failureText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
import { useAdminWork } from '../use-admin-work.ts';
import type { CustomMessages, Readers } from './custom-messages.ts';

type Answer = ApiResponse<'previewBroadcast'>;

export type Preview = ReturnType<typeof usePreview>;

/**
 * The message as the server would send it to some readers: everybody's is in the community's language. Its parts come from the
 * server when the dialog opens; the typed text is inserted here, by the same rule that the server uses.
 */
export function usePreview(postId: string, messages: CustomMessages, readers: Readers) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [purpose, setPurpose] = useState<'show' | 'send'>('show');
  const { adminTelegramId, withSignIn, run, isBusy } = useAdminWork();
  const [communityLanguage, setCommunityLanguage] = useState<Language | null>(null);
  const language = readers === 'everybody' ? communityLanguage : readers;
  const text = answer && language && textIn(language, answer, messages);

  async function fetchPreview(wish: { sendToMe: boolean }): Promise<void> {
    setProblem(null);
    setPurpose(wish.sendToMe ? 'send' : 'show');
    const header =
      answer && (wish.sendToMe ? { header: answer.header } : { anotherHeaderThan: answer.header });
    const body = {
      adminTelegramId,
      sendToMe: wish.sendToMe,
      ...header,
      ...messages.body,
      ...(language !== null && { language }),
    };
    try {
      const input = { params: { postId }, body };
      const next = await withSignIn(() => call('previewBroadcast', input));
      // The first call names no language.
      if (language === null) setCommunityLanguage(next.language);
      setAnswer(next);
    } catch (error) {
      const what = wish.sendToMe ? m.portal_broadcast_not_sent() : m.portal_broadcast_no_preview();
      setProblem(failureText(what, error));
    }
  }

  const sent = answer?.language === language ? answer : null;
  const show = () => void run(() => fetchPreview({ sendToMe: false }));
  const showFirst = useEffectEvent(show);
  useEffect(() => showFirst(), []);

  return {
    /** The text on the screen; null until the server has responded. */
    text,
    language,
    header: answer?.header ?? null,
    recipients: answer?.recipients ?? null,
    /** True if the last test message arrived; null if none was sent in this language. */
    delivered: sent?.delivered ?? null,
    /** True if the text has changed since the test message. */
    isOtherThanSent: sent?.delivered === true && sent.text !== text,
    problem,
    isLoading: isBusy && purpose === 'show',
    isSending: isBusy && purpose === 'send',
    /** Draws a header that differs from the current one, if any. */
    show,
    sendToMe: () => void run(() => fetchPreview({ sendToMe: true })),
  };
}

/** Null for a language that the server does not know. */
function textIn(
  language: Language,
  { creator, url, languages }: Answer,
  messages: CustomMessages,
): string | null {
  const parts = languages.find((each) => each.language === language);
  if (!parts) return null;
  const { header, contentType } = parts;
  const customMessage = messages.wordsIn(language);
  return broadcastText({ creator, url, header, contentType, customMessage })?.text ?? null;
}
