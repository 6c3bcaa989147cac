import { useEffect, useState } from 'react';
import type { ApiResponse } from '#contract/api.ts';
import { LEADERBOARD_SEARCH_PAUSE_MS } from '#rules/limits.ts';
import { ApiError, call, errorText } from '#web/api/call.ts';
import { m } from '#web/messages.ts';

export type LinkPreview = ApiResponse<'previewSubmission'>;

type Known = { url: string; preview: LinkPreview | null; problem: string | null };

/** The longest link that the call accepts (contract/creator/submissions.ts). */
const MAX_LINK_LENGTH = 2048;

/** The facts that the server knows about a link, fetched after a pause in typing; nothing for an empty one. */
export function useLinkPreview(text: string) {
  const url = text.trim();
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    if (url === '') return;
    if (url.length > MAX_LINK_LENGTH) {
      setKnown({ url, preview: null, problem: m.creator_link_long() });
      return;
    }
    const controller = new AbortController();
    const timer = setTimeout(() => {
      call('previewSubmission', { body: { url } }, { signal: controller.signal }).then(
        (preview) => setKnown({ url, preview, problem: null }),
        (error: unknown) => {
          if (controller.signal.aborted) return;
          // Any other failure is shown when the form is sent, if it persists.
          const isRefused = error instanceof ApiError && error.status === 400;
          setKnown({ url, preview: null, problem: isRefused ? errorText(error) : null });
        },
      );
    }, LEADERBOARD_SEARCH_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [url]);
  const current = known?.url === url ? known : null;
  return { preview: current?.preview ?? null, problem: current?.problem ?? null };
}
