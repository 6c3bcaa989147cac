import type { Messages } from '#rules/messages/messages.ts';
import { CONTENT_TYPES } from '#rules/points/content-types.ts';
import { escapeHtml } from '#rules/telegram-html.ts';
import type { Answer } from '../ask.ts';
import { sentences } from './texts.ts';

type Preview = {
  host: string;
  contentType: string | null;
  waiting: number;
  duplicate: { isOwn: boolean; status: 'pending' | 'approved' | 'rejected' } | null;
};

export const SUBMIT = {
  badLink: (m: Messages, reason: string) => sentences(escapeHtml(reason), m.bot_submit_bad_link()),
  noTitle: (m: Messages) => [[{ text: m.button_no_title(), data: 'title:none' }]],

  askKind(m: Messages, { host, contentType, waiting, duplicate }: Preview): Answer {
    const guess = CONTENT_TYPES.find(({ id }) => id === contentType);
    const others = CONTENT_TYPES.filter(({ id }) => id !== contentType);
    const buttons = [...(guess ? [guess] : []), ...others].map(({ id }) => ({
      text: m[`button_content_${id}`](),
      data: `kind:${id}`,
    }));
    const known = duplicate === null ? [] : [knownText(m, duplicate)];
    return {
      html: [
        sentences(m.bot_submit_ask_kind({ host }), m.bot_submit_waiting({ count: waiting })),
        ...known,
      ].join('\n'),
      buttons: buttons.map((button) => [button]),
    };
  },

  done: (m: Messages, publicUrl: string): Answer => ({
    html: m.bot_submit_done(),
    buttons: [[{ text: m.button_my_submissions(), url: `${publicUrl}/creator` }]],
  }),
};

function knownText(m: Messages, { isOwn, status }: NonNullable<Preview['duplicate']>): string {
  const state = m[`bot_submit_status_${status}`]();
  return isOwn ? m.bot_submit_known_own({ status: state }) : m.bot_submit_known({ status: state });
}
