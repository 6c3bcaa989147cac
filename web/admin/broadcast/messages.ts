import type { Broadcast } from '#contract/admin/broadcast.ts';
import { countText, quantityText } from '#web/ui/figures.ts';

/** The outcomes of a broadcast (docs/spec/portal.md#15-broadcasts). */
export function outcomeMessage({ sent, failed, policyWeek }: Broadcast) {
  const subject = policyWeek === null ? 'Post' : 'Policy';
  return {
    title: 'Broadcast Successful!',
    description: `${subject} shared with ${countText(sent)} users (${countText(failed)} failed)`,
  };
}

/** The subject of a broadcast: `#7`, or `the policy of 2026-11-29`. */
export function subjectText({ postId, policyWeek }: Broadcast): string {
  return postId === null ? `the policy of ${policyWeek}` : `#${postId}`;
}

/** '5 failed (2 of them unclear)'; an unclear message may or may not have arrived. */
export function failedText({ failed, unclear }: Pick<Broadcast, 'failed' | 'unclear'>): string {
  const doubt = unclear > 0 ? ` (${countText(unclear)} of them unclear)` : '';
  return `${countText(failed)} failed${doubt}`;
}

/**
 * The message about a broadcast that is still unfinished when the call ends: it may simply be large, Telegram may have refused
 * it, which pauses it, or another administrator may have stopped it.
 */
export function unfinishedMessage({ state, sent, failed, waiting }: Broadcast) {
  const soFar = `${quantityText(countText(sent), 'message')} sent`;
  const toGo = `${countText(waiting)} to go`;
  switch (state) {
    case 'paused':
      return {
        title: 'Broadcast paused',
        description: `${soFar}, ${countText(failed)} failed, ${toGo}. Resume or cancel it at the top of the page.`,
      };
    case 'cancelled':
      return { title: 'Broadcast cancelled', description: `${soFar} before that.` };
    default:
      return {
        title: 'Broadcast under way',
        description: `${soFar}, ${toGo}. Its progress is at the top of the page.`,
      };
  }
}
