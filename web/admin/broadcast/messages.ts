import type { Broadcast } from '#contract/admin/broadcast.ts';
import { ApiError, errorText, failureText } from '#web/api/api-error.ts';
import { m } from '#web/messages.ts';

/** The outcomes of a broadcast (docs/spec/portal.md#15-broadcasts). */
export function outcomeMessage({ sent, failed, policyWeek }: Broadcast) {
  return {
    title: m.portal_broadcast_success(),
    description:
      policyWeek === null
        ? m.portal_broadcast_success_post({ sent, failed })
        : m.portal_broadcast_success_policy({ sent, failed }),
  };
}

/** The reason why a broadcast failed. Without a response the server may go on recording it, and the text says so. */
export function broadcastError(error: unknown): string {
  const reason = errorText(error);
  const isUnanswered = error instanceof ApiError && error.status === 0;
  return isUnanswered ? m.portal_broadcast_unanswered({ reason }) : reason;
}

/** As {@link failureText}, with the reason of {@link broadcastError}. */
export function broadcastFailureText(what: string, error: unknown): string {
  const isUnanswered = error instanceof ApiError && error.status === 0;
  return isUnanswered ? `${what}: ${broadcastError(error)}` : failureText(what, error);
}

/** The subject of a broadcast: `#7`, or `the policy of 2026-11-29`. */
export function subjectText({ postId, policyWeek }: Broadcast): string {
  return postId === null
    ? m.portal_broadcast_subject_policy({ week: policyWeek ?? '' })
    : `#${postId}`;
}

/** 'Broadcast of #7', or 'Broadcast of the policy of 2026-11-29'. */
export function broadcastName({ postId, policyWeek }: Broadcast): string {
  return postId === null
    ? m.portal_broadcast_of_policy({ week: policyWeek ?? '' })
    : m.portal_broadcast_of_post({ id: postId });
}

/**
 * The message about a broadcast that is still unfinished when the call ends: it may simply be large, Telegram may have refused
 * it, which pauses it, or another administrator may have stopped it.
 */
export function unfinishedMessage({ state, sent, failed, waiting }: Broadcast) {
  switch (state) {
    case 'paused':
      return {
        title: m.portal_broadcast_was_paused(),
        description: m.portal_broadcast_was_paused_text({ sent, failed, waiting }),
      };
    case 'cancelled':
      return {
        title: m.portal_broadcast_was_cancelled(),
        description: m.portal_broadcast_was_cancelled_text({ sent }),
      };
    default:
      return {
        title: m.portal_broadcast_under_way(),
        description: m.portal_broadcast_under_way_text({ sent, waiting }),
      };
  }
}
