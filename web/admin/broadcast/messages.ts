import type { Broadcast } from '#contract/admin-broadcast.ts';
import { countText, quantityText } from '#web/ui/figures.ts';

/** 'Post shared with N users (M failed)', as the specification words it (section 8). */
export function outcomeMessage({ sent, failed }: Pick<Broadcast, 'sent' | 'failed'>) {
  return {
    title: 'Broadcast Successful!',
    description: `Post shared with ${countText(sent)} users (${countText(failed)} failed)`,
  };
}

/**
 * Of one that is not over when the call ends: a large community outlasts the call, Telegram may refuse it from
 * everybody, which pauses it, and another administrator may stop it meanwhile.
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
