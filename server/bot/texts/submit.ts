import { CONTENT_TYPES } from '#rules/points/content-types.ts';
import { escapeHtml } from '#rules/telegram-html.ts';
import type { Answer } from '../ask.ts';

type Preview = {
  host: string;
  contentType: string | null;
  waiting: number;
  duplicate: { isOwn: boolean; status: string } | null;
};

function waitingText(count: number): string {
  if (count === 0) return 'Nothing else is waiting for review.';
  return count === 1
    ? '1 submission is waiting for review.'
    : `${count} submissions are waiting for review.`;
}

export const SUBMIT = {
  banned: 'Banned members cannot submit content.',
  askLink: 'Send me the link to your content. /cancel stops.',
  badLink: (reason: string) => `${escapeHtml(reason)} Send another link, or /cancel.`,
  pressKind: 'Press one of the buttons above, or /cancel.',
  askTitle: 'Now send me a title, for the reviewers and the showcase. /cancel stops.',
  noTitle: [[{ text: 'No title', data: 'title:none' }]],
  longTitle: (most: number) => `A title has at most ${most} characters. Send a shorter one.`,
  cancelled: 'Cancelled. Nothing was submitted.',
  nothingToCancel: 'There is nothing to cancel.',

  askKind({ host, contentType, waiting, duplicate }: Preview): Answer {
    const guess = CONTENT_TYPES.find(({ id }) => id === contentType);
    const others = CONTENT_TYPES.filter(({ id }) => id !== contentType);
    const buttons = [...(guess ? [guess] : []), ...others].map(({ id, displayName }) => ({
      text: displayName,
      data: `kind:${id}`,
    }));
    const known =
      duplicate === null
        ? ''
        : `\n${duplicate.isOwn ? 'You have' : 'Somebody has'} already submitted this link (${duplicate.status}).`;
    return {
      html: `What kind of content is it? The link is at ${escapeHtml(host)}. ${waitingText(waiting)}${known}`,
      buttons: buttons.map((button) => [button]),
    };
  },

  done: (publicUrl: string): Answer => ({
    html: 'Submitted. I will tell you what the reviewers decide; points come with their approval.',
    buttons: [[{ text: 'My submissions', url: `${publicUrl}/creator` }]],
  }),
};
