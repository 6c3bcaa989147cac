import type { Broadcast } from '#contract/admin/broadcast.ts';
import { ApiError, errorText } from '#web/api/api-error.ts';
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

/** The message about a call without a response, after which the server may go on recording the broadcast; null for any other error. */
export function unansweredMessage(error: unknown) {
  if (!(error instanceof ApiError) || error.status !== 0) return null;
  return {
    title: m.portal_broadcast_unanswered(),
    description: m.portal_broadcast_unanswered_text({ reason: errorText(error) }),
    tone: 'destructive' as const,
  };
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
