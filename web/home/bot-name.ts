import { community } from '#web/community.ts';
import { m } from '#web/messages.ts';

/** The wallet bot's name within a sentence: its handle, or 'the bot' if the page does not name it. */
export function botName(): string {
  return community.links.botHandle ?? m.home_the_bot();
}
